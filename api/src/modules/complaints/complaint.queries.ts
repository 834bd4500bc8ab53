import { complaintLimits } from '@ainsathi/contract/limits';
import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { type ListQuery, selectOne, WhereClause } from '../../db/select-page';
import { shownColumns } from '../../db/shown-columns';
import { found } from '../../errors/app-error';
import { createListPageLoader, createRequestLoader } from '../../graphql/request-loader';
import { isIdentifier } from '../../validation/identifier';
import { whereUnjoined } from '../cases/unjoined-condition';
import { disputeOf } from '../cases/dispute-condition';
import type { ComplaintMessage } from './complaint.entity';
import type { ComplaintMessageType, ComplaintType } from './complaint.types';

/** Whether a closed complaint may be reopened, once. */
export const REOPENABLE = `(complaint.reopened_at is null
  and complaint.closed_at > now() - interval '${complaintLimits.reopenDays} days')`;

/** Whether its colleague can still act on it: one who lost the work since it was closed does not get it back. */
export const HELD = `exists (select from staff_roles where account_id = complaint.taken_by and role in ('owner', 'support')
  and not exists (select from account_locks lock where lock.account_id = complaint.taken_by))`;

/** @param readable SQL for the cases that the reader may see. */
const complaintsWith = (readable: string, joins = ''): ListQuery => ({
  from: `complaints complaint left join cases legal_case on legal_case.id = complaint.case_id and (${readable})
    left join lawyer_profiles profile on profile.account_id = complaint.about_id ${joins}`,
  key: 'complaint.id',
  fields: {
    ...shownColumns('complaint', 'id', 'category', 'state', 'outcome', 'createdAt', 'changedAt'),
    caseId: 'legal_case.id',
    caseTitle: 'legal_case.title',
    lawyerName: 'profile.name',
    lawyerNameBangla: 'profile.name_bangla',
    writable: `complaint.state <> 'closed' or ${REOPENABLE}`,
  },
});

export const OWN_COMPLAINTS = complaintsWith(
  'complaint.complainant_id in (legal_case.client_id, legal_case.lawyer_id)',
);

const person = (alias: string): string => `case when ${alias}.id is not null
  then json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'role', ${alias}.role, 'nameBangla',
    (select own_name_bangla from lawyer_profiles where account_id = ${alias}.id)) end`;

const OF_STAFF = complaintsWith(
  `not ${whereUnjoined('legal_case')}`,
  `left join accounts complainant on complainant.id = complaint.complainant_id
    left join accounts other on other.id = complaint.about_id
    left join accounts holder on holder.id = complaint.taken_by`,
);

export const STAFF_COMPLAINTS: ListQuery = {
  ...OF_STAFF,
  fields: {
    ...OF_STAFF.fields,
    complainant: person('complainant'),
    about: person('other'),
    holderId: 'holder.id',
    holderName: 'holder.name',
  },
};

/** @throws AppError NOT_FOUND, also for another person's. */
export async function getOwnComplaint(context: RequestContext, id: string): Promise<ComplaintType> {
  const where = new WhereClause().add('complaint.complainant_id = ?', requireViewer(context).id);
  const wanted = isIdentifier(id) ? where.add('complaint.id = ?', id) : where.add('false');
  return found(await selectOne<ComplaintType>(context.db, OWN_COMPLAINTS, wanted), 'Complaint');
}

/** Whether the last words are these: sent again after a lost answer they are no second message. */
export async function isLastMessage(
  { db }: RequestContext,
  { complaintId, side, body }: Pick<ComplaintMessage, 'complaintId' | 'side' | 'body'>,
): Promise<boolean> {
  const [last] = await db.query<Pick<ComplaintMessage, 'side' | 'body'>[]>(
    'select side, body from complaint_messages where complaint_id = $1 order by created_at desc, id desc limit 1',
    [complaintId],
  );
  return last?.side === side && last.body === body;
}

/** Whether the complainant has written since this message. */
export async function hasNewWords(
  { db }: RequestContext,
  complaintId: string,
  read: string,
): Promise<boolean> {
  if (!isIdentifier(read)) return false;
  const rows: unknown[] = await db.query(
    `select from complaint_messages later join complaint_messages last on last.id = $2 and last.complaint_id = $1
     where later.complaint_id = $1 and later.side = 'complainant' and later.created_at > last.created_at limit 1`,
    [complaintId, read],
  );
  return rows.length > 0;
}

/** The newest page, oldest first; one statement for a list of complaints that the viewer may read. */
export const messagesOfComplaints = createListPageLoader(
  'complaintId',
  async ({ db }, complaintIds, { limit, offset }) =>
    db.query<(ComplaintMessageType & { complaintId: string })[]>(
      `select message.id, message.complaint_id as "complaintId", message.side, message.body,
         message.created_at as "createdAt"
       from unnest($1::uuid[]) wanted (complaint_id) cross join lateral (
         select * from complaint_messages one where one.complaint_id = wanted.complaint_id
         order by one.created_at desc, one.id desc limit $2 offset $3) message
       order by message.created_at, message.id`,
      [complaintIds, limit, offset],
    ),
);

/** Since when the two people of a case disagree about money; one statement for a list of cases. */
export const disputesOfCases = createRequestLoader<Date | null>(
  async ({ reader }, caseIds) => {
    const rows = await reader.query<{ id: string; since: Date }[]>(
      `select legal_case.id, min(dispute.created_at) as since from cases legal_case, ${disputeOf('legal_case')}
         and legal_case.id = any($1::uuid[]) group by legal_case.id`,
      [caseIds],
    );
    return new Map(rows.map(({ id, since }) => [id, since]));
  },
  () => null,
);
