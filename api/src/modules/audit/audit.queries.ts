import { Permission } from '../../auth/role';
import { requireRecentProof, requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { WhereClause } from '../../db/select-page';
import { AuditAct, type AuditState, writeAudit } from '../../platform/audit/write-audit';
import { isIdentifier } from '../../validation/identifier';
import type { AuditEntry, AuditEntryList, AuditFilter } from './audit.types';

const MOST_ENTRIES = 100;

function matchingEntries({ act, outcome, actorId, subjectId, from, until }: AuditFilter): WhereClause {
  const where = new WhereClause();
  if (act) where.add('entry.act = ?', act);
  if (outcome) where.add('entry.outcome = ?', outcome);
  for (const [condition, id] of [
    ['entry.actor_id = ?', actorId],
    ['entry.subject_id = ?', subjectId],
  ] as const) {
    if (!id) continue;
    if (isIdentifier(id)) where.add(condition, id);
    else where.add('false');
  }
  if (from) where.add('entry.at >= ?', from);
  if (until) where.add('entry.at < ?', until);
  return where;
}

type EntryRow = Omit<AuditEntry, 'changes'> & Record<'before' | 'after', AuditState | null>;

function textOf(value: AuditState[string] | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? value.join(', ') : String(value);
}

function toEntry({ before, after, ...entry }: EntryRow): AuditEntry {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = names.map((name) => ({
    name,
    before: textOf(before?.[name]),
    after: textOf(after?.[name]),
  }));
  return { ...entry, changes };
}

async function selectEntries(
  { reader }: RequestContext,
  filter: AuditFilter,
  after: string | null,
  limit: number,
): Promise<AuditEntry[]> {
  const where = matchingEntries(filter);
  if (after) where.add('entry.id < ?', /^\d{1,18}$/.test(after) ? after : '0');
  const rows = await reader.query<EntryRow[]>(
    `select entry.id::text, entry.at, entry.act, entry.outcome, entry.actor_id as "actorId",
       actor.name as "actorName", entry.actor_role as "actorRole", entry.request_id as "requestId", entry.network,
       entry.subject_type as "subjectType", entry.subject_id as "subjectId",
       coalesce(account.name,
         case when not legal_case.is_own or legal_case.joined_at is not null then legal_case.title end, blog.title, review.name) as "subjectName",
       account.role as "subjectRole", entry.before, entry.after, entry.reason
     from (select * from audit_entries entry where ${where.sql} order by entry.id desc
       limit $${where.values.length + 1}) entry
     left join accounts actor on actor.id = entry.actor_id
     left join accounts account on entry.subject_type = 'account' and account.id = entry.subject_id
     left join cases legal_case on entry.subject_type = 'case' and legal_case.id = entry.subject_id
     left join blogs blog on entry.subject_type = 'post' and blog.id = entry.subject_id
     left join reviews review on entry.subject_type = 'review' and review.id = entry.subject_id
     order by entry.id desc`,
    [...where.values, limit],
  );
  return rows.map(toEntry);
}

export async function listAuditEntries(
  context: RequestContext,
  filter: AuditFilter,
  after: string | null,
  limit: number,
): Promise<AuditEntryList> {
  requireStaff(context, Permission.READ_AUDIT);
  const size = Math.min(Math.max(limit, 1), MOST_ENTRIES);
  const rows = await selectEntries(context, filter, after, size + 1);
  const items = rows.slice(0, size);
  return { items, endCursor: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}

const BATCH = 1_000;
const MOST_EXPORTED = 100_000;

async function* readBatches(context: RequestContext, filter: AuditFilter): AsyncGenerator<AuditEntry> {
  let last: string | null = null;
  for (let read = 0; read < MOST_EXPORTED; read += BATCH) {
    const rows: AuditEntry[] = await selectEntries(context, filter, last, BATCH);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? null;
  }
}

/** At most 100,000 rows, newest first; itself an entry. @throws AppError IDENTITY_REQUIRED: the file leaves the product. */
export async function exportAuditEntries(
  context: RequestContext,
  filter: AuditFilter,
): Promise<AsyncIterable<AuditEntry>> {
  requireStaff(context, Permission.READ_AUDIT);
  requireRecentProof(context);
  await writeAudit(context, AuditAct.LIST_EXPORTED, { after: { list: 'audit' } });
  return readBatches(context, filter);
}
