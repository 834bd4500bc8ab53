import { testsOfSources } from '../tests-of-sources';

testsOfSources((file) => /\.test\.tsx?$/.test(file) && !/\.(dom|alone)\.test\./.test(file));
