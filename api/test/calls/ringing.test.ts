import { sweepCalls } from '../../src/modules/calls/end-call';
import { at, join, look, secondsPass, tryToEnd, tryToJoin } from '../setup/calls';
import { aTakenCase, type CaseWithPeople, refusalOf } from '../setup/case-rooms';
import { type RunningApp, startApp } from '../setup/running-app';

const FIVE_MINUTES = [
  ...['CONFLICT', 'You have just called. Please wait five minutes before you call again.'],
];
const AN_HOUR = ['CONFLICT', 'You have called twice. Please wait an hour before you call again.'];

let app: RunningApp;
let second: RunningApp;

beforeAll(async () => {
  app = await startApp();
  second = await startApp({}, undefined, { beside: app });
}, 60_000);
afterAll(async () => {
  await second.stop();
  await app.stop();
});

/** Lets time pass for all calls of a case. */
async function timePasses(caseId: string, seconds: number): Promise<void> {
  const calls = await app.sql<{ id: string }>('select id from calls where case_id = $1', [caseId]);
  for (const { id } of calls) await secondsPass(app, id, seconds);
}

type Ending = (call: CaseWithPeople & { callId: string; windowId: string }) => Promise<unknown>;

/** How a call ends unanswered. */
const ENDINGS: [string, Ending][] = [
  ['declined', async ({ lawyer, callId }) => tryToEnd(lawyer, callId)],
  ['hung up', async ({ client, callId }) => tryToEnd(client, callId)],
  [
    'not answered',
    async ({ client, callId, windowId }) => {
      await secondsPass(app, callId, 40);
      await look(client, { id: callId, windowId });
      await secondsPass(app, callId, 51);
      await look(client, { id: callId, windowId });
    },
  ],
  [
    'left by its caller',
    async ({ callId }) => {
      await secondsPass(app, callId, 50);
      await sweepCalls(app.platform);
    },
  ],
];

async function ring(taken: CaseWithPeople, end: Ending): Promise<void> {
  const windowId = '0198f0c0-0000-7000-8000-000000000001';
  const { id: callId } = await join(taken.client, taken.id, { windowId, call: true });
  await end({ ...taken, callId, windowId });
}

describe('who has rung without talking', () => {
  it.each(ENDINGS)('waits five minutes where the ring was %s, at each process', async (_name, end) => {
    const taken = await aTakenCase(app);
    const { id, client } = taken;
    await ring(taken, end);
    for (const caller of [client, at(second, client)])
      expect(refusalOf(await tryToJoin(caller, id, { call: true }))).toEqual(FIVE_MINUTES);
    await timePasses(id, 290);
    expect(refusalOf(await tryToJoin(at(second, client), id, { call: true }))).toEqual(FIVE_MINUTES);
    await timePasses(id, 15);
    expect((await join(at(second, client), id, { call: true })).state).toBe('CALLING');
  });

  it.each(ENDINGS)('waits an hour after two within ten minutes, %s', async (_name, end) => {
    const taken = await aTakenCase(app);
    const { id, client, lawyer } = taken;
    await ring(taken, end);
    await timePasses(id, 305);
    await ring({ ...taken, client: at(second, client) }, end);
    await timePasses(id, 305);
    for (const caller of [client, at(second, client)])
      expect(refusalOf(await tryToJoin(caller, id, { call: true }))).toEqual(AN_HOUR);
    expect((await join(lawyer, id, { call: true })).state).toBe('CALLING');
    await tryToEnd(lawyer, (await join(lawyer, id)).id);
    await timePasses(id, 3_600);
    expect((await join(client, id, { call: true })).state).toBe('CALLING');
  });

  it('rings again sooner where the two are further apart', async () => {
    const taken = await aTakenCase(app);
    for (let time = 0; time < 4; time += 1) {
      await ring(taken, ENDINGS[0]![1]);
      await timePasses(taken.id, 601);
    }
  });

  it('may ring at once after they have talked', async () => {
    const taken = await aTakenCase(app);
    const { id, client, lawyer } = taken;
    await ring(taken, ENDINGS[0]![1]);
    await timePasses(id, 305);
    await ring(taken, ENDINGS[0]![1]);
    const { id: callId } = await join(lawyer, id, { call: true });
    await join(client, id);
    await tryToEnd(lawyer, callId);
    expect((await join(client, id, { call: true })).state).toBe('CALLING');
  });

  it('waits in this case alone, and the other person not at all', async () => {
    const [taken, elsewhere] = [await aTakenCase(app), await aTakenCase(app)];
    await app.sql('update cases set client_id = $2 where id = $1', [elsewhere.id, taken.client.id]);
    await ring(taken, ENDINGS[0]![1]);
    await ring({ ...elsewhere, client: taken.client }, ENDINGS[0]![1]);
    expect((await join(taken.lawyer, taken.id, { call: true })).state).toBe('CALLING');
  });

  it('is one of two who ring at the same moment at two processes: one ring counts', async () => {
    const { id, client } = await aTakenCase(app);
    const calls = await Promise.all(
      [client, at(second, client)].map(async (caller) => join(caller, id, { call: true })),
    );
    expect(calls[0]!.id).toBe(calls[1]!.id);
    await tryToEnd(client, calls[0]!.id);
    await timePasses(id, 305);
    expect((await join(client, id, { call: true })).state).toBe('CALLING');
  });
});
