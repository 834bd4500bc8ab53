import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireCounted, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, found, notFound } from '../../errors/app-error';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { hashSecret, newSecret } from '../accounts/secret';
import { isUnjoined, keepsDiary } from '../cases/case-rules.service';
import { Case } from '../cases/case.entity';
import { getCase, lockCase, lockCaseOf } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { record, touchRecord } from '../cases/events/case-event.service';
import { isVerifiedLawyer } from '../lawyers/lawyer.queries';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { StoredJoinLink } from './join-link.entity';
import { findJoinLink, LIVE_LINK } from './join-link.queries';
import type { JoinLink } from './join-link.types';

/** The page of a link, with its secret after `#`. */
const JOIN_PATH = '/join';
const LIFETIME_MILLISECONDS = 14 * 24 * 60 * 60_000;

/** Ends the open links of locked cases, and notifies the clients who wait. */
export async function endLinks(
  tx: RequestContext,
  lawyer: Viewer,
  caseIds: readonly string[],
): Promise<void> {
  const [ended] = await tx.db.query<[{ id: string; accountId: string | null }[], number]>(
    `update join_links set state = 'ended' where case_id = any($1::uuid[]) and state in ('open', 'waiting')
     returning id, account_id as "accountId"`,
    [caseIds],
  );
  for (const { id, accountId } of ended) {
    await settleNotificationsOf(tx, id);
    await notify(tx, accountId, NotificationKind.JOIN_ANSWERED, { subjectId: id, actorId: lawyer.id });
  }
}

/** @throws AppError NOT_FOUND for other people's cases, CONFLICT for a case with a client. */
function requireUnjoined(lawyer: Viewer, row: Case): void {
  if (!keepsDiary(lawyer, row)) throw notFound('Case');
  if (!isUnjoined(row)) throw conflict('This case has a client already');
}

/**
 * Makes the link by which the client of an own case asks to join it; an earlier one ends. Returns its path, which is not stored.
 * @throws AppError NOT_FOUND, CONFLICT for a case with a client or a lawyer who is not listed; RATE_LIMITED.
 */
export async function createJoinLink(
  context: RequestContext,
  caseId: string,
): Promise<{ case: CaseType; path: string }> {
  const lawyer = await requireCounted(context, 'joinLinks', Role.LAWYER);
  const secret = newSecret();
  return inTransaction(context, async (tx) => {
    requireUnjoined(lawyer, await lockCase(tx, lawyer, caseId));
    if (!(await isVerifiedLawyer(tx, lawyer.id)))
      throw conflict('You can invite clients once your licence is verified');
    await endLinks(tx, lawyer, [caseId]);
    const createdAt = tx.now();
    await tx.db.insert(StoredJoinLink, {
      ...{ id: uuidv7(), secretHash: hashSecret(secret), lawyerId: lawyer.id, caseId },
      ...{ accountId: null, createdAt },
      state: 'open',
      expiresAt: new Date(createdAt.getTime() + LIFETIME_MILLISECONDS),
    });
    await touchRecord(tx, caseId);
    return { case: await getCase(tx, lawyer, caseId), path: `${JOIN_PATH}#${secret}` };
  });
}

/**
 * A client follows a link, and waits for the lawyer; the link opens nothing by itself. A repeat changes nothing.
 * @throws AppError EMAIL_NOT_CONFIRMED, NOT_FOUND for a link that `joinLink` does not show; RATE_LIMITED.
 */
export async function acceptJoinLink(context: RequestContext, secret: string): Promise<JoinLink> {
  const client = await requireCounted(context, 'joinLinks', Role.USER);
  await requireConfirmedEmail(context);
  return inTransaction(context, async (tx) => {
    const [[taken]] = await tx.db.query<[{ id: string; caseId: string; lawyerId: string }[], number]>(
      `update join_links link set state = 'waiting', account_id = $3
       where ${LIVE_LINK} and link.state = 'open'
       returning id, case_id as "caseId", lawyer_id as "lawyerId"`,
      [hashSecret(secret), tx.now(), client.id],
    );
    const link = found(await findJoinLink(tx, secret), 'Link');
    if (taken) {
      const { id: subjectId, caseId, lawyerId } = taken;
      await notify(tx, lawyerId, NotificationKind.JOIN_WAITING, { caseId, subjectId, actorId: client.id });
      await touchRecord(tx, caseId);
    }
    return link;
  });
}

async function admit(tx: RequestContext, lawyer: Viewer, row: Case, clientId: string): Promise<void> {
  const at = tx.now();
  await tx.db.update(Case, { id: row.id }, { clientId, joinedAt: at, updatedAt: at });
  await tx.db.query('insert into case_readers (case_id, account_id) values ($1, $2)', [row.id, clientId]);
  await record(tx, lawyer, { caseId: row.id, kind: CaseEventKind.CLIENT_JOINED });
}

/**
 * The lawyer admits the waiting client, or ends the link. An admitted client reads what is added from
 * now on. A repeat changes nothing.
 * @throws AppError NOT_FOUND for other people's links, CONFLICT where no client waits; RATE_LIMITED.
 */
export async function answerJoin(context: RequestContext, id: string, admits: boolean): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'joinLinks', Role.LAWYER);
  return inTransaction(context, async (tx) => {
    const { row, thing: link } = await lockCaseOf(tx, lawyer, StoredJoinLink, id, 'Link');
    if (!keepsDiary(lawyer, row)) throw notFound('Link');
    const state = admits ? 'admitted' : 'ended';
    const isRepeated =
      link.state === state && link.accountId !== null && row.clientId === (admits ? link.accountId : null);
    if (isRepeated) return getCase(tx, lawyer, row.id);
    const [[answered]] = await tx.db.query<[{ accountId: string }[], number]>(
      `update join_links set state = $2 where id = $1 and state = 'waiting' and expires_at > $3
       returning account_id as "accountId"`,
      [id, state, tx.now()],
    );
    if (!answered || !isUnjoined(row)) throw conflict('Nobody waits for this case any more');
    const { accountId } = answered;
    if (admits) await admit(tx, lawyer, row, accountId);
    else await touchRecord(tx, row.id);
    await settleNotificationsOf(tx, id);
    const caseId = admits ? { caseId: row.id } : {};
    await notify(tx, accountId, NotificationKind.JOIN_ANSWERED, {
      ...caseId,
      subjectId: id,
      actorId: lawyer.id,
    });
    return getCase(tx, lawyer, row.id);
  });
}
