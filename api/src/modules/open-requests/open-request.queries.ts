import { Permission, anyRole, Role } from '../../auth/role';
import { requirePermission, requireRole, requireStaff, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { type ListQuery, selectOne, selectPage, WhereClause } from '../../db/select-page';
import { shownColumns } from '../../db/shown-columns';
import { found } from '../../errors/app-error';
import { isIdentifier } from '../../validation/identifier';
import type { Page, PageRequest } from '../../validation/page-request';
import { districtName } from '../lawyers/directory/districts';
import { InvitationGroup, type InvitationType } from './answer/invitation.types';
import { maskContacts, type Masked } from '../../platform/mask-contacts';
import type { OpenRequestState } from './open-request.entity';
import { type OpenRequestRecordType } from './records/open-request-staff.types';
import type { OpenRequestType } from './open-request.types';
import { subjectName } from './subject';

const mask = (text: unknown): Masked | null => (typeof text === 'string' ? maskContacts(text) : null);

const OPEN = `(request.state = 'open' and request.ends_at > now())`;
const WAITING = `(invitation.state in ('sent', 'cleared') and invitation.due_at > now() and ${OPEN})`;
const SHOWN = `invitations invitation join open_requests request
  on request.id = invitation.request_id and not invitation.withheld`;
const HAS_OPEN_PROPOSAL = `exists (select from proposals proposal where proposal.request_id = request.id
  and proposal.lawyer_id = invitation.lawyer_id and proposal.state = 'sent' and proposal.valid_until > now())`;
/** While the lawyer can answer, or their proposal is acceptable. */
const READABLE = `(${WAITING} or invitation.state = 'proposed' and ${OPEN} and ${HAS_OPEN_PROPOSAL})`;
export const NEW_REPORTS = `report.request_id = request.id and report.reported_at > coalesce(request.reviewed_at, '-infinity')`;

const countOf = (condition: string): string => `(select count(*)::int from invitations invited
  where invited.request_id = request.id and ${condition})`;

const SHARED = {
  id: 'request.id',
  about: 'request.about',
  district: 'request.district_id',
  urgent: 'request.urgent',
  ...shownColumns('request', 'closingReason', 'createdAt', 'endsAt'),
  state: `case when request.state = 'open' and request.ends_at <= now() then 'expired' else request.state end`,
  asked: countOf('true'),
  answered: countOf(`invited.state = 'proposed'`),
};
export const UNANSWERED = `${OPEN} and request.created_at < now() - interval '1 day' and ${SHARED.answered} = 0`;
const NAMED = { about: subjectName, district: districtName };

const OPEN_REQUESTS: ListQuery = {
  from: 'open_requests request',
  key: 'request.id',
  fields: {
    ...SHARED,
    ...shownColumns('request', 'anywhere', 'courtDate', 'title', 'description', 'opposingParties', 'caseId'),
    ...shownColumns('request', 'staffReadAt'),
  },
  conversions: NAMED,
};

/** Shows what the lawyer's step opens of the request, and nothing of the client. */
const INVITATIONS: ListQuery = {
  from: SHOWN,
  key: 'invitation.id',
  fields: {
    ...shownColumns('invitation', 'id', 'reason', 'invitedAt', 'dueAt'),
    ...shownColumns('request', 'about', 'urgent'),
    district: 'request.district_id',
    courtDate: `case when ${READABLE} then request.court_date end`,
    hasOpposingParties: 'cardinality(request.opposing_parties) > 0',
    opposingParties: `case when invitation.names_seen_at is not null and ${READABLE} then request.opposing_parties else '{}' end`,
    title: `case when invitation.state <> 'sent' and ${READABLE} then request.title end`,
    description: `case when invitation.state <> 'sent' and ${READABLE} then request.description end`,
    state: `case when invitation.state not in ('sent', 'cleared') or ${WAITING} then invitation.state
      when invitation.due_at <= now() then 'lapsed' else 'ended' end`,
    reported: 'invitation.reported_at is not null',
    caseId: `(select request.case_id from proposals proposal where proposal.request_id = request.id
      and proposal.lawyer_id = invitation.lawyer_id and proposal.state = 'accepted')`,
  },
  conversions: { ...NAMED, title: mask, description: mask },
};

const RECORDS: ListQuery = {
  from: 'open_requests request',
  key: 'request.id',
  fields: {
    ...SHARED,
    reports: `array(select report.report_reason from invitations report where ${NEW_REPORTS}
      order by report.reported_at, report.id)`,
  },
  conversions: NAMED,
};

const NEWEST = 'request.created_at desc, request.id desc';

const GROUPS: Record<InvitationGroup, string> = {
  [InvitationGroup.TO_ANSWER]: WAITING,
  [InvitationGroup.ANSWERED]: `invitation.state in ('proposed', 'declined')`,
  [InvitationGroup.ENDED]: `invitation.state in ('lapsed', 'ended')
    or invitation.state in ('sent', 'cleared') and not ${WAITING}`,
};

const byId = (key: string, id: string): WhereClause =>
  isIdentifier(id) ? new WhereClause().add(`${key} = ?`, id) : new WhereClause().add('false');

/** Null also for other people's requests. */
export async function findOwnRequest(
  { reader }: Pick<RequestContext, 'reader'>,
  client: Viewer,
  id: string,
): Promise<OpenRequestType | null> {
  const where = byId('request.id', id).add('request.client_id = ?', client.id);
  return selectOne<OpenRequestType>(reader, OPEN_REQUESTS, where);
}

/** The same, which must exist. @throws AppError NOT_FOUND. */
export async function getOpenRequest(
  context: Pick<RequestContext, 'reader'>,
  client: Viewer,
  id: string,
): Promise<OpenRequestType> {
  return found(await findOwnRequest(context, client, id), 'Request');
}

export async function listOpenRequests(
  context: RequestContext,
  page: PageRequest,
): Promise<Page<OpenRequestType>> {
  const { id } = requireRole(context, Role.USER);
  const where = new WhereClause().add('request.client_id = ?', id);
  return selectPage<OpenRequestType>(context.reader, OPEN_REQUESTS, where, NEWEST, page);
}

/** Null also for other lawyers' invitations. */
export async function findOwnInvitation(
  { reader }: Pick<RequestContext, 'reader'>,
  lawyer: Viewer,
  id: string,
): Promise<InvitationType | null> {
  const where = byId('invitation.id', id).add('invitation.lawyer_id = ?', lawyer.id);
  return selectOne<InvitationType>(reader, INVITATIONS, where);
}

/** The same, which must exist. @throws AppError NOT_FOUND. */
export async function getInvitation(
  context: Pick<RequestContext, 'reader'>,
  lawyer: Viewer,
  id: string,
): Promise<InvitationType> {
  return found(await findOwnInvitation(context, lawyer, id), 'Request');
}

/** Unanswered invitations by deadline, then newest first. */
export async function listInvitations(
  context: RequestContext,
  page: PageRequest,
  group: InvitationGroup | null,
): Promise<Page<InvitationType>> {
  const { id } = requireRole(context, Role.LAWYER);
  const where = new WhereClause().add('invitation.lawyer_id = ?', id);
  if (group) where.add(GROUPS[group]);
  const order =
    group === InvitationGroup.TO_ANSWER
      ? 'invitation.due_at, invitation.id'
      : 'invitation.invited_at desc, invitation.id desc';
  return selectPage<InvitationType>(context.reader, INVITATIONS, where, order, page);
}

const REPORTED = `exists (select from invitations report where ${NEW_REPORTS})`;

/** @throws AppError NOT_FOUND. */
export async function getOpenRequestRecord(
  { reader }: Pick<RequestContext, 'reader'>,
  id: string,
): Promise<OpenRequestRecordType> {
  return found(await selectOne<OpenRequestRecordType>(reader, RECORDS, byId('request.id', id)), 'Request');
}

export async function listOpenRequestRecords(
  context: RequestContext,
  page: PageRequest,
  { state, reported, unanswered }: { state: OpenRequestState | null; reported: boolean; unanswered: boolean },
): Promise<Page<OpenRequestRecordType>> {
  requireStaff(context, Permission.SUPPORT_USERS);
  const where = new WhereClause();
  if (state) where.add(`${SHARED.state} = ?`, state);
  if (reported) where.add(REPORTED);
  if (unanswered) where.add(UNANSWERED);
  return selectPage<OpenRequestRecordType>(context.reader, RECORDS, where, NEWEST, page);
}

const WAITS_FOR: Record<Role, string> = {
  [Role.USER]: `select count(*)::int as count from open_requests request
    join proposals proposal on proposal.request_id = request.id
    where request.client_id = $1 and ${OPEN} and proposal.state = 'sent' and proposal.valid_until > now()`,
  [Role.LAWYER]: `select count(*)::int as count from ${SHOWN}
    where invitation.lawyer_id = $1 and ${WAITING}`,
  [Role.ADMIN]: `select count(distinct request.id)::int as count from invitations report
    join open_requests request on ${NEW_REPORTS} where report.reported_at is not null and $1::uuid is not null`,
};

/** Proposals for the client, requests for the lawyer, reported requests for staff. */
export async function countWaiting(context: RequestContext): Promise<number> {
  const { id, role } = requireRole(context, ...anyRole);
  requirePermission(context, Permission.SUPPORT_USERS);
  const rows = await context.reader.query<{ count: number }[]>(WAITS_FOR[role], [id]);
  return rows[0]?.count ?? 0;
}
