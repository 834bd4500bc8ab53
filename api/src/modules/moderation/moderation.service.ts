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
  name: 'Review' | 'Blog';
  audit: AuditSubject;
  /** What goes when it is shown again. */
  cleared: string;
}

const KINDS: Record<ContentSubject, Kind> = {
  [ContentSubject.REVIEW]: { table: 'reviews', name: 'Review', audit: AuditSubject.REVIEW, cleared: '' },
  [ContentSubject.ARTICLE]: {
    table: 'blogs',
    name: 'Blog',
    audit: AuditSubject.POST,
    cleared: ', plea = null, pleaded_at = null',
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
          `select hidden_at is not null as "isHidden" from ${kind.table} where id = $1 for update`,
          [id],
        )
      : [];
    const { isHidden } = found(rows[0], kind.name);
    await act(tx, { kind, isHidden });
    return readContent(tx, subject, id);
  });
}

/** The number of reports and pleas that waited. */
async function settle(tx: RequestContext, subject: ContentSubject, id: string): Promise<number> {
  const [, reports] = await tx.db.query<[unknown[], number]>(
    'update reports set settled_at = $3 where subject = $1 and subject_id = $2 and settled_at is null',
    [subject, id, tx.now()],
  );
  if (subject !== ContentSubject.ARTICLE) return reports;
  const [, pleas] = await tx.db.query<[unknown[], number]>(
    'update blogs set pleaded_at = null where id = $1 and pleaded_at is not null',
    [id],
  );
  return reports + pleas;
}

/** Nowhere public from now on; settles its reports. A lawyer who wrote it reads the reason. @throws AppError BAD_USER_INPUT; as `moderate`. */
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
    await settle(tx, subject, id);
    await writeAudit(tx, AuditAct.CONTENT_HIDDEN, { subject: { type: kind.audit, id }, reason });
    if (subject !== ContentSubject.ARTICLE) return;
    const [author] = await tx.db.query<{ id: string }[]>(
      `select author.id from blogs blog join accounts author on author.id = blog.author_id
       where blog.id = $1 and author.role = 'lawyer'`,
      [id],
    );
    await notify(tx, author?.id ?? null, NotificationKind.CONTENT_HIDDEN, { subjectId: id });
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
      `update ${kind.table} set hidden_at = null, hidden_reason = null${kind.cleared} where id = $1`,
      [id],
    );
    await settleNotificationsOf(tx, id);
    await writeAudit(tx, AuditAct.CONTENT_SHOWN, { subject: { type: kind.audit, id } });
  });
}

/** Reports and plea no longer wait; nothing else changes. @throws AppError as `moderate`. */
export async function settleReports(
  context: RequestContext,
  subject: ContentSubject,
  id: string,
): Promise<ModeratedContent> {
  return moderate(context, subject, id, async (tx, { kind }) => {
    if ((await settle(tx, subject, id)) === 0) throw conflict('Nothing waits for a decision here');
    await writeAudit(tx, AuditAct.CONTENT_REPORTS_SETTLED, { subject: { type: kind.audit, id } });
  });
}
