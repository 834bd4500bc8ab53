import { Role } from '../../auth/role';
import { requireViewer, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { likePattern } from '../../db/like-pattern';
import { WhereClause, type ListQuery, selectOne, selectPage } from '../../db/select-page';
import { pictureAddressSql } from '../../images/image-url';
import { isIdentifier } from '../../validation/identifier';
import type { Page, PageRequest } from '../../validation/page-request';
import { CaseGroup, type CaseStatus, closedStatuses, type PaymentStatus } from './case.status';
import { showCase } from './case.view';
import type { CaseView } from './case.view';

/** Orders of lists of cases. */
export enum CaseSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  TITLE = 'title',
  UPDATED = 'updated',
}

/** A case as it is read: nothing in it has been held back yet, see `case.view.ts`. */
export interface CaseRow {
  id: string;
  clientId: string | null;
  lawyerId: string | null;
  title: string;
  description: string;
  status: CaseStatus;
  paymentStatus: PaymentStatus;
  bKashTrxId: string | null;
  paidAt: Date | null;
  client: { id: string; name: string; email: string; phone: string | null } | null;
  lawyer: {
    id: string;
    name: string;
    profilePicSmall: string | null;
    district: string | null;
    chamberName: string | null;
    verified: boolean;
    bankDetails: string | null;
    mobilePaymentDetails: string | null;
  } | null;
  createdAt: Date;
  updatedAt: Date;
}

const CASES: ListQuery = {
  from: `cases item
    left join accounts client on client.id = item.client_id
    left join lawyer_profiles profile on profile.account_id = item.lawyer_id
    left join accounts lawyer on lawyer.id = item.lawyer_id
    left join districts district on district.id = profile.district_id
    left join payments payment on payment.case_id = item.id`,
  key: 'item.id',
  dates: ['paidAt', 'createdAt', 'updatedAt'],
  fields: {
    id: 'item.id',
    clientId: 'item.client_id',
    lawyerId: 'item.lawyer_id',
    title: 'item.title',
    description: 'item.description',
    status: 'item.status',
    paymentStatus: 'item.payment_status',
    bKashTrxId: 'payment.transaction_id',
    paidAt: 'payment.submitted_at',
    client: `case when client.id is not null then json_build_object('id', client.id, 'name', client.name,
      'email', client.email, 'phone', client.phone) end`,
    lawyer: `case when lawyer.id is not null then json_build_object('id', lawyer.id, 'name', lawyer.name,
      'profilePicSmall', ${pictureAddressSql('profile.profile_pic', 'small')}, 'district', district.name,
      'chamberName', profile.chamber_name, 'verified', profile.verification = 'verified',
      'bankDetails', profile.bank_details, 'mobilePaymentDetails', profile.mobile_payment_details) end`,
    createdAt: 'item.created_at',
    updatedAt: 'item.updated_at',
  },
};

const ORDERS: Record<CaseSort, string> = {
  [CaseSort.NEWEST]: 'item.created_at desc, item.id desc',
  [CaseSort.OLDEST]: 'item.created_at, item.id',
  [CaseSort.TITLE]: 'lower(item.title) collate "C", item.id',
  [CaseSort.UPDATED]: 'item.updated_at desc, item.id desc',
};

const CLOSED = `item.status in (${closedStatuses.map((status) => `'${status}'`).join(', ')})`;
const GROUPS: Record<CaseGroup, string> = {
  [CaseGroup.TO_ANSWER]: `item.status = 'pending'`,
  [CaseGroup.TO_BE_PAID]: `item.status = 'accepted' and item.payment_status = 'unpaid'`,
  [CaseGroup.CLOSED]: CLOSED,
  [CaseGroup.IN_PROGRESS]: `not ${CLOSED} and item.status <> 'pending'
    and not (item.status = 'accepted' and item.payment_status = 'unpaid')`,
};

/** What narrows a list of cases. */
export interface CaseFilter {
  group?: CaseGroup | null;
  status?: CaseStatus | null;
  search?: string | null;
}

/** Only the cases that are the viewer's to see; admins see all. */
function visibleTo(viewer: Viewer): WhereClause {
  const conditions = new WhereClause();
  if (viewer.role === Role.USER) conditions.add('item.client_id = ?', viewer.id);
  if (viewer.role === Role.LAWYER) conditions.add('item.lawyer_id = ?', viewer.id);
  return conditions;
}

/** A page of the cases that the viewer may see, found by title, people or transaction ID. */
export async function listCases(
  context: RequestContext,
  request: PageRequest,
  { group, status, search, sort = CaseSort.NEWEST }: CaseFilter & { sort?: CaseSort },
): Promise<Page<CaseView>> {
  const viewer = requireViewer(context);
  const conditions = visibleTo(viewer);
  if (group) conditions.add(GROUPS[group]);
  if (status) conditions.add('item.status = ?', status);
  const pattern = likePattern(search);
  if (pattern)
    conditions.add(
      `item.title ilike ? or client.name ilike ? or client.email ilike ? or lawyer.name ilike ?
        or payment.transaction_id ilike ?`,
      pattern,
    );
  const page = await selectPage<CaseRow>(context.db, CASES, conditions, ORDERS[sort], request);
  return { ...page, items: page.items.map((row) => showCase(row, viewer)) };
}

/** A case that the viewer may see, or null: somebody else's case does not exist. */
export async function findCase(context: RequestContext, id: string): Promise<CaseView | null> {
  const viewer = requireViewer(context);
  if (!isIdentifier(id)) return null;
  const row = await selectOne<CaseRow>(context.db, CASES, visibleTo(viewer).add('item.id = ?', id));
  return row && showCase(row, viewer);
}

/** How many cases the viewer has, by what has to happen next. */
export interface CaseCounts {
  total: number;
  pending: number;
  toBePaid: number;
  inProgress: number;
  closed: number;
}

/** The numbers of the dashboard and of the tabs, in one statement. */
export async function countCases(context: RequestContext): Promise<CaseCounts> {
  const conditions = visibleTo(requireViewer(context));
  const rows: CaseCounts[] = await context.db.query(
    `select count(*)::int as total,
       (count(*) filter (where ${GROUPS[CaseGroup.TO_ANSWER]}))::int as pending,
       (count(*) filter (where ${GROUPS[CaseGroup.TO_BE_PAID]}))::int as "toBePaid",
       (count(*) filter (where ${GROUPS[CaseGroup.IN_PROGRESS]}))::int as "inProgress",
       (count(*) filter (where ${GROUPS[CaseGroup.CLOSED]}))::int as closed
     from cases item where ${conditions.sql}`,
    conditions.values,
  );
  return rows[0] ?? { total: 0, pending: 0, toBePaid: 0, inProgress: 0, closed: 0 };
}
