import { testsOfSources } from './tests-of-sources';

testsOfSources((file) => file.endsWith('.dom.test.tsx'));
