import { aTakenCase } from '../setup/case-rooms';
import type { GraphqlResult } from '../setup/client';
import { LiveSocket, until } from '../setup/live-socket';
import { aClient } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

const QUERY = '{ __typename }';
const ANSWER = { data: { __typename: 'Query' } };

async function post(body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return response.json();
}

it('an empty operation name is none, by POST and in a batch', async () => {
  expect(await post({ query: QUERY, operationName: '' })).toEqual(ANSWER);
  expect(await post([{ query: QUERY, operationName: '' }, { query: QUERY }])).toEqual([ANSWER, ANSWER]);
});

it.each([
  '&operationName=',
  '&operationName',
  '&variables',
  '&extensions&variables',
  '&variables=',
  '&variables=null',
  '&extensions=',
  '&extensions=null&variables=&operationName=',
])('GET with %s is one without', async (more) => {
  const response = await fetch(`${app.origin}/graphql?query=${encodeURIComponent(QUERY)}${more}`);
  expect([response.status, await response.json()]).toEqual([200, ANSWER]);
});

it('variables as text are refused by their name', async () => {
  const answer = await post({ query: QUERY, variables: '{}' });
  expect(answer).toMatchObject({ errors: [{ message: expect.stringContaining('variables') }] });
});

it.each([
  ['a', { a: 2147483648 }],
  ['a', { a: 'x' }],
  ['a', {}],
  ['c', { c: null, a: 0 }],
])('a subscription with a wrong %s is BAD_USER_INPUT, and nothing is logged', async (field, changes) => {
  const { client, id } = await aTakenCase(app);
  const error = jest.spyOn(app.platform.log, 'error');
  const socket = new LiveSocket(app.origin, `Bearer ${client.token}`);
  await until(() => socket.isSignedIn);
  const query = 'subscription ($c: ID!, $a: Int!) { caseRoom(caseId: $c, after: $a) { version } }';
  const following = socket.follow(query, { c: id, ...changes });
  await until(() => following.errors.length > 0);
  expect(following.errors).toHaveLength(1);
  expect(following.errors[0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
  socket.cut();
});

describe('a call without an input', () => {
  it.each([
    ['application/json', 'null'],
    ['application/json', '""'],
    ['application/json', 'true'],
    ['application/json', '{'],
    ['text/plain', 'goodbye'],
  ])('reads no body: signing out with %s %s', async (type, body) => {
    const { token } = await aClient(app);
    const headers = { authorization: `Bearer ${token}` };
    const signOut = { method: 'POST', headers: { ...headers, 'content-type': type }, body };
    expect((await fetch(`${app.origin}/api/v1/auth/logout`, signOut)).status).toBe(200);
    expect((await fetch(`${app.origin}/api/v1/users/cases`, { headers })).status).toBe(401);
  });

  it('has the limit on bytes of all calls', async () => {
    const body = 'x'.repeat(3 * 1024 * 1024);
    const headers = { authorization: `Bearer ${(await aClient(app)).token}` };
    const response = await fetch(`${app.origin}/api/v1/auth/logout`, { method: 'POST', headers, body });
    expect(response.status).toBe(413);
  });
});

it('a body of null is none where nothing has to be sent', async () => {
  const headers = {
    authorization: `Bearer ${(await aClient(app)).token}`,
    'content-type': 'application/json',
  };
  const put = async (body: string) =>
    (await fetch(`${app.origin}/api/v1/notifications/read`, { method: 'PUT', headers, body })).status;
  expect([await put('null'), await put('5'), await put('"all"'), await put('[]')]).toEqual([
    200, 400, 400, 400,
  ]);
});

it('PATCH takes merge-patch, and says which types it takes', async () => {
  const { token } = await aClient(app);
  const patch = async (type: string) =>
    fetch(`${app.origin}/api/v1/users/profile`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: '{}',
    });
  expect((await patch('application/merge-patch+json')).status).not.toBe(415);
  const refused = await patch('text/plain');
  expect(refused.status).toBe(415);
  expect(refused.headers.get('accept-patch')).toBe('application/json, application/merge-patch+json');
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining('application/merge-patch+json'),
  });
});

it('a token that has ended is UNAUTHENTICATED before its query is too expensive', async () => {
  const lists = Array.from({ length: 6 }, (_, n) => `list${n}: lawyers(limit: 100) { items { id } }`);
  const body = JSON.stringify({ query: `{ ${lists.join(' ')} }` });
  const codeOf = async (headers: Record<string, string>): Promise<unknown> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    const response = await fetch(`${app.origin}/graphql`, init);
    const { errors } = (await response.json()) as Pick<GraphqlResult, 'errors'>;
    return errors?.[0]?.extensions.code;
  };
  expect(await codeOf({})).toBe('QUERY_TOO_EXPENSIVE');
  expect(await codeOf({ authorization: 'Bearer ended' })).toBe('UNAUTHENTICATED');
});
