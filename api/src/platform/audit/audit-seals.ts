import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

/** Held while sealing or pruning, so that two processes never append to the same seal. */
export const SEAL_LOCK = 7_226_013;

const NOTHING = `'\\x'::bytea`;

/** The first seal follows this hash: of the last pruned seal. */
const CUT = `coalesce((select hash from audit_cuts order by id desc limit 1), ${NOTHING})`;

/**
 * Seals the entries of every transaction that has visibly ended for all others: hashes the previous seal with the entries.
 * Never blocks writers. The hash is also logged, so that a copy exists elsewhere.
 */
export async function sealAudit(dataSource: DataSource, log: Logger): Promise<void> {
  const seal = await dataSource.transaction(async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [SEAL_LOCK]);
    const rows = await db.query<{ id: number; entries: number; hash: string }[]>(`
      with last as (select until_transaction, hash from audit_seals order by id desc limit 1),
      horizon as (select pg_snapshot_xmin(pg_current_snapshot()) as transaction),
      fresh as (
        select array_agg(entry.id order by entry.transaction, entry.id) as ids from audit_entries entry
        where entry.transaction >= coalesce((select until_transaction from last), '0')
          and entry.transaction < (select transaction from horizon))
      insert into audit_seals (entry_ids, until_transaction, previous, hash)
      select fresh.ids, horizon.transaction, previous.hash, audit_hash(previous.hash, fresh.ids)
      from fresh, horizon, (select coalesce((select hash from last), ${NOTHING}) as hash) previous
      where fresh.ids is not null
      returning audit_seals.id, cardinality(entry_ids) as entries, encode(audit_seals.hash, 'hex') as hash`);
    return rows[0];
  });
  if (seal)
    log.info({ event: 'audit-seal', seal: seal.id, entries: seal.entries, hash: seal.hash }, 'security');
}

/** Describes the first inconsistency of the audit log, or null. */
export async function findBrokenAudit(dataSource: DataSource): Promise<string | null> {
  const [seal] = await dataSource.query<{ id: number }[]>(`
    with chain as (
      select *, lag(hash, 1, ${CUT}) over (order by id) as expected from audit_seals)
    select id from chain
    where previous <> expected or hash <> audit_hash(previous, entry_ids) order by id limit 1`);
  if (seal) {
    const [entry] = await dataSource.query<{ id: string }[]>(
      `select listed.id from audit_seals seal, unnest(seal.entry_ids) listed (id)
       where seal.id = $1 and not exists (select from audit_entries entry where entry.id = listed.id) limit 1`,
      [seal.id],
    );
    return entry
      ? `Seal ${seal.id} does not fit: entry ${entry.id} is gone.`
      : `Seal ${seal.id} does not fit: one of its entries, or a seal before it, was changed.`;
  }
  const [added] = await dataSource.query<{ id: string }[]>(`
    select entry.id from audit_entries entry
    where entry.transaction < (select until_transaction from audit_seals order by id desc limit 1)
      and entry.id not in (select unnest(entry_ids) from audit_seals)
    order by entry.id limit 1`);
  return added ? `Entry ${added.id} was added outside the order of time: no seal has it.` : null;
}
