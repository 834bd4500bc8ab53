import { randomUUID } from 'node:crypto';
import { sweepCalls } from '../../src/modules/calls/end-call';
import { anAppointment, minutesPass, toldOf } from '../setup/appointments';
import { aConnectedCall, join, look, secondsPass, tryToAdmit, tryToEnd, tryToJoin } from '../setup/calls';
import { aTakenCase, inHours, refusalOf } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { aCase, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests, startApp } from '../setup/running-app';

const app = appOfTests();

const eventsOf = async ({ client }: Person, id: string) =>
  (
    await client.query(
      graphql(
        `query ($id: ID!) { case(id: $id) { canCall events { kind actorRole call { state connectedAt endedAt startedBy } } } }`,
      ),
      { id },
    )
  ).case!.events.filter(({ call }) => call !== null);

const incomingOf = async ({ client }: Person) =>
  (await client.query(graphql(`{ myActivity { call { id caseId otherName } } }`))).myActivity.call;

describe('a call', () => {
  it('is shown to the other person, answered, and ended for both; the history says from when to when', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const windows = [randomUUID(), randomUUID()];
    const call = await join(client, id, { windowId: windows[0], call: true });
    expect(call).toMatchObject({
      ...{ caseId: id, state: 'CALLING', startedBy: 'USER', windowId: windows[0], otherWindowId: null },
      ...{ connectedAt: null, otherName: lawyer.name },
    });
    expect(Date.parse(call.answerBy!) - Date.now()).toBeGreaterThan(80_000);
    expect(await incomingOf(lawyer)).toEqual({ id: call.id, caseId: id, otherName: client.name });
    expect(await incomingOf(client)).toBeNull();
    expect(await toldOf(lawyer)).toMatchObject([{ kind: 'CALL_RECEIVED', caseId: id, readAt: null }]);
    expect(await join(lawyer, id, { windowId: windows[1] })).toMatchObject({
      ...{ id: call.id, state: 'CONNECTED', windowId: windows[1], otherWindowId: windows[0] },
    });
    expect(await incomingOf(lawyer)).toBeNull();
    expect(await toldOf(lawyer)).toMatchObject([{ readAt: expect.any(String) }]);
    for (const person of [lawyer, client, lawyer])
      expect((await tryToEnd(person, call.id)).data!.endCall.call).toMatchObject({ state: 'ENDED' });
    expect(await eventsOf(client, id)).toMatchObject([
      { kind: 'CALL_HELD', actorRole: 'USER', call: { state: 'ENDED', startedBy: 'USER' } },
    ]);
    const admin = await anAdmin(app);
    expect(await eventsOf(admin, id)).toMatchObject([{ call: { connectedAt: expect.any(String) } }]);
    const hidden = await admin.client.graphql(graphql(`query ($id: ID!) { case(id: $id) { call { id } } }`), {
      id,
    });
    expect(hidden.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('that both begin at once is one', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const calls = await Promise.all([client, lawyer].map((person) => join(person, id, { call: true })));
    expect(calls[0]!.id).toBe(calls[1]!.id);
    expect(calls.map(({ state }) => state as string).sort()).toEqual(['CALLING', 'CONNECTED']);
  });

  it('that nobody answers ends; the next one can be made after five minutes', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const windowId = randomUUID();
    const call = await join(client, id, { windowId, call: true });
    await secondsPass(app, call.id, 40);
    expect((await look(client, { id: call.id, windowId })).call.state).toBe('CALLING');
    await secondsPass(app, call.id, 51);
    await app.sql('update calls set client_seen_at = now() where id = $1', [call.id]);
    const ended = (await look(client, { id: call.id, windowId })).call;
    expect(ended).toMatchObject({ state: 'ENDED', connectedAt: null });
    expect(Date.parse(ended.endedAt!)).toBeGreaterThanOrEqual(Date.parse(ended.answerBy!));
    expect(await eventsOf(client, id)).toEqual([]);
    expect(await toldOf(lawyer)).toMatchObject([{ kind: 'CALL_RECEIVED', readAt: null }]);
    expect(await incomingOf(lawyer)).toBeNull();
    expect(refusalOf(await tryToJoin(client, id, { call: true }))).toEqual([
      ...['CONFLICT', 'You have just called. Please wait five minutes before you call again.'],
    ]);
    expect((await join(lawyer, id, { call: true })).state).toBe('CALLING');
  });

  it('ends where its caller is gone, both are gone, or two hours are over', async () => {
    const gone = await aTakenCase(app);
    const calling = await join(gone.client, gone.id, { call: true });
    await secondsPass(app, calling.id, 46);
    const [left, long, present] = [
      await aConnectedCall(app),
      await aConnectedCall(app),
      await aConnectedCall(app),
    ];
    await secondsPass(app, left.callId, 121);
    await secondsPass(app, present.callId, 119);
    await secondsPass(app, long.callId, 7_201);
    await app.sql('update calls set client_seen_at = now() where id = $1', [long.callId]);
    await Promise.all([sweepCalls(app.platform), sweepCalls(app.platform)]);
    const rows = await app.sql<{ id: string; ended: boolean }>(
      'select id, ended_at is not null as ended from calls where id = any($1)',
      [[calling.id, left.callId, long.callId, present.callId]],
    );
    const ended = new Map(rows.map(({ id, ended: hasEnded }) => [id, hasEnded]));
    expect([calling.id, left.callId, long.callId, present.callId].map((id) => ended.get(id))).toEqual([
      ...[true, true, true, false],
    ]);
    expect(await eventsOf(left.client, left.id)).toHaveLength(1);
  });

  it('is refused while one of the two is in another, and where there is none', async () => {
    const { id, callId, client, lawyer } = await aConnectedCall(app);
    const { _id: other } = await aCase(client, await aLawyer(app));
    const { lawyer: third } = await aTakenCase(app);
    await app.sql(`update cases set lawyer_id = $2, status = 'accepted' where id = $1`, [
      ...[other, third.id],
    ]);
    expect(refusalOf(await tryToJoin(client, other, { call: true }))).toEqual([
      ...['CONFLICT', 'You are in another call. End it first.'],
    ]);
    expect(refusalOf(await tryToJoin(third, other, { call: true }))).toEqual([
      ...['CONFLICT', `${client.name} is in another call. Please try again later.`],
    ]);
    expect(refusalOf(await tryToJoin(third, other))).toEqual([
      ...['CONFLICT', 'There is no call now. You can call, or propose a time.'],
    ]);
    await tryToEnd(lawyer, callId);
    await setStatus(lawyer, id, 'case-closed');
    expect(refusalOf(await tryToJoin(lawyer, id, { call: true }))).toEqual([
      ...['CONFLICT', 'Appointments and calls need a case that is taken on and not closed'],
    ]);
  });

  it('has one window of a person: another takes its place', async () => {
    const { callId, id, client, clientWindow, lawyer, lawyerWindow } = await aConnectedCall(app);
    const next = randomUUID();
    expect(await join(client, id, { windowId: next })).toMatchObject({ id: callId, state: 'CONNECTED' });
    expect((await look(client, { id: callId, windowId: clientWindow })).call.windowId).toBe(next);
    expect((await look(lawyer, { id: callId, windowId: lawyerWindow })).call.otherWindowId).toBe(next);
  });
});

