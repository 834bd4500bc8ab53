import path from 'node:path';
import { testsOfFolder } from '../setup/tests-of-folder';

for (const half of ['api', 'contract'])
  describe(half, () => testsOfFolder(path.join(__dirname, '../../..', half, 'src'), { recursive: true }));
