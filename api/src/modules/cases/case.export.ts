import { Permission } from '../../auth/role';
import { requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { dhakaTime, type ExportedList, exportRows } from '../../rest/csv-download';
import { latestPayment } from './case.conditions';
import { CASES } from './case.fields';
import { type CaseFilter, matchingCases } from './case.queries';

/** Without the client's description. Times are in Dhaka. */
export const EXPORTED_CASES: ExportedList = {
  ...CASES,
  name: 'cases',
  created: 'legal_case.created_at',
  fields: {
    Id: 'legal_case.id',
    Title: 'legal_case.title',
    Status: 'legal_case.status',
    Payment: 'legal_case.payment_status',
    'Transaction ID': latestPayment('transaction_id'),
    Client: 'client.name',
    "Client's email": "coalesce(client.email, '')",
    Lawyer: 'profile.name',
    Created: dhakaTime('legal_case.created_at'),
    Changed: dhakaTime('legal_case.updated_at'),
  },
};

/** The cases of an admin's list; only `ids` if given. @throws AppError IDENTITY_REQUIRED. */
export async function exportCases(
  context: RequestContext,
  filter: CaseFilter,
  ids: string[] | null,
): Promise<AsyncIterable<object>> {
  const viewer = requireStaff(context, Permission.SUPPORT_USERS);
  return exportRows(context, EXPORTED_CASES, matchingCases(viewer, filter), ids);
}
