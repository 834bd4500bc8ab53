import { createLog } from '../../src/platform/log/log';
import { sweepJoinLinks } from '../../src/modules/diary/sweep-join-links';
import { addEntry, refusalOf } from '../setup/case-rooms';
import {
  addOwnCase,
  joinCase,
  joinOf,
  linkTo,
  tryToAcceptLink,
  tryToAnswerJoin,
  tryToRelease,
  waitFor,
} from '../setup/diary';
import { addDocument } from '../setup/documents';
import { graphql } from '../setup/graphql';
import { followRoom, openSocket, until } from '../setup/live-socket';
import { trySending } from '../setup/messages';
import { aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
const logged: string[] = [];

beforeAll(async () => {
  app = await startApp({}, undefined, {
    log: createLog('trace', { write: (line) => void logged.push(line) }),
  });
});
afterAll(() => app.stop());

/** An own case with its lawyer and two clients. */
async function aLinkedCase() {
  const [lawyer, client, other] = [await aLawyer(app), await aClient(app, 'Rahima'), await aClient(app)];
  const facts = { number: '7' };
  const { id } = await addOwnCase(lawyer, { title: 'Hidden title', facts, clientPhone: '01712-345678' });
  return { id, lawyer, client, other };
}

const SHOWN = graphql(
  `query ($secret: String!) { joinLink(secret: $secret) { isWaiting lawyer { id name } } }`,
);
const shownTo = async ({ client }: Pick<Person, 'client'>, secret: string) =>
  (await client.query(SHOWN, { secret })).joinLink;
const visitor = ({ client }: Person) => ({ client: client.as(null) });
const CASE = graphql(
  `query ($id: ID!) { case(id: $id) { title joinedAt client { id } events { kind text } } }`,
);
const RELEASABLE = graphql(`query ($id: ID!) { case(id: $id) { isReleasable } }`);
const isReleasable = async ({ client }: Person, id: string) =>
  (await client.query(RELEASABLE, { id })).case?.isReleasable;
const LISTED = graphql(`{ myCases { items { id isReleasable join { isWaiting } } } }`);
const caseOf = async ({ client }: Person, id: string) => (await client.query(CASE, { id })).case;
const TOLD = graphql(`{ myNotifications { items { kind caseId caseTitle actorName readAt } } }`);
const toldTo = async ({ client }: Person) => (await client.query(TOLD)).myNotifications.items;
const statesOf = (id: string) =>
  app
    .sql<{ state: string }>('select state from join_links where case_id = $1 order by created_at, id', [id])
    .then((rows) => rows.map(({ state }) => state));

describe('a join link', () => {
  it('shows its lawyer, and no word of the case, until it ends', async () => {
    const { id, lawyer, client, other } = await aLinkedCase();
    const secret = await linkTo(lawyer, id);
    const shown = { isWaiting: false, lawyer: { id: lawyer.id, name: lawyer.name } };
    for (const person of [visitor(client), client, other, lawyer])
      expect(await shownTo(person, secret)).toEqual(shown);
    expect(await shownTo(client, `${secret}x`)).toBeNull();
    await app.sql(`update lawyer_profiles set locked = true where account_id = $1`, [lawyer.id]);
    expect(await shownTo(client, secret)).toBeNull();
    expect(refusalOf(await tryToAcceptLink(client, secret))?.[0]).toBe('NOT_FOUND');
    await app.sql(`update lawyer_profiles set locked = false where account_id = $1`, [lawyer.id]);
    await app.sql(`update join_links set expires_at = now() where case_id = $1`, [id]);
    expect(await shownTo(client, secret)).toBeNull();
    expect(refusalOf(await tryToAcceptLink(client, secret))?.[0]).toBe('NOT_FOUND');
    expect(await joinOf(lawyer, id)).toBeNull();
  });

  it('is asked by POST alone, stored by no cache, and in no log; only its hash is stored', async () => {
    const { id, lawyer, client } = await aLinkedCase();
    const secret = await linkTo(lawyer, id);
    const query = `{ joinLink(secret: "${secret}") { isWaiting } }`;
    const byAddress = await fetch(`${app.origin}/graphql?query=${encodeURIComponent(query)}`);
    const refused = (await byAddress.json()) as { data?: unknown; errors: { extensions: object }[] };
    expect(refused.data ?? null).toBeNull();
    expect(refused.errors[0]).toMatchObject({ extensions: { code: 'METHOD_NOT_ALLOWED' } });
    const answer = await fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ data: { joinLink: { isWaiting: false } } });
    await tryToAcceptLink(client, secret);
    expect(logged.join('')).not.toContain(secret);
    const [stored] = await app.sql<{ row: string }>(
      'select row::text as row from join_links row where case_id = $1',
      [id],
    );
    expect(stored!.row).not.toContain(secret);
  });

  it('of two who follow it at once one waits, and it opens nothing', async () => {
    const { id, lawyer, client, other } = await aLinkedCase();
    const secret = await linkTo(lawyer, id);
    const answers = await Promise.all(
      [client, other, client, other].map((one) => tryToAcceptLink(one, secret)),
    );
    const waits = answers.map((answer) => refusalOf(answer)?.[0] ?? 'waits');
    expect(waits.sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'waits', 'waits']);
    const waiting = (await shownTo(client, secret)) ? client : other;
    expect(await shownTo(waiting, secret)).toMatchObject({ isWaiting: true });
    for (const person of [visitor(client), waiting === client ? other : client, lawyer])
      expect(await shownTo(person, secret)).toBeNull();
    for (const person of [client, other]) expect(await caseOf(person, id)).toBeNull();
    expect(await toldTo(lawyer)).toMatchObject([
      { kind: 'JOIN_WAITING', caseId: id, actorName: waiting.name, readAt: null },
    ]);
    expect(await caseOf(await anAdmin(app), id)).toBeNull();
    expect(refusalOf(await tryToAcceptLink(lawyer, secret))?.[0]).toBe('FORBIDDEN');
  });

  it('tells the lawyer who waits, and what of it is confirmed', async () => {
    const { id, lawyer, client } = await aLinkedCase();
    const secret = await linkTo(lawyer, id);
    expect(await joinOf(lawyer, id)).toMatchObject({ isWaiting: false, name: null, isNotedPhone: null });
    await app.sql(`update accounts set phone = '+8801712345678', email_confirmed_at = now() where id = $1`, [
      client.id,
    ]);
    await tryToAcceptLink(client, secret);
    const said = { isWaiting: true, name: 'Rahima', email: client.email, emailConfirmed: true };
    expect(await joinOf(lawyer, id)).toMatchObject({
      ...said,
      ...{ phone: '+8801712345678', phoneConfirmed: false, isNotedPhone: true },
    });
    await app.sql(
      `insert into sign_in_phones (account_id, phone, confirmed_at, used_at) values ($1, '+8801812345678', now(), now())`,
      [client.id],
    );
    expect(await joinOf(lawyer, id)).toMatchObject({
      ...said,
      ...{ phone: '+8801812345678', phoneConfirmed: true, isNotedPhone: false },
    });
  });

  it('stands in the list of its lawyer', async () => {
    const { id, lawyer } = await aLinkedCase();
    await linkTo(lawyer, id);
    expect((await lawyer.client.query(LISTED)).myCases.items).toEqual([
      { id, isReleasable: false, join: { isWaiting: false } },
    ]);
  });

  it('is made by listed lawyers for cases that nobody has joined; a new one ends the old', async () => {
    const { id, lawyer, client } = await aLinkedCase();
    const first = await linkTo(lawyer, id);
    await tryToAcceptLink(client, first);
    const secrets = await Promise.all([1, 2, 3].map(() => linkTo(lawyer, id)));
    expect((await statesOf(id)).sort()).toEqual(['ended', 'ended', 'ended', 'open']);
    const live = await Promise.all(secrets.map((secret) => shownTo(client, secret)));
    expect(live.filter((link) => link !== null)).toHaveLength(1);
    expect(await shownTo(client, first)).toBeNull();
    expect(await toldTo(client)).toMatchObject([{ kind: 'JOIN_ANSWERED', caseId: null }]);
    expect((await toldTo(lawyer)).map(({ readAt }) => readAt)).toEqual([expect.any(String)]);
    const pending = await aLawyer(app, { verification: 'pending' as never });
    const own = await addOwnCase(pending);
    await expect(linkTo(pending, own.id)).rejects.toThrow('once your licence is verified');
    await joinCase(app, id, client.id);
    await expect(linkTo(lawyer, id)).rejects.toThrow('This case has a client already');
  });

  it('goes thirty days after it was made', async () => {
    const { id, lawyer } = await aLinkedCase();
    await linkTo(lawyer, id);
    await sweepJoinLinks(app.platform.dataSource);
    expect(await statesOf(id)).toEqual(['open']);
    await app.sql(`update join_links set created_at = now() - interval '31 days' where case_id = $1`, [id]);
    await sweepJoinLinks(app.platform.dataSource);
    expect(await statesOf(id)).toEqual([]);
  });
});

