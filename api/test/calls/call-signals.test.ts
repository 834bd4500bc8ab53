import { randomUUID } from 'node:crypto';
import { sweepCalls } from '../../src/modules/calls/end-call';
import { aConnectedCall, at, join, look, trySignal, tryToEnd } from '../setup/calls';
import { aTakenCase, refusalOf } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { openSocket, until } from '../setup/live-socket';
import { aClient, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

const CHANGED = ['CONFLICT', 'This call has changed. Please look at it again.'];

let app: RunningApp;
let second: RunningApp;

beforeAll(async () => {
  app = await startApp({}, undefined, { cached: true });
  second = await startApp({}, undefined, { beside: app, cached: true });
}, 60_000);
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const VERSION = graphql(`subscription ($id: ID!) { call(id: $id) { version } }`);

const signalsLeft = async (id: string): Promise<number> =>
  (await app.sql<unknown>('select from call_signals where call_id = $1', [id])).length;

/** Everything that is there for a window, in looks of 20. */
async function readAll(person: Person, { id, windowId }: { id: string; windowId: string }) {
  const read: { sequence: number; payload: string }[] = [];
  for (;;) {
    const { signals } = await look(person, { id, windowId, after: read.at(-1)?.sequence ?? 0 });
    read.push(...signals);
    if (signals.length < 20) return read;
  }
}

it('signals of two processes arrive in order and once, also after a cut socket, and none is left after the end', async () => {
  const { callId: id, client, lawyer, clientWindow, lawyerWindow } = await aConnectedCall(app);
  const elsewhere = at(second, lawyer);
  const socket = await openSocket(second.origin, lawyer.token);
  const following = socket.follow(VERSION, { id });
  await until(() => following.items.length > 0);
  const toLawyer = { id, windowId: clientWindow, toWindowId: lawyerWindow };
  const toClient = { id, windowId: lawyerWindow, toWindowId: clientWindow };
  for (let n = 0; n < 50; n += 1) {
    if (n === 25) socket.cut();
    const sent = await Promise.all([
      trySignal(client, { ...toLawyer, payload: `{"candidates":["client ${n}"]}\r\n ` }),
      trySignal(elsewhere, { ...toClient, payload: `{"candidates":["lawyer ${n}"]}` }),
    ]);
    expect(sent.map(refusalOf)).toEqual([null, null]);
  }
  expect(following.items.at(-1)!.call.version).toBeGreaterThan(following.items[0]!.call.version);
  const [ofLawyer, ofClient] = [
    await readAll(elsewhere, { id, windowId: lawyerWindow }),
    await readAll(client, { id, windowId: clientWindow }),
  ];
  expect(ofLawyer.map(({ payload }) => payload)).toEqual(
    Array.from({ length: 50 }, (_, n) => `{"candidates":["client ${n}"]}\r\n `),
  );
  expect(ofClient.map(({ payload }) => payload)).toEqual(
    Array.from({ length: 50 }, (_, n) => `{"candidates":["lawyer ${n}"]}`),
  );
  const sequences = [...ofLawyer, ...ofClient].map(({ sequence }) => sequence);
  expect(sequences.sort((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
  const again = await openSocket(second.origin, lawyer.token);
  const last = again.follow(VERSION, { id });
  await until(() => last.items.length > 0);
  await tryToEnd(client, id);
  await until(() => last.items.length > 1 && last.isOver);
  expect(await signalsLeft(id)).toBe(0);
  expect(refusalOf(await trySignal(client, { ...toLawyer, payload: '{}' }))).toEqual(CHANGED);
  again.cut();
}, 60_000);

it('there are none before the call is connected', async () => {
  const { id, client } = await aTakenCase(app);
  const windowId = randomUUID();
  const call = await join(client, id, { windowId, call: true });
  const signal = { id: call.id, windowId, toWindowId: randomUUID(), payload: '{}' };
  expect(refusalOf(await trySignal(client, signal))).toEqual(CHANGED);
});

it('there are none for others, nor for or from a window that was replaced', async () => {
  const { callId, id, client, lawyer, clientWindow, lawyerWindow } = await aConnectedCall(app);
  const toClient = { id: callId, windowId: lawyerWindow, toWindowId: clientWindow };
  await trySignal(lawyer, { ...toClient, payload: 'to the first window' });
  const stranger = await aClient(app);
  expect(refusalOf(await trySignal(stranger, { ...toClient, payload: '{}' }))?.[0]).toBe('NOT_FOUND');
  const seen = await stranger.client.graphql(
    graphql(
      `query ($id: ID!, $windowId: ID!) { callUpdate(id: $id, windowId: $windowId, after: 0) { signals { payload } } }`,
    ),
    { id: callId, windowId: clientWindow },
  );
  expect(seen.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await look(lawyer, { id: callId, windowId: clientWindow })).signals).toEqual([]);
  const next = randomUUID();
  await join(client, id, { windowId: next });
  for (const windowId of [clientWindow, next])
    expect((await look(client, { id: callId, windowId })).signals).toEqual([]);
  expect(refusalOf(await trySignal(lawyer, { ...toClient, payload: '{}' }))).toEqual(CHANGED);
  const fromOld = { id: callId, windowId: clientWindow, toWindowId: lawyerWindow, payload: '{}' };
  expect(refusalOf(await trySignal(client, fromOld))).toEqual(CHANGED);
  expect(refusalOf(await trySignal(lawyer, { ...toClient, toWindowId: next, payload: '{}' }))).toBeNull();
});

it('a signal that nobody reads is gone after two minutes, and one of more than 16 KiB is refused', async () => {
  const { callId: id, client, clientWindow, lawyerWindow } = await aConnectedCall(app);
  const signal = { id, windowId: clientWindow, toWindowId: lawyerWindow };
  expect(refusalOf(await trySignal(client, { ...signal, payload: 'x'.repeat(16_385) }))?.[0]).toBe(
    'BAD_USER_INPUT',
  );
  expect(refusalOf(await trySignal(client, { ...signal, payload: 'x'.repeat(16_384) }))).toBeNull();
  await sweepCalls(app.platform);
  expect(await signalsLeft(id)).toBe(1);
  await app.sql(`update call_signals set created_at = now() - interval '121 seconds'`);
  await sweepCalls(app.platform);
  expect(await signalsLeft(id)).toBe(0);
});
