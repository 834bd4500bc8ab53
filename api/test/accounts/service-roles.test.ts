import type { Request, Response } from 'express';
import { graphql } from 'graphql';
import { Permission, Role } from '../../src/auth/role';
import type { Viewer } from '../../src/auth/viewer';
import { createContext, type RequestContext } from '../../src/context';
import { toAppError } from '../../src/errors/to-app-error';
import { createSchema, createUnguardedSchema } from '../../src/graphql/schema';
import { v1Routes } from '../../src/rest/v1-routes';
import {
  minimalOperation,
  NOBODY,
  permissionsOfField,
  rolesOf,
  rootFieldsOf,
} from '../setup/minimal-operation';
import { appOfTests } from '../setup/running-app';

const schema = createSchema();
const unguarded = createUnguardedSchema();

const app = appOfTests();

const WRONG_ROLES = [null, Role.USER, Role.LAWYER] as const;
type WrongRole = (typeof WRONG_ROLES)[number];

/** Operations for admins whose services serve other roles too, for their own data; see ownership.test.ts. */
const SERVED_AS_WELL: Record<string, readonly WrongRole[]> = {
  'Query cases': [Role.USER, Role.LAWYER],
  'GET /admin/cases': [Role.USER, Role.LAWYER],
  'PUT /admin/cases/:id/status': [Role.LAWYER],
  'GET /admin/blogs': [null, Role.USER, Role.LAWYER],
  'POST /admin/blogs': [Role.LAWYER],
  'GET /admin/blogs/:id': [Role.LAWYER],
  'PUT /admin/blogs/:id': [Role.LAWYER],
  'DELETE /admin/blogs/:id': [Role.LAWYER],
};

/** Services that show everybody what is public, and moderators the rest. */
const SHOWN_TO_EVERYBODY = ['GET /admin/blogs'];

/** Bodies for the calls that take no empty one. */
const BODIES: Record<string, object> = {
  'PUT /admin/lawyers/:id/verification': { status: 'verified' },
  'PUT /admin/cases/:id/status': { status: 'accepted' },
  'POST /admin/blogs': { title: 'A post', content: 'A text' },
};

function isForAdminsAlone(roles: readonly Role[] | null): boolean {
  return roles?.length === 1 && roles[0] === Role.ADMIN;
}

const fields = rootFieldsOf(schema).filter(([, field]) => isForAdminsAlone(rolesOf(schema, field)));
const routes = v1Routes.filter(({ access }) => access !== 'public' && isForAdminsAlone(access));

function contextOf(role: Role | null, permissions: readonly Permission[] = []): RequestContext {
  const viewer: Viewer | null = role && {
    id: NOBODY,
    role,
    permissions,
    name: 'N',
    email: 'n@example.test',
    authenticatedAt: new Date(),
    secondFactorMissing: false,
    passwordMustChange: false,
    sessionId: NOBODY,
  };
  const origin = {
    requestId: 'a-request',
    network: '127.0.0.1',
    userAgent: '',
    host: 'localhost',
    deviceToken: null,
    language: 'en' as const,
    thisMachine: true,
  };
  return createContext(app.platform, origin, viewer);
}

/** Every permission but those that an operation asks for; null where it asks for none. */
function otherPermissions(may: readonly Permission[] | null): Permission[] | null {
  return may && Object.values(Permission).filter((permission) => !may.includes(permission));
}

function expectedCode(role: WrongRole): string {
  return role ? 'FORBIDDEN' : 'UNAUTHENTICATED';
}

function refusedRoles(name: string): WrongRole[] {
  return WRONG_ROLES.filter((role) => !SERVED_AS_WELL[name]?.includes(role));
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no error',
    (error: unknown) => toAppError(error).code,
  );
}

describe('without the guard of its transport', () => {
  it.each(fields.map(([type, field]) => `${type} ${field.name}`))(
    'the service behind %s refuses everybody but admins',
    async (name) => {
      const [type, field] = fields.find(([itsType, { name: itsName }]) => `${itsType} ${itsName}` === name)!;
      const source = minimalOperation(schema, type, field);
      for (const role of refusedRoles(name)) {
        const { errors } = await graphql({ schema: unguarded, source, contextValue: contextOf(role) });
        expect([role, errors?.map(({ originalError }) => toAppError(originalError).code)]).toEqual([
          role,
          [expectedCode(role)],
        ]);
      }
      const others = otherPermissions(permissionsOfField(schema, field));
      if (!others) return;
      const contextValue = contextOf(Role.ADMIN, others);
      const { errors } = await graphql({ schema: unguarded, source, contextValue });
      expect(errors?.map(({ originalError }) => toAppError(originalError).code)).toEqual(['FORBIDDEN']);
    },
  );

  it.each(routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`))(
    'the service behind %s refuses everybody but admins',
    async (name) => {
      const route = routes.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name)!;
      const request = {
        params: { id: NOBODY },
        query: {},
        headers: {},
        body: BODIES[name] ?? {},
      } as unknown as Request;
      for (const role of refusedRoles(name)) {
        const response = route.run(contextOf(role), request, {} as Response);
        expect([role, await codeOf(response)]).toEqual([role, expectedCode(role)]);
      }
      const others = SHOWN_TO_EVERYBODY.includes(name) ? null : otherPermissions(route.may ?? null);
      if (!others) return;
      const response = route.run(contextOf(Role.ADMIN, others), request, {} as Response);
      expect(await codeOf(response)).toBe('FORBIDDEN');
    },
  );
});
