import { testsOfFolder } from '../setup/tests-of-folder';

// The pooler's need PgBouncer; the object store of the tests does not load beside the product.
testsOfFolder(__dirname, { apart: ['pooler.test.ts', 's3-files.test.ts'] });
