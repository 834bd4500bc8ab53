import { Role } from '../../src/auth/role';
import { v1Routes } from '../../src/rest/v1-routes';
import { Client } from '../setup/client';
import { aCase, aClient, aLawyer, anAdmin, PASSWORD, type Person, setStatus } from '../setup/people';
import type { AccountV1, BlogV1, CaseV1, LawyerV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let visitor: Client;
let client: Person;
let lawyer: Person;
let admin: Person;

beforeAll(async () => {
  visitor = new Client(app.origin);
  [client, lawyer, admin] = [await aClient(app), await aLawyer(app), await anAdmin(app)];
});

/** Every operation of the REST API: method and path, and its roles. */
const CALLS: Record<string, 'public' | 'any' | Role> = {
  'POST /auth/register': 'public',
  'POST /auth/login': 'public',
  'POST /auth/login/second-factor': 'public',
  'POST /auth/logout': 'any',
  'POST /auth/identity': 'any',
  'POST /auth/identity/passkey': 'any',
  'POST /auth/password-reset': 'public',
  'POST /auth/password-reset/confirm': 'public',
  'POST /auth/email/confirm': 'public',
  'POST /auth/email/undo': 'public',
  'POST /auth/secure': 'public',
  'POST /auth/secure/address': 'public',
  'POST /auth/unlock': 'public',
  'POST /auth/second-factor/removal': 'public',
  'POST /auth/second-factor/removal/confirm': 'public',
  'POST /auth/second-factor/removal/cancel': 'public',
  'GET /notifications': 'any',
  'PUT /notifications/read': 'any',
  'GET /account/consents': 'any',
  'POST /account/consents/policies': 'any',
  'PUT /account/consents/offline-cases': 'any',
  'PUT /account/language': 'any',
  'GET /account/data': 'any',
  'GET /account/sessions': 'any',
  'DELETE /account/sessions': 'any',
  'DELETE /account/sessions/:id': 'any',
  'POST /account/email/confirmation': 'any',
  'DELETE /account/email/change': 'any',
  'GET /public/lawyers': 'public',
  'GET /public/lawyers/:id': 'public',
  'GET /public/blogs': 'public',
  'GET /public/blogs/:id': 'public',
  'GET /public/reviews': 'public',
  'POST /public/reviews': 'public',
  'GET /users/profile': Role.USER,
  'PUT /users/profile': Role.USER,
  'GET /users/lawyers': Role.USER,
  'GET /users/lawyers/:id': Role.USER,
  'POST /users/cases': Role.USER,
  'GET /users/cases': Role.USER,
  'PUT /users/cases/:id/payment': Role.USER,
  'GET /lawyers/profile': Role.LAWYER,
  'PUT /lawyers/profile': Role.LAWYER,
  'GET /lawyers/cases': Role.LAWYER,
  'GET /lawyers/money.csv': Role.LAWYER,
  'PUT /lawyers/cases/:id/status': Role.LAWYER,
  'GET /lawyers/blogs': Role.LAWYER,
  'POST /lawyers/blogs': Role.LAWYER,
  'GET /lawyers/blogs/:id': Role.LAWYER,
  'PUT /lawyers/blogs/:id': Role.LAWYER,
  'DELETE /lawyers/blogs/:id': Role.LAWYER,
  'GET /admin/stats': Role.ADMIN,
  'GET /admin/users': Role.ADMIN,
  'GET /admin/users.csv': Role.ADMIN,
  'GET /admin/users/:id': Role.ADMIN,
  'PUT /admin/users/:id': Role.ADMIN,
  'DELETE /admin/users/:id': Role.ADMIN,
  'GET /admin/lawyers': Role.ADMIN,
  'GET /admin/lawyers.csv': Role.ADMIN,
  'GET /admin/lawyers/:id/verification': Role.ADMIN,
  'PUT /admin/lawyers/:id': Role.ADMIN,
  'DELETE /admin/lawyers/:id': Role.ADMIN,
  'PUT /admin/lawyers/:id/verification': Role.ADMIN,
  'GET /admin/cases': Role.ADMIN,
  'GET /admin/cases.csv': Role.ADMIN,
  'GET /admin/fees.csv': Role.ADMIN,
  'GET /admin/payments.csv': Role.ADMIN,
  'GET /admin/requests.csv': Role.ADMIN,
  'GET /admin/audit.csv': Role.ADMIN,
  'PUT /admin/cases/:id/status': Role.ADMIN,
  'GET /admin/blogs': Role.ADMIN,
  'POST /admin/blogs': Role.ADMIN,
  'GET /admin/blogs/:id': Role.ADMIN,
  'PUT /admin/blogs/:id': Role.ADMIN,
  'DELETE /admin/blogs/:id': Role.ADMIN,
  'GET /admin/reviews': Role.ADMIN,
  'DELETE /admin/reviews/:id': Role.ADMIN,
};

it('serves exactly the documented operations and roles', () => {
  const served = v1Routes.map(({ method, path, access }) => {
    const who = access === 'public' ? access : access.length === 1 ? access[0] : 'any';
    return [`${method.toUpperCase()} ${path}`, who];
  });
  expect(Object.fromEntries(served)).toEqual(CALLS);
  expect(served).toHaveLength(Object.keys(CALLS).length);
});

describe('the properties of responses', () => {
  const PUBLIC_LAWYER = [
    '_id',
    'answersWithinHours',
    'bio',
    'bioBangla',
    'chamberAddress',
    'chamberAddressBangla',
    'chamberName',
    'chamberNameBangla',
    'courtLevel',
    'district',
    'education',
    'experience',
    'firstTalkMinutes',
    'firstTalkPoisha',
    'languages',
    'licenseNumber',
    'name',
    'nameBangla',
    'practiceAreas',
    'profilePic',
    'profilePicSmall',
    'takesCases',
    'verifiedAt',
  ];
  const CASE = [
    '_id',
    'bKashTrxId',
    'createdAt',
    'description',
    'lawyerId',
    'paymentStatus',
    'status',
    'title',
    'updatedAt',
    'userId',
  ];
  const PAGINATION = ['limit', 'page', 'pages', 'total'];
  const namesOf = (value: object): string[] => Object.keys(value).sort();

  it('of an account: GET and PUT /users/profile, and a row of /admin/users', async () => {
    const names = ['_id', 'address', 'createdAt', 'email', 'name', 'phone', 'role'];
    expect(namesOf((await client.client.rest('GET', '/users/profile')).body)).toEqual(names);
    expect(namesOf((await client.client.rest('PATCH', '/users/profile', {})).body)).toEqual(names);
    const { body } = await admin.client.rest<PageV1<'users', AccountV1>>('GET', '/admin/users');
    expect([namesOf(body), namesOf(body.users[0]!), namesOf(body.pagination)]).toEqual([
      ['pagination', 'users'],
      names,
      PAGINATION,
    ]);
  });

  it('of a lawyer for clients: GET /users/lawyers and /users/lawyers/{id} show what is public', async () => {
    const { body } = await client.client.rest<PageV1<'lawyers', LawyerV1>>('GET', '/users/lawyers');
    expect([namesOf(body), namesOf(body.lawyers[0]!), namesOf(body.pagination)]).toEqual([
      ['lawyers', 'pagination'],
      PUBLIC_LAWYER,
      PAGINATION,
    ]);
    const one = await client.client.rest('GET', `/users/lawyers/${lawyer.id}`);
    expect(namesOf(one.body)).toEqual(PUBLIC_LAWYER);
    const open = await visitor.rest('GET', `/public/lawyers/${lawyer.id}`);
    expect(one.body).toEqual(open.body);
  });

  it('of a lawyer for the lawyer and admins', async () => {
    const own = (await lawyer.client.rest('GET', '/lawyers/profile')).body;
    const listed = (await admin.client.rest<PageV1<'lawyers', LawyerV1>>('GET', '/admin/lawyers')).body
      .lawyers;
    expect(listed.find(({ _id }) => _id === lawyer.id)).toEqual(own);
    expect(namesOf(own)).toEqual(
      [
        ...PUBLIC_LAWYER,
        'address',
        'bankDetails',
        'clientPhone',
        'createdAt',
        'email',
        'mobilePaymentDetails',
        'phone',
        'role',
        'verification',
        'verificationReason',
      ].sort(),
    );
  });

  it('of a case, alike for its client, its lawyer and admins', async () => {
    const made = await aCase(client, lawyer);
    await setStatus(lawyer, made._id, 'accepted');
    const shown: CaseV1[] = [];
    for (const [person, path] of [
      [client, '/users/cases'],
      [lawyer, '/lawyers/cases'],
    ] as const)
      shown.push(
        ...(await person.client.rest<CaseV1[]>('GET', path)).body.filter(({ _id }) => _id === made._id),
      );
    const { body } = await admin.client.rest<PageV1<'cases', CaseV1>>('GET', '/admin/cases');
    expect([namesOf(body), namesOf(body.pagination)]).toEqual([['cases', 'pagination'], PAGINATION]);
    shown.push(...body.cases.filter(({ _id }) => _id === made._id));
    expect(shown).toHaveLength(3);
    for (const one of shown) {
      expect(namesOf(one)).toEqual(CASE);
      expect(one.userId).toEqual({ _id: client.id, name: client.name, email: client.email });
      expect(one.lawyerId).toEqual({
        _id: lawyer.id,
        name: lawyer.name,
        mobilePaymentDetails: 'bKash 01711111111',
        bankDetails: 'Sonali Bank, account 123',
      });
    }
  });

  it('of errors: a message, a code, and fields for validation errors', async () => {
    const refused = await client.client.rest('POST', '/users/cases', {});
    expect(namesOf(refused.body)).toEqual(['code', 'errors', 'message']);
    expect(refused.body.errors!.map(namesOf)).toEqual(refused.body.errors!.map(() => ['field', 'message']));
    expect(namesOf((await visitor.rest('GET', '/users/profile')).body)).toEqual(['code', 'message']);
  });
});

describe('lists', () => {
  it.each([
    ['/users/lawyers', 6],
    ['/public/blogs', 6],
    ['/admin/users', 10],
    ['/admin/lawyers', 10],
    ['/admin/cases', 10],
    ['/admin/blogs', 10],
  ])('%s: limit %i by default, cut at 100, errors below 1, empty past the end', async (path, limit) => {
    const speaker = path.startsWith('/admin') ? admin.client : client.client;
    const get = (query: string) => speaker.rest<PageV1<string, unknown>>('GET', `${path}?${query}`);
    expect((await get('')).body.pagination).toMatchObject({ page: 1, limit });
    expect((await get('limit=1000')).body.pagination.limit).toBe(100);
    for (const query of ['limit=0', 'limit=-1', 'page=0', 'page=one', 'page=1.5']) {
      const { status, body } = await get(query);
      expect([query, status, body.errors?.[0]?.field]).toEqual([query, 400, query.split('=')[0]]);
    }
    const { body } = await get('page=9999');
    const [name] = Object.keys(body).filter((key) => key !== 'pagination');
    expect(body[name ?? '']).toEqual([]);
    expect(body.pagination).toEqual({ ...(await get('')).body.pagination, page: 9999 });
  });
});

describe('the data of another person does not exist', () => {
  it('for clients, lawyers and the calls of admins alike', async () => {
    const [stranger, colleague] = [await aClient(app), await aLawyer(app)];
    const { _id: id } = await aCase(client, lawyer);
    const { _id: blog } = (
      await lawyer.client.rest<BlogV1>('POST', '/lawyers/blogs', { title: 'Mine', content: 'Text' })
    ).body;
    const refused: [Person, string, string, object | undefined, string][] = [
      [stranger, 'PUT', `/users/cases/${id}/payment`, { bKashTrxId: 'STRANGER1' }, 'Case not found'],
      [colleague, 'PUT', `/lawyers/cases/${id}/status`, { status: 'accepted' }, 'Case not found'],
      [colleague, 'GET', `/lawyers/blogs/${blog}`, undefined, 'Blog not found'],
      [colleague, 'DELETE', `/lawyers/blogs/${blog}`, undefined, 'Blog not found'],
      [admin, 'PUT', `/admin/lawyers/${client.id}`, { name: 'No lawyer' }, 'Lawyer not found'],
      [admin, 'PUT', `/admin/lawyers/${client.id}/verification`, { status: 'verified' }, 'Lawyer not found'],
    ];
    for (const [person, method, path, body, message] of refused) {
      const response = await person.client.rest(method, path, body);
      expect([path, response.status, response.body]).toEqual([path, 404, { code: 'NOT_FOUND', message }]);
    }
    expect((await stranger.client.rest('GET', '/users/cases')).body).toEqual([]);
    expect((await colleague.client.rest('GET', '/lawyers/cases')).body).toEqual([]);
    expect((await colleague.client.rest('GET', '/lawyers/blogs')).body).toEqual([]);
    const kept = (await client.client.rest<CaseV1[]>('GET', '/users/cases')).body;
    expect(kept.find(({ _id }) => _id === id)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  });
});

describe('admins', () => {
  it('edit a lawyer at /admin/lawyers/{id} and delete one there, whose session ends', async () => {
    const leaving = await aLawyer(app);
    const edited = await admin.client.rest('PUT', `/admin/lawyers/${leaving.id}`, {
      practiceAreas: 'Family Law Criminal Law',
      experience: '21',
      phone: '01811111111',
    });
    expect([edited.status, edited.body]).toMatchObject([
      200,
      { practiceAreas: ['Family Law', 'Criminal Law'], experience: 21, name: leaving.name },
    ]);
    const deleted = await admin.client.rest('DELETE', `/admin/lawyers/${leaving.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, { message: 'Lawyer deleted' }]);
    expect((await leaving.client.rest('GET', '/lawyers/profile')).status).toBe(401);
    const login = await visitor.rest('POST', '/auth/login', { email: leaving.email, password: PASSWORD });
    expect([login.status, login.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await admin.client.rest('DELETE', `/admin/lawyers/${leaving.id}`)).status).toBe(404);
  });

  it('cannot touch an admin, themselves included, by any of the four calls', async () => {
    for (const area of ['users', 'lawyers'])
      for (const [method, body] of [['PUT', { name: 'Changed' }], ['DELETE']] as const) {
        const response = await admin.client.rest(method, `/admin/${area}/${admin.id}`, body);
        expect([area, method, response.status, response.body.code]).toEqual([area, method, 403, 'FORBIDDEN']);
      }
    expect((await admin.client.rest('GET', '/admin/stats')).status).toBe(200);
  });
});
