import { Role } from '../../auth/role';
import { type JsonSchema, oneOf, shape } from '../../rest/openapi/json-schema';
import { identityV1Properties } from '../accounts/account.v1';

/** The response of a registration. */
export const registeredV1Schema: JsonSchema = shape('Registered', {
  ...identityV1Properties,
  role: oneOf([Role.USER, Role.LAWYER]),
  message: { type: 'string', description: 'A message to show to the user.' },
});
