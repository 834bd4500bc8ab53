import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDirective } from '@graphql-tools/utils';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { type Permission, permissionsOf, StaffRole, Role } from '../../src/auth/role';
import { createSchema } from '../../src/graphql/schema';
import type { Route } from '../../src/rest/route';
import { v1Routes } from '../../src/rest/v1-routes';
import { Client } from '../setup/client';
import {
  minimalOperation,
  NOBODY,
  permissionsOfField,
  rolesOf,
  rootFieldsOf,
} from '../setup/minimal-operation';
import { withAccessTable } from '../setup/access-table';
import { openSocket, until } from '../setup/live-socket';
import { aClient, aLawyer, aStaffMember, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const schema = createSchema();

const app = appOfTests();
/** Somebody who calls; the permissions are those of an admin. */
interface Caller {
  role: Role | null;
  permissions: readonly Permission[];
  client: Client;
}

let people: Caller[];

beforeAll(async () => {
  const made: [Role, Person][] = [
    [Role.USER, await aClient(app)],
    [Role.LAWYER, await aLawyer(app)],
  ];
  people = [
    { role: null, permissions: [], client: new Client(app.origin) },
    ...made.map(([role, { client }]) => ({ role, permissions: [], client })),
  ];
  for (const staffRole of Object.values(StaffRole)) {
    const { client } = await aStaffMember(app, [staffRole]);
    people.push({ role: Role.ADMIN, permissions: permissionsOf(Role.ADMIN, [staffRole]), client });
  }
});

const roots = rootFieldsOf(schema);

/** The expected result of a guard. */
function verdict(
  roles: readonly Role[] | null,
  may: readonly Permission[] | null,
  { role, permissions }: Caller,
): 'open' | 'UNAUTHENTICATED' | 'FORBIDDEN' {
  if (!roles) return 'open';
  if (!role) return 'UNAUTHENTICATED';
  if (!roles.includes(role)) return 'FORBIDDEN';
  const lacks = role === Role.ADMIN && may && !may.some((permission) => permissions.includes(permission));
  return lacks ? 'FORBIDDEN' : 'open';
}

describe('every root field of the schema', () => {
  // Signing out would end the session that the other checks use.
  const walked = roots.filter(([, { name }]) => !['logout', 'login'].includes(name));

  it.each(walked.map(([type, field]): [string, string] => [type, field.name]))(
    '%s.%s checks each role by its directive',
    async (type, name) => {
      const field = roots.find(
        ([fieldType, { name: fieldName }]) => fieldType === type && fieldName === name,
      )?.[1];
      if (!field) throw new Error('lost');
      for (const person of people) {
        const { errors } = await person.client.graphql(minimalOperation(schema, type, field));
        const codes = (errors ?? []).map(({ extensions }) => extensions.code);
        const expected = verdict(rolesOf(schema, field), permissionsOfField(schema, field), person);
        if (expected === 'open')
          expect(codes).not.toEqual(
            expect.arrayContaining([
              expect.stringMatching(/^(UNAUTHENTICATED|FORBIDDEN|GRAPHQL_.*|INTERNAL_.*)$/),
            ]),
          );
        else expect(codes).toEqual([expected]);
      }
    },
  );

  it.each(Object.values(schema.getSubscriptionType()?.getFields() ?? {}).map((field) => [field.name, field]))(
    'Subscription.%s checks each role by its directive, over a socket',
    async (_name, field) => {
      for (const person of people) {
        const socket = await openSocket(app.origin, person.client.token);
        if (person.role === null) {
          expect(socket.closeCode).toBe(4401);
          continue;
        }
        const following = socket.follow(minimalOperation(schema, 'Subscription', field));
        await until(() => following.isOver || following.items.length > 0);
        const codes = following.errors.map(({ extensions }) => extensions.code);
        const expected = verdict(rolesOf(schema, field), permissionsOfField(schema, field), person);
        if (expected === 'open') expect(['', 'NOT_FOUND']).toContain(codes.join());
        else expect(codes).toEqual([expected]);
        socket.cut();
      }
    },
  );

  it('says who may use it: exactly one of @auth and @public', () => {
    for (const [type, field] of roots) {
      const marks = ['auth', 'public'].filter((name) => getDirective(schema, field, name));
      expect([type, field.name, marks.length]).toEqual([type, field.name, 1]);
    }
  });
});

describe('every call of /api/v1', () => {
  const walked = v1Routes.filter(({ path: address }) => address !== '/auth/logout');

  it.each(
    walked.map(
      ({ method, path: address, access, may }): [string, string, readonly Role[] | null, Route['may']] => [
        method.toUpperCase(),
        address,
        access === 'public' ? null : access,
        may,
      ],
    ),
  )('%s %s checks each role by its guard', async (method, address, roles, may) => {
    for (const person of people) {
      const response = await person.client.rest(
        method,
        address.replace(':id', NOBODY),
        method === 'GET' || method === 'DELETE' ? undefined : {},
      );
      const expected = verdict(roles, may ?? null, person);
      expect(response.headers.get('x-request-id')).toBeTruthy();
      expect(response.status).toBeLessThan(500);
      if (expected === 'open') expect([401, 403]).not.toContain(response.status);
      else expect(response.body.code).toBe(expected);
    }
  });

  it.each(walked.filter(({ method }) => method === 'put').map(({ path: address }) => [address]))(
    'PATCH %s works like PUT',
    async (address) => {
      const patched = await new Client(app.origin).rest('PATCH', address.replace(':id', NOBODY), {});
      expect(patched.status).toBe(401);
    },
  );
});

it('is what the table of docs/security.md says; `npm run access-table` writes it', () => {
  const page = readFileSync(path.resolve(__dirname, '../../../docs/security.md'), 'utf8');
  expect(page).toBe(withAccessTable(page));
});

function isForAdminsAlone(roles: readonly Role[] | null): boolean {
  return roles?.length === 1 && roles[0] === Role.ADMIN;
}

it('asks every operation for admins alone for a permission, but the numbers of the dashboard', () => {
  const fields = roots.filter(
    ([, field]) => isForAdminsAlone(rolesOf(schema, field)) && !permissionsOfField(schema, field),
  );
  expect(fields.map(([, { name }]) => name).sort()).toEqual([
    ...['adminStats', 'platformMonth', 'staffTasks', 'systemStatus'],
  ]);
  const routes = v1Routes.filter(
    ({ access, may }) => access !== 'public' && isForAdminsAlone(access) && !may,
  );
  expect(routes.map(({ path: address }) => address)).toEqual(['/admin/stats']);
});

describe('the schema', () => {
  it('describes every type, field, argument and value', () => {
    const silent: string[] = [];
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || ['String', 'Int', 'Boolean', 'ID', 'Float'].includes(type.name))
        continue;
      if (!type.description && !['Query', 'Mutation', 'Subscription'].includes(type.name))
        silent.push(type.name);
      if (isEnumType(type))
        silent.push(
          ...type
            .getValues()
            .filter(({ description }) => !description)
            .map(({ name }) => `${type.name}.${name}`),
        );
      if (!isObjectType(type) && !isInputObjectType(type)) continue;
      const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
      for (const field of fields) {
        if (!field.description) silent.push(`${type.name}.${field.name}`);
        const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
        silent.push(
          ...args
            .filter(({ description }) => !description)
            .map(({ name }) => `${type.name}.${field.name}(${name})`),
        );
      }
    }
    expect(silent).toEqual([]);
  });

  it('gives payment details and other private fields a guard of their own, nullable', () => {
    const committed = readFileSync(path.resolve(__dirname, '../../../schema.graphql'), 'utf8');
    const printed = buildSchema(committed);
    for (const type of ['Lawyer', 'CaseLawyer'])
      for (const name of ['bankDetails', 'mobilePaymentDetails', 'clientPhone']) {
        const object = printed.getType(type);
        const field = isObjectType(object) ? object.getFields()[name] : undefined;
        expect(String(field?.type)).toBe('String');
        expect(field?.astNode?.directives?.map(({ name: directive }) => directive.value)).toEqual(['auth']);
      }
  });
});
