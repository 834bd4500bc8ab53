import { Not } from 'typeorm';
import { requireRecentProof, requireRole } from '../../auth/viewer';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { notFound } from '../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../platform/audit/write-audit';
import { accountDeletionWarning } from '../accounts/account-mails';
import { changeOwnAccount } from '../accounts/lock-account';
import { warnOwner } from '../accounts/recovery/warn-owner';
import { Session } from '../accounts/sessions/session.entity';
import { CLOSED } from '../cases/case.conditions';
import { NotificationKind } from '../notifications/notification.kinds';
import { notifyAll } from '../notifications/notify';
import { AccountDeletion, DeletedAuthorArticles } from '../accounts/account-deletion.entity';
import type { AccountDeletionType } from './account-deletion.types';
import { whereUnjoined } from '../cases/unjoined-condition';

const WAIT_MILLISECONDS = 14 * 24 * 60 * 60_000;

const CASES_WITH_CLIENTS = `legal_case.lawyer_id = $1 and legal_case.client_id is not null and not ${CLOSED}`;

/** Tells the clients of a lawyer 14 days ahead, so that they can find another lawyer. */
async function notifyClients(tx: RequestContext, actorId: string, at: Date): Promise<void> {
  const clients = await tx.db.query<{ accountId: string; caseId: string; subjectId: string }[]>(
    `select client_id as "accountId", id as "caseId", lawyer_id as "subjectId" from cases legal_case
     where ${CASES_WITH_CLIENTS}`,
    [actorId],
  );
  await notifyAll(tx, NotificationKind.LAWYER_LEAVING, clients, { actorId, at });
}

export async function findOwnDeletion(context: RequestContext): Promise<AccountDeletionType> {
  const { id } = requireRole(context, Role.USER, Role.LAWYER);
  const [deletion] = await context.db.query<[AccountDeletionType]>(
    `select (select due_at from account_deletions where account_id = $1) as "dueAt",
       (select articles from account_deletions where account_id = $1) as "chosenArticles",
       (select count(*)::int from cases where (client_id = $1 or lawyer_id = $1)
         and not ${whereUnjoined('cases')}) as cases,
       (select count(*)::int from cases where lawyer_id = $1 and ${whereUnjoined('cases')}) as "ownCases",
       (select count(*)::int from cases legal_case where ${CASES_WITH_CLIENTS}) as "casesWithClients",
       (select count(*)::int from receipts join payments on payments.id = payment_id
         join cases on cases.id = case_id where client_id = $1 or lawyer_id = $1) as receipts,
       exists (select from cases where (client_id = $1 or lawyer_id = $1) and (
         exists (select from messages where case_id = cases.id and sender_role = account.role)
         or exists (select from documents where case_id = cases.id and uploader_id = $1))) as "hasWritten",
       (select count(*)::int from blogs where author_id = $1) as articles,
       (select count(*)::int from complaints where complainant_id = $1 and state <> 'closed') as "openComplaints"
     from accounts account where account.id = $1`,
    [id],
  );
  return deletion;
}

/**
 * A client or a lawyer requests the deletion of their account in 14 days. Ends the other sessions, mails the owner, unlists a
 * lawyer and notifies the clients. A repeated request keeps the day and the choice for articles. @throws AppError IDENTITY_REQUIRED.
 */
export async function requestAccountDeletion(
  context: RequestContext,
  articles: DeletedAuthorArticles,
): Promise<AccountDeletionType> {
  const { id, sessionId } = requireRole(context, Role.USER, Role.LAWYER);
  requireRecentProof(context);
  return changeOwnAccount(context, async (tx, account) => {
    if (await tx.db.existsBy(AccountDeletion, { accountId: id })) return findOwnDeletion(tx);
    const requestedAt = tx.now();
    const dueAt = new Date(requestedAt.getTime() + WAIT_MILLISECONDS);
    await tx.db.insert(AccountDeletion, { accountId: id, requestedAt, dueAt, articles, remindedAt: null });
    await tx.db.delete(Session, { accountId: id, id: Not(sessionId) });
    await writeAudit(tx, AuditAct.ACCOUNT_DELETION_REQUESTED, { subject: accountSubject(id) });
    await warnOwner(tx, account, 'account-deletion', accountDeletionWarning(dueAt));
    await notifyClients(tx, id, dueAt);
    return findOwnDeletion(tx);
  });
}

/** Cancels the deletion of the viewer's account. @throws AppError NOT_FOUND where no deletion is due. */
export async function cancelAccountDeletion(context: RequestContext): Promise<AccountDeletionType> {
  const { id } = requireRole(context, Role.USER, Role.LAWYER);
  return changeOwnAccount(context, async (tx) => {
    const { affected } = await tx.db.delete(AccountDeletion, { accountId: id });
    if (!affected) throw notFound('Deletion');
    await writeAudit(tx, AuditAct.ACCOUNT_DELETION_CANCELLED, { subject: accountSubject(id) });
    return findOwnDeletion(tx);
  });
}
