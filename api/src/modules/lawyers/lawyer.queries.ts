import { rememberByObject } from '@ainsathi/contract/remember';
import type { RequestContext } from '../../context';
import { type ListQuery, selectAll, selectOne, WhereClause, withFields } from '../../db/select-page';
import { shownColumns, withheld } from '../../db/shown-columns';
import { imageUrlSql } from '../../images/images';
import { isIdentifier } from '../../validation/identifier';
import type { Lawyer } from './lawyer.types';
import { districtName } from './directory/districts';
import { practiceAreaNames } from './directory/practice-areas';
import { isListed, isPayee } from './listed-condition';

/** Null once the day has come, in Dhaka. */
const AWAY_UNTIL = `case when (now() at time zone 'Asia/Dhaka')::date < profile.away_until then profile.away_until end`;

const ofProfile = (...columns: string[]) => shownColumns('profile', ...columns);

const PUBLIC_FIELDS = {
  id: 'profile.account_id',
  profilePic: imageUrlSql('profile.profile_pic'),
  profilePicSmall: imageUrlSql('profile.profile_pic', 'small'),
  practiceAreas: 'profile.practice_area_ids',
  district: 'profile.district_id',
  awayUntil: AWAY_UNTIL,
  takesCases: `(${AWAY_UNTIL}) is null`,
  barAssociation: 'profile.checked_association',
  answersWithinHours: 'profile.answers_within',
  answerHours: 'profile.answers_within',
  ...ofProfile(
    'name',
    'nameBangla',
    'experience',
    'courtLevel',
    'languages',
    'education',
    'bio',
    'bioBangla',
  ),
  ...ofProfile('chamberName', 'chamberAddress', 'chamberNameBangla', 'chamberAddressBangla'),
  ...ofProfile(
    'licenseNumber',
    'verifiedAt',
    'verifiedUntil',
    'checkedOn',
    'checkedPapers',
    'enrolledYear',
    'firstTalkPoisha',
    'firstTalkMinutes',
  ),
};

const PRIVATE_FIELDS = {
  ...shownColumns('account', 'email', 'phone', 'address', 'createdAt'),
  ...ofProfile('mostInvitations', 'clientPhone', 'bankDetails', 'mobilePaymentDetails'),
  ...ofProfile('verification', 'verificationReason', 'licenseSubmittedAt', 'renewalAt', 'lapsedAt'),
  checkedName: 'case when profile.waiting_name is not null then profile.name end',
  checkedNameBangla: 'case when profile.waiting_name is not null then profile.name_bangla end',
  decisionFacts: `json_build_array(profile.verification, profile.renewal_at is null, profile.asked_at is null,
    profile.enrolled_on, profile.bar_association, profile.membership_number, profile.card_until,
    profile.verification_reason, profile.verified_until,
    (select json_agg(paper.id order by paper.id) from licence_papers paper
     where paper.lawyer_id = profile.account_id and paper.state = 'stored' and paper.erased_at is null))`,
};

const SHARED = {
  key: 'profile.account_id',
  conversions: { practiceAreas: practiceAreaNames, district: districtName },
};

/** Public fields: the statement does not even read private columns. */
export const PUBLIC_VIEW: ListQuery = {
  ...SHARED,
  from: 'lawyer_profiles profile',
  fields: { ...PUBLIC_FIELDS, ...withheld(Object.keys(PRIVATE_FIELDS)) },
};

/** For the lawyer and admins. */
export const FULL_VIEW: ListQuery = {
  ...SHARED,
  from: 'lawyer_profiles profile join accounts account on account.id = profile.account_id',
  fields: {
    ...PUBLIC_FIELDS,
    ...PRIVATE_FIELDS,
    name: 'account.name',
    nameBangla: 'profile.own_name_bangla',
  },
};

export const publicFields = rememberByObject((shown: ReadonlySet<string>) => withFields(PUBLIC_VIEW, shown));

/** A verified lawyer in the public view, or null. @param fields the fields to read; default: all. */
export async function findPublicLawyer(
  { reader }: RequestContext,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<Lawyer | null> {
  if (!isIdentifier(id)) return null;
  const where = new WhereClause().add('profile.account_id = ?', id).add(isListed('profile'));
  return selectOne<Lawyer>(reader, fields ? publicFields(fields) : PUBLIC_VIEW, where);
}

export async function findPublicLawyers(
  { reader }: RequestContext,
  ids: readonly string[],
): Promise<Lawyer[]> {
  const where = new WhereClause().add('profile.account_id = any(?::uuid[])', ids).add(isListed('profile'));
  return selectAll<Lawyer>(reader, PUBLIC_VIEW, where);
}

/** False for null, which is a deleted account. */
export async function isVerifiedLawyer({ db }: RequestContext, id: string | null): Promise<boolean> {
  const rows: unknown[] = await db.query(
    `select 1 from lawyer_profiles profile where profile.account_id = $1 and ${isListed('profile')}`,
    [id],
  );
  return rows.length > 0;
}

/** Whether a running case of the lawyer may be paid. False for null. */
export async function isPayableLawyer({ db }: RequestContext, id: string | null): Promise<boolean> {
  const rows: unknown[] = await db.query(
    `select 1 from lawyer_profiles profile where profile.account_id = $1 and ${isPayee('profile')}`,
    [id],
  );
  return rows.length > 0;
}

/** Any state, with private fields. The caller checks the permission. */
export async function findFullLawyer({ reader }: RequestContext, id: string): Promise<Lawyer | null> {
  if (!isIdentifier(id)) return null;
  return selectOne<Lawyer>(reader, FULL_VIEW, new WhereClause().add('profile.account_id = ?', id));
}
