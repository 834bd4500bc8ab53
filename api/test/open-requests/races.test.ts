import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { workOnOpenRequests } from '../../src/modules/open-requests/work-on-open-requests';
import type { GraphqlResult } from '../setup/client';
import {
  act,
  ask,
  familyLawyers,
  hoursPass,
  invitationsOf,
  propose,
  requestOf,
  tryToAsk,
  tryToPropose,
} from '../setup/open-requests';
import { aClient, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
let second: RunningApp;
beforeAll(async () => {
  app = await startApp({ openRequests: true });
  second = await startApp({ openRequests: true }, undefined, { beside: app });
}, 60_000);
afterAll(async () => {
  await second.stop();
  await app.stop();
});
beforeEach(async () => {
  await app.sql('update lawyer_profiles set locked = true; delete from open_requests');
});

const codes = (results: readonly GraphqlResult[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { errors } of results) {
    const code = errors?.[0]?.extensions.code ?? 'ok';
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

const count = async (from: string): Promise<number> => {
  const [row] = await app.platform.dataSource.query<[{ count: number }]>(
    `select count(*)::int as count from ${from}`,
  );
  return row.count;
};

/** A request that 24 lawyers were asked about, all without a conflict of interest. */
async function askedTwentyFour(): Promise<{ client: Person; id: string; asked: [Person, string][] }> {
  const lawyers = await familyLawyers(app, 24);
  const client = await aClient(app);
  const { id } = await ask(client);
  for (let wave = 2; wave <= 3; wave += 1) {
    await hoursPass(app, 34);
    await app.sql(`update invitations set due_at = now() + interval '1 day'`);
    await workOnOpenRequests(app.platform);
  }
  const asked: [Person, string][] = [];
  for (const lawyer of lawyers) {
    const [invitation] = await invitationsOf(lawyer);
    await act(lawyer, 'clearInvitation', invitation!.id);
    asked.push([lawyer, invitation!.id]);
  }
  return { client, id, asked };
}

test('of 50 proposals at once 5 are stored, 45 are CONFLICT', async () => {
  const { asked } = await askedTwentyFour();
  const attempts = Array.from({ length: 50 }, (_, n) => {
    const [lawyer, id] = asked[n % asked.length] ?? [];
    if (!lawyer || !id) throw new Error('24 were asked');
    return tryToPropose(lawyer, id, { message: `Attempt ${n}` });
  });
  expect(codes(await Promise.all(attempts))).toEqual({ ok: 5, CONFLICT: 45 });
  expect(await count(`proposals where state = 'sent'`)).toBe(5);
}, 60_000);

test('the tables hold five also without the check of the service', async () => {
  const { id, asked } = await askedTwentyFour();
  const written = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) =>
      app.sql(
        `insert into proposals (id, request_id, lawyer_id, place, amount_poisha, covers, message, state, sent_at, valid_until)
         values ($1, $2, $3, $4, 100, 'A letter', 'Yes', 'sent', now(), now() + interval '1 day')`,
        [uuidv7(), id, asked[n % asked.length]?.[0].id, (n % 6) + 1],
      ),
    ),
  );
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await count('proposals')).toBe(5);
}, 60_000);

test('of 20 acceptances at once one makes a case, with one agreed fee', async () => {
  const lawyers = await familyLawyers(app, 5);
  const client = await aClient(app);
  const { id } = await ask(client);
  for (const lawyer of lawyers) await propose(lawyer);
  const { proposals } = (await requestOf(client, id))!;
  const [cases, fees] = [await count('cases'), await count('fees')];
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, n) => act(client, 'acceptProposal', proposals[n % 5]!.id)),
  );
  // The accepted one answers the same each time it is sent.
  expect(codes(results)).toEqual({ ok: 4, CONFLICT: 16 });
  const made = new Set(results.flatMap(({ data }) => data?.acceptProposal.case.id ?? []));
  expect(made.size).toBe(1);
  expect([(await count('cases')) - cases, (await count('fees')) - fees]).toEqual([1, 1]);
}, 60_000);

