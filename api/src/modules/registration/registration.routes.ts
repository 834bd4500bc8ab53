import { Role } from '../../auth/role';
import { oneOf, shape } from '../../rest/openapi/json-schema';
import { post, type Route } from '../../rest/route';
import { identityToV1, identityV1Properties } from '../accounts/account.v1';
import { RegisterInput } from './registration.inputs';
import { register, REGISTERED_MESSAGE } from './registration.service';

const response = shape('Registered', {
  ...identityV1Properties,
  role: oneOf([Role.USER, Role.LAWYER]),
  message: { type: 'string', description: 'A message to show to the user.' },
});

export const registrationRoutes: Route[] = [
  post('/auth/register', 'public', {
    status: 201,
    summary: 'Registers a client or a lawyer.',
    input: RegisterInput,
    response,
    refusals: ['CONFLICT'],
    run: async ({ context, input }) => {
      const account = await register(context, input);
      return { ...identityToV1(account), message: REGISTERED_MESSAGE };
    },
  }),
];
