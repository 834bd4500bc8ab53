import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { Permission } from '../../auth/permission';
import { Role } from '../../auth/role';
import { requirePermission, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { likePattern } from '../../db/like-pattern';
import { nameSearch, soundsLike } from '../../db/name-search';
import {
  jsonOf,
  type ListQuery,
  narrowedOnce,
  selectOne,
  selectPage,
  type WhereClause,
  withFields,
} from '../../db/select-page';
import { imageUrlSql } from '../../images/image-url';
import { AuditAct, AuditSubject } from '../../platform/audit/audit-act';
import { writeAudit } from '../../platform/audit/write-audit';
import { isIdentifier } from '../../validation/identifier';
import type { Page, PageRequest } from '../../validation/page-request';
import type { Case } from './case.entity';
import { CaseSort } from './case.enums';
import { maySeePaymentDetails, maySubmitPayment, settableStatuses, visibleTo } from './case.policy';
import { type CaseGroup, type CasePhase, type CaseStatus, statusesOfPhase } from './case.status';
import type { CaseLawyer, CaseType } from './case.types';
import { districtName } from '../lawyers/directory/districts';
import { FEE_PROPOSED, GROUPS, latestPayment, orderOf, PAYMENT_SUBMITTED } from './case.conditions';
import { quietAt } from './quiet-condition';
import { isListed } from '../lawyers/listed-condition';
import { AccessKind } from './room/case-access.entity';
import { noteAccess } from './room/case-access.service';
import { actsOf, type FeeState, withdrawableAt } from './room/room.policy';

/** A case with everything that is stored about it, payment details included: `toCaseView` hides them from viewers who may not see them. */
type CaseRow = Omit<CaseType, (typeof PERMISSIONS)[number]> &
  Pick<Case, 'clientId' | 'lawyerId' | 'feeDue'> &
  Pick<FeeState, 'feeProposed' | 'paymentSubmitted'>;

const QUIET = quietAt('now()');

function toCaseLawyer(value: unknown): CaseRow['lawyer'] {
  const lawyer = value as (Omit<CaseLawyer, 'district'> & { district: unknown }) | null;
  return lawyer && { ...lawyer, district: districtName(lawyer.district) };
}

const LAWYER_FIELDS = {
  id: 'profile.account_id',
  name: 'profile.name',
  nameBangla: 'profile.name_bangla',
  profilePicSmall: imageUrlSql('profile.profile_pic', 'small'),
  district: 'profile.district_id',
  chamberName: 'profile.chamber_name',
  chamberNameBangla: 'profile.chamber_name_bangla',
  verified: isListed('profile'),
  clientPhone: 'profile.client_phone',
  chamberAddress: 'profile.chamber_address',
  chamberAddressBangla: 'profile.chamber_address_bangla',
  bankDetails: 'profile.bank_details',
  mobilePaymentDetails: 'profile.mobile_payment_details',
};

function lawyerWith(fields: ListQuery['fields']): string {
  return `case when profile.account_id is not null then ${jsonOf(fields)} end`;
}

export const CASES: ListQuery = {
  from: `cases legal_case
    left join accounts client on client.id = legal_case.client_id
    left join lawyer_profiles profile on profile.account_id = legal_case.lawyer_id
    left join case_rooms room on room.case_id = legal_case.id`,
  key: 'legal_case.id',
  dates: ['paidAt', 'closedAt', 'withdrawnAt', 'createdAt', 'updatedAt'],
  conversions: { lawyer: toCaseLawyer },
  fields: {
    id: 'legal_case.id',
    clientId: 'legal_case.client_id',
    lawyerId: 'legal_case.lawyer_id',
    title: 'legal_case.title',
    description: 'legal_case.description',
    status: 'legal_case.status',
    paymentStatus: 'legal_case.payment_status',
    feeDue: 'legal_case.fee_due',
    feeProposed: FEE_PROPOSED,
    paymentSubmitted: PAYMENT_SUBMITTED,
    bKashTrxId: latestPayment('transaction_id'),
    paidAt: latestPayment('submitted_at'),
    client: `case when client.id is not null then json_build_object('id', client.id, 'name', client.name,
      'email', client.email, 'phone', client.phone) end`,
    lawyer: lawyerWith(LAWYER_FIELDS),
    createdAt: 'legal_case.created_at',
    updatedAt: 'legal_case.updated_at',
    closedAt: 'legal_case.closed_at',
    withdrawnAt: 'legal_case.withdrawn_at',
    quietDays: `case when ${QUIET} then extract(day from now() - room.lawyer_active_at)::int end`,
  },
};

/** The filters of a list of cases. */
export interface CaseFilter {
  group?: CaseGroup | null;
  phase?: CasePhase | null;
  status?: CaseStatus | null;
  search?: string | null;
  /** The id of a client. */
  client?: string | null;
  /** True for only the cases without news. */
  quiet?: boolean;
}

/** The condition that a case is visible to the viewer and meets the filters. */
export function matchingCases(
  viewer: Viewer,
  { group, phase, status, search, client, quiet }: CaseFilter,
): WhereClause {
  const where = visibleTo(viewer);
  if (group) where.add(GROUPS[group]);
  if (phase) where.add('legal_case.status = any(?)', statusesOfPhase(phase));
  if (status) where.add('legal_case.status = ?', status);
  if (quiet) where.add(QUIET);
  // An id of another form belongs to nobody.
  if (client && isIdentifier(client)) where.add('legal_case.client_id = ?', client);
  else if (client) where.add('false');
  const pattern = likePattern(search);
  if (pattern) {
    const keys = nameSearch(search);
    where.add(
      `legal_case.title ilike ? or client.name ilike ? or client.email ilike ? or profile.name ilike ?
        or legal_case.id in (select payment.case_id from payments payment where payment.transaction_id ilike ?2)
        or legal_case.search_key like ?3 or client.search_key like ?3
        or profile.search_key like ?3 or ${soundsLike('client', keys, 4)} or ${soundsLike('profile', keys, 4)}`,
      pattern,
      latinDigits(pattern),
      keys.spelling,
      keys.names,
    );
  }
  return where;
}

/** What the client is not shown while the payment details are not: both follow from the acceptance. */
const AFTER_ACCEPTANCE = {
  clientPhone: null,
  chamberAddress: null,
  chamberAddressBangla: null,
  bankDetails: null,
  mobilePaymentDetails: null,
};

/** What the viewer may do with a case; the rules read more than the case shows. */
const PERMISSIONS = ['settableStatuses', 'acceptsPayment', 'canAct', 'withdrawableAt'] as const;

/** What the viewer may see of the lawyer depends on these. */
const READ_FOR_LAWYER = ['clientId', 'lawyerId', 'lawyer', 'status', 'withdrawnAt'];
const READ_FOR_PERMISSIONS = [
  ...READ_FOR_LAWYER,
  ...['paymentStatus', 'feeDue', 'feeProposed', 'paymentSubmitted', 'closedAt', 'createdAt'],
];

function showsPermissions(shown: ReadonlySet<string>): boolean {
  return PERMISSIONS.some((permission) => shown.has(permission));
}

/** Of the lawyer what is shown, and what decides whether it may be. */
function lawyerFields(shown: ReadonlySet<string>): ListQuery['fields'] {
  const isShown = (field: string) => shown.has(`lawyer.${field}`);
  const fields = Object.entries(LAWYER_FIELDS);
  // Whoever names no field of the lawyer wants them all.
  if (shown.has('lawyer') && !fields.some(([field]) => isShown(field))) return LAWYER_FIELDS;
  return Object.fromEntries(
    fields.filter(([field]) => field === 'id' || field === 'verified' || isShown(field)),
  );
}

/** The list with what is read so that some fields can be shown. */
const listFor = narrowedOnce((shown) => {
  const behind = showsPermissions(shown) ? READ_FOR_PERMISSIONS : shown.has('lawyer') ? READ_FOR_LAWYER : [];
  const fields = { ...CASES.fields, lawyer: lawyerWith(lawyerFields(shown)) };
  return withFields({ ...CASES, fields }, new Set([...shown, ...behind]));
});

/** The case without what the viewer may not see of its lawyer. */
function visibleFields(row: CaseRow, viewer: Viewer): CaseRow {
  const { lawyer } = row;
  if (!lawyer || maySeePaymentDetails(viewer, { ...row, lawyerVerified: lawyer.verified })) return row;
  return { ...row, lawyer: Object.assign({}, lawyer, AFTER_ACCEPTANCE) };
}

/** The case with the fields that the viewer may see, and the viewer's permissions. */
function toCaseView(row: CaseRow, viewer: Viewer, now: Date): CaseType {
  const state = { ...row, lawyerVerified: row.lawyer?.verified ?? false };
  return {
    ...visibleFields(row, viewer),
    settableStatuses: [...settableStatuses(viewer, state)],
    acceptsPayment: maySubmitPayment(viewer, state),
    canAct: actsOf(viewer, state, now),
    withdrawableAt: withdrawableAt(viewer, state),
  };
}

/**
 * A page of the cases that the viewer may see, found by title, people or transaction ID.
 * @param fields the fields to read, when not all are needed; the cases then have no others.
 */
export async function listCases(
  context: RequestContext,
  request: PageRequest,
  { sort = CaseSort.NEWEST, ...filter }: CaseFilter & { sort?: CaseSort },
  fields?: ReadonlySet<string>,
): Promise<Page<CaseType>> {
  const viewer = requirePermission(context, Permission.SUPPORT_USERS);
  const where = matchingCases(viewer, filter);
  const list = fields ? listFor(fields) : CASES;
  const page = await selectPage<CaseRow>(context.reader, list, where, orderOf(sort, viewer), request);
  const now = context.now();
  const permissionsShown = !fields || showsPermissions(fields);
  const toItem = (row: CaseRow) =>
    permissionsShown ? toCaseView(row, viewer, now) : visibleFields(row, viewer);
  return { ...page, items: page.items.map(toItem) as CaseType[] };
}

/** A case that the viewer may see, or null. */
export async function findVisibleCase(
  { reader, now }: RequestContext,
  viewer: Viewer,
  id: string,
): Promise<CaseType | null> {
  if (!isIdentifier(id)) return null;
  const row = await selectOne<CaseRow>(reader, CASES, visibleTo(viewer).add('legal_case.id = ?', id));
  return row && toCaseView(row, viewer, now());
}

/** A case that the viewer of the request may see, or null. That an admin looks at it is written down, for its people too. */
export async function findCase(context: RequestContext, id: string): Promise<CaseType | null> {
  const viewer = requirePermission(context, Permission.SUPPORT_USERS);
  const isVisit = viewer.role === Role.ADMIN && isIdentifier(id);
  if (isVisit) await writeAudit(context, AuditAct.CASE_VIEWED, { subject: { type: AuditSubject.CASE, id } });
  const legalCase = await findVisibleCase(context, viewer, id);
  if (isVisit && legalCase) await noteAccess(context, viewer, legalCase.id, AccessKind.RECORD_VIEWED);
  return legalCase;
}
