import { randomUUID } from 'node:crypto';
import { aCase, aClient, aLawyer, type Person, setStatus } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
let client: Person;
let lawyer: Person;

beforeAll(async () => {
  app = await startApp();
  [client, lawyer] = [await aClient(app), await aLawyer(app)];
});
afterAll(() => app.stop());

const PROBLEM = { accept: 'application/problem+json, application/json;q=0.5' };

describe('problem details', () => {
  it('are sent to a client that accepts them, with the code and the wrong fields', async () => {
    const { status, headers, body } = await client.client.rest('POST', '/users/cases', {}, PROBLEM);
    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json; charset=utf-8']);
    expect(body).toMatchObject({ type: 'about:blank', status: 400, code: 'BAD_USER_INPUT' });
    expect(body.title).toBe('Some of what was sent is not right.');
    expect(body.errors.map(({ field }: { field: string }) => field)).toContain('title');
    expect(body).not.toHaveProperty('message');
  });

  it('are in the language of the request', async () => {
    const { body } = await client.client.rest('GET', '/nowhere', undefined, {
      ...PROBLEM,
      'accept-language': 'bn',
    });
    expect(body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(body.detail).toMatch(/[\u0980-\u09ff]/);
  });

  it('are not sent to others', async () => {
    const { headers, body } = await client.client.rest('GET', '/nowhere');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({ message: 'Address not found', code: 'NOT_FOUND' });
  });
});

describe('a write of a case with an Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });

  it('requests one case, however often it is sent', async () => {
    const request = { lawyerId: lawyer.id, title: 'A boundary', description: 'The wall is on my land.' };
    const header = key();
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.client.rest('POST', '/users/cases', request, header)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id as string)).size).toBe(1);
    const other = await client.client.rest('POST', '/users/cases', request, key());
    expect(other.body._id).not.toBe(answers[0]?.body._id);
  });

  it('pays once, and sets a status once', async () => {
    const { _id: id } = await aCase(client, lawyer);
    await setStatus(lawyer, id, 'accepted');
    const header = key();
    const pay = (headers: Record<string, string>) =>
      client.client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId: 'BKX7J3QW9L' }, headers);
    expect([(await pay(header)).status, (await pay(header)).status, (await pay(key())).status]).toEqual([
      200, 200, 409,
    ]);
    const quoted = { 'idempotency-key': `"${randomUUID()}"` };
    const put = (status: string, headers: Record<string, string>) =>
      lawyer.client.rest('PUT', `/lawyers/cases/${id}/status`, { status }, headers);
    expect((await put('document-drafting', quoted)).body.status).toBe('document-drafting');
    expect((await put('submission', key())).body.status).toBe('submission');
    expect((await put('document-drafting', quoted)).body.status).toBe('submission');
  });

  it.each(['1', 'x'.repeat(500), '"'])('refuses the key %s', async (value) => {
    const { _id: id } = await aCase(client, lawyer);
    const { status, body } = await lawyer.client.rest(
      'PUT',
      `/lawyers/cases/${id}/status`,
      { status: 'accepted' },
      { 'idempotency-key': value },
    );
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
  });
});
