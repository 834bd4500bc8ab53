import { getDirective } from '@graphql-tools/utils';
import {
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Permission, Role } from '../../src/auth/role';

/** A well-formed identifier that no row has. */
export const NOBODY = '00000000-0000-7000-8000-000000000000';

const EMAIL = '"nobody@example.test"';

type RootField = GraphQLField<unknown, unknown>;

/** Every query and mutation, with the name of its root type. */
export function rootFieldsOf(schema: GraphQLSchema): [string, RootField][] {
  return ['Query', 'Mutation'].flatMap((type) => {
    const object = schema.getType(type);
    if (!isObjectType(object)) throw new Error(`${type} is missing`);
    return Object.values(object.getFields()).map((field): [string, RootField] => [type, field]);
  });
}

/** The roles of a field's `@auth`, or null for a public one. */
export function rolesOf(schema: GraphQLSchema, field: RootField): Role[] | null {
  return (getDirective(schema, field, 'auth')?.[0]?.['requires'] as Role[] | undefined) ?? null;
}

/** The permissions of which an admin needs one for a field, or null where any admin may use it. */
export function permissionsOfField(schema: GraphQLSchema, field: RootField): Permission[] | null {
  return (getDirective(schema, field, 'auth')?.[0]?.['may'] as Permission[] | undefined) ?? null;
}

/** A literal that fits an input type, so that only a guard can refuse it. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  // A list of choices, such as roles, may have to name one.
  if (isListType(type)) return isEnumType(getNullableType(type.ofType)) ? `[${literal(type.ofType)}]` : '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(({ type: inner }) => isNonNullType(inner));
    return `{ ${required.map(({ name, type: inner }) => `${name}: ${literal(inner)}`).join(', ')} }`;
  }
  if (type.name === 'ID') return `"${NOBODY}"`;
  if (type.name === 'Int') return '1';
  if (type.name === 'SafeInt') return '100';
  if (type.name === 'JSONObject') return '{}';
  if (type.name === 'Date') return '"2026-11-06"';
  if (type.name === 'DateTime') return '"2026-11-06T04:30:00Z"';
  return type.name === 'Boolean' ? 'false' : '"text"';
}

/** The shortest valid operation that calls a root field. */
export function minimalOperation(schema: GraphQLSchema, type: string, field: RootField): string {
  const required = field.args.filter(({ type: inner }) => isNonNullType(inner));
  const args = required
    .map(({ name, type: inner }) => `${name}: ${name === 'email' ? EMAIL : literal(inner)}`)
    .join(', ');
  const named = schema.getType(String(field.type).replace(/[[\]!]/g, ''));
  const selection = isObjectType(named) ? ' { __typename }' : '';
  return `${type.toLowerCase()} { ${field.name}${args ? `(${args})` : ''}${selection} }`;
}
