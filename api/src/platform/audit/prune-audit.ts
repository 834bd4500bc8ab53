import type { DataSource, EntityManager } from 'typeorm';
import { AuditAct, byOperator, writeAudit } from './write-audit';
import { SEAL_LOCK } from './audit-seals';

/** Liability for an act ends then. */
const KEPT = '7 years';

/** Seals in one transaction: acts wait while the triggers are off. */
const BATCH = 200;

/** The pruned part of the audit log. */
export interface AuditCut {
  seals: number;
  entries: number;
  /** The hash of the last pruned seal, hexadecimal. */
  hash: string;
}

async function switchGuards(db: EntityManager, state: 'enable' | 'disable'): Promise<void> {
  for (const table of ['audit_entries', 'audit_seals'])
    await db.query(`alter table ${table} ${state} trigger ${table}_append_only`);
}

/** The oldest expired seals; never the last seal, which the next seal follows. */
const OLD_SEALS = `
  select id, entry_ids, hash from audit_seals
  where sealed_at < now() - $1::interval and id < (select max(id) from audit_seals)
  order by id limit $2`;

async function cutBatch(db: EntityManager): Promise<AuditCut | null> {
  await db.query('select pg_advisory_xact_lock($1)', [SEAL_LOCK]);
  const [cut] = await db.query<(AuditCut & { lastSeal: number })[]>(
    `with old as (${OLD_SEALS})
     select max(id) as "lastSeal", count(*)::int as seals, sum(cardinality(entry_ids))::int as entries,
       encode((array_agg(hash order by id desc))[1], 'hex') as hash
     from old having count(*) > 0`,
    [KEPT, BATCH],
  );
  if (!cut) return null;
  const { lastSeal, seals, entries, hash } = cut;
  await switchGuards(db, 'disable');
  await db.query(
    `delete from audit_entries where id in (
       select unnest(entry_ids) from audit_seals where id <= $1)`,
    [lastSeal],
  );
  await db.query('delete from audit_seals where id <= $1', [lastSeal]);
  await switchGuards(db, 'enable');
  await db.query(
    `insert into audit_cuts (last_seal, seals, entries, hash) values ($1, $2, $3, decode($4, 'hex'))`,
    [lastSeal, seals, entries, hash],
  );
  await writeAudit(byOperator(db), AuditAct.AUDIT_PRUNED, { after: { seals, entries, hash } });
  return { seals, entries, hash };
}

/** Prunes entries sealed more than 7 years ago, as owner of the tables; the cut is itself an entry. Null if nothing is that old. */
export async function pruneAudit(dataSource: DataSource): Promise<AuditCut | null> {
  const cuts: AuditCut[] = [];
  for (;;) {
    const cut = await dataSource.transaction(cutBatch);
    if (!cut) break;
    cuts.push(cut);
  }
  const last = cuts.at(-1);
  if (!last) return null;
  const sum = (of: 'seals' | 'entries') => cuts.reduce((total, cut) => total + cut[of], 0);
  return { seals: sum('seals'), entries: sum('entries'), hash: last.hash };
}
