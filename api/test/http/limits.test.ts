import { createLimits } from '../../src/platform/rate-limits';
import { addEntry, refusalOf, setHearing, tryEntry, tryHearing, tryToCancel } from '../setup/case-rooms';
import { Client, type GraphqlResult, type RestResponse } from '../setup/client';
import { graphql } from '../setup/graphql';
import { LiveSocket, until } from '../setup/live-socket';
import { aCase, aClient, aLawyer, type Person } from '../setup/people';
import type { AccountV1, CaseV1 } from '../setup/rest-bodies';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
let client: Person;
let lawyer: Person;
let made = 0;

beforeAll(async () => {
  app = await startApp({ trustProxy: 1, publicRateLimit: 6 });
  [client, lawyer] = [await aClient(app), await aLawyer(app)];
});
afterAll(() => app.stop());

/** The header by which the trusted proxy names a client. */
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const aNetwork = (): string => `192.0.2.${(made += 1)}`;

async function post(body: unknown, headers: Record<string, string>): Promise<Response> {
  return fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const DIRECTORY = { query: '{ lawyers(limit: 1) { total } }' };

function expectRefused({ status, body, headers }: RestResponse): void {
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('requests of a visitor', () => {
  it('are counted by network, and tell what is left', async () => {
    const [first, second] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'] as const;
    const response = await post(DIRECTORY, from(first));
    expect(response.headers.get('ratelimit-policy')).toBe('"publicRequests";q=6;w=60');
    expect(response.headers.get('ratelimit')).toMatch(/^"publicRequests";r=5;t=\d+$/);
    const neighbour = await post(DIRECTORY, from(second));
    expect(neighbour.headers.get('ratelimit')).toMatch(/;r=4;/);
    const elsewhere = await post(DIRECTORY, from('2001:db8:1:3::1'));
    expect(elsewhere.headers.get('ratelimit')).toMatch(/;r=5;/);
  });

  it('are counted for the /56 and the /48 too, at 4 and 16 times the points', async () => {
    const ask = async (network: string, times: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n += 1)
        statuses.push((await post(DIRECTORY, from(`2001:db8:${network}::1`))).status);
      return statuses;
    };
    for (const network of ['a:1', 'a:2', 'a:3', 'a:4'])
      expect(await ask(network, 6)).toEqual(Array(6).fill(200));
    expect(await ask('a:5', 1)).toEqual([429]);
    for (let n = 1; n <= 12; n += 1) expect(await ask(`a:${n}00`, 6)).toEqual(Array(6).fill(200));
    expect(await ask('a:f000', 2)).toEqual([429, 429]);
    expect(await ask('b:1', 1)).toEqual([200]);
  });

  it('are the same network with a port and as IPv6', async () => {
    const network = aNetwork();
    for (const [left, address] of [network, `${network}:4711`, `::ffff:${network}`].entries())
      expect((await post(DIRECTORY, from(address))).headers.get('ratelimit')).toMatch(`;r=${5 - left};`);
  });

  it('count each operation of a batch, and are notified when they are refused', async () => {
    const headers = from(aNetwork());
    expect(
      (await post([DIRECTORY, DIRECTORY, DIRECTORY, DIRECTORY], headers)).headers.get('ratelimit'),
    ).toMatch(/;r=2;/);
    const refused = await post([DIRECTORY, DIRECTORY, DIRECTORY], headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toMatch(/;r=0;/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are not counted when they come from this machine and no proxy is trusted', async () => {
    const open = await startApp({ publicRateLimit: 1 });
    try {
      const visitor = new Client(open.origin);
      for (let n = 0; n < 3; n += 1) {
        const { status, headers } = await visitor.rest(
          'GET',
          '/public/lawyers',
          undefined,
          from('203.0.113.7'),
        );
        expect([status, headers.get('ratelimit')]).toEqual([200, null]);
      }
    } finally {
      await open.stop();
    }
  });
});

describe('requests of an account', () => {
  it('are counted by account', async () => {
    const person = await aClient(app);
    const read = (headers: Record<string, string>) =>
      person.client.rest('GET', '/users/profile', undefined, headers);
    expect((await read(from(aNetwork()))).headers.get('ratelimit')).toMatch('"accountRequests";r=1199;');
    expect((await read(from(aNetwork()))).headers.get('ratelimit')).toMatch('"accountRequests";r=1198;');
    await app.platform.limits.accountRequests.penalty(person.id, 1200);
    expectRefused(await read(from(aNetwork())));
  });

  it('are counted by root field, whatever its alias', async () => {
    const person = await aClient(app);
    const write = 'updateProfile(input: { address: "Feni" }) { user { id } }';
    const aliases = Array.from({ length: 10 }, (_, n) => `a${n}: ${write}`).join(' ');
    const mutation = `mutation { ${aliases} }`;
    await app.platform.limits.accountWrites.penalty(person.id, 105);
    expect((await person.client.graphql(mutation)).errors).toBeUndefined();
    expect((await person.client.graphql(mutation)).status).toBe(429);
    const { consumedPoints } = (await app.platform.limits.accountRequests.get(person.id)) ?? {};
    expect(consumedPoints).toBe(20);
  });

  it('may write 120 times a minute, through both doors', async () => {
    const person = await aClient(app);
    await app.platform.limits.accountWrites.penalty(person.id, 119);
    expect((await person.client.rest('PUT', '/users/profile', { address: 'Khulna' })).status).toBe(200);
    expectRefused(await person.client.rest('PUT', '/users/profile', { address: 'Sylhet' }));
    const { status, errors, headers } = await person.client.graphql(
      graphql(`mutation { updateProfile(input: { address: "Feni" }) { user { id } } }`),
    );
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await person.client.rest<AccountV1>('GET', '/users/profile')).body.address).toBe('Khulna');
  });
});

describe('sockets', () => {
  const opened: LiveSocket[] = [];
  afterAll(() => opened.forEach((socket) => socket.cut()));
  const open = async (network: string, authorization: string | null): Promise<LiveSocket> => {
    const socket = new LiveSocket(app.origin, authorization, { headers: from(network) });
    opened.push(socket);
    const isOpen = () => socket.socket.readyState === socket.socket.OPEN;
    await until(() => (authorization ? socket.isSignedIn : isOpen()) || socket.closeCode !== null);
    return socket;
  };

  it('count each subscription as a request of the account', async () => {
    const socket = await open(aNetwork(), `Bearer ${client.token}`);
    await app.platform.limits.accountRequests.penalty(client.id, 1200);
    const following = socket.follow('subscription { activity { unreadMessages } }');
    await until(() => following.isOver);
    await app.platform.limits.accountRequests.delete(client.id);
    expect(following.errors[0]!.extensions.code).toBe('RATE_LIMITED');
  });

  it('of one network that are not signed in are 50 at most, and keep nobody else away', async () => {
    const network = aNetwork();
    await app.platform.limits.publicRequests.reward(network, 200);
    const waiting: LiveSocket[] = [];
    for (let n = 0; n < 51; n += 1) waiting.push(await open(network, null));
    expect(waiting.map(({ closeCode }) => closeCode)).toEqual([...Array<null>(50).fill(null), 1006]);
    expect((await open(aNetwork(), null)).closeCode).toBeNull();
    waiting[0]?.cut();
    await waiting[0]?.closed();
    await until(async () => (await open(network, `Bearer ${client.token}`)).isSignedIn);
  });
});

describe('registrations from one network', () => {
  const register = (network: string): Promise<RestResponse> =>
    new Client(app.origin).rest(
      'POST',
      '/auth/register',
      { name: 'Somebody', email: `new${(made += 1)}@example.test`, password: 'a sound password' },
      from(network),
    );

  it('are slowed past 60, not refused, and refused past 300', async () => {
    const network = aNetwork();
    await app.platform.limits.signUps.penalty(network, 80);
    const started = performance.now();
    expect((await register(network)).status).toBe(201);
    expect(performance.now() - started).toBeGreaterThan(1_000);
    await app.platform.limits.signUps.penalty(network, 300);
    expectRefused(await register(network));
    expect((await register(aNetwork())).status).toBe(201);
  });
});

describe('case requests', () => {
  it('to one lawyer are five a day, and one that is sent again is not counted', async () => {
    const person = await aClient(app);
    const requestKey = '01890a5d-ac96-774b-bcce-b302099a8057';
    const ask = (more: object = {}) =>
      person.client.rest<CaseV1>('POST', '/users/cases', {
        lawyerId: lawyer.id,
        title: 'Land',
        description: 'A wall.',
        ...more,
      });
    for (let n = 0; n < 4; n += 1) expect((await ask()).status).toBe(201);
    const fifth = await ask({ requestKey });
    expect(fifth.status).toBe(201);
    const sixth = await ask();
    expectRefused(sixth);
    expect(sixth.body.message).toMatch('this lawyer several requests today');
    expect((await ask({ requestKey })).body._id).toBe(fifth.body._id);
    expect((await aCase(person, await aLawyer(app)))._id).toBeDefined();
  });

  it('are 20 an hour, also in another process', async () => {
    const { publicRateLimit, smsPerDay } = app.platform.config;
    const { dataSource } = app.platform;
    const secret = 'a secret for tests that nobody else has, 48 bytes';
    const another = createLimits({ publicRateLimit, smsPerDay, secret, dataSource });
    await another.caseRequests.penalty(client.id, 20);
    expectRefused(
      await client.client.rest('POST', '/users/cases', {
        lawyerId: lawyer.id,
        title: 'Land',
        description: 'A wall.',
      }),
    );
  });
});

describe('entries and hearings', () => {
  it('are 60 an hour of a lawyer, all together', async () => {
    const [{ id }] = await app.platform.dataSource.query<[{ id: string }]>(
      `insert into cases (id, client_id, lawyer_id, title, description, status)
       values (gen_random_uuid(), $1, $2, 'Land', 'A wall.', 'accepted') returning id`,
      [client.id, lawyer.id],
    );
    await app.platform.limits.caseEntries.penalty(lawyer.id, 57);
    const { id: entry } = await addEntry(lawyer, id, 'The plaint was filed.');
    await addEntry(lawyer, id, 'The plaint was admitted.', entry);
    const hearing = await setHearing(lawyer, id);
    for (const refused of [
      await tryEntry(lawyer, id, 'One more'),
      await tryHearing(lawyer, id),
      await tryToCancel(lawyer, hearing),
    ])
      expect(refusalOf(refused)?.[0]).toBe('RATE_LIMITED');
  });
});

describe('keys of limits', () => {
  it('are stored hashed', async () => {
    await app.platform.limits.signInFailures.penalty('somebody@example.test 203.0.113.99');
    const rows: { key: string }[] = await app.sql('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });
});

describe('pictures', () => {
  const send = (network: string, picture: Blob): Promise<RestResponse> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'A', designation: 'B', review: 'Good' }))
      form.set(name, value);
    form.append('reviewImage', picture, 'me.png');
    return new Client(app.origin).rest('POST', '/public/reviews', form, from(network));
  };

  it('that are none are refused 20 times an hour from one network', async () => {
    const network = aNetwork();
    expect((await send(network, new Blob(['none']))).status).toBe(415);
    await app.platform.limits.picturesRefused.penalty(network, 19);
    expectRefused(await send(network, new Blob(['none'])));
    expect((await send(aNetwork(), new Blob(['none']))).status).toBe(415);
  });
});

