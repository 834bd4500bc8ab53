import { Role } from '../../../auth/role';
import { messageSchema } from '../../../rest/openapi/json-schema';
import { filterQuery, pageQuery } from '../../../rest/query';
import { parameter, queryText, type Route } from '../../../rest/route';
import { toV1Page, v1PageSchema } from '../../../rest/v1-page';
import { DEFAULT_LIMIT, readPageRequest } from '../../../validation/page-request';
import { parseInput } from '../../../validation/validate-input';
import { UpdateManagedAccountInput } from './lawyer-admin.inputs';
import { listLawyersForAdmin } from './lawyer-admin.queries';
import { deleteLawyer, updateLawyer } from './lawyer-admin.service';
import { fullLawyerToV1, fullLawyerV1Schema } from '../lawyer.v1';
import { lawyerProfileFromForm, profileFormSchemas } from '../profile/legacy-form-parser';

/** Operations of admins on lawyers. */
export const lawyerAdminRoutes: Route[] = [
  {
    method: 'get',
    path: '/admin/lawyers',
    access: [Role.ADMIN],
    summary: 'A page of the lawyers in every state of verification.',
    query: {
      ...pageQuery(DEFAULT_LIMIT),
      ...filterQuery('search', 'Part of name, email or licence number.'),
    },
    response: v1PageSchema('FullLawyerPage', 'lawyers', fullLawyerV1Schema),
    run: async (context, request) => {
      const search = queryText(request, 'search') ?? null;
      const page = await listLawyersForAdmin(context, readPageRequest(request.query), { search });
      return toV1Page('lawyers', page, fullLawyerToV1);
    },
  },
  {
    method: 'put',
    path: '/admin/lawyers/:id',
    access: [Role.ADMIN],
    summary: 'Changes a lawyer.',
    input: UpdateManagedAccountInput,
    accepts: profileFormSchemas,
    response: fullLawyerV1Schema,
    refusals: ['CONFLICT'],
    run: async (context, request) => {
      const input = await parseInput(UpdateManagedAccountInput, lawyerProfileFromForm(request.body));
      return fullLawyerToV1(await updateLawyer(context, parameter(request, 'id'), input));
    },
  },
  {
    method: 'delete',
    path: '/admin/lawyers/:id',
    access: [Role.ADMIN],
    summary: 'Deletes a lawyer.',
    response: messageSchema,
    run: async (context, request) => {
      await deleteLawyer(context, parameter(request, 'id'));
      return { message: 'Lawyer deleted' };
    },
  },
];
