import type { Route } from '../../rest/route';
import { parseInput } from '../../validation/validate-input';
import { RegisterInput } from './registration.inputs';
import { register, REGISTERED_MESSAGE } from './registration.service';
import { registeredV1Schema } from './registration.v1';

/** The operation to register. */
export const registrationRoutes: Route[] = [
  {
    method: 'post',
    path: '/auth/register',
    access: 'public',
    status: 201,
    summary: 'Registers a client or a lawyer.',
    input: RegisterInput,
    response: registeredV1Schema,
    refusals: ['CONFLICT'],
    run: async (context, request) => {
      const { id, name, email, role } = await register(
        context,
        await parseInput(RegisterInput, request.body),
      );
      return { _id: id, name, email, role, message: REGISTERED_MESSAGE };
    },
  },
];
