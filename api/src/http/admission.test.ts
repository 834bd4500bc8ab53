import { Admission } from './admission';

const BOUNDS = {
  turnMilliseconds: 5,
  connectingTurns: 3,
  connectingMilliseconds: 1_000,
  visitorWaitMilliseconds: 500,
  signedInWaitMilliseconds: 10_000,
};
const VISITOR = { headers: {} };
const SIGNED_IN = { headers: { authorization: 'Bearer token' } };

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Each request advances the clock by its duration. */
function requestsOf(milliseconds: number) {
  const clock = { now: 0 };
  const begun: string[] = [];
  const refused: string[] = [];
  const admission = new Admission(
    BOUNDS,
    (authorization) => authorization === SIGNED_IN.headers.authorization,
    () => clock.now,
  );
  const ask = (name: string, request: { headers: { authorization?: string } } = VISITOR): void =>
    admission.admit(
      request,
      () => {
        begun.push(name);
        clock.now += milliseconds;
      },
      () => void refused.push(name),
    );
  return { admission, clock, begun, refused, ask };
}

it('begins at once what comes when nothing waits', () => {
  const { ask, begun } = requestsOf(1);
  ask('a');
  ask('b');
  expect(begun).toEqual(['a', 'b']);
});

it('begins in later turns what this turn has no time for, those who are signed in first', async () => {
  const { ask, begun, refused } = requestsOf(5);
  ask('a');
  ask('b');
  ask('c', SIGNED_IN);
  expect(begun).toEqual(['a']);
  await turn();
  await turn();
  await turn();
  expect(begun.slice(0, 2)).toEqual(['a', 'c']);
  await turn();
  await turn();
  expect(begun).toEqual(['a', 'c', 'b']);
  expect(refused).toEqual([]);
});

it('takes the sender of anything else for a visitor', async () => {
  const { ask, begun } = requestsOf(5);
  ask('a');
  ask('b', { headers: { authorization: 'x' } });
  ask('c', SIGNED_IN);
  for (let n = 0; n < 5; n += 1) await turn();
  expect(begun).toEqual(['a', 'c', 'b']);
});

it('refuses visitors who have waited too long, and not those who are signed in', async () => {
  const { ask, begun, refused, clock } = requestsOf(5);
  ask('a');
  ask('b');
  ask('c', SIGNED_IN);
  clock.now += 600;
  for (let n = 0; n < 5; n += 1) await turn();
  expect(begun).toEqual(['a', 'c']);
  expect(refused).toEqual(['b']);
});

it('leaves some turns to new connections, and not all of them', async () => {
  const { admission, ask, begun } = requestsOf(1);
  ask('a');
  await turn();
  const turns: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    admission.connected();
    if (n === 0) ask('b');
    await turn();
    turns.push(begun.length);
  }
  expect(turns[0]).toBe(1);
  expect(turns[1]).toBe(1);
  expect(turns[5]).toBe(2);
});
