import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDocuments } from './build.mjs';
import { runNpm, runTool, RunError } from './run.mjs';

const PROGRAMS = ['contract', 'contract/tsconfig.build.json', 'api', 'web', '.', 'web/e2e'];

/** ESLint makes much that is soon garbage: with the default of 16 MB a tenth of their time goes into collecting it. */
const LARGE_YOUNG_SPACE = '--max-semi-space-size=128';

/** The checks that need only the sources; all but the first depend on the documents that the first generates. */
export const checks = {
  documents: { title: 'GraphQL documents fit the schema', run: generateDocuments },
  types: { title: 'Types', run: checkTypes },
  lint: {
    title: 'Lint',
    run: () =>
      runTool('eslint', 'eslint', ['.', '--max-warnings', '0'], { env: withNodeOptions(LARGE_YOUNG_SPACE) }),
  },
  boundaries: {
    title: 'Who may import whom',
    run: () =>
      runTool('depcruise', 'dependency-cruiser', [
        'contract/src',
        'api/src',
        'web/src',
        '--config',
        '.dependency-cruiser.cjs',
      ]),
  },
  schema: {
    title: 'schema.graphql is what the code says',
    run: () => runNpm('npm run schema', ['run', '--silent', 'schema', '--', '--check']),
  },
  schemaChanges: {
    title: 'No client is broken without a deprecation first',
    run: () => runNpm('npm run schema:release', ['run', '--silent', 'schema:release', '--', '--check']),
  },
};

function withNodeOptions(...options) {
  return { ...process.env, NODE_OPTIONS: [process.env.NODE_OPTIONS, ...options].filter(Boolean).join(' ') };
}

/** Runs named checks, two at a time, so that one run reports every failure. Resolves with a tally. */
export async function runChecks(names) {
  const tally = { passed: 0, failed: 0 };
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) tally[await outcomeOf(checks[name])] += 1;
  };
  await Promise.all([worker(), worker()]);
  return tally;
}

async function outcomeOf({ title, run }) {
  const since = performance.now();
  try {
    await run();
    console.log(`ok    ${title} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    return 'passed';
  } catch (error) {
    console.error(`FAIL  ${title}\n${error.message}`);
    return 'failed';
  }
}

/** Runs Jest on some projects, shown in this terminal. Resolves with a tally; a suite that cannot run counts as one. */
export async function runJest(projects) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-jest-'));
  const results = path.join(folder, 'results.json');
  try {
    const args = ['--selectProjects', ...projects, '--json', `--outputFile=${results}`];
    // Jest loads its global set-up through Node's own resolution, which finds the contract's sources by this condition.
    const env = withNodeOptions('--conditions=@ainsathi/source');
    const failure = await runTool('jest', 'jest', args, { env, show: 'errors' }).catch((error) => error);
    if (failure instanceof Error && !(failure instanceof RunError)) throw failure;
    return tallyOf(results, failure instanceof RunError);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends the process with one line of totals, for people and programs. */
export function finish(...tallies) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

function tallyOf(results, hasFailed) {
  let report;
  try {
    report = JSON.parse(readFileSync(results, 'utf8'));
  } catch {
    // Jest wrote no report: its global setup failed, which its output shows.
    return { passed: 0, failed: 1 };
  }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: hasFailed ? Math.max(failed, 1) : failed };
}

async function checkTypes() {
  const problems = [];
  for (const program of PROGRAMS) {
    const cache = `.cache/types-${program.replaceAll(/\W/g, '-')}.tsbuildinfo`;
    const args = ['-p', program, '--noEmit', '--incremental', '--tsBuildInfoFile', cache];
    await runTool(`tsc -p ${program}`, 'typescript', args).catch((error) => problems.push(error.message));
  }
  if (problems.length > 0) throw new RunError('Type check', 1, problems.join('\n'));
}
