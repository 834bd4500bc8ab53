import { mostExportedRows } from '@ainsathi/contract/limits';
import { Permission } from '../../auth/permission';
import { requireRecentProof } from '../../auth/recent-proof';
import { requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { dhakaTime } from '../../db/dhaka-time';
import { AuditAct } from '../../platform/audit/audit-act';
import { writeAudit } from '../../platform/audit/write-audit';
import { selectBatches } from '../../db/select-batches';
import { latestPayment } from './case.conditions';
import { CASES } from './case.fields';
import { type CaseFilter, matchingCases } from './case.queries';
import type { CaseStatus, PaymentStatus } from './case.status';

/** A case in a file that an admin downloads; without what the client wrote. */
export interface ExportedCase {
  id: string;
  title: string;
  status: CaseStatus;
  paymentStatus: PaymentStatus;
  transactionId: string | null;
  clientName: string | null;
  clientEmail: string | null;
  lawyerName: string | null;
  createdAt: string;
  updatedAt: string;
}

const EXPORTED_CASES = {
  ...CASES,
  fields: {
    id: 'legal_case.id',
    title: 'legal_case.title',
    status: 'legal_case.status',
    paymentStatus: 'legal_case.payment_status',
    transactionId: latestPayment('transaction_id'),
    clientName: 'client.name',
    clientEmail: 'client.email',
    lawyerName: 'profile.name',
    createdAt: dhakaTime('legal_case.created_at'),
    updatedAt: dhakaTime('legal_case.updated_at'),
  },
};

/** The cases that an admin's list shows, on all its pages; of them only `ids` if given. Times are those of Dhaka; that they were taken is written down. @throws AppError IDENTITY_REQUIRED. */
export async function exportCases(
  context: RequestContext,
  filter: CaseFilter,
  ids: string[] | null,
): Promise<AsyncIterable<ExportedCase>> {
  const viewer = requireStaff(context, Permission.SUPPORT_USERS);
  requireRecentProof(context);
  const where = matchingCases(viewer, filter);
  if (ids) where.add('legal_case.id = any(?)', ids);
  await writeAudit(context, AuditAct.LIST_EXPORTED, {
    after: { list: 'cases', selected: ids?.length ?? null },
  });
  return selectBatches(context.reader, EXPORTED_CASES, where, 'legal_case.created_at', mostExportedRows);
}
