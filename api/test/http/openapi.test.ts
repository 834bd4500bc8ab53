import sharp from 'sharp';
import { Role } from '../../src/auth/role';
import { errorCatalogue } from '../../src/errors/catalogue';
import type { TokenPurpose } from '../../src/modules/accounts/account-token.entity';
import { createToken } from '../../src/modules/accounts/account-tokens';
import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import type { OpenApiDocument } from '../../src/rest/openapi/openapi';
import type { OpenApiOperation } from '../../src/rest/openapi/openapi-operation';
import { methodsOf } from '../../src/rest/route';
import { v1Routes } from '../../src/rest/v1-routes';
import { ResponseSchemas } from '../setup/response-schemas';
import { Client, type RestResponse } from '../setup/client';
import { aCase, aClient, aLawyer, anAcceptedCase, anAdmin, PASSWORD, type Person } from '../setup/people';
import { addPasskey } from '../setup/passkeys';
import type { BlogV1, LawyerV1, PageV1, ReviewV1 } from '../setup/rest-bodies';
import { challengeOf, enrol } from '../setup/second-factor';
import { type RunningApp, startApp } from '../setup/running-app';

const NOBODY = '00000000-0000-7000-8000-000000000000';

let app: RunningApp;
/** Takes one request a minute from a visitor; this machine's own are not counted, so they come through a proxy. */
let hurried: RunningApp;
let visitor: Client;
let client: Person;
let lawyer: Person;
let admin: Person;
let document: OpenApiDocument;
let schemas: ResponseSchemas;

beforeAll(async () => {
  [app, hurried] = await Promise.all([startApp(), startApp({ publicRateLimit: 1, trustProxy: true })]);
  visitor = new Client(app.origin);
  [client, lawyer, admin] = [await aClient(app), await aLawyer(app), await anAdmin(app)];
  document = (await visitor.rest('GET', '/openapi.json')).body as OpenApiDocument;
  schemas = new ResponseSchemas(document);
});
afterAll(() => Promise.all([app.stop(), hurried.stop()]));

const calls = v1Routes.flatMap((route) =>
  methodsOf(route.method).map((method) => ({
    route,
    method,
    path: route.path.replace(/:(\w+)/g, '{$1}'),
  })),
);

