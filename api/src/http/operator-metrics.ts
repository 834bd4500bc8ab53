import path from 'node:path';
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { Gauge, type Registry, AggregatorRegistry } from 'prom-client';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import type { Platform } from '../context';
import { hasPlainRights } from '../db/product-role';
import { readMarks } from '../platform/operator-marks';
import { countJobs } from '../platform/jobs/job-counts';
import { setTimeout as wait } from 'node:timers/promises';

/** Rejects after the timeout; does not cancel the work. */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const timeout = wait(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    timer.abort();
    timeout.catch(() => undefined);
  }
}

const DATABASE_MILLISECONDS = 2_000;

type Values = [labels: Record<string, string>, value: number][];

/** Values are read on request, and omitted if the database does not answer. */
function addGauge(
  registry: Registry,
  settings: { name: string; help: string; labelNames: string[]; ofProcess?: boolean },
  read: () => Promise<Values> | Values,
): void {
  const { ofProcess = false, ...shown } = settings;
  new Gauge({
    ...shown,
    registers: [registry],
    // Values from the database are the same in every process.
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

/** A request of a process to the first process, which asks all processes, and its answer. */
interface MetricsMessage {
  type: 'ainsathi:metrics';
  id: number;
  text?: string;
}

const isMetrics = (message: unknown): message is MetricsMessage =>
  (message as { type?: unknown } | null)?.type === 'ainsathi:metrics';

/** Answers with the combined metrics of all processes. */
export function serveGroupMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMetrics(message)) return;
    void all
      .clusterMetrics()
      .catch(() => '')
      .then((text) => worker.isConnected() && worker.send({ ...message, text }));
  });
}

/** Sends this process's metrics to the first process on request. */
export function shareMetrics(registries: Registry[]): void {
  AggregatorRegistry.setRegistries(registries);
  // prom-client listens only with an instance.
  if (cluster.isWorker) new AggregatorRegistry();
}

let asked = 0;
const waiting = new Map<number, (text: string) => void>();

/** The combined metrics of the group; null for a single process. */
export async function metricsOfGroup(): Promise<string | null> {
  if (!cluster.isWorker) return null;
  if (asked === 0)
    process.on('message', (message) => {
      if (isMetrics(message)) waiting.get(message.id)?.(message.text ?? '');
    });
  const id = (asked += 1);
  const answer = new Promise<string>((resolve) => waiting.set(id, resolve));
  process.send?.({ type: 'ainsathi:metrics', id });
  return answer.finally(() => waiting.delete(id));
}
