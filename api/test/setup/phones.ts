import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createJobHandlers } from '../../src/job-handlers';
import { Client, dataOf } from './client';
import { graphql } from './graphql';
import type { RunningApp } from './running-app';

const REQUEST = graphql(
  `mutation ($phone: String!, $purpose: PhonePurpose!) {
     requestPhoneCode(phone: $phone, purpose: $purpose) { proofId sendAgainAfter }
   }`,
);
const PROVE = graphql(
  `mutation ($proofId: ID!, $code: String!, $clientKey: ID) {
     provePhone(proofId: $proofId, code: $code, clientKey: $clientKey) { token device newAccount unused user { id email name signInPhone } }
   }`,
);
const OPEN = graphql(
  `mutation ($input: PhoneAccountInput!) {
     openPhoneAccount(input: $input) { token device user { id email phone signInPhone hasPassword } }
   }`,
);

export type Purpose = 'SIGN_IN' | 'CHANGE' | 'IDENTITY';

let made = 0;

/** A number that no other test has, of another prefix each time. */
export const aNumber = (): string => `+8801${700_000_000 + (made += 1) * 10_003}`;

export const requestCode = (client: Client, phone: string, purpose: Purpose = 'SIGN_IN') =>
  client.graphql(REQUEST, { phone, purpose });

/** The id of a proof. @throws Error when no code was sent. */
export async function proofOf(client: Client, phone: string, purpose: Purpose = 'SIGN_IN'): Promise<string> {
  return dataOf(await requestCode(client, phone, purpose)).requestPhoneCode.proofId;
}

/** The texts of the messages to a number, oldest first. */
export async function textsTo({ sql }: RunningApp, phone: string, kind = '%'): Promise<string[]> {
  const rows = await sql<{ text: string }>(
    'select text from sms where phone = $1 and kind like $2 order by created_at, id',
    [phone, kind],
  );
  return rows.map(({ text }) => text);
}

export async function codeTo(app: RunningApp, phone: string): Promise<string> {
  const code = /\d{6}/.exec((await textsTo(app, phone, 'code')).at(-1) ?? '')?.[0];
  if (!code) throw new Error(`No code for ${phone}`);
  return code;
}

/** Another code than the right one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

export const prove = (client: Client, proofId: string, code: string, clientKey: string | null = null) =>
  client.graphql(PROVE, { proofId, code, clientKey });

/** Forgets the codes that a number got. */
export async function hoursPass({ platform: { limits } }: RunningApp, phone: string): Promise<void> {
  for (const limit of [limits.phoneCodesOfMinute, limits.phoneCodesOfHour, limits.phoneCodesOfDay])
    await limit.delete(phone);
}

/** Proves a number by its code. */
export async function proveNumber(app: RunningApp, client: Client, phone: string) {
  await hoursPass(app, phone);
  const proofId = await proofOf(client, phone);
  return { proofId, ...dataOf(await prove(client, proofId, await codeTo(app, phone))).provePhone };
}

export const openAccount = (client: Client, proofId: string, password: string | null = null) =>
  client.graphql(OPEN, { input: { proofId, name: 'Rokeya Begum', password } });

export interface PhoneOwner {
  id: string;
  phone: string;
  token: string;
  device: string;
  client: Client;
}

/** A client without an email, signed in. */
export async function aPhoneOwner(app: RunningApp, password: string | null = null): Promise<PhoneOwner> {
  const visitor = new Client(app.origin);
  const phone = aNumber();
  const { proofId } = await proveNumber(app, visitor, phone);
  const { token, device, user } = dataOf(await openAccount(visitor, proofId, password)).openPhoneAccount;
  return { id: user.id, phone, token, device, client: visitor.as(token) };
}

/** Delivers every message that waits, as a worker does; returns how many failed. */
export async function deliverTexts({ platform, sql }: RunningApp): Promise<number> {
  const deliver = createJobHandlers(platform)['send-sms'];
  const waiting = await sql<{ id: string }>('select id from sms where sent_at is null and failed_at is null');
  const results = await Promise.allSettled(waiting.map(({ id }) => deliver({ smsId: id })));
  return results.filter(({ status }) => status === 'rejected').length;
}

/** An SMS gateway over HTTP, whose answers a test chooses. */
export interface TestGateway {
  url: string;
  requests: { method: string; url: string; headers: Record<string, unknown>; body: string }[];
  answer: { status: number; body: string; afterMilliseconds?: number };
  stop: () => Promise<void>;
}

export async function startGateway(): Promise<TestGateway> {
  const requests: TestGateway['requests'] = [];
  const gateway = { requests, answer: { status: 200, body: 'OK' } } as unknown as TestGateway;
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body });
      const { status, body: answer, afterMilliseconds = 0 } = gateway.answer;
      setTimeout(() => response.writeHead(status).end(answer), afterMilliseconds);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  gateway.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return gateway;
}