describe('the call of an appointment', () => {
  it('opens 10 minutes before; who comes first waits, and the lawyer admits', async () => {
    const { id, client, lawyer, appointmentId } = await anAppointment(app, inHours(1), { mode: 'VIDEO' });
    expect(refusalOf(await tryToJoin(client, id))?.[0]).toBe('CONFLICT');
    await minutesPass(app, appointmentId, 51);
    const windowId = randomUUID();
    const call = await join(lawyer, id);
    expect(call).toMatchObject({ state: 'WAITING', answerBy: null });
    expect((await toldOf(client))[0]).toMatchObject({ kind: 'CALL_RECEIVED' });
    expect(refusalOf(await tryToAdmit(lawyer, call.id))).toEqual(['CONFLICT', 'Your client is not here yet']);
    expect(await join(client, id, { windowId })).toMatchObject({ id: call.id, state: 'WAITING' });
    for (let time = 0; time < 2; time += 1)
      expect((await tryToAdmit(lawyer, call.id)).data!.admitToCall.call.state).toBe('CONNECTED');
    expect((await look(client, { id: call.id, windowId })).call.state).toBe('CONNECTED');
  });

  it('can be joined until 30 minutes after it, also where it is past', async () => {
    const { id, client, appointmentId } = await anAppointment(app, inHours(1), { mode: 'VIDEO' });
    await minutesPass(app, appointmentId, 60 + 30 + 29);
    await app.sql(`update appointments set state = 'past' where id = $1`, [appointmentId]);
    const { id: callId } = await join(client, id);
    await minutesPass(app, appointmentId, 2);
    await sweepCalls(app.platform);
    expect((await tryToEnd(client, callId)).data!.endCall.call.state).toBe('ENDED');
    expect(refusalOf(await tryToJoin(client, id))?.[0]).toBe('CONFLICT');
  });
});

it('there are no calls where nothing is set up', async () => {
  const bare = await startApp({ calls: null }, undefined, { beside: app });
  try {
    const { id, client } = await aTakenCase(bare);
    expect(refusalOf(await tryToJoin(client, id, { call: true }))).toEqual([
      ...['CONFLICT', 'Video calls are not set up here'],
    ]);
    const { case: legalCase } = await client.client.query(
      graphql(`query ($id: ID!) { case(id: $id) { canCall } }`),
      {
        id,
      },
    );
    expect(legalCase!.canCall).toBe(false);
  } finally {
    await bare.stop();
  }
});
