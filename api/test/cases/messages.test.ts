import { randomUUID } from 'node:crypto';
import { addEntry, aTakenCase, refusalOf } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { markRead, roomOf, sendMessage, trySending } from '../setup/messages';
import { aClient, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

describe('a message', () => {
  it('is read by both people, with the key for its sender alone', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const key = randomUUID();
    const sent = await sendMessage(client, id, '  The deed is at home.\nShall I bring it?  ', key);
    expect(sent).toMatchObject({
      sequence: 1,
      senderRole: 'USER',
      senderName: client.name,
      body: 'The deed is at home.\nShall I bring it?',
      clientKey: key,
    });
    const [own] = (await roomOf(client, id)).messages.items;
    const [theirs] = (await roomOf(lawyer, id)).messages.items;
    expect(own).toMatchObject({ sequence: 1, clientKey: key });
    expect(theirs).toMatchObject({ sequence: 1, body: own!.body, clientKey: null });
  });

  it('has 1 to 4,000 characters, and a key that is a UUID', async () => {
    const { id, client } = await aTakenCase(app);
    expect(refusalOf(await trySending(client, id, '   '))).toEqual(['BAD_USER_INPUT', 'Message is required']);
    expect(refusalOf(await trySending(client, id, 'ক'.repeat(4_001)))?.[0]).toBe('BAD_USER_INPUT');
    expect(refusalOf(await trySending(client, id, 'ক'.repeat(4_000)))).toBeNull();
    expect(refusalOf(await trySending(client, id, 'Hello', 'no key'))).toEqual([
      'BAD_USER_INPUT',
      'The key of a message is a UUID',
    ]);
  });

  it('waits for a lawyer whose account is locked, and the client can know it', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const isLocked = async () =>
      (
        await client.client.query(graphql(`query ($id: ID!) { case(id: $id) { lawyer { isLocked } } }`), {
          id,
        })
      ).case?.lawyer?.isLocked;
    expect(await isLocked()).toBe(false);
    await app.sql('insert into account_locks (account_id, reason, locked_at) values ($1, $2, now())', [
      lawyer.id,
      'A test',
    ]);
    expect(await isLocked()).toBe(true);
    expect(await sendMessage(client, id, 'Are you there?')).toMatchObject({ sequence: 1 });
  });

  it('sent twice is one; another text with its key is refused; the other person may have the same key', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const key = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => sendMessage(client, id, 'Once', key)));
    expect(new Set(all.map((message) => message.id)).size).toBe(1);
    expect(refusalOf(await trySending(client, id, 'Twice', key))).toEqual([
      'CONFLICT',
      'Another message was sent with this key already. Please send it anew.',
    ]);
    await sendMessage(lawyer, id, 'Mine', key);
    expect((await roomOf(client, id)).lastSequence).toBe(2);
  });

  it('is answered by the stored one, though the case was closed since', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const key = randomUUID();
    const first = await sendMessage(client, id, 'Before', key);
    await setStatus(lawyer, id, 'rejected');
    expect((await sendMessage(client, id, 'Before', key)).id).toBe(first.id);
  });

  it('has a place without gaps when many are sent at once, some refused', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const attempts = Array.from({ length: 24 }, (_, n) =>
      trySending(n % 2 ? client : lawyer, id, n % 6 === 0 ? ' ' : `Message ${n}`),
    );
    await Promise.all(attempts);
    const { messages } = await roomOf(client, id, { limit: 100 });
    expect(messages.items.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
  });

  it('does not wait for ever beside an entry of the same case', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await Promise.all(
      Array.from({ length: 8 }, async (_, n) =>
        n % 2 ? sendMessage(client, id, `Message ${n}`) : addEntry(lawyer, id, `Entry ${n}`),
      ),
    );
    const [before] = await app.sql<{ version: number }>(
      'select version::int from case_rooms where case_id = $1',
      [id],
    );
    // The request, the acceptance, four entries and four messages.
    expect(before!.version).toBe(10);
  });

  it.each([0, -1])('is not asked for %d at a time', async (limit) => {
    const { id, client } = await aTakenCase(app);
    const { errors } = await client.client.graphql(
      graphql(
        `query ($id: ID!, $limit: Int!) { case(id: $id) { room { messages(limit: $limit) { hasEarlier } } } }`,
      ),
      { id, limit },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is never changed or taken back', async () => {
    const { id, client } = await aTakenCase(app);
    await sendMessage(client, id, 'It stays');
    for (const statement of [
      `update messages set body = 'Changed'`,
      'delete from messages',
      'truncate messages cascade',
      `update messages set sequence = sequence + 1`,
    ])
      await expect(app.sql(statement)).rejects.toThrow(/only ever added to/);
  });

  it('stays without a name when its sender leaves', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await sendMessage(client, id, 'Goodbye');
    await app.sql('delete from accounts where id = $1', [client.id]);
    const { messages, canAct } = await roomOf(lawyer, id);
    expect(messages.items).toMatchObject([{ body: 'Goodbye', senderName: null, senderRole: 'USER' }]);
    expect(canAct).toEqual(['KEEP_DATES']);
    expect(refusalOf(await trySending(lawyer, id, 'Are you there?'))?.[0]).toBe('CONFLICT');
  });
});

