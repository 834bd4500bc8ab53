import { Permission, Role } from '../../../auth/role';
import { csvFile, selectedIds, selectionQuery, sendCsv } from '../../../rest/csv-download';
import { choiceQuery, filterQuery, pageQuery, toV1Page, v1PageSchema } from '../../../rest/lists';
import { get, put, remove, queryChoice, type Route } from '../../../rest/route';
import { DEFAULT_LIMIT } from '../../../validation/page-request';
import { findPendingEmailForStaff } from '../../accounts/email/email-change-by-staff.service';
import { withPendingEmailSchema } from '../../accounts/email/pending-email-field';
import { UpdateManagedAccountInput } from './lawyer-admin.inputs';
import { EXPORTED_LAWYERS, exportLawyers, listLawyersForAdmin } from './lawyer-admin.queries';
import { deleteLawyer, updateLawyer } from './lawyer-admin.service';
import { fullLawyerToV1, fullLawyerV1Schema } from '../lawyer.v1';
import { VerificationStatus } from '../verification/verification.status';
import { lawyerProfileFromForm, profileFormSchemas } from '../profile/legacy-form-parser';

const LATE = { YES: '1' } as const;

export const lawyerAdminRoutes: Route[] = [
  get('/admin/lawyers', [Role.ADMIN], {
    may: [Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS],
    summary: 'A page of the lawyers in every state of verification.',
    query: {
      ...pageQuery(DEFAULT_LIMIT),
      ...filterQuery('search', 'Part of name, email or licence number.'),
    },
    response: v1PageSchema('FullLawyerPage', 'lawyers', fullLawyerV1Schema),
    run: async ({ context, page, search }) =>
      toV1Page('lawyers', await listLawyersForAdmin(context, page, { search }), fullLawyerToV1),
  }),
  get('/admin/lawyers.csv', [Role.ADMIN], {
    may: [Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS],
    summary: 'The lawyers in every state of verification, as a file.',
    query: {
      ...filterQuery('search', 'Part of name, email or licence number.'),
      ...choiceQuery('verification', 'Only lawyers in this state.', VerificationStatus),
      ...choiceQuery('late', 'Only lawyers with a request that has waited for 48 hours.', LATE),
      ...selectionQuery,
    },
    ...csvFile,
    run: async ({ context, search, request, response }) => {
      const verification = queryChoice(request, 'verification', VerificationStatus);
      const late = queryChoice(request, 'late', LATE) !== null;
      const rows = await exportLawyers(context, { search, verification, late }, selectedIds(request));
      await sendCsv(response, 'lawyers', Object.keys(EXPORTED_LAWYERS.fields), rows);
    },
  }),
  put('/admin/lawyers/:id', [Role.ADMIN], {
    may: [Permission.SUPPORT_USERS],
    summary: 'Changes a lawyer.',
    input: UpdateManagedAccountInput,
    read: lawyerProfileFromForm,
    accepts: profileFormSchemas,
    response: withPendingEmailSchema(fullLawyerV1Schema),
    refusals: ['CONFLICT', 'IDENTITY_REQUIRED'],
    run: async ({ context, id, input }) => {
      const lawyer = await updateLawyer(context, id, input);
      return {
        ...fullLawyerToV1(lawyer),
        pendingEmail: await findPendingEmailForStaff(context, lawyer.id),
      };
    },
  }),
  remove('/admin/lawyers/:id', [Role.ADMIN], {
    may: [Permission.SUPPORT_USERS],
    summary: 'Deletes a lawyer.',
    says: 'Lawyer deleted',
    refusals: ['IDENTITY_REQUIRED'],
    run: ({ context, id }) => deleteLawyer(context, id),
  }),
];
