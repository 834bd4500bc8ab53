import { rememberByObject } from '@ainsathi/contract/remember';
import { type ListQuery, jsonOf, withFields } from '../../db/select-page';
import { shownColumns } from '../../db/shown-columns';
import { imageUrlSql } from '../../images/images';
import { districtName } from '../lawyers/directory/districts';
import { isListed, isPayee } from '../lawyers/listed-condition';
import type { MoneyState } from './case-acts.policy';
import type { Case } from './case.entity';
import { FEE_PROPOSED, latestPayment, PAYMENT_SUBMITTED, quietAt } from './case.conditions';
import type { CaseLawyer, CaseType } from './case.types';
import { REVIEWABLE } from './review-condition';

/** Everything stored about a case, payment details included: `toCaseView` hides what the viewer may not see. */
export type CaseRow = Omit<CaseType, (typeof PERMISSIONS)[number]> &
  Pick<Case, 'clientId' | 'lawyerId' | 'feeDue'> &
  Pick<MoneyState, 'feeProposed' | 'paymentSubmitted' | 'answeredAt' | 'reviewable'>;

function toCaseLawyer(value: unknown): CaseRow['lawyer'] {
  const lawyer = value as CaseLawyer | null;
  if (lawyer && 'district' in lawyer) lawyer.district = districtName(lawyer.district);
  return lawyer;
}

export const AFTER_ACCEPTANCE = {
  clientPhone: null,
  chamberAddress: null,
  chamberAddressBangla: null,
  bankDetails: null,
  mobilePaymentDetails: null,
};

const LAWYER_FIELDS = {
  id: 'profile.account_id',
  profilePicSmall: imageUrlSql('profile.profile_pic', 'small'),
  district: 'profile.district_id',
  verified: isListed('profile'),
  payable: isPayee('profile'),
  isLocked: 'exists (select from account_locks lock where lock.account_id = profile.account_id)',
  isLeaving: 'exists (select from account_deletions deletion where deletion.account_id = profile.account_id)',
  ...shownColumns(
    'profile',
    'name',
    'nameBangla',
    'chamberName',
    'chamberNameBangla',
    ...Object.keys(AFTER_ACCEPTANCE),
  ),
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
  conversions: { lawyer: toCaseLawyer },
  fields: {
    ...shownColumns('legal_case', 'id', 'clientId', 'lawyerId', 'title', 'description', 'status'),
    ...shownColumns('legal_case', 'isOwn', 'joinedAt'),
    ...shownColumns(
      'legal_case',
      'paymentStatus',
      'feeDue',
      'createdAt',
      'updatedAt',
      'closedAt',
      'withdrawnAt',
    ),
    feeProposed: FEE_PROPOSED,
    paymentSubmitted: PAYMENT_SUBMITTED,
    answeredAt: 'legal_case.answered_at',
    acceptedAt: `(select max(event.created_at) from case_events event
      where event.case_id = legal_case.id and event.to_status = 'accepted')`,
    pastStatuses: `array(select event.to_status from case_events event
      where event.case_id = legal_case.id and event.to_status is not null and event.kind <> 'withdrawn'
      group by event.to_status order by max(event.created_at))`,
    reviewable: REVIEWABLE,
    bKashTrxId: latestPayment('transaction_id'),
    paidAt: latestPayment('submitted_at'),
    client: `case when client.id is not null then json_build_object('id', client.id, 'name', client.name,
      'email', coalesce(client.email, ''), 'phone', client.phone) end`,
    lawyer: lawyerWith(LAWYER_FIELDS),
    quietDays: `case when ${quietAt('now()')} then extract(day from now() - room.lawyer_active_at)::int end`,
  },
};

/** Computed permissions of the viewer; their rules read more than the case shows. */
const PERMISSIONS = ['settableStatuses', 'acceptsPayment', 'canAct', 'withdrawableAt'] as const;

/** Decide whether the viewer may see the details of the lawyer. */
const READ_FOR_DETAILS = ['clientId', 'lawyerId', 'isOwn', 'joinedAt', 'lawyer', 'status', 'withdrawnAt'];
const READ_FOR_PERMISSIONS = [
  ...READ_FOR_DETAILS,
  ...['paymentStatus', 'feeDue', 'feeProposed', 'paymentSubmitted', 'closedAt', 'createdAt'],
  ...['answeredAt', 'reviewable'],
];

export function showsPermissions(shown: ReadonlySet<string>): boolean {
  return [...PERMISSIONS, 'canCall'].some((permission) => shown.has(permission));
}

function showsWholeLawyer(shown: ReadonlySet<string>): boolean {
  return shown.has('lawyer') && !Object.keys(LAWYER_FIELDS).some((field) => shown.has(`lawyer.${field}`));
}

export function showsDetails(shown: ReadonlySet<string>): boolean {
  return (
    showsWholeLawyer(shown) || Object.keys(AFTER_ACCEPTANCE).some((field) => shown.has(`lawyer.${field}`))
  );
}

/** The shown fields of the lawyer, and the fields that decide whether they may be shown. */
function lawyerFields(shown: ReadonlySet<string>): ListQuery['fields'] {
  if (showsWholeLawyer(shown)) return LAWYER_FIELDS;
  const needed = showsPermissions(shown) || showsDetails(shown) ? ['id', 'verified', 'payable'] : ['id'];
  return Object.fromEntries(
    Object.entries(LAWYER_FIELDS).filter(([field]) => needed.includes(field) || shown.has(`lawyer.${field}`)),
  );
}

/** Reads what the selected fields need. */
export const listFor = rememberByObject((shown: ReadonlySet<string>) => {
  const behind = showsPermissions(shown) ? READ_FOR_PERMISSIONS : showsDetails(shown) ? READ_FOR_DETAILS : [];
  const fields = { ...CASES.fields, lawyer: lawyerWith(lawyerFields(shown)) };
  return withFields(
    { ...CASES, fields },
    new Set([...shown, ...behind, 'withdrawnAt', ...(shown.has('ownClient') ? ['isOwn'] : [])]),
  );
});