describe('who may send', () => {
  const closed = 'This case is closed; messages can no longer be sent';

  it.each([
    ['pending', null],
    ['accepted', null],
    ['case-closed', null],
    ['rejected', closed],
  ])('in a case that is %s both people may, or nobody', async (status, refusal) => {
    const { id, client, lawyer } = await aTakenCase(app, status);
    for (const person of [client, lawyer]) {
      const result = refusalOf(await trySending(person, id, 'Hello'));
      expect(result).toEqual(refusal && ['CONFLICT', refusal]);
      expect((await roomOf(person, id)).canAct.includes('SEND_MESSAGE')).toBe(refusal === null);
    }
  });

  it('nobody may 30 days after the case was closed', async () => {
    const { id, client } = await aTakenCase(app, 'case-closed');
    await app.sql(`update cases set closed_at = now() - interval '30 days' where id = $1`, [id]);
    expect(refusalOf(await trySending(client, id, 'Late'))).toEqual(['CONFLICT', closed]);
  });

  it('a lawyer’s first message is the answer to the request', async () => {
    const { id, client, lawyer } = await aTakenCase(app, 'pending');
    const answered = async (): Promise<boolean> =>
      (await app.sql('select answered_at from cases where id = $1', [id]))[0]!.answered_at !== null;
    await sendMessage(client, id, 'Are you there?');
    expect(await answered()).toBe(false);
    await sendMessage(lawyer, id, 'I am');
    expect(await answered()).toBe(true);
  });
});

describe('what is unread', () => {
  it('rises with each message, and is gone with reading or with an answer', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    for (const body of ['One', 'Two', 'Three']) await sendMessage(client, id, body);
    expect((await roomOf(lawyer, id)).unreadMessages).toBe(3);
    expect((await roomOf(client, id)).unreadMessages).toBe(0);
    expect(await markRead(lawyer, id, 2)).toMatchObject({ unreadMessages: 1, room: { read: { upTo: 2 } } });
    expect((await roomOf(client, id)).theirRead).toEqual({ upTo: 2, at: expect.any(String) });
    await sendMessage(lawyer, id, 'Four');
    expect(await roomOf(lawyer, id)).toMatchObject({ unreadMessages: 0, read: { upTo: 4 } });
    expect((await roomOf(client, id)).unreadMessages).toBe(1);
  });

  it('never rises by reading less, and nobody reads further than the last message', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await sendMessage(client, id, 'One');
    await markRead(lawyer, id, 2_000_000);
    expect(await markRead(lawyer, id, 0)).toMatchObject({ unreadMessages: 0, room: { read: { upTo: 1 } } });
    await sendMessage(client, id, 'Two');
    expect((await roomOf(lawyer, id)).unreadMessages).toBe(1);
  });

  it('is shown for each case of a list, and in the activity of the person', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await sendMessage(client, id, 'One');
    const query = graphql(
      `{ myCases { items { unreadMessages } } myActivity { unreadMessages unreadNotifications latest { kind } } }`,
    );
    const { myCases, myActivity } = await lawyer.client.query(query);
    expect(myCases.items).toEqual([{ unreadMessages: 1 }]);
    expect(myActivity).toMatchObject({ unreadMessages: 1, latest: { kind: 'MESSAGE_WAITING' } });
    expect((await client.client.query(query)).myActivity.unreadMessages).toBe(0);
  });
});

describe('a slice of messages', () => {
  let id: string;
  let client: Person;
  beforeAll(async () => {
    ({ id, client } = await aTakenCase(app));
    for (let n = 1; n <= 7; n += 1) await sendMessage(client, id, String(n));
  });

  it.each([
    [{ limit: 3 }, ['5', '6', '7'], true],
    [{ limit: 3, before: 5 }, ['2', '3', '4'], true],
    [{ limit: 3, before: 3 }, ['1', '2'], false],
    [{ limit: 3, after: 1 }, ['2', '3', '4'], true],
    [{ limit: 3, after: 7 }, [], false],
    [{ limit: 3, after: 2, before: 4 }, ['3'], true],
  ])('%j', async (slice, bodies, hasEarlier) => {
    const { messages } = await roomOf(client, id, slice);
    expect(messages.items.map(({ body }) => body)).toEqual(bodies);
    expect([messages.hasEarlier, messages.lastSequence]).toEqual([hasEarlier, 7]);
  });
});

it('messages are counted: 20 in a minute', async () => {
  const { id, client } = await aTakenCase(app);
  const limit = app.platform.limits.messages;
  await limit.penalty(client.id, 20);
  // Requests of this machine are not counted; the limit itself is.
  await expect(limit.consume(client.id)).rejects.toMatchObject({ remainingPoints: 0 });
  expect([limit.quota, app.platform.limits.messagesOfHour.quota]).toEqual([
    { points: 20, duration: 60 },
    { points: 300, duration: 3_600 },
  ]);
  expect(refusalOf(await trySending(client, id, 'From this machine'))).toBeNull();
});

it('another client finds no case to write to', async () => {
  const { id } = await aTakenCase(app);
  const other = await aClient(app);
  expect(refusalOf(await trySending(other, id, 'Hello'))).toEqual(['NOT_FOUND', 'Case not found']);
});
