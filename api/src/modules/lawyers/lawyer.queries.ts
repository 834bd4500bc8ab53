import type { RequestContext } from '../../context';
import { likePattern } from '../../db/like-pattern';
import { WhereClause, type ListQuery, selectOne, selectPage } from '../../db/select-page';
import { pictureAddressSql } from '../../images/image-url';
import { isIdentifier } from '../../validation/identifier';
import type { Page, PageRequest } from '../../validation/page-request';
import { type LawyerFilter, directoryWhere } from './lawyer.filter';
import { AdminLawyerSort, type Lawyer, LawyerSort } from './lawyer.types';
import type { VerificationStatus } from './verification.status';

const FROM = `lawyer_profiles profile
  join accounts account on account.id = profile.account_id
  left join districts district on district.id = profile.district_id`;

const PUBLIC_FIELDS = {
  id: 'profile.account_id',
  name: 'account.name',
  profilePic: pictureAddressSql('profile.profile_pic'),
  profilePicSmall: pictureAddressSql('profile.profile_pic', 'small'),
  practiceAreas: `(select coalesce(json_agg(area.name order by link.position, area.id), '[]')
    from lawyer_practice_areas link join practice_areas area on area.id = link.practice_area_id
    where link.lawyer_id = profile.account_id)`,
  district: 'district.name',
  experience: 'profile.experience',
  chamberName: 'profile.chamber_name',
  chamberAddress: 'profile.chamber_address',
  bio: 'profile.bio',
  education: `(select coalesce(json_agg(json_build_object(
      'degree', row.degree, 'university', row.university, 'year', row.year) order by row.position), '[]')
    from education row where row.lawyer_id = profile.account_id)`,
  licenseNumber: 'profile.license_number',
  verifiedAt: 'profile.verified_at',
};

const PRIVATE_FIELDS = {
  email: 'account.email',
  phone: 'account.phone',
  address: 'account.address',
  bankDetails: 'profile.bank_details',
  mobilePaymentDetails: 'profile.mobile_payment_details',
  verification: 'profile.verification',
  verificationReason: 'profile.verification_reason',
  createdAt: 'account.created_at',
};

const SHARED = { from: FROM, key: 'profile.account_id', dates: ['verifiedAt', 'createdAt'] };

/** What everybody may see: the statement itself does not read the rest. */
const PUBLIC_VIEW: ListQuery = {
  ...SHARED,
  fields: {
    ...PUBLIC_FIELDS,
    ...Object.fromEntries(Object.keys(PRIVATE_FIELDS).map((field) => [field, 'null'])),
  },
};

/** What the lawyer and admins see. */
const FULL_VIEW: ListQuery = { ...SHARED, fields: { ...PUBLIC_FIELDS, ...PRIVATE_FIELDS } };

const ORDERS: Record<LawyerSort, (key: string) => string> = {
  [LawyerSort.EXPERIENCE]: (key) => `entry.experience desc, entry.name_key, ${key}`,
  [LawyerSort.NAME]: (key) => `entry.name_key, ${key}`,
  [LawyerSort.NEWEST]: (key) => `entry.verified_at desc, ${key} desc`,
};

const BY_NAME = 'lower(account.name) collate "C", profile.account_id';
const ADMIN_ORDERS: Record<AdminLawyerSort, string> = {
  [AdminLawyerSort.NEWEST]: 'account.created_at desc, account.id desc',
  [AdminLawyerSort.OLDEST]: 'account.created_at, account.id',
  [AdminLawyerSort.NAME]: BY_NAME,
  [AdminLawyerSort.EMAIL]: 'account.email, account.id',
  [AdminLawyerSort.EXPERIENCE]: `profile.experience desc, ${BY_NAME}`,
};

function onlyOf(listing: ListQuery, asked: ReadonlySet<string>): ListQuery {
  const fields = Object.entries(listing.fields).filter(([property]) => asked.has(property));
  return { ...listing, fields: Object.fromEntries(fields) };
}

/**
 * The public directory: verified lawyers only, in the public view. An unknown area or district gives an empty list.
 * @param asked the properties that will be looked at, where these are not all; the rows have no others.
 */
export async function listLawyers(
  { reader }: RequestContext,
  filter: LawyerFilter,
  sort: LawyerSort,
  request: PageRequest,
  asked?: ReadonlySet<string>,
): Promise<Page<Lawyer>> {
  const { keys, conditions } = directoryWhere(filter);
  const listing = asked ? onlyOf(PUBLIC_VIEW, asked) : PUBLIC_VIEW;
  return selectPage<Lawyer>(reader, listing, conditions, ORDERS[sort](keys.key), request, keys);
}

/** Every lawyer in every state, with the private fields, for admins. */
export async function listLawyersForAdmin(
  { reader }: RequestContext,
  request: PageRequest,
  filter: { search?: string | null; verification?: VerificationStatus | null; sort?: AdminLawyerSort },
): Promise<Page<Lawyer>> {
  const conditions = new WhereClause();
  if (filter.verification) conditions.add('profile.verification = ?', filter.verification);
  const pattern = likePattern(filter.search);
  if (pattern)
    conditions.add(
      'account.name ilike ? or account.email ilike ? or profile.license_number ilike ?',
      pattern,
    );
  return selectPage<Lawyer>(
    reader,
    FULL_VIEW,
    conditions,
    ADMIN_ORDERS[filter.sort ?? AdminLawyerSort.NEWEST],
    request,
  );
}

/** A verified lawyer in the public view, or null. */
export async function findPublicLawyer({ reader }: RequestContext, id: string): Promise<Lawyer | null> {
  if (!isIdentifier(id)) return null;
  const conditions = new WhereClause()
    .add('profile.account_id = ?', id)
    .add(`profile.verification = 'verified'`);
  return selectOne<Lawyer>(reader, PUBLIC_VIEW, conditions);
}

/** A lawyer in any state with the private fields, or null. Who may see that is the caller's rule. */
export async function findFullLawyer({ reader }: RequestContext, id: string): Promise<Lawyer | null> {
  if (!isIdentifier(id)) return null;
  return selectOne<Lawyer>(reader, FULL_VIEW, new WhereClause().add('profile.account_id = ?', id));
}
