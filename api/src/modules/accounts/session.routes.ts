import { anyRole } from '../../auth/role';
import { messageSchema } from '../../rest/openapi/json-schema';
import type { Route } from '../../rest/route';
import { parseInput } from '../../validation/validate-input';
import { loginV1Schema } from './account.v1';
import { LoginInput } from './session.inputs';
import { login, logout } from './session.service';

/** The operations to sign in and out. */
export const sessionRoutes: Route[] = [
  {
    method: 'post',
    path: '/auth/login',
    access: 'public',
    summary: 'Signs in and returns a bearer token.',
    input: LoginInput,
    response: loginV1Schema,
    refusals: ['UNAUTHENTICATED', 'ACCOUNT_LOCKED'],
    run: async (context, request) => {
      const { token, device, user } = await login(context, await parseInput(LoginInput, request.body));
      return { token, device, _id: user.id, name: user.name, email: user.email, role: user.role };
    },
  },
  {
    method: 'post',
    path: '/auth/logout',
    access: anyRole,
    summary: 'Signs out: the token of the request is no longer valid.',
    response: messageSchema,
    run: async (context) => {
      await logout(context);
      return { message: 'You are signed out.' };
    },
  },
];