describe('one GraphQL request', () => {
  type Answer = Pick<GraphqlResult, 'errors'>;
  const messages = async (body: unknown, headers: Record<string, string> = {}): Promise<string[]> => {
    const response = await post(body, { ...from(aNetwork()), ...headers });
    const result = (await response.json()) as Answer | Answer[];
    return [result].flat().flatMap(({ errors }) => (errors ?? []).map(({ message }) => message));
  };

  it('may cost 3,000 for a visitor and 10,000 for an account', async () => {
    const query =
      '{ blogs(limit: 100) { items { id content title createdAt updatedAt image imageSmall author { id name listed } preview version } } reviews { id name review } lawyers(limit: 100) { items { id name district bio experience languages chamberName courtLevel verifiedAt practiceAreas } } }';
    expect(await messages({ query })).toEqual([
      'This request costs 3005 and 3000 is the limit. Most of it is blogs.items, which costs 1701. Ask for blogs(limit: 99) or for fewer fields. The limits: /developers#limits',
    ]);
    expect(await messages({ query }, { authorization: `Bearer ${client.token}` })).toEqual([]);
  });

  it('may ask for 500 items, all operations of a batch together', async () => {
    const query = '{ reviews { id } lawyers(limit: 100) { total items { id } } }';
    expect(await messages([{ query }, { query }])).toEqual([]);
    expect(await messages([{ query }, { query }, { query }])).toEqual([
      'This request asks for 600 items of lists and 500 is the limit. Most of it is reviews, which costs 101. Ask for less in one request. The limits: /developers#limits',
    ]);
  });

  it('may have ten root fields', async () => {
    const roots = (count: number): string =>
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: me { id }`).join(' ')} }`;
    expect(await messages({ query: roots(10) })).toEqual([]);
    expect(await messages({ query: roots(11) })).toEqual([
      'This request asks for 11 root fields and 10 is the limit. Ask for less in one request. The limits: /developers#limits',
    ]);
  });

  it('may sign in once', async () => {
    const query = 'mutation { login(email: "nobody@example.test", password: "not this one") { token } }';
    const attempt = { query };
    const errors = await messages([attempt, attempt]);
    expect(errors).toContain('One request signs in or registers at most once');
    expect(errors).toContain('Invalid email or password');
  });

  it('tells its cost when it is asked to', async () => {
    const response = await post(DIRECTORY, { ...from(aNetwork()), 'x-graphql-cost': '1' });
    expect(await response.json()).toHaveProperty('extensions', {
      cost: { cost: 2, mostCost: 3000, rows: 0, mostRows: 500 },
    });
    const silent = await (await post(DIRECTORY, from(aNetwork()))).json();
    expect(silent).not.toHaveProperty('extensions');
  });

  it('has no literals that are deep or long', async () => {
    const deep = `${'{ a: '.repeat(400)}1${' }'.repeat(400)}`;
    expect(await messages({ query: `{ lawyers(filter: ${deep}) { total } }` })).toContain(
      'The operation is refused: a value in it is deeper than 12 levels',
    );
    const long = `[${'1 '.repeat(1_900)}]`;
    expect(await messages({ query: `{ lawyers(filter: { search: ${long} }) { total } }` })).toContain(
      'The operation is refused: lists in it have more than 1000 entries',
    );
  });
});
