import { randomUUID } from 'node:crypto';
import { anAppointment, minutesPass, toldOf } from '../setup/appointments';
import { join, secondsPass, tryToEnd, tryToJoin } from '../setup/calls';
import { aTakenCase, inHours, refusalOf } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { openSocket, until } from '../setup/live-socket';
import { aClient, aLawyer, type Person } from '../setup/people';
import type { OwnDataV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';
import { comparable, everythingOf, roomOf } from '../setup/what-callers-see';

type Side = 'client' | 'lawyer';

const app = appOfTests({}, undefined, { cached: true });

/** The called person wants no calls in this case until the morning. */
const tryToRefuse = async ({ client }: Person, id: string) =>
  client.graphql(
    graphql(`mutation ($id: ID!) { endCall(id: $id, noCallsUntilMorning: true) { call { id state } } }`),
    {
      id,
    },
  );

const refuseCalls = async (person: Person, id: string) => (await tryToRefuse(person, id)).data?.endCall.call;

const incomingOf = async ({ client }: Person) =>
  (await client.query(graphql(`{ myActivity { call { id } } }`))).myActivity.call;

/** Shows calls on a device of a person. */
async function addDevice({ id }: Person): Promise<void> {
  await app.sql(
    `insert into push_subscriptions (id, account_id, session_id, endpoint, p256dh, auth, created_at)
     select gen_random_uuid(), account_id, id, gen_random_uuid()::text, 'key', 'secret', now() from sessions
     where account_id = $1 limit 1`,
    [id],
  );
}

/** How often the devices of a person were notified of a call. */
const pushesTo = async ({ id }: Person): Promise<number> =>
  (
    await app.sql(
      `select from jobs.job join notifications one on one.id::text = job.data ->> 'notificationId'
       where job.name = 'send-push' and one.account_id = $1 and one.kind = 'call-received'`,
      [id],
    )
  ).length;

/**
 * All that the caller learns of two rings that nobody answers, and of the refusals after them: what every door says at each
 * moment, and every event.
 */
async function twoRings(callerSide: Side, duringFirst: (called: Person, callId: string) => Promise<unknown>) {
  const taken = await aTakenCase(app);
  const [caller, called] =
    callerSide === 'client' ? [taken.client, taken.lawyer] : [taken.lawyer, taken.client];
  await addDevice(called);
  const socket = await openSocket(app.origin, caller.token);
  const first = await roomOf(socket, taken.id);
  const activity = socket.follow('subscription { activity { unreadNotifications call { id } } }');
  await until(() => activity.items.length > 0);
  // Opening the case marks what led to it as read.
  await caller.client.query(graphql(`query ($id: ID!) { case(id: $id) { id } }`), { id: taken.id });
  const seen: unknown[] = [];
  for (let time = 0; time < 2; time += 1) {
    const windowId = randomUUID();
    const { data, errors } = await tryToJoin(caller, taken.id, { windowId, call: true });
    const { id, startedBy } = data!.joinCall.call;
    const ring = { id, windowId, startedBy };
    const call = socket.follow('subscription ($id: ID!) { call(id: $id) { version } }', { id });
    await until(() => call.items.length > 0);
    seen.push({ data, errors }, await everythingOf(caller, taken.id, ring));
    if (time === 0) {
      await duringFirst(called, id);
    }
    seen.push(await everythingOf(caller, taken.id, ring), [...call.items]);
    await secondsPass(app, id, 40);
    seen.push(await everythingOf(caller, taken.id, ring));
    await secondsPass(app, id, 51);
    await app.sql(`update calls set ${callerSide}_seen_at = now() where id = $1`, [id]);
    seen.push(await everythingOf(caller, taken.id, ring));
    await until(() => call.items.length > 1);
    seen.push([...call.items], call.errors);
    const refused = await tryToJoin(caller, taken.id, { call: true });
    seen.push(refusalOf(refused), await everythingOf(caller, taken.id, ring));
    for (const { id: each } of await app.sql('select id from calls where case_id = $1', [taken.id]))
      await secondsPass(app, each as string, 305);
  }
  seen.push(refusalOf(await tryToJoin(caller, taken.id, { call: true })));
  const own = (await caller.client.rest<OwnDataV1>('GET', '/account/data')).body;
  seen.push({
    cases: own.cases,
    calls: own.calls,
    notifications: own.notifications,
    history: own.case_history,
  });
  const last = await roomOf(socket, taken.id);
  seen.push(activity.items, last.version - first.version, last.recordVersion - first.recordVersion);
  socket.cut();
  return { taken, caller, called, seen: comparable(seen, taken) };
}

describe('no calls in a case until the morning', () => {
  it.each<Side>(['client', 'lawyer'])(
    'is nothing that the %s who calls can tell from nobody answering',
    async (side) => {
      const ordinary = await twoRings(side, async () => Promise.resolve());
      const unwanted = await twoRings(side, refuseCalls);
      expect(unwanted.seen).toEqual(ordinary.seen);
      expect(JSON.stringify(unwanted.seen)).toContain('"state":"CALLING"');
      expect(JSON.stringify(unwanted.seen)).toContain('"state":"ENDED"');
      expect(await pushesTo(ordinary.called)).toBe(2);
      expect(await pushesTo(unwanted.called)).toBe(1);
      for (const { called } of [ordinary, unwanted])
        expect(await toldOf(called)).toMatchObject([
          { kind: 'CALL_RECEIVED', readAt: null },
          { kind: 'CALL_RECEIVED', readAt: null },
        ]);
    },
  );

  it('ends the ring on every page of the called person, and is shown to nobody else', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const socket = await openSocket(app.origin, lawyer.token);
    const activity = socket.follow(graphql(`subscription { activity { call { id } } }`));
    await until(() => activity.items.length > 0);
    const { id: callId } = await join(client, id, { call: true });
    await until(() => activity.items.at(-1)?.activity.call?.id === callId);
    expect(await refuseCalls(lawyer, callId)).toEqual({ id: callId, state: 'CALLING' });
    await until(() => activity.items.at(-1)?.activity.call === null);
    socket.cut();
    await secondsPass(app, callId, 40);
    expect(await incomingOf(lawyer)).toBeNull();
    const mine = (await client.client.rest<OwnDataV1>('GET', '/account/data')).body.cases;
    const theirs = (await lawyer.client.rest<OwnDataV1>('GET', '/account/data')).body.cases;
    expect([mine?.[0]?.no_calls_until, theirs?.[0]?.no_calls_until]).toEqual([null, expect.any(String)]);
  });

  it('is until the next 7:00 in Dhaka, and rings again after it', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const { id: callId } = await join(client, id, { call: true });
    await refuseCalls(lawyer, callId);
    const [row] = await app.sql<{ from: Date }>(
      'select lawyer_calls_from as "from" from cases where id = $1',
      [id],
    );
    expect(row!.from.toISOString()).toMatch(/T01:00:00.000Z$/);
    const ahead = row!.from.getTime() - Date.now();
    expect(ahead > 0 && ahead <= 24 * 3_600_000).toBe(true);
    expect(await incomingOf(lawyer)).toBeNull();
    await app.sql('update cases set lawyer_calls_from = now() where id = $1', [id]);
    expect(await incomingOf(lawyer)).toEqual({ id: callId });
  });

  it('is for this case and the calls of the other person alone: others ring, and one can call and answer oneself', async () => {
    const [taken, elsewhere] = [await aTakenCase(app), await aTakenCase(app)];
    const { id, client, lawyer } = taken;
    await app.sql('update cases set lawyer_id = $2 where id = $1', [elsewhere.id, lawyer.id]);
    const first = await join(client, id, { call: true });
    await refuseCalls(lawyer, first.id);
    const { id: other } = await join(elsewhere.client, elsewhere.id, { call: true });
    expect(await incomingOf(lawyer)).toEqual({ id: other });
    await tryToEnd(elsewhere.client, other);
    expect(await join(lawyer, id, { call: true })).toMatchObject({ id: first.id, state: 'CONNECTED' });
    await tryToEnd(lawyer, first.id);
    const { id: back } = await join(lawyer, id, { call: true });
    expect(await incomingOf(client)).toEqual({ id: back });
  });

  it('is for its two people alone', async () => {
    const { id, client } = await aTakenCase(app);
    const { id: callId } = await join(client, id, { call: true });
    for (const stranger of [await aClient(app), await aLawyer(app)])
      expect(refusalOf(await tryToRefuse(stranger, callId))?.[0]).toBe('NOT_FOUND');
    expect(
      await app.sql('select client_calls_from as a, lawyer_calls_from as b from cases where id = $1', [id]),
    ).toEqual([{ a: null, b: null }]);
  });

  it('leaves appointments alone', async () => {
    const { id, client, lawyer, appointmentId } = await anAppointment(app, inHours(1), { mode: 'VIDEO' });
    await addDevice(lawyer);
    const { id: callId } = await join(client, id, { call: true });
    await refuseCalls(lawyer, callId);
    await tryToEnd(client, callId);
    await minutesPass(app, appointmentId, 55);
    const { id: agreed } = await join(client, id);
    expect(await incomingOf(lawyer)).toEqual({ id: agreed });
    expect(await pushesTo(lawyer)).toBe(2);
  });
});
