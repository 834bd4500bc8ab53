import { Permission } from '../../auth/permission';
import { mostExportedRows } from '@ainsathi/contract/limits';
import { requireRecentProof } from '../../auth/recent-proof';
import { requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { dhakaTime } from '../../db/dhaka-time';
import { shownColumns } from '../../db/shown-columns';
import { AuditAct } from '../../platform/audit/audit-act';
import { writeAudit } from '../../platform/audit/write-audit';
import { selectBatches } from '../../db/select-batches';
import { matchingUsers, USERS } from './account-admin.queries';

/** A client in a file that an admin downloads. */
export interface ExportedUser {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  address: string | null;
  cases: number;
  createdAt: string;
}

const EXPORTED_USERS = {
  ...USERS,
  fields: {
    ...shownColumns<keyof ExportedUser>('account', 'id', 'name', 'email', 'phone', 'address'),
    cases: '(select count(*) from cases legal_case where legal_case.client_id = account.id)',
    createdAt: dhakaTime('account.created_at'),
  },
};

/** The clients that an admin's list shows, on all its pages; of them only `ids` if given. Times are those of Dhaka; that they were taken is written down. @throws AppError IDENTITY_REQUIRED. */
export async function exportUsers(
  context: RequestContext,
  search: string | null,
  ids: string[] | null,
): Promise<AsyncIterable<ExportedUser>> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireRecentProof(context);
  const where = matchingUsers(search);
  if (ids) where.add('account.id = any(?)', ids);
  await writeAudit(context, AuditAct.LIST_EXPORTED, {
    after: { list: 'clients', selected: ids?.length ?? null },
  });
  return selectBatches(context.reader, EXPORTED_USERS, where, 'account.created_at', mostExportedRows);
}
