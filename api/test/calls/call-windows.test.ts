import { createHmac, randomUUID } from 'node:crypto';
import { aConnectedCall, at, join, tryToEnd, tryToJoin } from '../setup/calls';
import { aTakenCase, refusalOf } from '../setup/case-rooms';
import type { Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

const SECRET = 'a secret of the relay, 32 bytes or more';
const calls = { urls: ['turn:turn.example:3478'], secret: SECRET, relayOnly: true };

let app: RunningApp;
let second: RunningApp;

beforeAll(async () => {
  app = await startApp({ calls, trustProxy: 1 });
  second = await startApp({ calls, trustProxy: 1 }, undefined, { beside: app });
}, 60_000);
afterAll(async () => {
  await second.stop();
  await app.stop();
});

interface Credential {
  username: string | null;
  credential: string | null;
}

/** A relay that checks names as coturn does with `use-auth-secret`, and counts for `user-quota=12` what follows the time. */
function aRelay() {
  const allocations = new Map<string, number>();
  return ({ username, credential }: Credential, now = Date.now()): 'allocated' | 401 | 486 => {
    const [ends, name = ''] = username!.split(':');
    const isValid = createHmac('sha1', SECRET).update(username!).digest('base64') === credential;
    if (!isValid || Number(ends) * 1000 < now) return 401;
    const count = (allocations.get(name) ?? 0) + 1;
    if (count > 12) return 486;
    allocations.set(name, count);
    return 'allocated';
  };
}

describe('the windows of a call', () => {
  it('are 20 an hour that replace another, over all processes; a renewal by the same window is free', async () => {
    const { id, client, lawyer, clientWindow, lawyerWindow } = await aConnectedCall(app);
    const places = [client, at(second, client)];
    const renew = async (windowId: string) => {
      for (const place of places)
        for (let time = 0; time < 11; time += 1)
          expect(refusalOf(await tryToJoin(place, id, { windowId }))).toBeNull();
    };
    await renew(clientWindow);
    let windowId = clientWindow;
    for (let n = 0; n < 20; n += 1) {
      windowId = randomUUID();
      await join(n % 2 ? client : at(second, client), id, { windowId });
    }
    for (const place of places) expect(refusalOf(await tryToJoin(place, id))?.[0]).toBe('RATE_LIMITED');
    await renew(windowId);
    expect((await join(client, id, { windowId })).windowId).toBe(windowId);
    expect(await join(lawyer, id, { windowId: lawyerWindow })).toMatchObject({ otherWindowId: windowId });
    expect(refusalOf(await tryToJoin(lawyer, id))).toBeNull();
  });

  it('that join at once in two processes are 20, and leave connections for others', async () => {
    const { id, client } = await aConnectedCall(app);
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => tryToJoin(n % 2 ? client : at(second, client), id)),
    );
    const codes = answers.map((answer) => refusalOf(answer)?.[0] ?? 'JOINED');
    expect(codes.filter((code) => code === 'JOINED')).toHaveLength(20);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(40);
  }, 60_000);

  it('begin 20 calls an hour, over all processes', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const begin = async (n: number) => tryToJoin(n % 2 ? client : at(second, client), id, { call: true });
    for (let n = 0; n < 20; n += 1) {
      const { data } = await begin(n);
      await join(lawyer, id);
      await tryToEnd(client, data!.joinCall.call.id);
    }
    for (const n of [0, 1]) expect(refusalOf(await begin(n))?.[0]).toBe('RATE_LIMITED');
  });
});

describe('the relay', () => {
  it('knows the windows of one person by one name, and refuses the 13th allocation of this person alone', async () => {
    const { id, client, lawyer } = await aConnectedCall(app);
    const credentialOf = async (person: Person): Promise<Credential> =>
      (await tryToJoin(person, id)).data!.joinCall.iceServers[0]!;
    const [first, another, ofLawyer] = [
      await credentialOf(client),
      await credentialOf(at(second, client)),
      await credentialOf(lawyer),
    ];
    const allocate = aRelay();
    for (let n = 0; n < 12; n += 1) expect(allocate(n % 2 ? first : another)).toBe('allocated');
    expect([first, another, ofLawyer].map((credential) => allocate(credential))).toEqual([
      ...[486, 486, 'allocated'],
    ]);
    expect(first.username).not.toContain(client.id);
  });

  it('is given for an hour', async () => {
    const { id, client } = await aTakenCase(app);
    const { iceServers, relayOnly } = (await tryToJoin(client, id, { call: true })).data!.joinCall;
    const [server] = iceServers;
    expect([server!.urls, relayOnly]).toEqual([calls.urls, true]);
    const minutes = (count: number) => Date.now() + count * 60_000;
    const allocate = aRelay();
    expect([59, 61].map((count) => allocate(server!, minutes(count)))).toEqual(['allocated', 401]);
  });
});
