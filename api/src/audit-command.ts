import type { DataSource } from 'typeorm';
import { findBrokenAudit } from './platform/audit/audit-seals';
import { CommandError } from './operator-command';

const USAGE =
  'Usage: npm run audit -- verify    whether an entry of the audit log was changed, removed or added';

/** Checks the audit log. Gives the lines to show. @throws CommandError naming the first thing that does not fit. */
export async function runAuditCommand(dataSource: DataSource, args: readonly string[]): Promise<string[]> {
  if (args.length !== 1 || args[0] !== 'verify') throw new CommandError(USAGE);
  const broken = await findBrokenAudit(dataSource);
  if (broken) throw new CommandError(broken);
  const [counts] = await dataSource.query<{ entries: number; seals: number; hash: string | null }[]>(`
    select coalesce(sum(cardinality(entry_ids)), 0)::int as entries, count(*)::int as seals,
      (select encode(hash, 'hex') from audit_seals order by id desc limit 1) as hash from audit_seals`);
  const { entries = 0, seals = 0, hash = null } = counts ?? {};
  return [
    `All sealed entries fit: ${entries}, in seals: ${seals}.`,
    ...(hash ? [`The last seal is ${hash}; it stands in the log as well.`] : []),
  ];
}
