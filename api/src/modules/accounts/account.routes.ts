import { anyRole, Role } from '../../auth/role';
import { filterQuery, pageQuery } from '../../rest/query';
import { queryText, type Route } from '../../rest/route';
import { messageSchema } from '../../rest/openapi/json-schema';
import { toV1Page, v1PageSchema } from '../../rest/v1-page';
import { DEFAULT_LIMIT, readPageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { accountToV1, accountV1Schema, sessionV1Schema } from './account.v1';
import { LoginInput, UpdateProfileInput } from './account.inputs';
import { listUsers } from './account.queries';
import { getOwnAccount, updateOwnAccount } from './account.service';
import { login, logout } from './session.service';

/** Calls about accounts and sessions; registering stands with lawyers, because it may create a profile. */
export const accountRoutes: Route[] = [
  {
    method: 'post',
    path: '/auth/login',
    access: 'public',
    summary: 'Signs in and answers a bearer token.',
    input: LoginInput,
    answer: sessionV1Schema,
    refusals: ['UNAUTHENTICATED'],
    run: async (context, request) => {
      const { token, user } = await login(context, await parseInput(LoginInput, request.body));
      return { token, _id: user.id, name: user.name, email: user.email, role: user.role };
    },
  },
  {
    method: 'post',
    path: '/auth/logout',
    access: anyRole,
    summary: 'Ends the present token.',
    answer: messageSchema,
    run: async (context) => {
      await logout(context);
      return { message: 'You are signed out.' };
    },
  },
  {
    method: 'get',
    path: '/users/profile',
    access: [Role.USER],
    summary: 'The own profile.',
    answer: accountV1Schema,
    run: async (context) => accountToV1(await getOwnAccount(context)),
  },
  {
    method: 'put',
    path: '/users/profile',
    access: [Role.USER],
    summary: 'Changes the own profile.',
    input: UpdateProfileInput,
    answer: accountV1Schema,
    refusals: ['CONFLICT'],
    run: async (context, request) =>
      accountToV1(await updateOwnAccount(context, await parseInput(UpdateProfileInput, request.body))),
  },
  {
    method: 'get',
    path: '/admin/users',
    access: [Role.ADMIN],
    summary: 'A page of the clients.',
    query: { ...pageQuery(DEFAULT_LIMIT), ...filterQuery('search', 'Part of name, email or phone.') },
    answer: v1PageSchema('AccountPage', 'users', accountV1Schema),
    run: async (context, request) => {
      const page = await listUsers(context, readPageRequest(request.query), {
        search: queryText(request, 'search') ?? null,
      });
      return toV1Page('users', page, accountToV1);
    },
  },
];
