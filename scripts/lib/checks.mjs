import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDocuments } from './build.mjs';
import { runNpm, runTool, RunError } from './run.mjs';

/** The checks that need only the sources; all but the first depend on the documents that the first generates. */
export const checks = {
  documents: { title: 'GraphQL documents fit the schema', run: generateDocuments },
  lint: { title: 'Types and lint', run: () => runTool('oxlint', 'oxlint', ['--format', 'unix']) },
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
  size: {
    title: 'The product is within its bounds',
    run: () => runNpm('npm run size', ['run', '--silent', 'size', '--', '--check']),
  },
  schema: {
    title: 'schema.graphql is what the code says',
    run: () => runNpm('npm run schema', ['run', '--silent', 'schema', '--', '--check']),
  },
  schemaChanges: {
    title: 'No client is broken without a deprecation first',
    run: () => runNpm('npm run schema:release', ['run', '--silent', 'schema:release', '--', '--check']),
  },
  audit: { title: 'No package that runs has a known fault', run: auditPackages },
};

function withNodeOptions(...options) {
  return { ...process.env, NODE_OPTIONS: [process.env.NODE_OPTIONS, ...options].filter(Boolean).join(' ') };
}

/** Nobody answered the question of a check, which therefore has neither passed nor failed. */
class Unanswered extends Error {}

/** Asks the registry, which not every network and mirror answers. */
async function auditPackages() {
  const args = [
    'audit',
    '--omit=dev',
    '--audit-level=high',
    '--json',
    '--fetch-retries=0',
    '--fetch-timeout=10000',
  ];
  const failure = await runNpm('npm audit', args).catch((error) => error);
  if (!(failure instanceof RunError)) return;
  if (failure.message.includes('"vulnerabilities"')) throw failure;
  throw new Unanswered('could not ask, because the registry did not answer.');
}

/** Runs named checks, two at a time, so that one run reports every failure. Resolves with a tally. */
export async function runChecks(names) {
  const tally = { passed: 0, failed: 0, unanswered: 0 };
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
    if (error instanceof Unanswered) {
      console.log(`?     ${title}: ${error.message}`);
      return 'unanswered';
    }
    console.error(`FAIL  ${title}\n${error.message}`);
    return 'failed';
  }
}

/** Runs Jest on some projects, or on some files of them, shown in this terminal. Resolves with a tally; a suite that cannot run counts as one. */
export async function runJest(projects, files = [], options = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-jest-'));
  const results = path.join(folder, 'results.json');
  try {
    const args = ['--selectProjects', ...projects, '--json', `--outputFile=${results}`, ...options, ...files];
    // Jest loads its global set-up through Node's own resolution, which finds the contract's sources by this condition.
    // Tests create many short-lived objects: with more room for them, component tests take a sixth less time.
    const env = withNodeOptions('--conditions=@ainsathi/source', '--max-semi-space-size=64');
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
