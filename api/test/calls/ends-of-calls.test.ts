import { sweepCalls } from '../../src/modules/calls/end-call';
import {
  aConnectedCall,
  type ConnectedCall,
  join,
  look,
  secondsPass,
  tryToEnd,
  tryToJoin,
} from '../setup/calls';
import { aTakenCase, refusalOf } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

/** The calls in the history of a case. */
async function heldIn({ client }: Person, id: string) {
  const { case: legalCase } = await client.query(
    graphql(`query ($id: ID!) { case(id: $id) { events { call { endedAt } } } }`),
    { id },
  );
  return legalCase!.events.map(({ call }) => call).filter(Boolean);
}

const told = async (accountId: string): Promise<unknown[]> =>
  app.sql(`select from notifications where account_id = $1 and kind = 'call-received'`, [accountId]);

async function lock(person: Person): Promise<void> {
  const admin = await anAdmin(app);
  await admin.client.query(
    graphql(`mutation ($id: ID!) { lockAccount(id: $id, reason: "Reported") { lockedId } }`),
    {
      id: person.id,
    },
  );
}

describe('a call of a locked account', () => {
  it.each(['client', 'lawyer'] as const)('is over at the next look: that of the %s', async (side) => {
    const { callId: id, id: caseId, ...call } = await aConnectedCall(app);
    const other = side === 'client' ? 'lawyer' : 'client';
    await lock(call[side]);
    expect((await look(call[other], { id, windowId: call[`${other}Window`] })).call).toMatchObject({
      state: 'ENDED',
    });
    expect(await heldIn(call[other], caseId)).toHaveLength(1);
    expect(refusalOf(await tryToJoin(call[side], caseId))?.[0]).toBe('UNAUTHENTICATED');
  });

  it('is over at the next minute where nobody looks', async () => {
    const { callId, id, client, lawyer } = await aConnectedCall(app);
    await lock(lawyer);
    await sweepCalls(app.platform);
    expect(await heldIn(client, id)).toHaveLength(1);
    expect((await tryToEnd(client, callId)).data!.endCall.call.state).toBe('ENDED');
  });

  it('does not ring', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await lock(lawyer);
    expect(refusalOf(await tryToJoin(client, id, { call: true }))).toEqual([
      ...['CONFLICT', `${lawyer.name} cannot be called now.`],
    ]);
    expect(await told(lawyer.id)).toEqual([]);
  });
});

describe('a call of a case that is closed meanwhile', () => {
  it('is finished: a page that is loaded again, or renews its place, is in it; there is no other', async () => {
    const { callId, id, client, clientWindow, lawyer, lawyerWindow } = await aConnectedCall(app);
    await setStatus(lawyer, id, 'case-closed');
    const connected = { id: callId, state: 'CONNECTED', otherWindowId: lawyerWindow };
    expect(await join(client, id, { windowId: clientWindow })).toMatchObject(connected);
    expect(await join(client, id)).toMatchObject(connected);
    expect(await join(lawyer, id, { windowId: lawyerWindow })).toMatchObject({ id: callId });
    const { case: legalCase } = await client.client.query(
      graphql(`query ($id: ID!) { case(id: $id) { canCall call { id } } }`),
      { id },
    );
    expect(legalCase).toEqual({ canCall: false, call: { id: callId } });
    await tryToEnd(lawyer, callId);
    for (const person of [client, lawyer])
      for (const call of [true, false])
        expect(refusalOf(await tryToJoin(person, id, { call }))).toEqual([
          ...['CONFLICT', 'Appointments and calls need a case that is taken on and not closed'],
        ]);
  });
});

describe('the recorded end', () => {
  it.each([
    ['the sweep finds it', async () => sweepCalls(app.platform)],
    [
      'one of the two comes back',
      async ({ client, callId: id, clientWindow: windowId }: ConnectedCall) => look(client, { id, windowId }),
    ],
    ['another call begins', async ({ lawyer, id }: ConnectedCall) => tryToJoin(lawyer, id, { call: true })],
  ])('is the last look of either side where both are gone and %s', async (_name, end) => {
    const call = await aConnectedCall(app);
    await secondsPass(app, call.callId, 420);
    const last = new Date();
    await app.sql(
      `update calls set lawyer_seen_at = $2, client_seen_at = $2::timestamptz - interval '30 seconds' where id = $1`,
      [call.callId, last],
    );
    await secondsPass(app, call.callId, 240);
    await end(call);
    const [held] = await heldIn(call.client, call.id);
    expect(Date.parse(held!.endedAt!)).toBe(last.getTime() - 240_000);
  });

  it('is the press where somebody is there', async () => {
    const { callId, id, client } = await aConnectedCall(app);
    await secondsPass(app, callId, 60);
    const before = Date.now();
    await tryToEnd(client, callId);
    expect(Date.parse((await heldIn(client, id))[0]!.endedAt!)).toBeGreaterThanOrEqual(before);
  });

  it('of a ring is at the latest the end of its 90 seconds', async () => {
    const { id, client } = await aTakenCase(app);
    const { id: callId } = await join(client, id, { call: true });
    await secondsPass(app, callId, 600);
    const { answerBy, endedAt } = (await tryToEnd(client, callId)).data!.endCall.call;
    expect(endedAt).toBe(answerBy);
  });
});
