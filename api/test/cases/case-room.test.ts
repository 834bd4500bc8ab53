import {
  addEntry,
  aTakenCase,
  type CaseWithPeople,
  refusalOf,
  setHearing,
  tryEntry,
} from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
});

const EVENTS = graphql(`query ($id: ID!) { case(id: $id) { canAct room { closesAt }
  events { id kind text correctsId correctedById actorName actorRole } } }`);

async function read({ client }: Person, id: string) {
  return (await client.query(EVENTS, { id })).case!;
}

const notesOf = (legalCase: Awaited<ReturnType<typeof read>>) =>
  legalCase.events.filter(({ kind }) => kind === 'NOTE');

const CLOSED = ['CONFLICT', 'This case is closed: nothing can be added any more'];

async function closedDaysAgo({ id, lawyer }: CaseWithPeople, days: number): Promise<void> {
  await setStatus(lawyer, id, 'case-closed');
  await app.sql(`update cases set closed_at = now() - $2::float8 * interval '1 day' where id = $1`, [
    id,
    days,
  ]);
}

describe('a history of many events', () => {
  const query = graphql(`query ($id: ID!, $page: Int, $limit: Int) {
    case(id: $id) { events(page: $page, limit: $limit) { text } } }`);
  const texts = async ({ client }: Person, id: string, slice: { page?: number; limit?: number } = {}) => {
    const { case: legalCase } = await client.query(query, { id, ...slice });
    return legalCase!.events.flatMap(({ text }) => text ?? []);
  };

  it('comes in pages, the newest first, each oldest first', async () => {
    const { id, lawyer } = await aTakenCase(app);
    await app.sql(
      `insert into case_events (id, case_id, kind, actor_id, actor_role, text, created_at)
       select gen_random_uuid(), $1, 'note', $2, 'lawyer', 'Note ' || n, now() + n * interval '1 second'
       from generate_series(1, 120) n`,
      [id, lawyer.id],
    );
    const notes = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => `Note ${from + n}`);
    expect(await texts(lawyer, id)).toEqual(notes(71, 120));
    expect(await texts(lawyer, id, { limit: 1000 })).toEqual(notes(21, 120));
    expect(await texts(lawyer, id, { limit: 100, page: 2 })).toEqual(notes(1, 20));
    expect(await texts(lawyer, id, { page: 4 })).toEqual([]);
  });

  it('is refused for a hundred cases at once, with the page that passes', async () => {
    const { lawyer } = await aTakenCase(app);
    const query = (limit: number) =>
      `{ myCases(limit: ${limit}) { items { id events(limit: 100) { id text hearing { id } } } } }`;
    const { errors } = await lawyer.client.graphql(query(100));
    expect(errors?.[0]).toMatchObject({
      message:
        'This request asks for 10100 items of lists and 2500 is the limit. Most of it is myCases.items.events, which costs 40100. Ask for myCases(limit: 24) or for fewer fields. The limits: /developers#limits',
      extensions: {
        code: 'QUERY_TOO_EXPENSIVE',
        cost: { cost: 40_202, mostCost: 10_000, rows: 10_100, mostRows: 2_500 },
      },
    });
    expect((await lawyer.client.graphql(query(24))).errors).toBeUndefined();
  });
});

