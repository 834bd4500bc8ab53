import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { passwordQueue } from '../../auth/password';
import { Role } from '../../auth/role';
import { hasPlainRights } from '../../db/product-role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { countJobs, listFailedMails } from '../../platform/jobs/job-counts';
import { withTimeout } from '../../http/operator-metrics';
import type { SystemCheck } from './statistics.types';

const DATABASE_MILLISECONDS = 2_000;
const MAX_DELAY_MILLISECONDS = 1_000;
/** Far more than a worker's polling interval. */
const MAX_OVERDUE_SECONDS = 600;
const MEASUREMENT_MILLISECONDS = 100;

type Finding = Omit<SystemCheck, 'name' | 'failedMails'> & Partial<Pick<SystemCheck, 'failedMails'>>;

/** The error of a check is logged, not shown. */
async function run(
  { platform, requestId }: RequestContext,
  name: string,
  check: () => Promise<string | null | Finding>,
): Promise<SystemCheck> {
  try {
    const found = await check();
    if (found !== null && typeof found !== 'string') return { failedMails: [], ...found, name };
    return { name, operational: found === null, detail: found, failedMails: [] };
  } catch (error) {
    platform.log.warn({ err: error, requestId, check: name }, 'a system check failed');
    return { name, operational: false, detail: 'It does not answer.', failedMails: [] };
  }
}

async function checkDatabase({ platform: { dataSource } }: RequestContext): Promise<null> {
  await withTimeout(DATABASE_MILLISECONDS, dataSource.query('select 1'));
  return null;
}

async function measureDelay(): Promise<number> {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  await wait(MEASUREMENT_MILLISECONDS);
  histogram.disable();
  return histogram.max / 1e6;
}

async function checkServer({ platform: { dataSource } }: RequestContext): Promise<string | null> {
  const delay = await measureDelay();
  if (delay > MAX_DELAY_MILLISECONDS) return `Busy: requests wait ${Math.round(delay)} ms.`;
  const missing = await withTimeout(DATABASE_MILLISECONDS, dataSource.showMigrations());
  return missing ? 'The database lacks migrations of this version.' : null;
}

async function checkAuthentication({ platform: { tokens } }: RequestContext): Promise<string | null> {
  const [accountId, sessionId] = [randomUUID(), randomUUID()];
  const claims = tokens.read(tokens.sign(accountId, sessionId));
  if (claims?.accountId !== accountId || claims.sessionId !== sessionId)
    return 'A token that was just signed is not accepted.';
  const { waiting, capacity } = passwordQueue();
  return waiting >= capacity
    ? 'Too many sign-ins wait for their password check.'
    : await Promise.resolve(null);
}

/** Reports the backlog even without a problem: it grows before anybody misses a mail. */
async function checkJobs({ platform: { dataSource } }: RequestContext): Promise<Finding> {
  const { waiting, active, failed, overdueSeconds } = await withTimeout(
    DATABASE_MILLISECONDS,
    countJobs(dataSource),
  );
  const failedMails = await withTimeout(DATABASE_MILLISECONDS, listFailedMails(dataSource));
  const operational = overdueSeconds < MAX_OVERDUE_SECONDS;
  const late = operational ? '' : ` The oldest has waited for ${Math.round(overdueSeconds / 60)} minutes.`;
  const detail = `${waiting} waiting, ${active} active, ${failed} failed for good.${late}`;
  return { operational, detail, failedMails };
}

/** Not a fault: a newcomer's database has one role. */
async function checkRights({ platform: { dataSource } }: RequestContext): Promise<Finding> {
  const isPlain = await withTimeout(DATABASE_MILLISECONDS, hasPlainRights(dataSource));
  const detail = isPlain
    ? 'The product has a plain role: yes.'
    : 'The product has a plain role: no. It owns the tables; DATABASE_OWNER_URL keeps the two apart.';
  return { operational: true, detail };
}

async function checkScanner({ platform: { scanner } }: RequestContext): Promise<string | Finding> {
  if (!scanner) return { operational: true, detail: 'No virus scanner is set (CLAMD_URL).' };
  const problem = await scanner.problem();
  return problem === null
    ? { operational: true, detail: null }
    : `Documents are refused: the virus scanner fails (${problem}).`;
}

/** Not a fault: a product without a relay has no calls. */
async function checkCalls({ platform: { config } }: RequestContext): Promise<Finding> {
  const detail = config.calls === null ? 'There are no video calls: no relay is set (TURN_URLS).' : null;
  return Promise.resolve({ operational: true, detail });
}

/** Not a fault: says what the operator has chosen. */
async function checkPapers({ platform: { config } }: RequestContext): Promise<Finding> {
  const rule = config.licencePapersRequired ? 'required: nobody is verified without one' : 'offered';
  return Promise.resolve({ operational: true, detail: `Papers are ${rule} (LICENCE_PAPERS).` });
}

export async function checkSystem(context: RequestContext): Promise<SystemCheck[]> {
  requireRole(context, Role.ADMIN);
  return Promise.all([
    run(context, 'Database', () => checkDatabase(context)),
    run(context, 'API Server', () => checkServer(context)),
    run(context, 'Authentication', () => checkAuthentication(context)),
    run(context, 'Job Queue', () => checkJobs(context)),
    run(context, 'Product Role', () => checkRights(context)),
    run(context, 'Virus Scanner', () => checkScanner(context)),
    run(context, 'Video Calls', () => checkCalls(context)),
    run(context, 'Licence Papers', () => checkPapers(context)),
  ]);
}
