import type { ResultOf } from 'gql.tada';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { addEntry, aTakenCase } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { InterruptibleConnection } from '../setup/processes/interruptible-connection';
import {
  bodiesOf,
  type FollowedRoom,
  type Following,
  followRoom,
  LiveSocket,
  openSocket,
  until,
} from '../setup/live-socket';
import { markRead, sendMessage } from '../setup/messages';
import { aClient, anAdmin, PASSWORD, type Person } from '../setup/people';
import type { SignedInV1 } from '../setup/rest-bodies';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
/** A second process, as it were, on the same database. */
let other: RunningApp;
/** One whose connection to the database can be cut. */
let cut: RunningApp;
let connection: InterruptibleConnection;

beforeAll(async () => {
  app = await startApp({}, undefined, { cached: true });
  other = await startApp({}, undefined, { cached: true, beside: app });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const sockets: LiveSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.cut();
});

async function socketOf({ client }: Person, at = app): Promise<LiveSocket> {
  const socket = await openSocket(at.origin, client.token);
  sockets.push(socket);
  return socket;
}

const sequencesOf = ({ items }: FollowedRoom): number[] =>
  items.flatMap(({ caseRoom }) => caseRoom.messages.map(({ sequence }) => sequence));

const VERSIONS = graphql(`subscription ($id: ID!) { caseRoom(caseId: $id) { version recordVersion } }`);
const versionsOf = ({ items }: Following<ResultOf<typeof VERSIONS>>): number[][] =>
  items.map(({ caseRoom: { version, recordVersion } }) => [version, recordVersion]);

