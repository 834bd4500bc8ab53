import type { Request } from 'express';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { pictureOf } from '../../rest/rest-upload';
import { filterQuery, pageQuery, type Query, sortQuery } from '../../rest/query';
import { parameter, queryText, type Route } from '../../rest/route';
import { messageSchema } from '../../rest/openapi/json-schema';
import { toV1Page, v1PageSchema } from '../../rest/v1-page';
import { DEFAULT_LIMIT, PUBLIC_DEFAULT_LIMIT, readPageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { RegisterInput } from '../accounts/account.inputs';
import { accountToV1, accountV1Schema, registeredV1Schema } from '../accounts/account.v1';
import { LawyerFilterInput, LawyerProfileInput, UpdateManagedAccountInput } from './lawyer.inputs';
import { lawyerProfileFromForm, profileFormSchemas } from './legacy-form-parser';
import { listLawyers, listLawyersForAdmin } from './lawyer.queries';
import { LawyerSort } from './lawyer.types';
import { getLawyer, getOwnLawyerProfile, register, updateOwnLawyerProfile } from './lawyer.service';
import {
  deleteLawyer,
  deleteManagedAccount,
  updateManagedAccount,
  updateLawyer,
  verifyLawyer,
} from './verification.service';
import { fullLawyerToV1, fullLawyerV1Schema, publicLawyerToV1, publicLawyerV1Schema } from './lawyer.v1';
import { VerificationInput } from './verification.inputs';

const directoryV1Schema = v1PageSchema('LawyerPage', 'lawyers', publicLawyerV1Schema);

/** What `directory` reads. */
const directoryQuery: Query = {
  ...pageQuery(PUBLIC_DEFAULT_LIMIT),
  ...filterQuery('category', 'Name or slug of a practice area; an unknown one gives an empty list.'),
  ...filterQuery(
    'district',
    'Name of a district in either script, or its slug; an unknown one gives an empty list.',
  ),
  ...filterQuery('search', 'Part of name, chamber or bio; a misspelt name is still found.'),
  ...sortQuery(LawyerSort, LawyerSort.EXPERIENCE),
};

async function directory(context: RequestContext, request: Request) {
  const filter = await parseInput(LawyerFilterInput, {
    practiceArea: queryText(request, 'category'),
    district: queryText(request, 'district'),
    search: queryText(request, 'search'),
  });
  const sort =
    Object.values(LawyerSort).find((name) => name === queryText(request, 'sort')) ?? LawyerSort.EXPERIENCE;
  const page = await listLawyers(context, filter, sort, readPageRequest(request.query, PUBLIC_DEFAULT_LIMIT));
  return toV1Page('lawyers', page, publicLawyerToV1);
}

/** Calls about lawyers: the directory, the own profile, verification, and registering. */
export const lawyerRoutes: Route[] = [
  {
    method: 'post',
    path: '/auth/register',
    access: 'public',
    status: 201,
    summary: 'Registers a client or a lawyer.',
    input: RegisterInput,
    answer: registeredV1Schema,
    refusals: ['CONFLICT'],
    run: async (context, request) => {
      const { id, name, email, role } = await register(
        context,
        await parseInput(RegisterInput, request.body),
      );
      return { _id: id, name, email, role, message: 'Registration successful! Please login.' };
    },
  },
  {
    method: 'get',
    path: '/public/lawyers',
    access: 'public',
    summary: 'The directory of verified lawyers.',
    query: directoryQuery,
    answer: directoryV1Schema,
    run: directory,
  },
  {
    method: 'get',
    path: '/public/lawyers/:id',
    access: 'public',
    summary: 'A verified lawyer.',
    answer: publicLawyerV1Schema,
    run: async (context, request) => publicLawyerToV1(await getLawyer(context, parameter(request, 'id'))),
  },
  {
    method: 'get',
    path: '/users/lawyers',
    access: [Role.USER],
    summary: 'The directory, for clients.',
    query: directoryQuery,
    answer: directoryV1Schema,
    run: directory,
  },
  {
    method: 'get',
    path: '/users/lawyers/:id',
    access: [Role.USER],
    summary: 'A verified lawyer, for clients.',
    answer: publicLawyerV1Schema,
    run: async (context, request) => publicLawyerToV1(await getLawyer(context, parameter(request, 'id'))),
  },
  {
    method: 'get',
    path: '/lawyers/profile',
    access: [Role.LAWYER],
    summary: 'The own profile.',
    answer: fullLawyerV1Schema,
    run: async (context) => fullLawyerToV1(await getOwnLawyerProfile(context)),
  },
  {
    method: 'put',
    path: '/lawyers/profile',
    access: [Role.LAWYER],
    picture: 'profilePic',
    summary: 'Changes the own profile.',
    input: LawyerProfileInput,
    accepts: profileFormSchemas,
    answer: fullLawyerV1Schema,
    refusals: ['CONFLICT'],
    run: async (context, request) => {
      const input = await parseInput(LawyerProfileInput, lawyerProfileFromForm(request.body));
      return fullLawyerToV1(await updateOwnLawyerProfile(context, input, pictureOf(request)));
    },
  },
  {
    method: 'get',
    path: '/admin/lawyers',
    access: [Role.ADMIN],
    summary: 'A page of the lawyers in every state of verification.',
    query: {
      ...pageQuery(DEFAULT_LIMIT),
      ...filterQuery('search', 'Part of name, email or license number.'),
    },
    answer: v1PageSchema('FullLawyerPage', 'lawyers', fullLawyerV1Schema),
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
    answer: fullLawyerV1Schema,
    refusals: ['CONFLICT'],
    run: async (context, request) => {
      const input = await parseInput(UpdateManagedAccountInput, lawyerProfileFromForm(request.body));
      return fullLawyerToV1(await updateLawyer(context, parameter(request, 'id'), input));
    },
  },
  {
    method: 'put',
    path: '/admin/lawyers/:id/verification',
    access: [Role.ADMIN],
    summary: 'Decides on a licence.',
    input: VerificationInput,
    answer: fullLawyerV1Schema,
    refusals: ['CONFLICT'],
    run: async (context, request) => {
      const { status, reason } = await parseInput(VerificationInput, request.body);
      return fullLawyerToV1(await verifyLawyer(context, parameter(request, 'id'), status, reason ?? null));
    },
  },
  {
    method: 'delete',
    path: '/admin/lawyers/:id',
    access: [Role.ADMIN],
    summary: 'Deletes a lawyer.',
    answer: messageSchema,
    run: async (context, request) => {
      await deleteLawyer(context, parameter(request, 'id'));
      return { message: 'Lawyer deleted' };
    },
  },
  {
    method: 'put',
    path: '/admin/users/:id',
    access: [Role.ADMIN],
    summary: 'Changes a client or a lawyer.',
    input: UpdateManagedAccountInput,
    accepts: profileFormSchemas,
    answer: { anyOf: [accountV1Schema, fullLawyerV1Schema] },
    refusals: ['CONFLICT'],
    run: async (context, request) => {
      const input = await parseInput(UpdateManagedAccountInput, lawyerProfileFromForm(request.body));
      const { user, lawyer } = await updateManagedAccount(context, parameter(request, 'id'), input);
      return lawyer ? fullLawyerToV1(lawyer) : accountToV1(user);
    },
  },
  {
    method: 'delete',
    path: '/admin/users/:id',
    access: [Role.ADMIN],
    summary: 'Deletes a client or a lawyer.',
    answer: messageSchema,
    run: async (context, request) => {
      await deleteManagedAccount(context, parameter(request, 'id'));
      return { message: 'User deleted' };
    },
  },
];
