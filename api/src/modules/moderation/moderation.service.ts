import { Permission } from '../../auth/role';
import { requireStaff, requireStaffProof } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, found } from '../../errors/app-error';
import { AuditAct, AuditSubject, writeAudit } from '../../platform/audit/write-audit';
import { isIdentifier } from '../../validation/identifier';
import { parseInput } from '../../validation/validate-input';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { HidingInput } from './moderation.inputs';
import { readContent } from './moderation.queries';
import type { ModeratedContent } from './moderation.types';
import { ContentSubject } from './report.entity';

interface Kind {
  table: string;
  name: 'Review' | 'Blog' | 'Client review';
  audit: AuditSubject;
  /** SQL for its author, who reads the reason and answers; null where nobody does. */
  author: string | null;
  /** SQL for what else is true of a text that is there. */
  condition?: string;
}

/** A client finds it in the case. */
const AUTHOR_OF_ARTICLE = `select author.id, null as "caseId" from blogs blog join accounts author on author.id = blog.author_id
  where blog.id = $1 and author.role = 'lawyer'`;

const KINDS: Record<ContentSubject, Kind> = {
  [ContentSubject.REVIEW]: { table: 'reviews', name: 'Review', audit: AuditSubject.REVIEW, author: null },
  [ContentSubject.ARTICLE]: {
    table: 'blogs',
    name: 'Blog',
    audit: AuditSubject.POST,
    author: AUTHOR_OF_ARTICLE,
  },
  [ContentSubject.CLIENT_REVIEW]: {
    table: 'client_reviews',
    name: 'Client review',
    audit: AuditSubject.CLIENT_REVIEW,
    author: 'select client_id as id, case_id as "caseId" from client_reviews where id = $1',
    condition: 'and withdrawn_at is null',
  },
};

interface Text {
  kind: Kind;
  isHidden: boolean;
}

type Act = (tx: RequestContext, text: Text) => Promise<void>;

/** An act of a moderator on a locked text. @throws AppError IDENTITY_REQUIRED, NOT_FOUND, CONFLICT. */
async function moderate(
  context: RequestContext,
  subject: ContentSubject,
  id: string,
  act: Act,
): Promise<ModeratedContent> {
  requireStaff(context, Permission.MODERATE);
  requireStaffProof(context);
  const kind = KINDS[subject];
  return inTransaction(context, async (tx) => {
    const rows: { isHidden: boolean }[] = isIdentifier(id)
      ? await tx.db.query(
          `select hidden_at is not null as "isHidden" from ${kind.table} where id = $1 ${kind.condition ?? ''} for update`,
          [id],
        )
      : [];
    const { isHidden } = found(rows[0], kind.name);
    await act(tx, { kind, isHidden });
    return readContent(tx, subject, id);
  });
}

/** Settles in the caller's transaction. Returns the number of reports and pleas that waited. */
export async function settleWaiting(
  tx: RequestContext,
  subject: ContentSubject,
  id: string,
): Promise<number> {
  const [, reports] = await tx.db.query<[unknown[], number]>(
    'update reports set settled_at = $3 where subject = $1 and subject_id = $2 and settled_at is null',
    [subject, id, tx.now()],
  );
  if (KINDS[subject].author === null) return reports;
  const [, pleas] = await tx.db.query<[unknown[], number]>(
    `update ${KINDS[subject].table} set pleaded_at = null where id = $1 and pleaded_at is not null`,
    [id],
  );
  return reports + pleas;
}

/** Nowhere public from now on; settles its reports. Its author with an account reads the reason. @throws AppError BAD_USER_INPUT; as `moderate`. */
export async function hideContent(
  context: RequestContext,
  subject: ContentSubject,
  id: string,
  input: HidingInput,
): Promise<ModeratedContent> {
  return moderate(context, subject, id, async (tx, { kind, isHidden }) => {
    const { reason } = await parseInput(HidingInput, input);
    if (isHidden) throw conflict('This is hidden already');
    await tx.db.query(`update ${kind.table} set hidden_at = $2, hidden_reason = $3 where id = $1`, [
      id,
      tx.now(),
      reason,
    ]);
    await settleWaiting(tx, subject, id);
    await writeAudit(tx, AuditAct.CONTENT_HIDDEN, { subject: { type: kind.audit, id }, reason });
    await settleNotificationsOf(tx, id);
    const [author] = kind.author
      ? await tx.db.query<{ id: string; caseId: string | null }[]>(kind.author, [id])
      : [];
    const facts = { subjectId: id, ...(author?.caseId && { caseId: author.caseId }) };
    await notify(tx, author?.id ?? null, NotificationKind.CONTENT_HIDDEN, facts);
  });
}

/** Public again, where it was. @throws AppError as `moderate`. */
export async function showContent(
  context: RequestContext,
  subject: ContentSubject,
  id: string,
): Promise<ModeratedContent> {
  return moderate(context, subject, id, async (tx, { kind, isHidden }) => {
    if (!isHidden) throw conflict('This is not hidden');
    await tx.db.query(
      `update ${kind.table} set hidden_at = null, hidden_reason = null${kind.author ? ', plea = null, pleaded_at = null' : ''} where id = $1`,
      [id],
    );
    await settleNotificationsOf(tx, id);
    await writeAudit(tx, AuditAct.CONTENT_SHOWN, { subject: { type: kind.audit, id } });
  });
}

/** @param read how many the moderator read, if known. @throws AppError as `moderate`; CONFLICT when more wait. */
export async function settleReports(
  context: RequestContext,
  subject: ContentSubject,
  id: string,
  read: number | null = null,
): Promise<ModeratedContent> {
  return moderate(context, subject, id, async (tx, { kind }) => {
    const settled = await settleWaiting(tx, subject, id);
    if (settled === 0) throw conflict('Nothing waits for a decision here');
    if (read !== null && settled > read)
      throw conflict('Something new has come meanwhile. Please read it first.');
    await writeAudit(tx, AuditAct.CONTENT_REPORTS_SETTLED, { subject: { type: kind.audit, id } });
  });
}
