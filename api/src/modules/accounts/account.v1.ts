import { Role } from '../../auth/role';
import {
  email,
  identifier,
  instant,
  type JsonSchema,
  nullable,
  oneOf,
  shape,
  text,
  v1Shape,
} from '../../rest/openapi/json-schema';
import type { User } from './account.types';

/** For the owner and admins. */
export const { schema: accountV1Schema, toV1: accountToV1 } = v1Shape<User>('Account', {
  name: text,
  email,
  phone: nullable({ type: 'string', description: 'E.164.' }),
  address: nullable(text),
  role: oneOf(Role),
  createdAt: instant,
});

/** For the responses of login and registration. */
export function identityToV1({ id, name, email, role }: Pick<User, 'id' | 'name' | 'email' | 'role'>) {
  return { _id: id, name, email, role };
}

export const identityV1Properties = { _id: identifier, name: text, email, role: oneOf(Role) };

export const sessionV1Schema: JsonSchema = shape('Session', {
  token: { type: 'string', description: 'A bearer token, good for 7 days or until signing out.' },
  ...identityV1Properties,
});

export const deviceV1Schema: JsonSchema = {
  type: 'string',
  description: 'What the client keeps and sends as `X-Device`, so that its next sign-in is known.',
};

export const loginV1Schema: JsonSchema = shape('Login', {
  ...sessionV1Schema.properties,
  device: deviceV1Schema,
});
