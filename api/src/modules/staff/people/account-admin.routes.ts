import { Permission, Role } from '../../../auth/role';
import { csvFile, selectedIds, selectionQuery, sendCsv } from '../../../rest/csv-download';
import { filterQuery, pageQuery, toV1Page, v1PageSchema } from '../../../rest/lists';
import { get, put, remove, type Route } from '../../../rest/route';
import { DEFAULT_LIMIT } from '../../../validation/page-request';
import { accountToV1, accountV1Schema } from '../../accounts/account.v1';
import { findPendingEmailForStaff } from '../../accounts/email/email-change-by-staff.service';
import { withPendingEmailSchema } from '../../accounts/email/pending-email-field';
import { UpdateManagedAccountInput } from '../../lawyers/administration/lawyer-admin.inputs';
import { fullLawyerToV1, fullLawyerV1Schema } from '../../lawyers/lawyer.v1';
import { lawyerProfileFromForm, profileFormSchemas } from '../../lawyers/profile/legacy-form-parser';
import { EXPORTED_USERS, exportUsers, getUser, listUsers } from './account-admin.queries';
import { deleteManagedAccount, updateManagedAccount } from './account-admin.service';

/** The list has only clients; the other operations also take a lawyer's id. */
export const accountAdminRoutes: Route[] = [
  get('/admin/users', [Role.ADMIN], {
    may: [Permission.SUPPORT_USERS],
    summary: 'A page of the clients.',
    query: { ...pageQuery(DEFAULT_LIMIT), ...filterQuery('search', 'Part of name, email or phone.') },
    response: v1PageSchema('AccountPage', 'users', accountV1Schema),
    run: async ({ context, page, search }) =>
      toV1Page('users', await listUsers(context, page, { search }), accountToV1),
  }),
  get('/admin/users.csv', [Role.ADMIN], {
    may: [Permission.SUPPORT_USERS],
    summary: 'The clients as a file.',
    query: { ...filterQuery('search', 'Part of name, email or phone.'), ...selectionQuery },
    ...csvFile,
    run: async ({ context, search, request, response }) => {
      const rows = await exportUsers(context, search, selectedIds(request));
      await sendCsv(response, 'clients', Object.keys(EXPORTED_USERS.fields), rows);
    },
  }),
  get('/admin/users/:id', [Role.ADMIN], {
    may: [Permission.SUPPORT_USERS],
    summary: 'A client.',
    response: accountV1Schema,
    run: async ({ context, id }) => accountToV1(await getUser(context, id)),
  }),
  put('/admin/users/:id', [Role.ADMIN], {
    may: [Permission.SUPPORT_USERS],
    summary: 'Changes a client or a lawyer.',
    input: UpdateManagedAccountInput,
    read: lawyerProfileFromForm,
    accepts: profileFormSchemas,
    response: {
      anyOf: [withPendingEmailSchema(accountV1Schema), withPendingEmailSchema(fullLawyerV1Schema)],
    },
    refusals: ['CONFLICT', 'IDENTITY_REQUIRED'],
    run: async ({ context, id, input }) => {
      const { user, lawyer } = await updateManagedAccount(context, id, input);
      const pendingEmail = await findPendingEmailForStaff(context, user.id);
      return { ...(lawyer ? fullLawyerToV1(lawyer) : accountToV1(user)), pendingEmail };
    },
  }),
  remove('/admin/users/:id', [Role.ADMIN], {
    may: [Permission.SUPPORT_USERS],
    summary: 'Deletes a client or a lawyer.',
    says: 'User deleted',
    refusals: ['IDENTITY_REQUIRED'],
    run: ({ context, id }) => deleteManagedAccount(context, id),
  }),
];