describe('an entry', () => {
  it('is shown in the history to the client and the lawyer, as it was written', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await addEntry(lawyer, id, '  The plaint was filed.\nThe court fee is ৳ ২০০।  ');
    for (const person of [client, lawyer])
      expect(notesOf(await read(person, id))).toEqual([
        {
          ...{ id: expect.any(String), kind: 'NOTE', text: 'The plaint was filed.\nThe court fee is ৳ ২০০।' },
          ...{ correctsId: null, correctedById: null, actorName: lawyer.name, actorRole: 'LAWYER' },
        },
      ]);
  });

  it.each([
    ['', 'Text is required'],
    [' \n ', 'Text is required'],
    ['a'.repeat(5_001), 'Text must be at most 5000 characters'],
    ['\u0000', 'Text is required'],
  ])('has a text of 1 to 5,000 characters: %j', async (text, message) => {
    const { id, lawyer } = await aTakenCase(app);
    const { errors } = await tryEntry(lawyer, id, text);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'text', message }],
    });
    expect(refusalOf(await tryEntry(lawyer, id, 'ক'.repeat(5_000)))).toBeNull();
  });

  it('needs a case that was taken on', async () => {
    const { id, lawyer } = await aTakenCase(app, 'pending');
    expect((await read(lawyer, id)).canAct).not.toContain('ADD_ENTRY');
    expect(refusalOf(await tryEntry(lawyer, id, 'A note'))).toEqual([
      'CONFLICT',
      'Please accept the case first',
    ]);
    await setStatus(lawyer, id, 'accepted');
    expect((await read(lawyer, id)).canAct).toContain('ADD_ENTRY');
    await setStatus(lawyer, id, 'rejected');
    expect(refusalOf(await tryEntry(lawyer, id, 'A note'))).toEqual(CLOSED);
  });

  it('can be added for 30 days after the case was closed', async () => {
    const legalCase = await aTakenCase(app);
    const { id, lawyer } = legalCase;
    await closedDaysAgo(legalCase, 29.9);
    expect(refusalOf(await tryEntry(lawyer, id, 'The certified copy is here.'))).toBeNull();
    await closedDaysAgo(legalCase, 30.1);
    const { canAct, room } = await read(lawyer, id);
    expect(canAct).toEqual([]);
    expect(new Date(room!.closesAt!).getTime()).toBeLessThan(Date.now());
    expect(refusalOf(await tryEntry(lawyer, id, 'Too late'))).toEqual(CLOSED);
    await setStatus(lawyer, id, 'appeal-filing');
    expect((await read(lawyer, id)).room!.closesAt).toBeNull();
    expect(refusalOf(await tryEntry(lawyer, id, 'The appeal was filed.'))).toBeNull();
  });

  it('can be added as long as the client is there, and stays when either is gone', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await addEntry(lawyer, id, 'The other side asked for time.');
    await admin.client.rest('DELETE', `/admin/users/${client.id}`);
    expect(refusalOf(await tryEntry(lawyer, id, 'Nobody reads this'))).toEqual([
      'CONFLICT',
      'Your client has left AinSathi: nothing can be added any more',
    ]);
    const left = await aTakenCase(app);
    await addEntry(left.lawyer, left.id, 'I close my chamber.');
    await admin.client.rest('DELETE', `/admin/lawyers/${left.lawyer.id}`);
    expect(notesOf(await read(left.client, left.id))).toMatchObject([
      { text: 'I close my chamber.', actorName: null, actorRole: 'LAWYER' },
    ]);
  });

  it('is notified to the client, once as long as it is unread', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await addEntry(lawyer, id, 'First');
    await addEntry(lawyer, id, 'Second');
    const TOLD = graphql(`{ myNotifications { items { kind caseId caseTitle count actorName at readAt } } }`);
    const told = async () =>
      (await client.client.query(TOLD)).myNotifications.items.filter(({ kind }) => kind === 'ENTRY_ADDED');
    const one = { kind: 'ENTRY_ADDED', caseId: id, caseTitle: 'A boundary dispute', at: null };
    expect(await told()).toEqual([{ ...one, count: 2, actorName: lawyer.name, readAt: null }]);
    await read(client, id);
    await addEntry(lawyer, id, 'Third');
    expect((await told()).map(({ count, readAt }) => [count, readAt === null])).toEqual([
      [1, true],
      [2, false],
    ]);
  });
});

describe('a correction', () => {
  it('is an entry that names the one before; both stay', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const first = await addEntry(lawyer, id, 'The hearing was on the 8th.');
    const second = await addEntry(lawyer, id, 'The hearing was on the 9th.', first.id);
    expect(notesOf(await read(client, id))).toMatchObject([
      { id: first.id, text: 'The hearing was on the 8th.', correctsId: null, correctedById: second.id },
      { id: second.id, text: 'The hearing was on the 9th.', correctsId: first.id, correctedById: null },
    ]);
    const third = await addEntry(lawyer, id, 'The hearing was on the 10th.', second.id);
    expect(third.correctsId).toBe(second.id);
  });

  it('is of the latest one', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const { id: first } = await addEntry(lawyer, id, 'One');
    await addEntry(lawyer, id, 'Two', first);
    expect(refusalOf(await tryEntry(lawyer, id, 'Another', first))).toEqual([
      'CONFLICT',
      'This entry was corrected already. Please correct the latest one.',
    ]);
  });

  it('of two at once, one is stored', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const { id: first } = await addEntry(lawyer, id, 'One');
    const answers = await Promise.all(
      ['Two', 'Three', 'Four'].map((text) => tryEntry(lawyer, id, text, first)),
    );
    const codes = answers.map((answer) => refusalOf(answer)?.[0] ?? 'done');
    expect(codes.sort()).toEqual(['CONFLICT', 'CONFLICT', 'done']);
  });

  it('is of an entry of the same case', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const other = await aTakenCase(app);
    const foreign = await addEntry(other.lawyer, other.id, 'Of another case');
    const [requested] = (await read(lawyer, id)).events;
    for (const wrong of [foreign.id, requested!.id, 'no id'])
      expect(refusalOf(await tryEntry(lawyer, id, 'Mine', wrong))).toEqual(['NOT_FOUND', 'Entry not found']);
  });
});

