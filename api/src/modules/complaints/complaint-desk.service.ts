import { Permission } from '../../auth/role';
import { requireStaff, requireStaffProof, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { selectOne, selectPage, WhereClause } from '../../db/select-page';
import { inTransaction } from '../../db/transaction';
import { conflict, found } from '../../errors/app-error';
import { AuditAct, AuditSubject, writeAudit } from '../../platform/audit/write-audit';
import { beginInDhaka } from '../../validation/dhaka-day';
import { isIdentifier } from '../../validation/identifier';
import type { Page, PageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { NotificationKind } from '../notifications/notification.kinds';
import { notify } from '../notifications/notify';
import { type Complaint, type ComplaintOutcome, ComplaintSide, ComplaintState } from './complaint.entity';
import { ClosingInput, ReplyInput } from './complaint.inputs';
import { hasNewWords, isLastMessage, STAFF_COMPLAINTS } from './complaint.queries';
import { addMessage } from './complaint.service';
import type { ComplaintType } from './complaint.types';

export interface ComplaintFilter {
  state?: ComplaintState | null;
  mine?: boolean;
  about?: string | null;
  outcome?: ComplaintOutcome | null;
  closedFrom?: Date | null;
  closedTo?: Date | null;
}

/** The longest waiting first; without a filter, or of one person, the newest. */
export async function listComplaints(
  context: RequestContext,
  request: PageRequest,
  { state, mine = false, about, outcome, closedFrom, closedTo }: ComplaintFilter,
): Promise<Page<ComplaintType>> {
  const viewer = requireStaff(context, Permission.SUPPORT_USERS);
  const where = new WhereClause();
  if (state) where.add('complaint.state = ?', state);
  if (mine) where.add(`complaint.taken_by = ? and complaint.state <> 'closed'`, viewer.id);
  if (about) where.add('complaint.about_id = ?::uuid', isIdentifier(about) ? about : null);
  if (outcome) where.add('complaint.outcome = ?', outcome);
  if (closedFrom) where.add('complaint.closed_at >= ?', beginInDhaka(closedFrom));
  if (closedTo) where.add('complaint.closed_at < ?', beginInDhaka(closedTo, 1));
  const order =
    state || mine ? 'complaint.created_at, complaint.id' : 'complaint.created_at desc, complaint.id desc';
  const keys = { from: 'complaints complaint', key: 'complaint.id' };
  return selectPage<ComplaintType>(context.reader, STAFF_COMPLAINTS, where, order, request, keys);
}

type Locked = Pick<Complaint, 'id' | 'state' | 'takenBy' | 'complainantId'>;

/** An act of support on a locked complaint that is open. @throws AppError IDENTITY_REQUIRED, NOT_FOUND, CONFLICT. */
async function actOn(
  context: RequestContext,
  id: string,
  act: (tx: RequestContext, complaint: Locked, viewer: Viewer) => Promise<AuditAct | null>,
): Promise<ComplaintType> {
  const viewer = requireStaff(context, Permission.SUPPORT_USERS);
  requireStaffProof(context);
  return inTransaction(context, async (tx) => {
    const rows = isIdentifier(id)
      ? await tx.db.query<Locked[]>(
          `select id, state, taken_by as "takenBy", complainant_id as "complainantId"
           from complaints where id = $1 for update`,
          [id],
        )
      : [];
    const complaint = found(rows[0], 'Complaint');
    if (complaint.state === ComplaintState.CLOSED) throw conflict('This complaint is closed already');
    const done = await act(tx, complaint, viewer);
    if (done) await writeAudit(tx, done, { subject: { type: AuditSubject.COMPLAINT, id } });
    const where = new WhereClause().add('complaint.id = ?', id);
    return found(await selectOne<ComplaintType>(tx.db, STAFF_COMPLAINTS, where), 'Complaint');
  });
}

function requireMine({ takenBy }: Locked, { id }: Viewer): void {
  if (takenBy !== id) throw conflict('Take this complaint first');
}

/** @param release gives it back instead. @throws AppError as `actOn`; CONFLICT for one that a colleague has. */
export async function takeComplaint(
  context: RequestContext,
  id: string,
  release: boolean,
): Promise<ComplaintType> {
  return actOn(context, id, async (tx, complaint, viewer) => {
    if (release) requireMine(complaint, viewer);
    // The viewer has taken it already, in another tab.
    else if (complaint.takenBy === viewer.id) return null;
    else if (complaint.takenBy !== null) throw conflict('Somebody has taken this complaint already');
    await tx.db.query('update complaints set state = $2, taken_by = $3, changed_at = $4 where id = $1', [
      ...(release ? [id, ComplaintState.NEW, null] : [id, ComplaintState.IN_HAND, viewer.id]),
      tx.now(),
    ]);
    return release ? AuditAct.COMPLAINT_GIVEN_BACK : AuditAct.COMPLAINT_TAKEN;
  });
}

/** False for words sent already. @throws AppError CONFLICT unless taken by the viewer, or after words later than `read`. */
async function reply(
  tx: RequestContext,
  complaint: Locked,
  viewer: Viewer,
  { body, read = null }: ReplyInput,
  outcome: ComplaintOutcome | null,
): Promise<boolean> {
  const { id, complainantId } = complaint;
  requireMine(complaint, viewer);
  const words = { complaintId: id, side: ComplaintSide.STAFF, body };
  if (outcome === null && (await isLastMessage(tx, words))) return false;
  if (read !== null && (await hasNewWords(tx, id, read)))
    throw conflict('The complainant has written meanwhile. Close this and read it first: your words stay.');
  await addMessage(tx, { ...words, authorId: viewer.id });
  const state = outcome === null ? ComplaintState.ANSWERED : ComplaintState.CLOSED;
  await tx.db.query(
    `update complaints set state = $2, outcome = $3, changed_at = $4,
       closed_at = case when $3::text is not null then $4::timestamptz end where id = $1`,
    [id, state, outcome, tx.now()],
  );
  await notify(tx, complainantId, NotificationKind.COMPLAINT_ANSWERED, { subjectId: id });
  return true;
}

/** @throws AppError as `actOn`; BAD_USER_INPUT, CONFLICT for one that the viewer has not taken, and words after `read`. */
export async function answerComplaint(
  context: RequestContext,
  id: string,
  input: ReplyInput,
): Promise<ComplaintType> {
  return actOn(context, id, async (tx, complaint, viewer) => {
    const isNew = await reply(tx, complaint, viewer, await parseInput(ReplyInput, input), null);
    return isNew ? AuditAct.COMPLAINT_ANSWERED : null;
  });
}

/** @throws AppError as `answerComplaint`. */
export async function closeComplaint(
  context: RequestContext,
  id: string,
  input: ClosingInput,
): Promise<ComplaintType> {
  return actOn(context, id, async (tx, complaint, viewer) => {
    const closing = await parseInput(ClosingInput, input);
    await reply(tx, complaint, viewer, closing, closing.outcome);
    return AuditAct.COMPLAINT_CLOSED;
  });
}