function operations(): { method: string; path: string; operation: OpenApiOperation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

describe('the OpenAPI document', () => {
  it('has its version, server and security scheme', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({
      title: 'AinSathi',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect(document.servers).toEqual([{ url: '/api/v1' }]);
    expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('has exactly the calls of the route table, PUT as PATCH too', () => {
    expect(
      operations()
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it.each(calls)('$method $path has its roles, body and parameters', ({ route, method, path }) => {
    const operation = document.paths[path]?.[method];
    const roles = operation?.security.map(({ bearer }) => bearer[0]);
    expect(roles).toEqual(route.access === 'public' ? [] : route.access);
    const inPath = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name, required }) => [name, required])).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, true]),
    );
    const kinds = Object.keys(operation?.requestBody?.content ?? {});
    const takesBody = route.input !== undefined;
    expect(kinds).toEqual([
      ...(takesBody ? ['application/json'] : []),
      ...(route.picture ? ['multipart/form-data'] : []),
    ]);
    expect(operation?.tags).toEqual([path.split('/')[1]]);
    expect(operation?.summary).toMatch(/\.$/);
  });

  it('has one operation id for each operation, and described tags', () => {
    const all = operations().map(({ operation }) => operation);
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    const explained = document.tags.map(({ name }) => name).sort();
    expect([...new Set(all.flatMap(({ tags }) => tags))].sort()).toEqual(explained);
  });

  it('has no dangling references and no unused components', () => {
    const texts = JSON.stringify(document);
    const referred = new Set(
      [...texts.matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name),
    );
    const { schemas: named, responses } = document.components;
    const there = [
      ...Object.keys(named).map((name) => `schemas/${name}`),
      ...Object.keys(responses).map((name) => `responses/${name}`),
    ].filter((name) => name !== 'responses/METHOD_NOT_ALLOWED');
    expect([...referred].sort()).toEqual(there.sort());
    expect(texts.match(/"\$ref":/g)?.length).toBe(texts.match(/"\$ref":"#\/components\//g)?.length);
  });

  it('documents each error under the status of its code', () => {
    for (const { operation } of operations())
      for (const [status, { $ref }] of Object.entries(operation.responses)) {
        const code = $ref?.split('/').at(-1) as keyof typeof errorCatalogue | undefined;
        if (code) expect(String(errorCatalogue[code].status)).toBe(status);
        else expect(['200', '201']).toContain(status);
      }
  });

  it('holds only schemas that compile, and examples that fit them', () => {
    for (const { method, path, operation } of operations()) {
      for (const [kind, { example }] of Object.entries(operation.requestBody?.content ?? {})) {
        const validate = schemas.at('paths', path, method, 'requestBody', 'content', kind, 'schema');
        if (example !== undefined)
          expect([path, validate(example), validate.errors]).toEqual([path, true, null]);
      }
      for (const [status, { content }] of Object.entries(operation.responses)) {
        for (const [kind, { example }] of Object.entries(content ?? {})) {
          const validate = schemas.at('paths', path, method, 'responses', status, 'content', kind, 'schema');
          expect([path, validate(example), validate.errors]).toEqual([path, true, null]);
        }
      }
    }
  });

  it('is as strict about bodies as the product', async () => {
    const validate = schemas.at('components', 'schemas', 'RegisterInput');
    const good = { name: 'Shirin Akhter', email: 'shirin@example.test', password: 'long enough to be safe' };
    expect(validate(good)).toBe(true);
    const wrong: Record<string, unknown>[] = [
      { email: 'no email' },
      { password: 'short' },
      { password: 'p'.repeat(129) },
      { name: '' },
      { name: 'A'.repeat(121) },
      { name: 5 },
      { role: 'admin' },
      { address: 'A'.repeat(501) },
      { phone: 5 },
    ];
    for (const changes of wrong) {
      const response = await visitor.rest('POST', '/auth/register', { ...good, ...changes });
      expect([changes, validate({ ...good, ...changes }), response.status]).toEqual([changes, false, 400]);
    }
  });

  it.each(calls.filter(({ route }) => route.query?.['limit']))(
    '$method $path has the documented default limit',
    async ({ route, path }) => {
      const speaker =
        route.access === 'public' ? visitor : route.access[0] === Role.ADMIN ? admin.client : client.client;
      const limit = document.paths[path]?.get?.parameters?.find(({ name }) => name === 'limit')?.schema
        .default;
      expect((await speaker.rest<PageV1<string, unknown>>('GET', path)).body.pagination.limit).toBe(limit);
    },
  );
});

/** A successful and a failing call of an operation. */
interface Walk {
  good: () => Promise<RestResponse>;
  refused: () => Promise<RestResponse>;
  status: number;
}

let counter = 0;
const aRegistration = (): Record<string, string> => {
  counter += 1;
  return {
    name: 'New',
    email: `new${counter}@example.test`,
    password: 'long enough to be safe',
    role: 'lawyer',
  };
};
const BLOG = { title: 'Land mutation', content: 'How **namjari** works.' };
const REVIEW = { name: 'Rahima', designation: 'Teacher', review: 'They listened.' };

async function withPicture(fields: Record<string, string>, name: string): Promise<FormData> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  form.set(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  return form;
}

async function aBlog(author: Person): Promise<string> {
  const area = author === admin ? 'admin' : 'lawyers';
  return (await author.client.rest<BlogV1>('POST', `/${area}/blogs`, BLOG)).body._id;
}

const accepted = async () => anAcceptedCase(client, lawyer);

const ofClient = (...call: Parameters<Client['rest']>) => client.client.rest(...call);
const ofLawyer = (...call: Parameters<Client['rest']>) => lawyer.client.rest(...call);
const ofAdmin = (...call: Parameters<Client['rest']>) => admin.client.rest(...call);
const ofNobody = (...call: Parameters<Client['rest']>) => visitor.rest(...call);

function blogWalks(area: 'lawyers' | 'admin', as: () => Person): Record<string, (method: string) => Walk> {
  const call = (...parts: Parameters<Client['rest']>) => as().client.rest(...parts);
  return {
    [`POST /${area}/blogs`]: () => ({
      good: async () => call('POST', `/${area}/blogs`, await withPicture(BLOG, 'image')),
      refused: () => call('POST', `/${area}/blogs`, { title: '' }),
      status: 400,
    }),
    [`GET /${area}/blogs/{id}`]: () => ({
      good: async () => call('GET', `/${area}/blogs/${await aBlog(as())}`),
      refused: () => call('GET', `/${area}/blogs/${NOBODY}`),
      status: 404,
    }),
    [`PUT /${area}/blogs/{id}`]: (method) => ({
      good: async () => call(method, `/${area}/blogs/${await aBlog(as())}`, { title: 'Another' }),
      refused: () => call(method, `/${area}/blogs/${NOBODY}`, BLOG),
      status: 404,
    }),
    [`DELETE /${area}/blogs/{id}`]: () => ({
      good: async () => call('DELETE', `/${area}/blogs/${await aBlog(as())}`),
      refused: () => call('DELETE', `/${area}/blogs/${NOBODY}`),
      status: 404,
    }),
  };
}

const reading = (
  path: string,
  as: typeof ofClient,
  stranger: typeof ofClient,
  status: number,
): Record<string, () => Walk> => ({
  [`GET ${path}`]: () => ({ good: () => as('GET', path), refused: () => stranger('GET', path), status }),
});

const listing = (path: string, as: typeof ofClient): Record<string, () => Walk> => ({
  [`GET ${path}`]: () => ({
    good: () => as('GET', path),
    refused: () => as('GET', `${path}?page=0`),
    status: 400,
  }),
});

/** A call that every signed-in person may make, with no input. */
const ofEverybody = (method: string, path: string): Walk => ({
  good: async () => (await aClient(app)).client.rest(method, path),
  refused: () => ofNobody(method, path),
  status: 401,
});

/** A call with the secret of a mailed link, and one with a wrong secret. */
function byLink(
  path: string,
  purpose: TokenPurpose,
  body: object = {},
  prepare: (person: Person) => Promise<unknown> = () => Promise.resolve(),
): Walk {
  const link = async () => {
    const person = await aClient(app);
    await prepare(person);
    const { id: accountId } = person;
    const context = { db: app.platform.dataSource.manager, now: () => new Date() };
    return createToken(context, { accountId, purpose, data: { email: `${accountId}@example.test` } });
  };
  return {
    good: async () => ofNobody('POST', path, { ...body, token: await link() }),
    refused: () => ofNobody('POST', path, { ...body, token: 'wrong' }),
    status: 400,
  };
}

/** The successful and the failing call of each operation. */
const walks: Record<string, (method: string) => Walk> = {
  'POST /auth/register': () => ({
    good: () => ofNobody('POST', '/auth/register', aRegistration()),
    refused: () => ofNobody('POST', '/auth/register', { ...aRegistration(), email: client.email }),
    status: 409,
  }),
  'POST /auth/login': () => ({
    good: () => ofNobody('POST', '/auth/login', { email: client.email, password: PASSWORD }),
    refused: () => ofNobody('POST', '/auth/login', { email: client.email, password: 'not this one' }),
    status: 401,
  }),
  'POST /auth/login/second-factor': () => ({
    good: async () => {
      const person = await aClient(app);
      const { recoveryCodes } = await enrol(person.client);
      const challenge = await challengeOf(person.client.as(null), person, PASSWORD);
      return ofNobody('POST', '/auth/login/second-factor', { challenge, code: recoveryCodes[0] });
    },
    refused: () => ofNobody('POST', '/auth/login/second-factor', { challenge: 'none', code: '123456' }),
    status: 400,
  }),
  'POST /auth/identity/passkey': () => ({
    good: async () => {
      const person = await aClient(app);
      // Passkeys want HTTPS or this name.
      const origin = app.origin.replace('127.0.0.1', 'localhost');
      const local = new Client(origin, person.client.token);
      await addPasskey(local, origin);
      return local.rest('POST', '/auth/identity/passkey');
    },
    refused: () => client.client.rest('POST', '/auth/identity/passkey'),
    status: 409,
  }),
  'POST /auth/logout': () => ({
    good: async () => (await aClient(app)).client.rest('POST', '/auth/logout'),
    refused: () => ofNobody('POST', '/auth/logout'),
    status: 401,
  }),
  'POST /auth/identity': () => ({
    good: async () => (await aClient(app)).client.rest('POST', '/auth/identity', { password: PASSWORD }),
    refused: async () => (await aClient(app)).client.rest('POST', '/auth/identity', { password: 'wrong' }),
    status: 400,
  }),
  'GET /notifications': () => ({
    good: () => lawyer.client.rest('GET', '/notifications'),
    refused: () => ofNobody('GET', '/notifications'),
    status: 401,
  }),
  'PUT /notifications/read': (method) => ({
    good: () => client.client.rest(method.toUpperCase(), '/notifications/read', { ids: [] }),
    refused: () => client.client.rest(method.toUpperCase(), '/notifications/read', { ids: 'all' }),
    status: 400,
  }),
  'POST /auth/password-reset': () => ({
    good: () => ofNobody('POST', '/auth/password-reset', { email: 'nobody@example.test' }),
    refused: () => ofNobody('POST', '/auth/password-reset', {}),
    status: 400,
  }),
  'POST /auth/password-reset/confirm': () =>
    byLink('/auth/password-reset/confirm', 'reset-password', { newPassword: 'quite another password' }),
  'POST /auth/email/confirm': () => byLink('/auth/email/confirm', 'change-email'),
  'POST /auth/email/undo': () => byLink('/auth/email/undo', 'undo-email'),
  'POST /auth/secure/address': () => byLink('/auth/secure/address', 'secure-account'),
  'POST /auth/secure': () => byLink('/auth/secure', 'secure-account'),
  'POST /auth/unlock': () => byLink('/auth/unlock', 'unlock'),
  'POST /auth/second-factor/removal': () => ({
    good: async () => {
      const person = await aClient(app);
      await enrol(person.client);
      const challenge = await challengeOf(visitor, person, PASSWORD);
      return ofNobody('POST', '/auth/second-factor/removal', { challenge });
    },
    refused: () => ofNobody('POST', '/auth/second-factor/removal', { challenge: 'wrong' }),
    status: 400,
  }),
  'POST /auth/second-factor/removal/confirm': () =>
    byLink('/auth/second-factor/removal/confirm', 'remove-factor', {}, ({ client: owner }) => enrol(owner)),
  'POST /auth/second-factor/removal/cancel': () =>
    byLink('/auth/second-factor/removal/cancel', 'keep-factor', {}, ({ id }) =>
      app.sql(`insert into factor_removals values ($1, now(), now())`, [id]),
    ),
  'GET /account/consents': () => ofEverybody('GET', '/account/consents'),
  'POST /account/consents/policies': () => ofEverybody('POST', '/account/consents/policies'),
  'PUT /account/consents/offline-cases': (method) => ({
    good: async () =>
      (await aClient(app)).client.rest(method, '/account/consents/offline-cases', { given: true }),
    refused: async () => (await aClient(app)).client.rest(method, '/account/consents/offline-cases', {}),
    status: 400,
  }),
  'PUT /account/language': (method) => ({
    good: async () => (await aClient(app)).client.rest(method, '/account/language', { language: 'bn' }),
    refused: async () => (await aClient(app)).client.rest(method, '/account/language', { language: 'fr' }),
    status: 400,
  }),
  'GET /account/data': () => ofEverybody('GET', '/account/data'),
  'GET /account/sessions': () => ofEverybody('GET', '/account/sessions'),
  'DELETE /account/sessions': () => ofEverybody('DELETE', '/account/sessions'),
  'DELETE /account/sessions/{id}': () => ({
    good: async () => {
      const { client } = await aClient(app);
      const { body } = await client.rest<{ _id: string }[]>('GET', '/account/sessions');
      return client.rest('DELETE', `/account/sessions/${body[0]?._id}`);
    },
    refused: async () => (await aClient(app)).client.rest('DELETE', '/account/sessions/none'),
    status: 404,
  }),
  'POST /account/email/confirmation': () => ofEverybody('POST', '/account/email/confirmation'),
  'DELETE /account/email/change': () => ofEverybody('DELETE', '/account/email/change'),
  ...listing('/public/lawyers', ofNobody),
  ...listing('/public/blogs', ofNobody),
  ...listing('/users/lawyers', ofClient),
  ...listing('/admin/users', ofAdmin),
  ...listing('/admin/lawyers', ofAdmin),
  ...listing('/admin/cases', ofAdmin),
  ...listing('/admin/blogs', ofAdmin),
  ...reading('/admin/users.csv', ofAdmin, ofClient, 403),
  ...reading('/admin/lawyers.csv', ofAdmin, ofLawyer, 403),
  ...reading('/admin/cases.csv', ofAdmin, ofNobody, 401),
  ...reading('/admin/audit.csv', ofAdmin, ofClient, 403),
  ...reading('/admin/payments.csv', ofAdmin, ofLawyer, 403),
  ...reading('/admin/fees.csv', ofAdmin, ofClient, 403),
  ...reading('/admin/requests.csv', ofAdmin, ofNobody, 401),
  ...reading('/lawyers/money.csv', ofLawyer, ofClient, 403),
  ...reading('/users/profile', ofClient, ofLawyer, 403),
  ...reading('/users/cases', ofClient, ofNobody, 401),
  ...reading('/lawyers/profile', ofLawyer, ofClient, 403),
  ...reading('/lawyers/cases', ofLawyer, ofAdmin, 403),
  ...reading('/lawyers/blogs', ofLawyer, ofNobody, 401),
  ...reading('/admin/stats', ofAdmin, ofLawyer, 403),
  ...reading('/admin/reviews', ofAdmin, ofClient, 403),
  'GET /public/lawyers/{id}': () => ({
    good: () => ofNobody('GET', `/public/lawyers/${lawyer.id}`),
    refused: () => ofNobody('GET', `/public/lawyers/${client.id}`),
    status: 404,
  }),
  'GET /users/lawyers/{id}': () => ({
    good: () => ofClient('GET', `/users/lawyers/${lawyer.id}`),
    refused: () => ofClient('GET', `/users/lawyers/${NOBODY}`),
    status: 404,
  }),
  'GET /public/blogs/{id}': () => ({
    good: async () => ofNobody('GET', `/public/blogs/${await aBlog(lawyer)}`),
    refused: () => ofNobody('GET', `/public/blogs/${NOBODY}`),
    status: 404,
  }),
  'GET /public/reviews': () => ({
    good: async () => {
      await ofNobody('POST', '/public/reviews', REVIEW);
      return ofNobody('GET', '/public/reviews');
    },
    refused: async () => {
      const ask = () =>
        new Client(hurried.origin).rest('GET', '/public/reviews', undefined, {
          'x-forwarded-for': '203.0.113.7',
        });
      await ask();
      return ask();
    },
    status: 429,
  }),
  'POST /public/reviews': () => ({
    good: async () => ofNobody('POST', '/public/reviews', await withPicture(REVIEW, 'reviewImage')),
    refused: () => ofNobody('POST', '/public/reviews', { ...REVIEW, review: '' }),
    status: 400,
  }),
  'PUT /users/profile': (method) => ({
    good: () => ofClient(method, '/users/profile', { phone: '01712345678', address: '' }),
    refused: () => ofClient(method, '/users/profile', { email: lawyer.email }),
    status: 409,
  }),
  'POST /users/cases': () => ({
    good: () => ofClient('POST', '/users/cases', { lawyerId: lawyer.id, title: 'T', description: 'D' }),
    refused: () => ofClient('POST', '/users/cases', { lawyerId: NOBODY, title: 'T', description: 'D' }),
    status: 404,
  }),
  'PUT /users/cases/{id}/payment': (method) => ({
    good: async () =>
      ofClient(method, `/users/cases/${await accepted()}/payment`, { bKashTrxId: `PAID${method}1` }),
    refused: async () => {
      const { _id: id } = await aCase(client, lawyer);
      return ofClient(method, `/users/cases/${id}/payment`, { bKashTrxId: 'TOOEARLY1' });
    },
    status: 409,
  }),
  'PUT /lawyers/profile': (method) => ({
    good: async () =>
      ofLawyer(
        method,
        '/lawyers/profile',
        await withPicture(
          {
            district: 'Sylhet',
            practiceAreas: 'Tax Law Family Law',
            education: '[{"degree":"LL.B.","university":"Dhaka","year":2001}]',
          },
          'profilePic',
        ),
      ),
    refused: () => ofLawyer(method, '/lawyers/profile', { education: 'nonsense' }),
    status: 400,
  }),
  'PUT /lawyers/cases/{id}/status': (method) => ({
    good: async () =>
      ofLawyer(method, `/lawyers/cases/${(await aCase(client, lawyer))._id}/status`, { status: 'hearing-1' }),
    refused: () => ofLawyer(method, `/lawyers/cases/${NOBODY}/status`, { status: 'hearing-1' }),
    status: 404,
  }),
  'PUT /admin/cases/{id}/status': (method) => ({
    good: async () => ofAdmin(method, `/admin/cases/${await accepted()}/status`, { status: 'completed' }),
    refused: async () => ofAdmin(method, `/admin/cases/${await accepted()}/status`, { status: 'hearing-1' }),
    status: 400,
  }),
  ...blogWalks('lawyers', () => lawyer),
  ...blogWalks('admin', () => admin),
  'GET /admin/users/{id}': () => ({
    good: () => ofAdmin('GET', `/admin/users/${client.id}`),
    refused: () => ofAdmin('GET', `/admin/users/${lawyer.id}`),
    status: 404,
  }),
  'PUT /admin/users/{id}': (method) => ({
    good: async () =>
      ofAdmin(method, `/admin/users/${(method === 'PUT' ? await aClient(app) : await aLawyer(app)).id}`, {
        name: 'Edited',
      }),
    refused: () => ofAdmin(method, `/admin/users/${admin.id}`, { name: 'Edited' }),
    status: 403,
  }),
  'DELETE /admin/users/{id}': () => ({
    good: async () => ofAdmin('DELETE', `/admin/users/${(await aClient(app)).id}`),
    refused: () => ofAdmin('DELETE', `/admin/users/${NOBODY}`),
    status: 404,
  }),
  'PUT /admin/lawyers/{id}': (method) => ({
    good: async () => ofAdmin(method, `/admin/lawyers/${(await aLawyer(app)).id}`, { experience: '7' }),
    refused: () => ofAdmin(method, `/admin/lawyers/${lawyer.id}`, { email: client.email }),
    status: 409,
  }),
  'DELETE /admin/lawyers/{id}': () => ({
    good: async () => ofAdmin('DELETE', `/admin/lawyers/${(await aLawyer(app)).id}`),
    refused: () => ofAdmin('DELETE', `/admin/lawyers/${client.id}`),
    status: 404,
  }),
  'GET /admin/lawyers/{id}/verification': () => ({
    good: async () => {
      const { id } = await aLawyer(app);
      await ofAdmin('PUT', `/admin/lawyers/${id}/verification`, { status: 'rejected', reason: 'No' });
      return ofAdmin('GET', `/admin/lawyers/${id}/verification`);
    },
    refused: () => ofAdmin('GET', `/admin/lawyers/${NOBODY}/verification`),
    status: 404,
  }),
  'PUT /admin/lawyers/{id}/verification': (method) => ({
    good: async () => {
      const { id } = await aLawyer(app, { verification: VerificationStatus.PENDING });
      return ofAdmin(method, `/admin/lawyers/${id}/verification`, {
        status: 'rejected',
        reason: 'Not on the roll',
      });
    },
    refused: () => ofAdmin(method, `/admin/lawyers/${lawyer.id}/verification`, { status: 'rejected' }),
    status: 400,
  }),
  'DELETE /admin/reviews/{id}': () => ({
    good: async () =>
      ofAdmin(
        'DELETE',
        `/admin/reviews/${(await visitor.rest<ReviewV1>('POST', '/public/reviews', REVIEW)).body._id}`,
      ),
    refused: () => ofAdmin('DELETE', `/admin/reviews/${NOBODY}`),
    status: 404,
  }),
};

describe('real responses', () => {
  it.each(calls.map(({ method, path, route }) => ({ method: method.toUpperCase(), path, route })))(
    '$method $path responds as documented',
    async ({ method, path, route }) => {
      const walk = walks[`${route.method.toUpperCase()} ${path}`]?.(method);
      const good = await walk!.good();
      expect([good.status, good.body.message]).toEqual([route.status ?? 200, good.body.message]);
      expect(schemas.mismatches(method, path, good)).toEqual([]);
      const refused = await walk!.refused();
      expect([refused.status, refused.body.code]).toEqual([walk!.status, refused.body.code]);
      expect(schemas.mismatches(method, path, refused)).toEqual([]);
    },
  );

  it('are checked for missing, additional and wrongly typed properties', async () => {
    const response = await visitor.rest<LawyerV1>('GET', `/public/lawyers/${lawyer.id}`);
    const { name: _, ...less } = response.body;
    for (const body of [
      less,
      { ...response.body, email: 'leaked@example.test' },
      { ...response.body, experience: '3' },
    ])
      expect(schemas.mismatches('GET', '/public/lawyers/{id}', { ...response, body })).not.toEqual([]);
  });
});

describe('the HTML pages', () => {
  const get = (path: string, init: RequestInit = {}) => fetch(`${app.origin}/api/v1${path}`, init);
  const textOf = async (path: string) => (await get(path)).text();
  const NAMES = ['', '/objects'];
  let pages: Map<string, string>;

  beforeAll(async () => {
    for (const { name } of document.tags) NAMES.push(`/${name}`);
    const texts = NAMES.map(async (name) => [`/api/v1/docs${name}`, await textOf(`/docs${name}`)] as const);
    pages = new Map(await Promise.all(texts));
  });

  it('have every operation on the page of its tag, and links that lead somewhere', () => {
    for (const { method, path } of calls)
      if (method !== 'patch') {
        const { operationId = '' } = document.paths[path]?.[method] ?? {};
        expect(pages.get(`/api/v1/docs/${path.split('/')[1]}`)).toContain(`id="${operationId}"`);
      }
    for (const [path, page] of pages) {
      const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, to = '', anchor = ''] of page.matchAll(/href="((?:\/api\/v1\/docs[^"#]*)?)#([^"]+)"/g))
        expect(pages.get(to || path)).toContain(`id="${anchor}"`);
    }
  });

  it('are self-contained: no other origin, no script, no inline style', async () => {
    const { headers } = await get('/docs');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'; img-src/);
    for (const page of pages.values())
      expect(page).not.toMatch(/<script|<iframe|\sstyle=|\son\w+=|(src|href)="(https?:)?\/\//);
  });

  it('lead back to the site, and run the public calls that need no id', async () => {
    for (const page of pages.values())
      for (const address of ['/', '/developers', '/api/v1/docs']) expect(page).toContain(`href="${address}"`);
    const examples = [...(pages.get('/api/v1/docs/public') ?? '').matchAll(/class="run" href="([^"]+)"/g)];
    expect(examples.length).toBeGreaterThan(2);
    for (const [, address = ''] of examples)
      expect((await fetch(app.origin + address.replaceAll('&amp;', '&'))).status).toBe(200);
  });

  it('give terminal lines with the address they are served at', () => {
    expect(pages.get('/api/v1/docs/auth')).toContain(`${new URL(app.origin).port}/api/v1/auth/login`);
  });

  it('have their style on this origin, and take no other method', async () => {
    const style = await get('/docs.css');
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    const posted = await get('/openapi.json', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await textOf('/docs/')).toBe(pages.get('/api/v1/docs'));
    expect((await get('/docs/nothing')).status).toBe(404);
  });
});
