import { Permission } from '../../../auth/permission';
import { requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { dhakaTime } from '../../../db/dhaka-time';
import { type ExportedList, exportRows } from '../../../rest/csv-download';
import { matchingUsers, USERS } from './account-admin.queries';

/** The clients in a file. Times are those of Dhaka. */
export const EXPORTED_USERS: ExportedList = {
  ...USERS,
  name: 'clients',
  created: 'account.created_at',
  fields: {
    Id: 'account.id',
    Name: 'account.name',
    Email: 'account.email',
    Phone: 'account.phone',
    Address: 'account.address',
    Cases: '(select count(*) from cases legal_case where legal_case.client_id = account.id)',
    Joined: dhakaTime('account.created_at'),
  },
};

/** The clients that an admin's list shows; of them only `ids` if given. @throws AppError IDENTITY_REQUIRED. */
export async function exportUsers(
  context: RequestContext,
  search: string | null,
  ids: string[] | null,
): Promise<AsyncIterable<object>> {
  requireStaff(context, Permission.SUPPORT_USERS);
  return exportRows(context, EXPORTED_USERS, matchingUsers(search), ids);
}
