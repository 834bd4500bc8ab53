import { randomUUID } from 'node:crypto';
import { aCase, aClient, aLawyer, anAcceptedCase, type Person } from '../setup/people';
import type { CaseV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let client: Person;
let lawyer: Person;

beforeAll(async () => {
  [client, lawyer] = [await aClient(app), await aLawyer(app)];
});

const PROBLEM = { accept: 'application/problem+json, application/json;q=0.5' };

describe('problem details', () => {
  it('are sent to a client that accepts them, with the code and the wrong fields', async () => {
    const { status, headers, body } = await client.client.rest<CaseV1>('POST', '/users/cases', {}, PROBLEM);
    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json; charset=utf-8']);
    expect(body).toMatchObject({ type: 'about:blank', status: 400, code: 'BAD_USER_INPUT' });
    expect(body.title).toBe('Some of what was sent is not right.');
    expect(body.errors!.map(({ field }: { field: string }) => field)).toContain('title');
    expect(body).not.toHaveProperty('message');
  });

  it.each([
    'application/problem+json;q=0',
    'application/problem+json; q=0.0, application/json',
    '*/*, application/problem+json;q=0',
    'application/json',
    '*/*',
  ])('are not sent to a client that accepts %s', async (accept) => {
    const { headers, body } = await client.client.rest('POST', '/users/cases', {}, { accept });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body.code).toBe('BAD_USER_INPUT');
  });

  it.each(['application/json, application/problem+json', 'Application/Problem+JSON;q=0.1'])(
    'are sent to a client that accepts %s',
    async (accept) => {
      const { headers } = await client.client.rest('POST', '/users/cases', {}, { accept });
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    },
  );

  it('are in the language of the request', async () => {
    const { body } = await client.client.rest<{ detail: string }>('GET', '/nowhere', undefined, {
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
      [1, 2, 3].map(() => client.client.rest<CaseV1>('POST', '/users/cases', request, header)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    const other = await client.client.rest<CaseV1>('POST', '/users/cases', request, key());
    expect(other.body._id).not.toBe(answers[0]?.body._id);
  });

  it('pays once, and sets a status once', async () => {
    const id = await anAcceptedCase(client, lawyer);
    const header = key();
    const pay = (headers: Record<string, string>) =>
      client.client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId: 'BKX7J3QW9L' }, headers);
    expect([(await pay(header)).status, (await pay(header)).status, (await pay(key())).status]).toEqual([
      200, 200, 409,
    ]);
    const quoted = { 'idempotency-key': `"${randomUUID()}"` };
    const put = (status: string, headers: Record<string, string>) =>
      lawyer.client.rest<CaseV1>('PUT', `/lawyers/cases/${id}/status`, { status }, headers);
    expect((await put('document-drafting', quoted)).body.status).toBe('document-drafting');
    expect((await put('submission', key())).body.status).toBe('submission');
    expect((await put('document-drafting', quoted)).body.status).toBe('submission');
  });

  it.each(['1', 'order 17/2026', '"quoted text"', 'x'.repeat(255)])('takes the text %s', async (value) => {
    const { _id: id } = await aCase(client, lawyer);
    const put = (status: string, headers: Record<string, string>) =>
      lawyer.client.rest<CaseV1>('PUT', `/lawyers/cases/${id}/status`, { status }, headers);
    const text = { 'idempotency-key': value };
    expect((await put('document-drafting', text)).body.status).toBe('document-drafting');
    expect((await put('submission', key())).body.status).toBe('submission');
    expect((await put('document-drafting', text)).body.status).toBe('submission');
    expect((await put('document-drafting', { 'idempotency-key': `${value.slice(1)}2` })).body.status).toBe(
      'document-drafting',
    );
  });

  it('in small letters is another one, and with another body is a conflict', async () => {
    const { _id: id } = await aCase(client, lawyer);
    const text = { 'idempotency-key': 'Status' };
    const put = (status: string, headers: Record<string, string>) =>
      lawyer.client.rest<CaseV1>('PUT', `/lawyers/cases/${id}/status`, { status }, headers);
    expect((await put('document-drafting', text)).status).toBe(200);
    expect((await put('submission', text)).status).toBe(409);
    expect((await put('submission', { 'idempotency-key': 'status' })).body.status).toBe('submission');
  });

  it('is named by the manual, with the calls that read it', async () => {
    const { paths, info } = (await (await fetch(`${app.origin}/api/v1/openapi.json`)).json()) as {
      info: { description: string };
      paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
    };
    const reading = Object.entries(paths).filter(([, methods]) =>
      Object.values(methods).some(({ parameters = [] }) =>
        parameters.some(({ name }) => name === 'Idempotency-Key'),
      ),
    );
    expect(reading.map(([path]) => path).sort()).toEqual([
      '/admin/cases/{id}/status',
      '/lawyers/cases/{id}/status',
      '/users/cases',
      '/users/cases/{id}/payment',
    ]);
    expect(info.description).toContain('Others, such as posts and reviews, ignore it.');
  });

  it.each(['', '""', 'x'.repeat(256)])('refuses the key %s', async (value) => {
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
