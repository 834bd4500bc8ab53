import { v4 as uuidv4 } from 'uuid';
import { Role } from '../../auth/role';
import { requireCounted, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, found, invalidInput } from '../../errors/app-error';
import { maskContacts } from '../../platform/mask-contacts';
import { isIdentifier } from '../../validation/identifier';
import { parseInput } from '../../validation/validate-input';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import type { Case } from '../cases/case.entity';
import { requireReview } from '../cases/case-rules.service';
import { findVisibleCase } from '../cases/case.queries';
import { getCase, lockCase } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { settleWaiting } from '../moderation/moderation.service';
import { ContentSubject } from '../moderation/report.entity';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotifications, settleNotificationsOf } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { ClientReview, type ReviewAnswer } from './client-review.entity';
import { ClientReviewInput } from './client-review.inputs';
import { changeableUntil } from './client-review.policy';
import { readShownReview } from './client-review.queries';
import type { ShownClientReview } from './client-review.types';

type Written = Pick<ClientReview, 'recommends' | 'line'>;

const LOCK = { mode: 'pessimistic_write' } as const;

async function readLine(line: string | null | undefined): Promise<string | null> {
  const input = await parseInput(ClientReviewInput, { line });
  const written = input.line ?? null;
  if (written !== null && maskContacts(written) !== written)
    throw invalidInput({
      field: 'line',
      message: 'Leave out phone numbers, emails and links: everybody reads this',
    });
  return written;
}

/** The lawyer reads in the notification neither the case nor the client. */
async function insertReview(tx: RequestContext, client: Viewer, row: Case, written: Written): Promise<void> {
  await requireReview(tx, client, row);
  const id = uuidv4();
  const { id: caseId, lawyerId } = row;
  const review = { id, caseId, lawyerId: lawyerId ?? '', clientId: client.id, ...written };
  await tx.db.insert(ClientReview, { ...review, createdAt: tx.now() });
  await settleNotifications(tx, caseId, [NotificationKind.REVIEW_POSSIBLE]);
  await notify(tx, lawyerId, NotificationKind.CLIENT_REVIEW_ADDED, { subjectId: id });
}

async function changeReview(
  tx: RequestContext,
  client: Viewer,
  review: ClientReview,
  written: Written,
): Promise<void> {
  const { id, clientId, withdrawnAt, recommends, line } = review;
  if (withdrawnAt !== null && clientId === client.id) throw conflict('You have withdrawn this for good');
  const isSame = recommends === written.recommends && line === written.line;
  if (clientId !== client.id || (!isSame && changeableUntil(review, tx.now()) === null))
    throw conflict('This can no longer be changed');
  if (!isSame) await tx.db.update(ClientReview, { id }, { ...written, changedAt: tx.now() });
}

/**
 * A client says once for each case whether to recommend its lawyer, and changes it for 14 days. Nothing in the case shows it to
 * the lawyer.
 * @throws AppError NOT_FOUND for other people's cases, BAD_USER_INPUT, CONFLICT as `requireReview` and once it cannot be changed,
 * EMAIL_NOT_CONFIRMED, RATE_LIMITED.
 */
export async function reviewLawyer(
  context: RequestContext,
  caseId: string,
  { recommends, line: typed }: { recommends: boolean; line?: string | null },
): Promise<CaseType> {
  const client = await requireCounted(context, 'caseEntries', Role.USER);
  await requireConfirmedEmail(context);
  const line = await readLine(typed);
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, client, caseId);
    const earlier = await tx.db.findOne(ClientReview, { where: { caseId }, lock: LOCK });
    if (earlier) await changeReview(tx, client, earlier, { recommends, line });
    else await insertReview(tx, client, row, { recommends, line });
    return getCase(tx, client, caseId);
  });
}

const EMPTY = {
  ...{ recommends: null, line: null, answer: null, answeredAt: null },
  ...{ hiddenAt: null, hiddenReason: null, plea: null, pleadedAt: null },
};

/** For good: the emptied row stays, so that the client writes no other. @throws AppError NOT_FOUND, RATE_LIMITED. */
export async function withdrawClientReview(context: RequestContext, id: string): Promise<CaseType | null> {
  const client = await requireCounted(context, 'caseEntries', Role.USER);
  return inTransaction(context, async (tx) => {
    const where = { id, clientId: client.id };
    const review = isIdentifier(id) ? await tx.db.findOne(ClientReview, { where, lock: LOCK }) : null;
    const { caseId, withdrawnAt } = found(review, 'Client review');
    if (withdrawnAt !== null) throw conflict('You have withdrawn this for good');
    await tx.db.update(ClientReview, { id }, { ...EMPTY, withdrawnAt: tx.now() });
    await settleWaiting(tx, ContentSubject.CLIENT_REVIEW, id);
    await settleNotificationsOf(tx, id);
    return findVisibleCase(tx, client, caseId);
  });
}

/**
 * The lawyer answers a review once, by one of four sentences. The client is notified.
 * @param read what the lawyer read, where it is known.
 * @throws AppError NOT_FOUND for other lawyers' reviews, hidden and withdrawn ones, CONFLICT once it was answered or changed, RATE_LIMITED.
 */
export async function answerClientReview(
  context: RequestContext,
  id: string,
  answer: ReviewAnswer,
  read: Partial<Written> = {},
): Promise<ShownClientReview> {
  const lawyer = await requireCounted(context, 'caseEntries', Role.LAWYER);
  return inTransaction(context, async (tx) => {
    const where = { id, lawyerId: lawyer.id };
    const stored = isIdentifier(id) ? await tx.db.findOne(ClientReview, { where, lock: LOCK }) : null;
    const isShown = stored?.hiddenAt === null && stored.withdrawnAt === null;
    const review = found(isShown ? stored : null, 'Client review');
    if (review.answer !== null) throw conflict('You have answered already');
    // As everybody reads it: below three clients a wrong guess must not tell Yes from No.
    const { recommends, line } = await readShownReview(tx, id);
    const isOther = recommends !== null && (read.recommends ?? recommends) !== recommends;
    if (isOther || (read.line !== undefined && read.line !== line))
      throw conflict('The client has changed this meanwhile. Please read it again.');
    await tx.db.update(ClientReview, { id }, { answer, answeredAt: tx.now() });
    await settleNotificationsOf(tx, id);
    const { clientId, caseId } = review;
    await notify(tx, clientId, NotificationKind.CLIENT_REVIEW_ANSWERED, {
      caseId,
      subjectId: id,
      actorId: lawyer.id,
    });
    return readShownReview(tx, id);
  });
}