describe('following a room', () => {
  it('says at first and after each change how often the room and its record have changed', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const following = (await socketOf(lawyer)).follow(VERSIONS, { id });
    const acts = [
      () => sendMessage(client, id, 'One'),
      () => markRead(lawyer, id, 1),
      () => addEntry(lawyer, id, 'An entry'),
    ];
    for (const [done, act] of acts.entries()) {
      await until(() => following.items.length === done + 1);
      await act();
    }
    await until(() => following.items.length === 4);
    const [[version = 0, record = 0] = []] = versionsOf(following);
    expect(versionsOf(following)).toEqual([
      [version, record],
      [version + 1, record],
      [version + 2, record],
      [version + 3, record + 1],
    ]);
  });

  it('gives the case and what is above the cursor, then what is new, and how far the other has read', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await sendMessage(client, id, 'One');
    await sendMessage(client, id, 'Two');
    const following = followRoom(await socketOf(lawyer), id, 1);
    await until(() => following.items.length > 0);
    expect(following.items[0]!.caseRoom).toMatchObject({
      messages: [{ sequence: 2, body: 'Two', clientKey: null }],
      lastSequence: 2,
      theirRead: { upTo: 2 },
      case: { id, unreadMessages: 2 },
    });
    await sendMessage(client, id, 'Three');
    await until(() => bodiesOf(following).includes('Three'));
    await sendMessage(lawyer, id, 'Four');
    await markRead(client, id, 4);
    await until(() => following.items.at(-1)!.caseRoom.theirRead.upTo === 4);
    expect(bodiesOf(following)).toEqual(['Two', 'Three', 'Four']);
  });

  it('gives the case as it is after each change', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const following = followRoom(await socketOf(client), id);
    await until(() => following.items.length === 1);
    await addEntry(lawyer, id, 'An entry');
    await until(() => following.items.length === 2);
    await addEntry(lawyer, id, 'Another');
    await until(() => following.items.length === 3);
    expect(following.items.map(({ caseRoom }) => caseRoom.case!.events.length)).toEqual([2, 3, 4]);
  });

  it('catches up on any number, without a gap before what is sent meanwhile', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await app.sql(
      `insert into messages (id, case_id, sequence, sender_id, sender_role, body, client_key, sent_at)
       select gen_random_uuid(), $1, n, $2, 'user', 'Message ' || n, gen_random_uuid(), now() from generate_series(1, 130) n`,
      [id, client.id],
    );
    await app.sql('update case_rooms set last_message = 130 where case_id = $1', [id]);
    const following = followRoom(await socketOf(lawyer), id);
    await Promise.all([1, 2, 3].map((n) => sendMessage(client, id, `New ${n}`)));
    await until(() => sequencesOf(following).includes(133));
    expect(sequencesOf(following)).toEqual(Array.from({ length: 133 }, (_, n) => n + 1));
  });

  it('reaches subscribers of another process', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const following = followRoom(await socketOf(lawyer, other), id);
    await until(() => following.items.length === 1);
    const sentAt = performance.now();
    await sendMessage(client, id, 'From here to there');
    await until(() => bodiesOf(following).length === 1);
    expect(performance.now() - sentAt).toBeLessThan(1_000);
  });

  it('after a cut goes on where the reader was, and loses and doubles nothing', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const known: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const socket = await socketOf(lawyer, round % 2 ? app : other);
      const following = followRoom(socket, id, known.at(-1) ?? 0);
      await Promise.all([1, 2, 3, 4].map((n) => sendMessage(client, id, `${round} ${n}`)));
      // Cut in the middle of what comes, at another place in each round.
      await until(() => sequencesOf(following).length > round);
      socket.cut();
      known.push(...sequencesOf(following));
    }
    const last = followRoom(await socketOf(lawyer), id, known.at(-1) ?? 0);
    await until(() => last.items.length > 0 && (sequencesOf(last).at(-1) ?? known.at(-1)) === 16);
    expect([...known, ...sequencesOf(last)]).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
  });

  it('ends with stopping it; the socket goes on', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const socket = await socketOf(lawyer);
    const following = followRoom(socket, id);
    await until(() => following.items.length === 1);
    following.stop();
    const again = followRoom(socket, id);
    await until(() => again.items.length === 1);
    await sendMessage(client, id, 'Hello');
    await until(() => bodiesOf(again).length === 1);
    expect(bodiesOf(following)).toEqual([]);
  });

  it('ends when the case is gone for its follower', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const following = followRoom(await socketOf(lawyer), id);
    await until(() => following.items.length === 1);
    await app.sql('update cases set lawyer_id = null where id = $1', [id]);
    await sendMessageByRow(client, id);
    await until(() => following.isOver);
    expect(bodiesOf(following)).toEqual([]);
  });

  it('is for the people of the case: for others it does not exist, and admins are refused', async () => {
    const { id, client } = await aTakenCase(app);
    await sendMessage(client, id, 'A secret');
    const cases: [Person, string][] = [
      [await aClient(app), 'NOT_FOUND'],
      [await anAdmin(app), 'FORBIDDEN'],
    ];
    for (const [person, code] of cases) {
      const following = followRoom(await socketOf(person), id);
      await until(() => following.isOver);
      expect(following.items).toEqual([]);
      expect(following.errors.map(({ extensions }) => extensions.code)).toEqual([code]);
    }
  });

  it('checks its arguments, which the library hands over as they come', async () => {
    const { client, id } = await aTakenCase(app);
    const following = followRoom(await socketOf(client), id, -1);
    await until(() => following.isOver);
    expect(following.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

/** Without a message the room only rings: a row of a case without its lawyer can be sent by nobody. */
async function sendMessageByRow(_client: Person, id: string): Promise<void> {
  await app.sql('update case_rooms set version = version + 1 where case_id = $1', [id]);
  app.platform.live.publish([`c:${id}`]);
  await wait(20);
}

describe('the activity of a person', () => {
  it('comes at first, and with each message that waits or was read', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const socket = await socketOf(lawyer);
    const following = socket.follow(
      graphql(`subscription { activity { unreadMessages unreadNotifications latest { kind } } }`),
    );
    await until(() => following.items.length === 1);
    expect(following.items[0]!.activity.unreadMessages).toBe(0);
    await sendMessage(client, id, 'Hello');
    await until(() => following.items.at(-1)!.activity.unreadMessages === 1);
    expect(following.items.at(-1)!.activity.latest?.kind).toBe('MESSAGE_WAITING');
    await markRead(lawyer, id, 1);
    await until(() => following.items.at(-1)!.activity.unreadMessages === 0);
  });
});

describe('a lost ring', () => {
  beforeAll(async () => {
    connection = new InterruptibleConnection();
    cut = await startApp({}, (url) => connection.open(url), { cached: true });
  });
  afterAll(async () => {
    await cut.stop();
    await connection.interrupt();
  });

  it('is found by looking, within six seconds', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const following = followRoom(await socketOf(lawyer), id);
    await until(() => following.items.length === 1);
    // The versions are looked at once before, so that only a change wakes.
    await wait(5_500);
    await app.platform.dataSource.transaction(async (db) => {
      await db.query('update case_rooms set version = version + 1, last_message = 1 where case_id = $1', [
        id,
      ]);
      await db.query(
        `insert into messages (id, case_id, sequence, sender_id, sender_role, body, client_key, sent_at)
         values (gen_random_uuid(), $1, 1, $2, 'user', 'Without a ring', gen_random_uuid(), now())`,
        [id, client.id],
      );
    });
    await until(() => bodiesOf(following).length === 1, 6_000);
  }, 20_000);

  it('is found at once when the listener is back', async () => {
    const { id, client, lawyer } = await aTakenCase(cut);
    const following = followRoom(await socketOf(lawyer, cut), id);
    await until(() => following.items.length === 1);
    await connection.interrupt();
    await until(() => !cut.feed.connected);
    await connection.restore();
    await until(() => cut.feed.connected);
    await sendMessage(client, id, 'Hello again');
    await until(() => bodiesOf(following).length === 1, 7_000);
  }, 20_000);
});

describe('a socket', () => {
  it('signs in with a token within five seconds, or is closed with 4401', async () => {
    for (const authorization of ['Bearer wrong', '', 'nothing at all']) {
      const socket = new LiveSocket(app.origin, authorization);
      sockets.push(socket);
      expect(await socket.closed()).toBe(4401);
    }
  });

  it('that says nothing is closed after five seconds', async () => {
    const socket = new LiveSocket(app.origin, null);
    sockets.push(socket);
    expect(await socket.closed(7_000)).toBe(4408);
  }, 10_000);

  it('subscribes to nothing before it has signed in', async () => {
    const socket = new LiveSocket(app.origin, null);
    sockets.push(socket);
    await until(() => socket.socket.readyState === socket.socket.OPEN);
    socket.follow('subscription { activity { unreadMessages } }');
    expect(await socket.closed()).toBe(4401);
  });

  it.each([
    ['signing out', (person: Person) => person.client.rest('POST', '/auth/logout')],
    [
      'another device ending it',
      async (person: Person) => {
        const { body } = await person.client.as(null).rest<SignedInV1>('POST', '/auth/login', {
          email: person.email,
          password: PASSWORD,
        });
        const [session] = await app.sql<{ id: string }>(
          'select id from sessions where account_id = $1 order by created_at, id limit 1',
          [person.id],
        );
        return person.client.as(body.token).rest('DELETE', `/account/sessions/${session!.id}`);
      },
    ],
    [
      'the time it may last',
      ({ id }: Person) =>
        app.sql(`with ended as (delete from sessions where account_id = $1 returning *) select 1`, [id]),
    ],
  ])('ends within two seconds with its session: by %s', async (_how, end) => {
    const person = await aClient(app);
    const [here, there] = [await socketOf(person), await socketOf(person, other)];
    await end(person);
    const from = performance.now();
    expect(await Promise.all([here.closed(), there.closed()])).toEqual([4401, 4401]);
    expect(performance.now() - from).toBeLessThan(2_000);
  });

  it('ends by the clock when its session expires', async () => {
    const person = await aClient(app);
    await app.sql(`update sessions set expires_at = now() + interval '1 second' where account_id = $1`, [
      person.id,
    ]);
    const socket = await socketOf(person);
    expect(socket.closeCode).toBeNull();
    expect(await socket.closed(3_000)).toBe(4401);
  });

  it('is one of eight of a person: the ninth closes the oldest with 4429', async () => {
    const person = await aClient(app);
    const all: LiveSocket[] = [];
    for (let n = 0; n < 9; n += 1) all.push(await socketOf(person));
    expect(await all[0]?.closed()).toBe(4429);
    expect(all.slice(1).map(({ closeCode }) => closeCode)).toEqual(Array(8).fill(null));
  });

  it('sends 20 frames a second at most, else it is closed with 4429', async () => {
    const socket = await socketOf(await aClient(app));
    for (let n = 0; n < 50; n += 1) {
      socket.follow('subscription { activity { unreadMessages } }').stop();
    }
    expect(await socket.closed()).toBe(4429);
    expect([...socket.operations.values()].filter(({ items }) => items.length > 0).length).toBeLessThan(11);
  });

  it('takes six operations, and only subscriptions within the limits of HTTP', async () => {
    const { id, client } = await aTakenCase(app);
    const socket = await socketOf(client);
    for (const [query, reason] of [
      ['query { unreadNotificationCount }', /subscriptions alone/],
      ['mutation { logout { __typename } }', /subscriptions alone/],
      ['subscription { nothing }', /Cannot query field/],
      ['subscription {', /Syntax Error/],
      [`subscription { ${'activity { unreadMessages } '.repeat(800)} }`, /Syntax Error|tokens|cost/],
      [
        `subscription { ${Array.from({ length: 20 }, (_, n) => `a${n}: activity { unreadMessages }`).join(' ')} }`,
        /aliases|one top level field/,
      ],
    ] as const) {
      const refused = socket.follow(query);
      await until(() => refused.isOver);
      expect(refused.errors[0]!.message).toMatch(reason);
    }
    const all = Array.from({ length: 7 }, () => followRoom(socket, id));
    await until(() => all.some(({ isOver }) => isOver));
    expect(all.map(({ errors }) => errors.length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  it('takes the token where client libraries put it, and names its place where there is none', async () => {
    const { client } = await aClient(app);
    const Authorization = `Bearer ${client.token ?? ''}`;
    const open = (payload: object, headers = {}): LiveSocket => {
      const socket = new LiveSocket(app.origin, null, { headers });
      sockets.push(socket);
      socket.socket.on('open', () => socket.send({ type: 'connection_init', payload }));
      return socket;
    };
    const signedIn = [
      open({ authorization: Authorization }),
      open({ Authorization }),
      open({ headers: { Authorization } }),
      open({ headers: { authorization: Authorization } }),
      open({}, { Authorization }),
    ];
    await until(() => signedIn.every((socket) => socket.isSignedIn));
    const nobody = open({});
    expect(await nobody.closed()).toBe(4401);
    expect(nobody.closeReason).toBe('connection_init has no authorization');
  });

  it('sends frames of 32 KiB at most', async () => {
    const socket = await socketOf(await aClient(app));
    socket.send({ type: 'ping', payload: { text: 'x'.repeat(40_000) } });
    expect(await socket.closed()).toBe(1009);
  });

  it('comes from our own pages, from partners and from programs', async () => {
    const { client } = await aClient(app);
    const statusOf = async (origin: string): Promise<string> => {
      const socket = new LiveSocket(app.origin, `Bearer ${client.token ?? ''}`, { origin });
      sockets.push(socket);
      return new Promise((resolve) => {
        socket.socket.on('open', () => resolve('open'));
        socket.socket.on('error', ({ message }) => resolve(message));
      });
    };
    expect(await statusOf(app.origin)).toBe('open');
    expect(await statusOf('https://evil.example')).toMatch(/403/);
  });

  it('is for one address: an upgrade of any other is not found', async () => {
    const { port } = new URL(app.origin);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(
          'GET /api/v1/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        ),
      );
      socket.on('data', (data) => (text += data.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });
});

it('a subscription over HTTP is refused', async () => {
  const { client } = await aClient(app);
  const { errors, data } = await client.graphql(graphql(`subscription { activity { unreadMessages } }`));
  expect(data?.activity ?? null).toBeNull();
  expect(errors?.[0]?.extensions.code).toMatch(
    /^(BAD_REQUEST|GRAPHQL_VALIDATION_FAILED|METHOD_NOT_ALLOWED)$/,
  );
});

it('stopping tells every socket that the service restarts, and ends though one does not answer', async () => {
  const stopping = await startApp({}, undefined, { cached: true, beside: app });
  const person = await aClient(app);
  const polite = await openSocket(stopping.origin, person.client.token);
  const rude = await openSocket(stopping.origin, person.client.token);
  rude.socket.pause();
  const from = performance.now();
  await stopping.stop();
  expect(performance.now() - from).toBeLessThan(4_000);
  expect(await polite.closed()).toBe(1012);
  rude.cut();
});
