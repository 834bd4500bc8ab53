import type { DataSource } from 'typeorm';
import { findBrokenAudit } from '../platform/audit/audit-seals';
import { pruneAudit } from '../platform/audit/prune-audit';
import { CommandError } from './operator-command';
import { markDone } from '../platform/operator-marks';

const USAGE = [
  'Usage: npm run audit -- verify    whether an entry of the audit log was changed, removed or added',
  '       npm run audit -- prune     removes what is older than 7 years, after the same check',
].join('\n');

async function prune(dataSource: DataSource): Promise<string[]> {
  const cut = await pruneAudit(dataSource);
  if (!cut) return ['Nothing is older than 7 years.'];
  return [
    `Entries removed: ${cut.entries}, in seals: ${cut.seals}. That is an entry itself.`,
    `The log now goes on from the seal ${cut.hash}, which stands in the log as well.`,
  ];
}

/** Checks the audit log, and may prune it. Returns the lines to show. @throws CommandError naming the first mismatch. */
export async function runAuditCommand(dataSource: DataSource, args: readonly string[]): Promise<string[]> {
  const [command] = args;
  if (args.length !== 1 || (command !== 'verify' && command !== 'prune')) throw new CommandError(USAGE);
  const broken = await findBrokenAudit(dataSource);
  if (broken) throw new CommandError(broken);
  await markDone(dataSource, 'audit-check');
  if (command === 'prune') return prune(dataSource);
  const [counts] = await dataSource.query<{ entries: number; seals: number; hash: string | null }[]>(`
    select coalesce(sum(cardinality(entry_ids)), 0)::int as entries, count(*)::int as seals,
      (select encode(hash, 'hex') from audit_seals order by id desc limit 1) as hash from audit_seals`);
  const { entries = 0, seals = 0, hash = null } = counts ?? {};
  return [
    `All sealed entries fit: ${entries}, in seals: ${seals}.`,
    ...(hash ? [`The last seal is ${hash}; it stands in the log as well.`] : []),
  ];
}
