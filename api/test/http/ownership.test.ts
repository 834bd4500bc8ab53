import { v7 as uuidv7 } from 'uuid';
import { createSchema } from '../../src/graphql/schema';
import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { Review } from '../../src/modules/reviews/review.entity';
import { v1Routes } from '../../src/rest/v1';
import { Client, type Json } from '../setup/client';
import { aCase, aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Those to whom nothing belongs come first, so that what they are refused is still there for its owner. */
const WALKERS = ['visitor', 'other client', 'other lawyer', 'client', 'lawyer', 'admin'] as const;
type Walker = (typeof WALKERS)[number];

/** Something that exists, of somebody. */
interface Thing {
  id: string;
  /** The account itself, where the thing is one. */
  self?: Partial<Record<Walker, Client>>;
}

let app: RunningApp;
let client: Person;
let lawyer: Person;
let walkers: Record<Walker, Client>;

beforeAll(async () => {
  app = await startApp();
  [client, lawyer] = [await aClient(app), await aLawyer(app)];
  walkers = {
    visitor: new Client(app.origin),
    'other client': (await aClient(app)).client,
    'other lawyer': (await aLawyer(app)).client,
    client: client.client,
    lawyer: lawyer.client,
    admin: (await anAdmin(app)).client,
  };
});
afterAll(() => app.stop());

const asLawyer = ({ id, client: self }: Person): Thing => ({ id, self: { lawyer: self } });
const THINGS = {
  case: async (): Promise<Thing> => {
    const { _id: id } = await aCase(client, lawyer);
    await setStatus(lawyer, id as string, 'accepted');
    return { id };
  },
  blog: async (): Promise<Thing> => {
    const post = { title: 'A post', content: 'Of its lawyer' };
    return { id: (await lawyer.client.rest('POST', '/lawyers/blogs', post)).body._id };
  },
  client: async (): Promise<Thing> => {
    const { id, client: self } = await aClient(app);
    return { id, self: { client: self } };
  },
  lawyer: async (): Promise<Thing> => asLawyer(await aLawyer(app)),
  'pending lawyer': async (): Promise<Thing> =>
    asLawyer(await aLawyer(app, { verification: VerificationStatus.PENDING })),
  review: async (): Promise<Thing> => {
    const id = uuidv7();
    const row = { id, name: 'A', designation: 'B', review: 'C', image: null, createdAt: new Date() };
    await app.platform.dataSource.manager.insert(Review, row);
    return { id };
  },
};

/** What a call means for whom: those who may, and those to whom the thing does not exist. All others may not call. */
type Call = [
  name: string,
  thing: keyof typeof THINGS,
  sends: Record<string, string> | string | null,
  may: readonly Walker[],
  unseen?: readonly Walker[],
];

const CLIENTS = ['client', 'other client'] as const;
const OTHERS = ['visitor', 'other client', 'other lawyer', 'client'] as const;
const TITLE = { title: 'Another title' };
const NAME = { name: 'Another Name' };
const REJECTED = { status: 'rejected', reason: 'Not on the roll' };

const REST: Call[] = [
  ['PUT /users/cases/:id/payment', 'case', { bKashTrxId: 'REST000001' }, ['client'], ['other client']],
  ['PUT /lawyers/cases/:id/status', 'case', { status: 'hearing-1' }, ['lawyer'], ['other lawyer']],
  ['PUT /admin/cases/:id/status', 'case', { status: 'completed' }, ['admin']],
  ['GET /public/blogs/:id', 'blog', null, WALKERS],
  ['GET /lawyers/blogs/:id', 'blog', null, ['lawyer'], ['other lawyer']],
  ['PUT /lawyers/blogs/:id', 'blog', TITLE, ['lawyer'], ['other lawyer']],
  ['DELETE /lawyers/blogs/:id', 'blog', null, ['lawyer'], ['other lawyer']],
  ['GET /admin/blogs/:id', 'blog', null, ['admin']],
  ['PUT /admin/blogs/:id', 'blog', TITLE, ['admin']],
  ['DELETE /admin/blogs/:id', 'blog', null, ['admin']],
  ['GET /public/lawyers/:id', 'lawyer', null, WALKERS],
  ['GET /public/lawyers/:id', 'pending lawyer', null, ['lawyer', 'admin'], OTHERS],
  ['GET /users/lawyers/:id', 'lawyer', null, CLIENTS],
  ['GET /users/lawyers/:id', 'pending lawyer', null, [], CLIENTS],
  ['PUT /admin/users/:id', 'client', NAME, ['admin']],
  ['PUT /admin/users/:id', 'lawyer', NAME, ['admin']],
  ['DELETE /admin/users/:id', 'client', null, ['admin']],
  ['DELETE /admin/users/:id', 'lawyer', null, ['admin']],
  ['PUT /admin/lawyers/:id', 'lawyer', NAME, ['admin']],
  ['PUT /admin/lawyers/:id', 'client', NAME, [], ['admin']],
  ['DELETE /admin/lawyers/:id', 'lawyer', null, ['admin']],
  ['DELETE /admin/lawyers/:id', 'client', null, [], ['admin']],
  ['PUT /admin/lawyers/:id/verification', 'lawyer', REJECTED, ['admin']],
  ['DELETE /admin/reviews/:id', 'review', null, ['admin']],
];

const GRAPHQL: Call[] = [
  ['case', 'case', 'id: $id', ['client', 'lawyer', 'admin'], ['other client', 'other lawyer']],
  ['submitPayment', 'case', 'caseId: $id, bKashTrxId: "GRAPHQL001"', ['client'], ['other client']],
  ['updateCaseStatus', 'case', 'caseId: $id, status: REJECTED', ['lawyer', 'admin'], ['other lawyer']],
  ['blog', 'blog', 'id: $id', WALKERS],
  ['updateBlog', 'blog', 'id: $id, input: { title: "Another" }', ['lawyer', 'admin'], ['other lawyer']],
  ['deleteBlog', 'blog', 'id: $id', ['lawyer', 'admin'], ['other lawyer']],
  ['lawyer', 'lawyer', 'id: $id', WALKERS],
  ['lawyer', 'pending lawyer', 'id: $id', ['lawyer', 'admin'], OTHERS],
  ['updateUser', 'client', 'id: $id, input: { name: "Another" }', ['admin']],
  ['updateUser', 'lawyer', 'id: $id, input: { name: "Another" }', [], ['admin']],
  ['deleteUser', 'client', 'id: $id', ['admin']],
  ['deleteUser', 'lawyer', 'id: $id', [], ['admin']],
  ['updateLawyer', 'lawyer', 'id: $id, input: { name: "Another" }', ['admin']],
  ['deleteLawyer', 'lawyer', 'id: $id', ['admin']],
  ['verifyLawyer', 'lawyer', 'id: $id, status: REJECTED, reason: "Not on the roll"', ['admin']],
  ['deleteReview', 'review', 'id: $id', ['admin']],
];

const QUERIES = ['case', 'blog', 'lawyer'];

/** What a call answers: its outcome in one word, and all that it tells. */
interface Outcome {
  verdict: string;
  told: Json;
}

async function call([name, , sends]: Call, speaker: Client, id: string): Promise<Outcome> {
  if (typeof sends !== 'string') {
    const [method = '', address = ''] = name.split(' ');
    const { status, body } = await speaker.rest(method, address.replace(':id', id), sends ?? undefined);
    return { verdict: status < 300 ? 'ok' : body.code, told: body };
  }
  const kind = QUERIES.includes(name) ? 'query' : 'mutation';
  const { data, errors } = await speaker.graphql(`${kind} ($id: ID!) { ${name}(${sends}) { __typename } }`, {
    id,
  });
  // A look-up that finds nothing is null; that is how both ways of not existing are told.
  const verdict = errors?.[0]?.extensions.code ?? (data[name] === null ? 'NOT_FOUND' : 'ok');
  return { verdict, told: { data, errors } };
}

const isRead = ([name]: Call): boolean => name.startsWith('GET') || QUERIES.includes(name);

/** Everything that is stored about a thing, whatever it is. */
async function stored(id: string): Promise<Json> {
  return app.platform.dataSource.query(
    `select row::text from cases row where id = $1
     union all select row::text from payments row where case_id = $1
     union all select row::text from blogs row where id = $1
     union all select row::text from accounts row where id = $1
     union all select row::text from lawyer_profiles row where account_id = $1
     union all select row::text from reviews row where id = $1`,
    [id],
  );
}

describe('what belongs to somebody', () => {
  const title = (one: Call): [string, Call[1], Call] => [one[0], one[1], one];

  it.each([...REST, ...GRAPHQL].map(title))(
    '%s, of a %s, answers each as its owner is',
    async (_name, kind, row) => {
      const [, , , may, unseen = []] = row;
      let thing: Thing | null = null;
      for (const who of WALKERS) {
        thing ??= await THINGS[kind]();
        const speaker = thing.self?.[who] ?? walkers[who];
        const before = await stored(thing.id);
        const { verdict, told } = await call(row, speaker, thing.id);
        const refusal = who === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
        const expected = may.includes(who) ? 'ok' : unseen.includes(who) ? 'NOT_FOUND' : refusal;
        expect([who, verdict]).toEqual([who, expected]);
        // Existence is not told: not by another word either.
        if (expected === 'NOT_FOUND') expect(told).toEqual((await call(row, speaker, NOBODY)).told);
        const changed = JSON.stringify(await stored(thing.id)) !== JSON.stringify(before);
        expect([who, changed]).toEqual([who, expected === 'ok' && !isRead(row)]);
        // What its owner has changed or deleted is no longer what the next one should find.
        if (changed) thing = null;
      }
    },
  );

  it('is asked for by no other call', () => {
    const routes = v1Routes.filter(({ path }) => path.includes(':id'));
    expect(new Set(REST.map(([name]) => name))).toEqual(
      new Set(routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`)),
    );
    const schema = createSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    const named = fields.filter(({ args }) => args.some(({ type }) => String(type) === 'ID!'));
    expect(new Set(GRAPHQL.map(([name]) => name))).toEqual(new Set(named.map(({ name }) => name)));
  });
});

it.each([
  ['client', 'case', '/users/cases', 'myCases'],
  ['lawyer', 'case', '/lawyers/cases', 'myCases'],
  ['lawyer', 'blog', '/lawyers/blogs', 'myBlogs'],
] as const)(
  'the list of a %s holds a %s of its own, and nobody else’s list does',
  async (who, kind, path, field) => {
    const { id } = await THINGS[kind]();
    const listed = async (speaker: Client): Promise<boolean[]> => {
      const ids = ((await speaker.rest('GET', path)).body as Json[]).map(({ _id }) => _id);
      const { items } = (await speaker.query(`{ ${field}(limit: 100) { items { id } } }`))[field];
      return [ids.includes(id), (items as Json[]).some((item) => item.id === id)];
    };
    expect(await listed(walkers[who])).toEqual([true, true]);
    expect(await listed(walkers[`other ${who}`])).toEqual([false, false]);
  },
);
