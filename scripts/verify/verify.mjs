import { ensureBuild } from '../lib/build.mjs';
import { finish } from '../lib/checks.mjs';
import { exclusively } from '../lib/exclusive.mjs';
import { ensureDependencies } from '../lib/install.mjs';
import { requireNodeVersion } from '../lib/node-version.mjs';

/** The size of something in this run: a smaller one with `--short`, whose figures nobody writes down. */
export const sized = (long, short) => (process.env.VERIFY_SHORT === 'true' ? short : long);

/** Prints each promise with the figure that was seen, and counts those that were kept and those that were broken. */
function createReport() {
  const report = {
    kept: 0,
    broken: 0,
    promise(text, figure, isKept) {
      report[isKept ? 'kept' : 'broken'] += 1;
      console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${text}: ${figure}`);
    },
    note(text, figure) {
      console.log(`seen   ${text}: ${figure}`);
    },
  };
  return report;
}

/**
 * Runs a script that verifies promises on the built product, and ends the process with a line of totals: with 1 when a promise is broken.
 * @param run gets `promise(text, figure, isKept)`, `note(text, figure)` for figures without a promise, and `atEnd(work)`, whose work is done last, in reverse order.
 */
export async function verify(run) {
  requireNodeVersion();
  const report = createReport();
  const endings = [];
  const end = async () => {
    for (const work of endings.splice(0).reverse()) await work();
  };
  const stop = () => void end().finally(() => process.exit(130));
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await exclusively('build', async () => {
      await ensureDependencies();
      await ensureBuild();
    });
    await run({ promise: report.promise, note: report.note, atEnd: (work) => endings.push(work) });
  } catch (error) {
    console.error(error);
    report.broken += 1;
  } finally {
    await end();
  }
  finish({ passed: report.kept, failed: report.broken });
}
