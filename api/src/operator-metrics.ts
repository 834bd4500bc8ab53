import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import type { Platform } from './context';
import { hasPlainRights } from './db/product-role';
import { readMarks } from './operator-marks';
import { countJobs } from './platform/jobs/job-counts';
import { withTimeout } from './platform/with-timeout';

const DATABASE_MILLISECONDS = 2_000;

type Values = [labels: Record<string, string>, value: number][];

/** A gauge whose values are read when they are asked for; without an answer of the database they are left out. */
function addGauge(
  registry: Registry,
  settings: { name: string; help: string; labelNames: string[]; ofProcess?: boolean },
  read: () => Promise<Values> | Values,
): void {
  const { ofProcess = false, ...shown } = settings;
  new Gauge({
    ...shown,
    registers: [registry],
    // What the database tells is the same in every process.
    aggregator: ofProcess ? 'sum' : 'max',
    async collect() {
      this.reset();
      const values = await withTimeout(DATABASE_MILLISECONDS, Promise.resolve(read())).catch(() => []);
      for (const [labels, value] of values) this.set(labels, value);
    },
  });
}

function versionOf(): string {
  const manifest = readFileSync(path.join(__dirname, '..', '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function poolValues(pool: string, { totalCount, idleCount, waitingCount }: Pool): Values {
  const states = { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  return Object.entries(states).map(([state, value]) => [{ pool, state }, value]);
}

/** Adds the version, and the connections of the pools. */
export function addProcessMetrics(registry: Registry, { dataSource, readers }: Platform): void {
  const version = versionOf();
  addGauge(
    registry,
    { name: 'ainsathi_version', help: 'The version that runs.', labelNames: ['version'] },
    () => [[{ version }, 1]],
  );
  addGauge(
    registry,
    {
      name: 'ainsathi_database_connections',
      help: 'Connections to the database by pool: used, idle, and requests that wait for one.',
      labelNames: ['pool', 'state'],
      ofProcess: true,
    },
    () => [
      ...poolValues('signed-in', (dataSource.driver as PostgresDriver).master as Pool),
      ...poolValues('visitors', readers.pool),
    ],
  );
}

/** Adds what the database tells: jobs, mails, marks of the operator, and the rights of the product. */
export function addDatabaseMetrics(registry: Registry, { dataSource }: Platform): void {
  addGauge(
    registry,
    {
      name: 'ainsathi_jobs',
      help: 'Jobs of all processes, by state: waiting, active, or failed for good.',
      labelNames: ['state'],
    },
    async () => {
      const { waiting, active, failed } = await countJobs(dataSource);
      return Object.entries({ waiting, active, failed }).map(([state, value]) => [{ state }, value]);
    },
  );
  addGauge(
    registry,
    {
      name: 'ainsathi_mails',
      help: 'Mails that wait to be delivered, and those of the last day that were.',
      labelNames: ['state'],
    },
    async () => {
      const [counts] = await dataSource.query<{ waiting: number; sent: number }[]>(
        `select count(*) filter (where sent_at is null and text is not null)::int as waiting,
           count(*) filter (where sent_at > now() - interval '1 day')::int as sent from mails`,
      );
      return Object.entries(counts ?? {}).map(([state, value]) => [{ state }, value]);
    },
  );
  addGauge(
    registry,
    {
      name: 'ainsathi_last_done_timestamp_seconds',
      help: 'When a backup was last taken, and the audit log last checked.',
      labelNames: ['name'],
    },
    async () => (await readMarks(dataSource)).map(({ name, seconds }) => [{ name }, seconds]),
  );
  addGauge(
    registry,
    {
      name: 'ainsathi_plain_database_role',
      help: 'Whether the product connects as a role that owns no table: 1 or 0.',
      labelNames: ['schema'],
    },
    async () => [[{ schema: 'public' }, (await hasPlainRights(dataSource)) ? 1 : 0]],
  );
}
