import { Role } from '../../auth/role';
import type { Route } from '../../rest/route';
import { parseInput } from '../../validation/validate-input';
import { UpdateProfileInput } from './account.inputs';
import { getOwnAccount, updateOwnAccount } from './account.service';
import { accountToV1, accountV1Schema } from './account.v1';

/** Operations of clients on their own account. */
export const accountRoutes: Route[] = [
  {
    method: 'get',
    path: '/users/profile',
    access: [Role.USER],
    summary: "The signed-in client's own profile.",
    response: accountV1Schema,
    run: async (context) => accountToV1(await getOwnAccount(context)),
  },
  {
    method: 'put',
    path: '/users/profile',
    access: [Role.USER],
    summary: "Changes the signed-in client's own profile.",
    input: UpdateProfileInput,
    response: accountV1Schema,
    refusals: ['CONFLICT', 'IDENTITY_REQUIRED'],
    run: async (context, request) =>
      accountToV1(await updateOwnAccount(context, await parseInput(UpdateProfileInput, request.body))),
  },
];
