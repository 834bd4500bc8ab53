import { readIdentifier } from '@ainsathi/contract/identifier';
import { licenseKey } from '@ainsathi/contract/license-key';
import { Permission } from '../../../auth/role';
import { requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { dhakaTime, type ExportedList, exportRows } from '../../../rest/csv-download';
import { likePattern, hasName } from '../../../db/name-search';
import { selectPage, WhereClause } from '../../../db/select-page';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { LISTED_OF_LAWYER, showsMore } from '../../../platform/audit/listed-fields';
import type { Page, PageRequest } from '../../../validation/page-request';
import { AdminLawyerSort } from './lawyer-admin.types';
import { isLate } from '../late-condition';
import { FULL_VIEW } from '../lawyer.queries';
import type { Lawyer } from '../lawyer.types';
import { listNumbersOfDeleted } from '../licence/deleted-number';
import type { VerificationStatus } from '../verification/verification.status';

const BY_NAME = 'lower(account.name) collate "C", profile.account_id';

const LONGEST_WAITING = 'coalesce(profile.renewal_at, profile.license_submitted_at), profile.account_id';

const SHARES_NUMBER_OR_PAPER = `(exists (select from lawyer_profiles other
    where other.license_key = profile.license_key and other.account_id <> profile.account_id)
  or exists (select from licence_papers own join licence_papers other
    on other.sha256 = own.sha256 and other.lawyer_id <> own.lawyer_id where own.lawyer_id = profile.account_id))`;

const ORDERS: Record<Exclude<AdminLawyerSort, AdminLawyerSort.RISK>, string> = {
  [AdminLawyerSort.NEWEST]: 'account.created_at desc, account.id desc',
  [AdminLawyerSort.OLDEST]: 'account.created_at, account.id',
  [AdminLawyerSort.NAME]: BY_NAME,
  [AdminLawyerSort.EMAIL]: 'account.email, account.id',
  [AdminLawyerSort.WAITING]: LONGEST_WAITING,
  [AdminLawyerSort.EXPERIENCE]: `profile.experience desc, ${BY_NAME}`,
};

interface AdminLawyerFilter {
  search?: string | null;
  verification?: VerificationStatus | null;
  /** True: only verified lawyers with a name that is not checked yet. */
  nameWaits?: boolean | null;
  /** True: only those whose licence waits for a decision, renewals too. */
  toCheck?: boolean | null;
  /** True: only lawyers with a request that has waited for 48 hours. For support. */
  late?: boolean | null;
}

/** A lapsed lawyer waits once another check was asked for; nobody of whom a better paper was asked. */
export const TO_CHECK = `profile.asked_at is null and (profile.renewal_at is not null or profile.verification = 'pending'
  and (profile.lapsed_at is null or profile.license_submitted_at is not null))`;

function matchingLawyers(
  context: RequestContext,
  { search, verification, nameWaits, toCheck, late }: AdminLawyerFilter,
): WhereClause {
  requireStaff(context, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS);
  const where = new WhereClause();
  if (late) {
    requireStaff(context, Permission.SUPPORT_USERS);
    where.add(
      `profile.account_id in (select request.lawyer_id from cases request where ${isLate('request')})`,
    );
  }
  if (verification) where.add('profile.verification = ?', verification);
  if (toCheck) where.add(TO_CHECK);
  if (nameWaits) where.add('profile.waiting_name is not null');
  const pattern = likePattern(search);
  if (pattern)
    where.add(
      `account.email ilike ? or profile.license_number ilike ? or profile.license_key = ?2
        or ${hasName(where, 'account', search)} or ${hasName(where, 'profile', search)}`,
      likePattern(readIdentifier(search ?? '')),
      licenseKey(search ?? ''),
    );
  return where;
}

/** Support does not see whose paper or number is the same, not even by the order. The server alone can compare with deleted ones. */
async function orderByRisk(context: RequestContext, where: WhereClause): Promise<string> {
  requireStaff(context, Permission.VERIFY_LAWYERS);
  const ofDeleted = await listNumbersOfDeleted(context, TO_CHECK);
  const marked = where.bind(ofDeleted.map(({ lawyerId }) => lawyerId));
  return `(${SHARES_NUMBER_OR_PAPER} or profile.account_id = any(${marked}::uuid[])) desc, ${LONGEST_WAITING}`;
}

/** Lawyers in every state of verification, for admins; records that private fields are shown. @param fields the shown fields; default: all. */
export async function listLawyersForAdmin(
  context: RequestContext,
  request: PageRequest,
  { sort = AdminLawyerSort.NEWEST, ...filter }: AdminLawyerFilter & { sort?: AdminLawyerSort },
  fields?: ReadonlySet<string>,
): Promise<Page<Lawyer>> {
  const where = matchingLawyers(context, filter);
  const order = sort === AdminLawyerSort.RISK ? await orderByRisk(context, where) : ORDERS[sort];
  const page = await selectPage<Lawyer>(context.reader, FULL_VIEW, where, order, request);
  const subject = accountSubject(page.items.map(({ id }) => id));
  if (showsMore(LISTED_OF_LAWYER, fields)) await writeAudit(context, AuditAct.LAWYER_VIEWED, { subject });
  return page;
}

/** Without bank and payment details. Times are in Dhaka. */
export const EXPORTED_LAWYERS: ExportedList = {
  name: 'lawyers',
  from: `${FULL_VIEW.from} left join districts district on district.id = profile.district_id`,
  key: 'account.id',
  created: 'account.created_at',
  fields: {
    Id: 'account.id',
    Name: 'account.name',
    Email: 'account.email',
    Phone: 'account.phone',
    'Licence number': 'profile.license_number',
    Verification: 'profile.verification',
    'Licence submitted': dhakaTime('profile.license_submitted_at'),
    'Practice areas': `(select coalesce(string_agg(area.name, '; ' order by link.position, area.id), '')
      from lawyer_practice_areas link join practice_areas area on area.id = link.practice_area_id
      where link.lawyer_id = profile.account_id)`,
    District: 'district.name',
    'Experience in years': 'profile.experience',
    Chamber: 'profile.chamber_name',
    Joined: dhakaTime('account.created_at'),
  },
};

/** The lawyers of an admin's list; only `ids` if given. @throws AppError IDENTITY_REQUIRED. */
export async function exportLawyers(
  context: RequestContext,
  filter: AdminLawyerFilter,
  ids: string[] | null,
): Promise<AsyncIterable<object>> {
  return exportRows(context, EXPORTED_LAWYERS, matchingLawyers(context, filter), ids);
}
