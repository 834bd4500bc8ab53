import { Permission } from '../../../auth/permission';
import { requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { dhakaTime } from '../../../db/dhaka-time';
import { type ExportedList, exportRows } from '../../../rest/csv-download';
import { FULL_VIEW } from '../lawyer.queries';
import { type AdminLawyerFilter, matchingLawyers } from './lawyer-admin.queries';

/** The lawyers in a file, without bank and payment details. Times are those of Dhaka. */
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

/** The lawyers that an admin's list shows; of them only `ids` if given. @throws AppError IDENTITY_REQUIRED. */
export async function exportLawyers(
  context: RequestContext,
  filter: AdminLawyerFilter,
  ids: string[] | null,
): Promise<AsyncIterable<object>> {
  requireStaff(context, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS);
  return exportRows(context, EXPORTED_LAWYERS, matchingLawyers(filter), ids);
}
