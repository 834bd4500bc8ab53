import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { passwordQueue } from '../../auth/password';
import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { withTimeout } from '../../platform/with-timeout';
import type { SystemCheck } from './statistics.types';

const DATABASE_MILLISECONDS = 2_000;
const MAX_DELAY_MILLISECONDS = 1_000;
const MEASUREMENT_MILLISECONDS = 100;

/** One check: its problem, or null. The error of a check that throws is logged, not shown. */
async function run(
  { platform, requestId }: RequestContext,
  name: string,
  check: () => Promise<string | null>,
): Promise<SystemCheck> {
  try {
    const detail = await check();
    return { name, operational: detail === null, detail };
  } catch (error) {
    platform.log.warn({ err: error, requestId, check: name }, 'a system check failed');
    return { name, operational: false, detail: 'It does not answer.' };
  }
}

async function checkDatabase({ platform: { dataSource } }: RequestContext): Promise<null> {
  await withTimeout(DATABASE_MILLISECONDS, dataSource.query('select 1'));
  return null;
}

/** The longest delay of the event loop during the measurement, in milliseconds. */
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

/** Three parts of the system, each checked now, for the admin's dashboard. */
export async function checkSystem(context: RequestContext): Promise<SystemCheck[]> {
  requireRole(context, Role.ADMIN);
  return Promise.all([
    run(context, 'Database', () => checkDatabase(context)),
    run(context, 'API Server', () => checkServer(context)),
    run(context, 'Authentication', () => checkAuthentication(context)),
  ]);
}