describe('the answer', () => {
  it('yes makes the case one as any other, for its client and support', async () => {
    const { id, lawyer, client, other } = await aLinkedCase();
    await addEntry(lawyer, id, 'From before');
    const link = await waitFor(lawyer, client, id);
    for (let n = 0; n < 2; n += 1)
      expect((await tryToAnswerJoin(lawyer, link)).data?.answerJoin.case).toMatchObject({
        ...{ joinedAt: expect.any(String), client: { id: client.id }, join: null },
      });
    const seen = (await caseOf(client, id))!;
    expect(seen.events.filter(({ kind }) => kind === 'CLIENT_JOINED')).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain('From before');
    const seenByAdmin = await (await anAdmin(app)).client.graphql(CASE, { id });
    expect(seenByAdmin.data?.case).toMatchObject({ title: 'Hidden title' });
    expect(await caseOf(other, id)).toBeNull();
    expect(await toldTo(client)).toMatchObject([
      { kind: 'JOIN_ANSWERED', caseId: id, caseTitle: 'Hidden title', actorName: lawyer.name },
    ]);
    expect(refusalOf(await trySending(client, id, 'Hello'))).toBeNull();
    expect(refusalOf(await tryToAnswerJoin(lawyer, link, false))?.[0]).toBe('CONFLICT');
    expect(await statesOf(id)).toEqual(['admitted']);
  });

  it('no ends the link, and says nothing of the case', async () => {
    const { id, lawyer, client } = await aLinkedCase();
    const link = await waitFor(lawyer, client, id);
    for (let n = 0; n < 2; n += 1) expect(refusalOf(await tryToAnswerJoin(lawyer, link, false))).toBeNull();
    expect(await toldTo(client)).toMatchObject([{ kind: 'JOIN_ANSWERED', caseId: null, caseTitle: null }]);
    expect(await caseOf(client, id)).toBeNull();
    expect(await joinOf(lawyer, id)).toBeNull();
    expect(refusalOf(await tryToAnswerJoin(lawyer, link))).toEqual([
      'CONFLICT',
      'Nobody waits for this case any more',
    ]);
  });

  it('against another answer, or the removal of the case, one of the two holds', async () => {
    const { id, lawyer, client } = await aLinkedCase();
    const link = await waitFor(lawyer, client, id);
    const answers = await Promise.all([true, false].map((admit) => tryToAnswerJoin(lawyer, link, admit)));
    expect(answers.filter((answer) => refusalOf(answer) === null)).toHaveLength(1);
    const isJoined = (await statesOf(id))[0] === 'admitted';
    expect((await caseOf(client, id)) !== null).toBe(isJoined);

    const removed = await aLinkedCase();
    const other = await waitFor(removed.lawyer, removed.client, removed.id);
    const [yes, removal] = await Promise.all([
      tryToAnswerJoin(removed.lawyer, other),
      removed.lawyer.client.graphql(`mutation { removeOwnCases(ids: ["${removed.id}"]) { removedIds } }`),
    ]);
    expect([yes, removal].filter((answer) => refusalOf(answer) === null)).toHaveLength(1);
    expect((await caseOf(removed.client, removed.id)) !== null).toBe(refusalOf(yes) === null);
    if (refusalOf(removal) === null) expect(await statesOf(removed.id)).toEqual([]);
  });

  it('to who waits comes where the case is removed, too', async () => {
    const { id, lawyer, client } = await aLinkedCase();
    await waitFor(lawyer, client, id);
    await lawyer.client.graphql(`mutation { removeOwnCases(ids: ["${id}"]) { removedIds } }`);
    expect(await toldTo(client)).toMatchObject([
      { kind: 'JOIN_ANSWERED', caseId: null, actorName: lawyer.name, readAt: null },
    ]);
  });
});

