import { complaintLimits } from '@ainsathi/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireCounted, requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { selectPage, WhereClause } from '../../db/select-page';
import { inTransaction } from '../../db/transaction';
import { conflict, found, invalidInput, notFound } from '../../errors/app-error';
import { countAction } from '../../platform/rate-limits';
import { isIdentifier } from '../../validation/identifier';
import type { Page, PageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { lockCase } from '../cases/case.service';
import { isListed } from '../lawyers/listed-condition';
import { markSubjectRead, settleNotificationsOf } from '../notifications/notification.service';
import {
  type Complaint,
  ComplaintCategory,
  ComplaintMessage,
  ComplaintOutcome,
  ComplaintSide,
  ComplaintState,
} from './complaint.entity';
import { type ComplaintInput, ComplaintTextInput } from './complaint.inputs';
import { getOwnComplaint, HELD, isLastMessage, OWN_COMPLAINTS, REOPENABLE } from './complaint.queries';
import type { ComplaintType } from './complaint.types';

type Complainant = Viewer<Role.USER | Role.LAWYER>;

export async function addMessage(
  { db, now }: RequestContext,
  message: Pick<ComplaintMessage, 'complaintId' | 'side' | 'authorId' | 'body'>,
): Promise<void> {
  await db.insert(ComplaintMessage, { ...message, id: uuidv7(), createdAt: now() });
}

/** One act of a complainant at a time. */
async function asComplainant(
  context: RequestContext,
  { id }: Complainant,
  act: (tx: RequestContext) => Promise<string>,
): Promise<ComplaintType> {
  return inTransaction(context, async (tx) => {
    await tx.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`complaints ${id}`]);
    return getOwnComplaint(tx, await act(tx));
  });
}

/** The id of the complaint that was sent with this key. @throws AppError CONFLICT for another text. */
async function findSent(
  { db }: RequestContext,
  { id }: Complainant,
  { complaintKey, category, caseId, lawyerId, body }: ComplaintInput,
): Promise<string | null> {
  const [sent] = await db.query<
    (Pick<Complaint, 'id' | 'category' | 'caseId' | 'aboutId'> & { body: string | null })[]
  >(
    `select id, category, case_id as "caseId", about_id as "aboutId", (select body from complaint_messages where complaint_id = complaints.id
       order by created_at, id limit 1) as body
     from complaints where complainant_id = $1 and complaint_key = $2`,
    [id, complaintKey],
  );
  const isOther = sent?.caseId !== (caseId ?? null) || (lawyerId ? sent.aboutId !== lawyerId : false);
  if (sent && (isOther || sent.category !== category || sent.body !== body))
    throw conflict('Something else was sent with this key already. Please send it anew.');
  return sent?.id ?? null;
}

/** The other side of the case, or the lawyer. */
async function findAbout(
  tx: RequestContext,
  viewer: Complainant,
  { caseId, lawyerId }: ComplaintInput,
): Promise<string> {
  if (Boolean(caseId) === Boolean(lawyerId))
    throw invalidInput({ field: 'caseId', message: 'A complaint is about a case or about a lawyer' });
  if (caseId) {
    const row = await lockCase(tx, viewer, caseId);
    const other = row.clientId === viewer.id ? row.lawyerId : row.clientId;
    if (other === null) throw conflict('Nobody is on the other side of this case');
    return other;
  }
  const listed = `select from lawyer_profiles profile where account_id = $1 and ${isListed('profile')}`;
  if (!lawyerId || !isIdentifier(lawyerId)) throw notFound('Lawyer');
  if ((await tx.db.query<unknown[]>(listed, [lawyerId])).length === 0) throw notFound('Lawyer');
  if (lawyerId === viewer.id) throw invalidInput({ field: 'lawyerId', message: 'This is your own account' });
  return lawyerId;
}

/** A fee or a payment of the two, and no open complaint of the person about it. @throws AppError CONFLICT. */
async function requireMoney(
  { db }: RequestContext,
  { id }: Complainant,
  caseId: string | null,
): Promise<void> {
  const [money] = await db.query<{ isThere: boolean; isDisputed: boolean }[]>(
    `select exists (select from fees where case_id = legal_case.id and (not is_own or proposed_at >= joined_at))
         or exists (select from payments where case_id = legal_case.id and (not is_own or submitted_at >= joined_at))
         as "isThere",
       exists (select from complaints where case_id = legal_case.id and complainant_id = $2
         and category = 'money' and state <> 'closed') as "isDisputed"
     from cases legal_case where id = $1`,
    [caseId, id],
  );
  if (!money?.isThere) throw conflict('This case has no fee and no payment');
  if (money.isDisputed) throw conflict('Your complaint about the money of this case is open already');
}

async function requireFewOpen({ db }: RequestContext, { id }: Complainant): Promise<void> {
  const [{ open }] = await db.query<[{ open: number }]>(
    `select count(*)::int as open from complaints where complainant_id = $1 and state <> 'closed'`,
    [id],
  );
  const count = complaintLimits.open;
  if (open >= count) throw conflict(['You have {{count}} open complaints already', { count }]);
}

