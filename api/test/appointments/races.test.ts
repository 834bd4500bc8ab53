import type { GraphqlResult } from '../setup/client';
import { propose, tryToAccept, tryToCancelAppointment, tryToPropose } from '../setup/appointments';
import { aTakenCase, type CaseWithPeople, inHours } from '../setup/case-rooms';
import { aClient, aLawyer, anAcceptedCase, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

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

/** How often each code came. */
function codesOf(results: readonly GraphqlResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { errors } of results) {
    const code = errors?.[0]?.extensions.code ?? 'ok';
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** A person who calls the other process. */
const elsewhere = (person: Person): Person => ({
  ...person,
  client: new (person.client.constructor as new (origin: string, token: string) => Person['client'])(
    second.origin,
    person.token,
  ),
});

async function taken(client: Person, lawyer: Person): Promise<CaseWithPeople> {
  const id = await anAcceptedCase(client, lawyer);
  return { id, client, lawyer };
}

/** A request of a client for each case, all at the same time, to two processes. */
async function acceptAll(
  cases: readonly CaseWithPeople[],
  by: 'client' | 'lawyer',
): Promise<GraphqlResult[]> {
  const startsAt = inHours(72);
  const proposals: string[] = [];
  for (const one of cases)
    proposals.push(
      await propose(by === 'lawyer' ? one.client : one.lawyer, one.id, { times: [startsAt], minutes: 60 }),
    );
  return Promise.all(
    cases.map(async (one, index) => {
      const person = index % 2 === 0 ? one[by] : elsewhere(one[by]);
      return tryToAccept(person, proposals[index] ?? '', startsAt);
    }),
  );
}

it('a lawyer who accepts one time in 200 cases at once has agreed on one', async () => {
  const lawyer = await aLawyer(app);
  const cases: CaseWithPeople[] = [];
  for (let n = 0; n < 200; n += 1) cases.push(await taken(await aClient(app), lawyer));
  expect(codesOf(await acceptAll(cases, 'lawyer'))).toEqual({ ok: 1, CONFLICT: 199 });
}, 240_000);

it('a client who accepts one time of five lawyers at once has agreed on one', async () => {
  const client = await aClient(app);
  const cases: CaseWithPeople[] = [];
  for (let n = 0; n < 5; n += 1) cases.push(await taken(client, await aLawyer(app)));
  expect(codesOf(await acceptAll(cases, 'client'))).toEqual({ ok: 1, CONFLICT: 4 });
}, 60_000);

it('the table itself holds one appointment of a person at a time', async () => {
  const lawyer = await aLawyer(app);
  const ids: string[] = [];
  for (let n = 0; n < 8; n += 1) {
    const { id, client } = await taken(await aClient(app), lawyer);
    ids.push(await propose(client, id, { times: [inHours(72)] }));
  }
  const agree = async (id: string): Promise<string> =>
    app.platform.dataSource
      .query(
        `update appointments set state = 'agreed', starts_at = times[1], ends_at = times[1] + make_interval(mins => minutes),
         answered_at = now() where id = $1`,
        [id],
      )
      .then(
        () => 'ok',
        (error: unknown) => (error as { code: string }).code,
      );
  const results = await Promise.all(ids.map(agree));
  expect(results.filter((code) => code === 'ok')).toHaveLength(1);
  expect(results.filter((code) => !['ok', '23P01', '40P01'].includes(code))).toEqual([]);
}, 60_000);

it('of an acceptance and a withdrawal, or other times, at once one wins', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, client, lawyer } = await aTakenCase(app);
    const startsAt = inHours(72);
    const proposal = await propose(lawyer, id, { times: [startsAt] });
    const other = elsewhere(lawyer);
    const results = await Promise.all([
      tryToAccept(client, proposal, startsAt),
      round % 2 === 0
        ? tryToCancelAppointment(other, proposal)
        : tryToPropose(other, id, { insteadOfId: proposal, times: [inHours(90)] }),
    ]);
    const rows = await app.sql<{ state: string }>('select state from appointments where id = $1', [proposal]);
    // What was agreed a moment before can be cancelled or moved.
    const isAcceptedFirst = codesOf(results)['ok'] === 2;
    expect(codesOf(results)).toEqual(isAcceptedFirst ? { ok: 2 } : { ok: 1, CONFLICT: 1 });
    expect(['agreed', 'cancelled', 'replaced']).toContain(rows[0]?.state);
  }
}, 60_000);