test.each(['withdrawOpenRequest', 'setProposalAside', 'withdrawProposal'] as const)(
  'acceptance and %s at once: one of the two',
  async (other) => {
    const [lawyer] = (await familyLawyers(app, 1)) as [Person];
    const client = await aClient(app);
    const { id } = await ask(client);
    const { proposal } = await propose(lawyer);
    const person = other === 'withdrawProposal' ? lawyer : client;
    const results = await Promise.all([
      act(client, 'acceptProposal', proposal.id),
      act(person, other, other === 'withdrawOpenRequest' ? id : proposal.id),
    ]);
    expect(codes(results)).toEqual({ ok: 1, CONFLICT: 1 });
    expect((await requestOf(client, id))!.caseId === null).toBe(results[0].errors !== undefined);
  },
);

test('acceptance as the request expires: one of the two', async () => {
  const [lawyer] = (await familyLawyers(app, 1)) as [Person];
  const client = await aClient(app);
  const { id } = await ask(client);
  const { proposal } = await propose(lawyer);
  const late = new Date(Date.now() + 30 * 86_400_000);
  const [accepted] = await Promise.all([
    act(client, 'acceptProposal', proposal.id),
    workOnOpenRequests(app.platform, late),
    workOnOpenRequests(second.platform, late),
  ]);
  // A request that a refused acceptance held meanwhile expires in the next minute.
  await workOnOpenRequests(app.platform, late);
  const { state, caseId } = (await requestOf(client, id))!;
  const isAccepted = accepted.errors === undefined;
  expect([state, caseId !== null]).toEqual(isAccepted ? ['ACCEPTED', true] : ['EXPIRED', false]);
  const [row] = await app.sql<{ state: string }>('select state from proposals where id = $1', [proposal.id]);
  expect(row?.state === 'accepted').toBe(isAccepted);
});

test('one key sent 20 times is one request; two processes keep the turn and the limits', async () => {
  await familyLawyers(app, 20);
  const client = await aClient(app);
  const requestKey = randomUUID();
  const same = await Promise.all(Array.from({ length: 20 }, () => tryToAsk(client, { requestKey })));
  expect(codes(same)).toEqual({ ok: 20 });
  expect(await count('open_requests')).toBe(1);
  const clients = await Promise.all(Array.from({ length: 10 }, () => aClient(app)));
  const sent = await Promise.all(
    clients.map((person, n) => {
      const origin = n % 2 === 0 ? app.origin : second.origin;
      const other = { ...person, client: Object.assign(person.client.as(person.token), { origin }) };
      return tryToAsk(other);
    }),
  );
  expect(codes(sent)).toEqual({ ok: 10 });
  const [turns] = await app.platform.dataSource.query<[{ most: number; least: number }]>(
    `select max(asked)::int as most, min(asked)::int as least from (
       select count(*) as asked from invitations group by lawyer_id) counted`,
  );
  // Lawyers of one wave wait equally long; which of them comes next is left to chance.
  expect(turns.most - turns.least).toBeLessThanOrEqual(3);
  expect(turns.most).toBeLessThanOrEqual(5);
}, 60_000);

test('two processes that work at once ask each wave once', async () => {
  await familyLawyers(app, 20);
  const client = await aClient(app);
  const { id } = await ask(client);
  await hoursPass(app, 34);
  await Promise.all([app, second, app, second].map(({ platform }) => workOnOpenRequests(platform)));
  expect(await requestOf(client, id)).toMatchObject({ asked: 16 });
});

test('two processes that work at once remind each lawyer and the client once', async () => {
  const [quiet, keen] = (await familyLawyers(app, 2)) as [Person, Person];
  const client = await aClient(app);
  await ask(client);
  await propose(keen);
  await app.sql(`update invitations set due_at = now() + interval '5 hours'`);
  await app.sql(`update open_requests set ends_at = now() + interval '20 hours'`);
  await Promise.all([app, second, app, second].map(({ platform }) => workOnOpenRequests(platform)));
  const reminders = `notifications where kind in ('invitation-due', 'open-request-ending') and account_id`;
  expect([await count(`${reminders} = '${quiet.id}'`), await count(`${reminders} = '${client.id}'`)]).toEqual(
    [1, 1],
  );
});