/** In the transaction of the complainant's act. Gives its id. */
async function insertComplaint(
  tx: RequestContext,
  viewer: Complainant,
  input: ComplaintInput,
): Promise<string> {
  const { complaintKey, category, body } = input;
  const caseId = input.caseId ?? null;
  const aboutId = await findAbout(tx, viewer, input);
  await requireFewOpen(tx, viewer);
  if (category === ComplaintCategory.MONEY) await requireMoney(tx, viewer, caseId);
  const id = uuidv7();
  await tx.db.query(
    `insert into complaints (id, complaint_key, complainant_id, about_id, case_id, category, state, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [id, complaintKey, viewer.id, aboutId, caseId, category, ComplaintState.NEW, tx.now()],
  );
  await addMessage(tx, { complaintId: id, side: ComplaintSide.COMPLAINANT, authorId: viewer.id, body });
  return id;
}

/**
 * About the other side of an own case, or a listed lawyer. A repeat with the same key returns the first.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, CONFLICT for 5 open ones, nobody on the other side, money without a fee or
 * payment, or money complained about already; RATE_LIMITED after 10 in 30 days.
 */
export async function sendComplaint(context: RequestContext, input: ComplaintInput): Promise<ComplaintType> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  const sent = await findSent(context, viewer, input);
  if (sent) return getOwnComplaint(context, sent);
  const tooMany = 'You have sent many complaints already. Please try again later.';
  await countAction(context, 'complaints', viewer.id, tooMany);
  try {
    return await asComplainant(
      context,
      viewer,
      async (tx) => (await findSent(tx, viewer, input)) ?? insertComplaint(tx, viewer, input),
    );
  } catch (error) {
    // A refused one would count for a month.
    await context.platform.limits.complaints.reward(viewer.id);
    throw error;
  }
}

type Own = Pick<Complaint, 'state' | 'category' | 'caseId'> & { isReopenable: boolean; isHeld: boolean };

async function lockOwn({ db }: RequestContext, viewer: Complainant, id: string): Promise<Own> {
  const rows = isIdentifier(id)
    ? await db.query<Own[]>(
        `select state, category, case_id as "caseId", ${REOPENABLE} as "isReopenable", ${HELD} as "isHeld"
         from complaints complaint where id = $1 and complainant_id = $2 for update`,
        [id, viewer.id],
      )
    : [];
  return found(rows[0], 'Complaint');
}

/**
 * Adds words to an own complaint; those to an answer put it in hand again, and a closed one is reopened once within 30 days.
 * @param reopen false refuses the words to one that was closed meanwhile.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, CONFLICT, RATE_LIMITED after 30 an hour.
 */
export async function writeToComplaint(
  context: RequestContext,
  id: string,
  { reopen = true, ...input }: ComplaintTextInput & { reopen?: boolean },
): Promise<ComplaintType> {
  const viewer = await requireCounted(context, 'complaintMessages', Role.USER, Role.LAWYER);
  const { body } = await parseInput(ComplaintTextInput, input);
  return asComplainant(context, viewer, async (tx) => {
    const { state, category, caseId, isHeld, isReopenable } = await lockOwn(tx, viewer, id);
    const isClosed = state === ComplaintState.CLOSED;
    if (isClosed) {
      if (isReopenable && !reopen)
        throw conflict('Our team has closed this complaint meanwhile. Send again to reopen it.');
      if (!isReopenable) throw conflict('This complaint is closed. You can send another one');
      await requireFewOpen(tx, viewer);
      if (category === ComplaintCategory.MONEY) await requireMoney(tx, viewer, caseId);
    }
    const words = { complaintId: id, side: ComplaintSide.COMPLAINANT, body };
    if (!isClosed && (await isLastMessage(tx, words))) return id;
    await addMessage(tx, { ...words, authorId: viewer.id });
    await tx.db.query(
      `update complaints set state = $2, taken_by = case when $5 then taken_by end, outcome = null, closed_at = null,
         changed_at = $3, reopened_at = case when $4 then $3 else reopened_at end where id = $1`,
      [id, isHeld ? ComplaintState.IN_HAND : ComplaintState.NEW, tx.now(), isClosed, isHeld],
    );
    return id;
  });
}

/** @throws AppError NOT_FOUND, CONFLICT for a closed one. */
export async function withdrawComplaint(context: RequestContext, id: string): Promise<ComplaintType> {
  const viewer = await requireCounted(context, 'complaintMessages', Role.USER, Role.LAWYER);
  return asComplainant(context, viewer, async (tx) => {
    if ((await lockOwn(tx, viewer, id)).state === ComplaintState.CLOSED)
      throw conflict('This complaint is closed already');
    await tx.db.query(
      'update complaints set state = $2, outcome = $3, closed_at = $4, changed_at = $4 where id = $1',
      [id, ComplaintState.CLOSED, ComplaintOutcome.WITHDRAWN, tx.now()],
    );
    await settleNotificationsOf(tx, id);
    return id;
  });
}

/** The last changed first. */
export async function listOwnComplaints(
  context: RequestContext,
  request: PageRequest,
): Promise<Page<ComplaintType>> {
  const { id } = requireRole(context, Role.USER, Role.LAWYER);
  const where = new WhereClause().add('complaint.complainant_id = ?', id);
  const order = 'complaint.changed_at desc, complaint.id desc';
  const keys = { from: 'complaints complaint', key: 'complaint.id' };
  return selectPage<ComplaintType>(context.reader, OWN_COMPLAINTS, where, order, request, keys);
}

/** Its notifications are read. @throws AppError NOT_FOUND, also for another person's. */
export async function readComplaint(context: RequestContext, id: string): Promise<ComplaintType> {
  requireRole(context, Role.USER, Role.LAWYER);
  const complaint = await getOwnComplaint(context, id);
  await markSubjectRead(context, id);
  return complaint;
}
