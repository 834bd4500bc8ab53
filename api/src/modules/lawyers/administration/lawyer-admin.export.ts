import { Permission } from '../../../auth/permission';
import { mostExportedRows } from '@ainsathi/contract/limits';
import { requireRecentProof } from '../../../auth/recent-proof';
import { requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { dhakaTime } from '../../../db/dhaka-time';
import { shownColumns } from '../../../db/shown-columns';
import { AuditAct } from '../../../platform/audit/audit-act';
import { writeAudit } from '../../../platform/audit/write-audit';
import { selectBatches } from '../../../db/select-batches';
import { FULL_VIEW } from '../lawyer.queries';
import type { VerificationStatus } from '../verification/verification.status';
import { type AdminLawyerFilter, matchingLawyers } from './lawyer-admin.queries';

/** A lawyer in a file that an admin downloads; without bank and payment details. */
export interface ExportedLawyer {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  licenseNumber: string | null;
  verification: VerificationStatus;
  licenseSubmittedAt: string | null;
  practiceAreas: string;
  district: string | null;
  experience: number;
  chamberName: string | null;
  createdAt: string;
}

const EXPORTED_LAWYERS = {
  ...FULL_VIEW,
  from: `${FULL_VIEW.from} left join districts district on district.id = profile.district_id`,
  fields: {
    ...shownColumns<keyof ExportedLawyer>('account', 'id', 'name', 'email', 'phone'),
    ...shownColumns<keyof ExportedLawyer>('profile', 'licenseNumber', 'verification'),
    licenseSubmittedAt: dhakaTime('profile.license_submitted_at'),
    practiceAreas: `(select coalesce(string_agg(area.name, '; ' order by link.position, area.id), '')
      from lawyer_practice_areas link join practice_areas area on area.id = link.practice_area_id
      where link.lawyer_id = profile.account_id)`,
    district: 'district.name',
    ...shownColumns<keyof ExportedLawyer>('profile', 'experience', 'chamberName'),
    createdAt: dhakaTime('account.created_at'),
  },
};

/** The lawyers that an admin's list shows, on all its pages; of them only `ids` if given. Times are those of Dhaka; that they were taken is written down. @throws AppError IDENTITY_REQUIRED. */
export async function exportLawyers(
  context: RequestContext,
  filter: AdminLawyerFilter,
  ids: string[] | null,
): Promise<AsyncIterable<ExportedLawyer>> {
  requireStaff(context, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS);
  requireRecentProof(context);
  const where = matchingLawyers(filter);
  if (ids) where.add('account.id = any(?)', ids);
  await writeAudit(context, AuditAct.LIST_EXPORTED, {
    after: { list: 'lawyers', selected: ids?.length ?? null },
  });
  return selectBatches(context.reader, EXPORTED_LAWYERS, where, 'account.created_at', mostExportedRows);
}