describe('nobody else', () => {
  it('adds an entry: not the client, not an admin, and for another lawyer the case is not there', async () => {
    const { id, client } = await aTakenCase(app);
    const [otherClient, otherLawyer] = [await aClient(app), await aLawyer(app)];
    const codes = [];
    for (const person of [client, otherClient, otherLawyer, admin])
      codes.push(refusalOf(await tryEntry(person, id, 'Not mine'))?.[0]);
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'FORBIDDEN']);
    expect(notesOf(await read(client, id))).toEqual([]);
  });
});

describe('the room', () => {
  it('counts every event, and knows when the lawyer was last active', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const room = async () =>
      (
        await app.sql<{ version: string; record_version: string; lawyer_active_at: Date }>(
          'select * from case_rooms where case_id = $1',
          [id],
        )
      )[0]!;
    expect(await room()).toMatchObject({ version: '2', record_version: '2' });
    await app.sql('update case_rooms set lawyer_active_at = $2 where case_id = $1', [id, new Date(0)]);
    await client.client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId: 'ROOMCOUNT1' });
    expect(await room()).toMatchObject({ version: '3', lawyer_active_at: new Date(0) });
    await Promise.all(['One', 'Two', 'Three', 'Four'].map((text) => addEntry(lawyer, id, text)));
    const { version, record_version, lawyer_active_at } = await room();
    expect([version, record_version]).toEqual(['7', '7']);
    expect(Date.now() - lawyer_active_at.getTime()).toBeLessThan(60_000);
  });

  it('keeps when the lawyer answered and when the case was closed', async () => {
    const { id, lawyer } = await aTakenCase(app, 'pending');
    const times = async (): Promise<boolean[]> => {
      const [row] = await app.sql('select answered_at, closed_at from cases where id = $1', [id]);
      return [row!.answered_at !== null, row!.closed_at !== null];
    };
    await admin.client.rest('PUT', `/admin/cases/${id}/status`, { status: 'completed' });
    expect(await times()).toEqual([false, true]);
    await setStatus(lawyer, id, 'hearing-1');
    expect(await times()).toEqual([true, false]);
    await setStatus(lawyer, id, 'final-disposal');
    await app.sql(`update cases set closed_at = closed_at - interval '3 days' where id = $1`, [id]);
    const [before] = await app.sql('select closed_at from cases where id = $1', [id]);
    await setStatus(lawyer, id, 'case-closed');
    expect(await app.sql('select closed_at from cases where id = $1', [id])).toEqual([before]);
  });

  it('a change waits for no row that only refers to its case', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await app.platform.dataSource.transaction(async (db) => {
      await db.query('select from cases where id = $1 for no key update', [id]);
      await app.sql(
        `insert into notifications (id, account_id, kind, case_id, created_at, updated_at, mail, mail_due_at)
         values (gen_random_uuid(), $1, 'request-answered', $2, now(), now(), 'skipped', now())`,
        [client.id, id],
      );
    });
    expect(refusalOf(await tryEntry(lawyer, id, 'After it'))).toBeNull();
  });
});

describe('what happened', () => {
  it.each([
    ['case_events', `update case_events set text = 'Another'`],
    ['case_events', 'delete from case_events'],
    ['case_events', 'truncate case_events cascade'],
    ['hearings', `update hearings set court = 'Another'`],
    ['hearings', 'delete from hearings'],
    ['hearings', 'truncate hearings cascade'],
    ['case_accesses', `update case_accesses set at = now() - interval '1 day'`],
    ['case_accesses', 'delete from case_accesses'],
    ['case_accesses', 'truncate case_accesses'],
  ])('is never changed: %s, %s', async (table, statement) => {
    const { id, lawyer } = await aTakenCase(app);
    await addEntry(lawyer, id, 'It happened');
    await setHearing(lawyer, id);
    await admin.client.query(graphql(`query ($id: ID!) { case(id: $id) { id } }`), { id });
    await expect(app.sql(statement)).rejects.toThrow(`${table} is only ever added to`);
  });
});
