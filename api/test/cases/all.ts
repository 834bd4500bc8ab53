import { testsOfFolder } from '../setup/tests-of-folder';

testsOfFolder(__dirname);