describe('a client who joined', () => {
  async function aJoinedCase() {
    const joined = await aLinkedCase();
    await tryToAnswerJoin(joined.lawyer, await waitFor(joined.lawyer, joined.client, joined.id));
    return joined;
  }

  it.each(['client', 'lawyer'] as const)(
    'is released by the %s while nothing was sent or agreed',
    async (by) => {
      const { id, other, ...people } = await aJoinedCase();
      const { lawyer, client } = people;
      await addEntry(lawyer, id, 'Of the first client');
      await setStatus(lawyer, id, 'accepted');
      const socket = await openSocket(app.origin, client.client.token);
      const following = followRoom(socket, id);
      await until(() => following.items.length > 0);
      const { data, errors } = await tryToRelease(people[by], id);
      expect(errors).toBeUndefined();
      const released = { id, joinedAt: null, client: null, status: 'CASE_INTAKE' };
      expect(data?.releaseClient.case).toEqual(by === 'lawyer' ? released : null);
      await until(() => following.isOver);
      socket.cut();
      for (const person of [client, await anAdmin(app)]) expect(await caseOf(person, id)).toBeNull();
      for (const table of ['notifications', 'case_readers'])
        expect(
          await app.sql(`select from ${table} where case_id = $1 and account_id = $2`, [id, client.id]),
        ).toEqual([]);
      await tryToAnswerJoin(lawyer, await waitFor(lawyer, other, id));
      const seen = JSON.stringify(await caseOf(other, id));
      for (const word of ['Of the first client', client.name, client.id, 'CLIENT_RELEASED'])
        expect(seen).not.toContain(word);
      const copy = JSON.stringify((await other.client.rest('GET', '/account/data')).body);
      expect(copy).not.toMatch(/Of the first client|client-released/);
    },
  );

  it.each([
    [
      'a message',
      async ({ client }: Record<'client' | 'lawyer', Person>, id: string) => trySending(client, id, 'Hello'),
    ],
    [
      'a document',
      async ({ lawyer }: Record<'client' | 'lawyer', Person>, id: string) => addDocument(lawyer, id),
    ],
  ])('stays once %s was sent', async (_name, send) => {
    const { id, ...people } = await aJoinedCase();
    for (const person of [people.client, people.lawyer]) expect(await isReleasable(person, id)).toBe(true);
    await send(people, id);
    for (const person of [people.client, people.lawyer]) expect(await isReleasable(person, id)).toBe(false);
    for (const person of [people.client, people.lawyer])
      expect(refusalOf(await tryToRelease(person, id))?.[0]).toBe('CONFLICT');
    expect(await caseOf(people.client, id)).not.toBeNull();
  });

  it('released against a message, one of the two holds', async () => {
    const { id, client, lawyer } = await aJoinedCase();
    const [message, release] = await Promise.all([trySending(client, id, 'Hello'), tryToRelease(lawyer, id)]);
    expect([message, release].filter((answer) => refusalOf(answer) === null)).toHaveLength(1);
    const messages = await app.sql('select from messages where case_id = $1', [id]);
    expect(messages).toHaveLength(refusalOf(message) === null ? 1 : 0);
  });

  it('of a request to a lawyer stays', async () => {
    const { lawyer, client, id } = await aLinkedCase();
    expect(refusalOf(await tryToRelease(client, id))?.[0]).toBe('NOT_FOUND');
    expect(await isReleasable(lawyer, id)).toBe(false);
    const { data } = await tryToRelease(lawyer, id);
    expect(data?.releaseClient.case).toMatchObject({ id, client: null });
  });
});
