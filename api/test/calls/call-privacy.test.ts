import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { writeBackup } from '../../src/commands/backup-file/write-backup';
import { createLog } from '../../src/platform/log/log';
import { createBackupSignatures } from '../../src/platform/encryption/backup-signatures';
import { anAppointment, minutesPass } from '../setup/appointments';
import { aConnectedCall, join, look, tryToAdmit, tryToEnd, trySignal } from '../setup/calls';
import { inHours, refusalOf } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { openSocket, until } from '../setup/live-socket';
import { aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

const SDP = 'v=0 o=planted 203.0.113.77';
const CHANGED = ['CONFLICT', 'This call has changed. Please look at it again.'];

const logged: string[] = [];

let app: RunningApp;

beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => logged.push(line) });
  app = await startApp({}, undefined, { log });
});
afterAll(() => app.stop());

it('a signal is in no line of the log, sent, refused or unreadable', async () => {
  const { callId: id, client, lawyer, clientWindow, lawyerWindow } = await aConnectedCall(app);
  const signal = { id, windowId: clientWindow, toWindowId: lawyerWindow, payload: SDP };
  expect(refusalOf(await trySignal(client, signal))).toBeNull();
  expect((await look(lawyer, { id, windowId: lawyerWindow })).signals).toMatchObject([{ payload: SDP }]);
  const stranger = await aClient(app);
  expect(refusalOf(await trySignal(stranger, signal))?.[0]).toBe('NOT_FOUND');
  const tooLong = { ...signal, payload: SDP.repeat(1_000) };
  expect(refusalOf(await trySignal(client, tooLong))?.[0]).toBe('BAD_USER_INPUT');
  await client.client.graphql(`mutation { sendCallSignal(input: { payload: "${SDP}" }) { sequence } }`);
  await app.sql('alter table call_signals rename to hidden_signals');
  expect(refusalOf(await trySignal(client, signal))?.[0]).toBe('INTERNAL_SERVER_ERROR');
  await app.sql('alter table hidden_signals rename to call_signals');
  await tryToEnd(client, id);
  expect(refusalOf(await trySignal(client, signal))).toEqual(CHANGED);
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.filter((line) => /planted|203\.0\.113\.77/.test(line))).toEqual([]);
});

it('signals are in no backup', async () => {
  const { url } = app.platform.dataSource.options as { url: string };
  const signatures = createBackupSignatures([{ id: 'one', key: Buffer.alloc(32, 1) }]);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const { tables } = await writeBackup(url, app.platform, signatures, nowhere);
  const names = tables.map(({ name }) => name);
  expect(names).toContain('calls');
  expect(names).not.toContain('call_signals');
});

it('before the lawyer admits the client no signal passes', async () => {
  const { id, client, lawyer, appointmentId } = await anAppointment(app, inHours(1), { mode: 'VIDEO' });
  await minutesPass(app, appointmentId, 55);
  const [clientWindow, lawyerWindow] = [randomUUID(), randomUUID()];
  await join(client, id, { windowId: clientWindow });
  const { id: callId } = await join(lawyer, id, { windowId: lawyerWindow });
  const signal = { id: callId, windowId: clientWindow, toWindowId: lawyerWindow, payload: SDP };
  const answer = { id: callId, windowId: lawyerWindow, toWindowId: clientWindow, payload: SDP };
  expect(refusalOf(await trySignal(client, signal))).toEqual(CHANGED);
  expect(refusalOf(await trySignal(lawyer, answer))).toEqual(CHANGED);
  expect(refusalOf(await tryToAdmit(client, callId))?.[0]).toBe('FORBIDDEN');
  expect((await look(lawyer, { id: callId, windowId: lawyerWindow })).signals).toEqual([]);
  await tryToAdmit(lawyer, callId);
  expect(refusalOf(await trySignal(client, signal))).toBeNull();
});

it('nobody but the two learns that a call is on', async () => {
  const others = [await aClient(app), await aLawyer(app), await anAdmin(app)];
  const sockets = await Promise.all(others.map(async ({ token }) => openSocket(app.origin, token)));
  const activities = sockets.map((socket) => socket.follow('subscription { activity { call { id } } }'));
  await until(() => activities.every(({ items }) => items.length === 1));
  const { callId, id, client } = await aConnectedCall(app);
  const incomingOf = async (person: Person) =>
    (await person.client.query(graphql(`{ myActivity { call { id } } }`))).myActivity.call;
  const codeOf = async (person: Person, query: string, of: string): Promise<unknown> => {
    const { data, errors } = await person.client.graphql(`query ($id: ID!) { ${query} }`, { id: of });
    return errors?.[0]?.extensions.code ?? data;
  };
  for (const person of others) {
    expect(await incomingOf(person)).toBeNull();
    expect([{ case: null }, 'FORBIDDEN']).toContainEqual(
      await codeOf(person, 'case(id: $id) { call { id } }', id),
    );
    const window = `windowId: "${randomUUID()}", after: 0`;
    const looked = await codeOf(person, `callUpdate(id: $id, ${window}) { call { id } }`, callId);
    expect(['NOT_FOUND', 'FORBIDDEN']).toContain(looked);
  }
  for (const socket of sockets) {
    const following = socket.follow('subscription ($id: ID!) { call(id: $id) { version } }', { id: callId });
    await until(() => following.errors.length > 0);
    expect(following.items).toEqual([]);
  }
  const record = 'query ($id: ID!) { case(id: $id) { events { kind } } }';
  const seen = await others[2]?.client.query(record, { id });
  expect(JSON.stringify(seen)).not.toContain('CALL');
  await tryToEnd(client, callId);
  expect(activities.map(({ items }) => items.length)).toEqual([1, 1, 1]);
  for (const socket of sockets) socket.cut();
});
