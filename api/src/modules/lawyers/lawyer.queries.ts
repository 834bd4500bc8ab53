import type { RequestContext } from '../../context';
import { type ListQuery, selectOne, WhereClause } from '../../db/select-page';
import { imageUrlSql } from '../../images/image-url';
import { isIdentifier } from '../../validation/identifier';
import type { Lawyer } from './lawyer.types';
import { isListed } from './listed-condition';

const FROM = `lawyer_profiles profile
  join accounts account on account.id = profile.account_id
  left join districts district on district.id = profile.district_id`;

const PUBLIC_FIELDS = {
  id: 'profile.account_id',
  name: 'account.name',
  profilePic: imageUrlSql('profile.profile_pic'),
  profilePicSmall: imageUrlSql('profile.profile_pic', 'small'),
  practiceAreas: `(select coalesce(json_agg(area.name order by link.position, area.id), '[]')
    from lawyer_practice_areas link join practice_areas area on area.id = link.practice_area_id
    where link.lawyer_id = profile.account_id)`,
  district: 'district.name',
  experience: 'profile.experience',
  courtLevel: 'profile.court_level',
  languages: 'profile.languages',
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
  clientPhone: 'profile.client_phone',
  bankDetails: 'profile.bank_details',
  mobilePaymentDetails: 'profile.mobile_payment_details',
  verification: 'profile.verification',
  verificationReason: 'profile.verification_reason',
  licenseSubmittedAt: 'profile.license_submitted_at',
  createdAt: 'account.created_at',
};

const SHARED = {
  from: FROM,
  key: 'profile.account_id',
  dates: ['verifiedAt', 'licenseSubmittedAt', 'createdAt'],
};

/** The fields that everybody may see: the statement does not even read the private columns. */
export const PUBLIC_VIEW: ListQuery = {
  ...SHARED,
  fields: {
    ...PUBLIC_FIELDS,
    ...Object.fromEntries(Object.keys(PRIVATE_FIELDS).map((field) => [field, 'null'])),
  },
};

/** The fields that the lawyer and admins see. */
export const FULL_VIEW: ListQuery = { ...SHARED, fields: { ...PUBLIC_FIELDS, ...PRIVATE_FIELDS } };

/** A verified lawyer in the public view, or null. */
export async function findPublicLawyer({ reader }: RequestContext, id: string): Promise<Lawyer | null> {
  if (!isIdentifier(id)) return null;
  const where = new WhereClause().add('profile.account_id = ?', id).add(isListed('profile'));
  return selectOne<Lawyer>(reader, PUBLIC_VIEW, where);
}

/** Whether an account is a lawyer with a verified licence; false for null, an account that is gone. */
export async function isVerifiedLawyer({ db }: RequestContext, id: string | null): Promise<boolean> {
  const rows: unknown[] = await db.query(
    `select 1 from lawyer_profiles profile where profile.account_id = $1 and ${isListed('profile')}`,
    [id],
  );
  return rows.length > 0;
}

/** A lawyer in any state with the private fields, or null. The caller checks who may see them. */
export async function findFullLawyer({ reader }: RequestContext, id: string): Promise<Lawyer | null> {
  if (!isIdentifier(id)) return null;
  return selectOne<Lawyer>(reader, FULL_VIEW, new WhereClause().add('profile.account_id = ?', id));
}
