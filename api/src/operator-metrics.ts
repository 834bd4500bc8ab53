import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { hasPlainRights } from './db/product-role';
import { countJobs } from './platform/jobs/job-counts';
import { withTimeout } from './platform/with-timeout';

const DATABASE_MILLISECONDS = 2_000;

/** Adds what the database tells: the job queue, and the rights of the product. Without a database they are left out. */
export function addDatabaseMetrics(registry: Registry, dataSource: DataSource): void {
  new Gauge({
    name: 'ainsathi_jobs',
    help: 'Jobs of all processes, by state: waiting, active, or failed for good.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await withTimeout(DATABASE_MILLISECONDS, countJobs(dataSource)).catch(() => null);
      if (!counts) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'active' }, counts.active);
      this.set({ state: 'failed' }, counts.failed);
    },
  });
  new Gauge({
    name: 'ainsathi_plain_database_role',
    help: 'Whether the product connects as a role that owns no table: 1 or 0.',
    // Without it, a gauge without labels begins with 0.
    labelNames: ['schema'],
    registers: [registry],
    async collect() {
      this.reset();
      const isPlain = await withTimeout(DATABASE_MILLISECONDS, hasPlainRights(dataSource)).catch(() => null);
      if (isPlain !== null) this.set({ schema: 'public' }, isPlain ? 1 : 0);
    },
  });
}
