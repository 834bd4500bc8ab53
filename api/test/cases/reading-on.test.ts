import { aTakenCase, type CaseWithPeople } from '../setup/case-rooms';
import { addDocument, aFile } from '../setup/documents';
import { graphql } from '../setup/graphql';
import type { Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const TEXT = Buffer.from('ভূমির দলিল, ১৯৯৮\n'.repeat(200));
const SECOND = 1_000;

const app = appOfTests();
let taken: CaseWithPeople;
let documentId: string;
beforeAll(async () => {
  taken = await aTakenCase(app);
});
beforeEach(async () => {
  documentId = await addDocument(taken.client, taken.id, aFile('দলিল.txt', TEXT));
});

type Headers = Record<string, string>;
interface Reader {
  path: string;
  byCookie: Headers;
  byToken: Headers;
}

/** The lawyer in another session. */
async function inAnotherSession(person: Person): Promise<Person> {
  const session = app.platform.tokens.read(person.token)!;
  const [row] = await app.sql<{ id: string; account_id: string }>(
    `insert into sessions select (jsonb_populate_record(session, jsonb_build_object('id', gen_random_uuid()))).*
     from sessions session where id = $1 returning id, account_id`,
    [session.sessionId],
  );
  return { ...person, token: app.platform.tokens.sign(row!.account_id, row!.id) };
}

/** A link that ends in so many seconds. */
function linkOf(person: Person, seconds: number, disposition: 'view' | 'attachment' = 'view'): Reader {
  const { path, cookie } = app.platform.privateLinks.create(
    { kind: 'document', id: documentId, disposition, language: 'en' },
    app.platform.tokens.read(person.token)!,
    { name: 'Deed.txt', now: new Date(Date.now() + (seconds - 300) * SECOND), secure: false },
  );
  const byToken = { authorization: `Bearer ${person.token}` };
  return { path, byCookie: { cookie: cookie.split(';')[0]! }, byToken };
}

const get = (path: string, headers: Headers, method = 'GET') => fetch(app.origin + path, { method, headers });

async function untilItEnds({ path }: Reader): Promise<void> {
  const end = Number(new URL(path, app.origin).searchParams.get('e')) * SECOND;
  await new Promise((resolve) => {
    setTimeout(resolve, Math.max(end - Date.now(), 0) + 20);
  });
}

/** A link that was opened in time, and has ended. */
async function anOpenedLink(range?: string): Promise<Reader & { etag: string }> {
  const link = linkOf(taken.lawyer, 3);
  const opened = await get(link.path, { ...link.byCookie, ...(range ? { range } : {}) });
  expect([200, 206]).toContain(opened.status);
  await opened.arrayBuffer();
  await untilItEnds(link);
  return { ...link, etag: opened.headers.get('etag')! };
}

const expectPart = async (response: Response, start: number, end = TEXT.length - 1) => {
  expect([response.status, response.headers.get('content-range')]).toEqual([
    206,
    `bytes ${start}-${end}/${TEXT.length}`,
  ]);
  expect(Buffer.from(await response.arrayBuffer()).equals(TEXT.subarray(start, end + 1))).toBe(true);
};

describe('a link that was opened in time, once it has ended', () => {
  it('gives later parts, by cookie and by token, with and without the right version', async () => {
    const { path, byCookie, byToken, etag } = await anOpenedLink();
    for (const reader of [byCookie, byToken]) {
      await expectPart(await get(path, { ...reader, range: 'bytes=1000-' }), 1_000);
      await expectPart(await get(path, { ...reader, range: 'bytes=10-19' }), 10, 19);
      await expectPart(await get(path, { ...reader, range: 'bytes=-500' }), TEXT.length - 500);
      await expectPart(await get(path, { ...reader, range: 'bytes=1-', 'if-range': etag }), 1);
    }
    const head = await get(path, { ...byCookie, range: 'bytes=1000-' }, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([206, String(TEXT.length - 1_000)]);
    const lines = await app.sql('select 1 from case_accesses where document_id = $1', [documentId]);
    expect(lines).toHaveLength(1);
  });

  it('gives nothing from its beginning, nothing whole and nothing of another version', async () => {
    const { path, byCookie, byToken, etag } = await anOpenedLink('bytes=5-9');
    const refused: Headers[] = [
      {},
      { range: 'bytes=0-' },
      { range: 'bytes=0-5' },
      { range: `bytes=-${TEXT.length}` },
      { range: 'bytes=10-19,30-39' },
      { range: 'bytes=10-19,0-5' },
      { range: 'items=10-19' },
      { range: 'bytes=nonsense' },
      { range: `bytes=${TEXT.length}-` },
      { range: 'bytes=10-', 'if-range': '"another"' },
      { range: 'bytes=10-', 'if-range': `W/${etag}` },
      { range: 'bytes=10-', 'if-range': new Date().toUTCString() },
      { range: 'bytes=10-19,30-39', 'if-range': etag },
      { 'if-range': etag },
    ];
    for (const headers of refused)
      for (const reader of [byCookie, byToken])
        expect([headers, (await get(path, { ...reader, ...headers })).status]).toEqual([headers, 404]);
  });

  it('is for its own session', async () => {
    const { path } = await anOpenedLink();
    const elsewhere = await inAnotherSession(taken.lawyer);
    const range = 'bytes=10-';
    for (const person of [elsewhere, taken.client]) {
      const own = linkOf(person, 0);
      for (const address of [path, own.path])
        for (const reader of [own.byCookie, own.byToken])
          expect((await get(address, { ...reader, range })).status).toBe(404);
    }
  });

  it('gives nothing once the document is deleted', async () => {
    const { path, byCookie } = await anOpenedLink();
    await taken.client.client.query(
      graphql(`mutation ($id: ID!) { deleteDocument(id: $id) { deletedId } }`),
      {
        id: documentId,
      },
    );
    expect((await get(path, { ...byCookie, range: 'bytes=10-' })).status).toBe(404);
  });
});

describe('a link that nobody opened in time', () => {
  it('gives nothing, also where only its headers were read, or it was saved by another link', async () => {
    const link = linkOf(taken.lawyer, 3);
    expect((await get(link.path, link.byCookie, 'HEAD')).status).toBe(200);
    const saved = linkOf(taken.lawyer, 200, 'attachment');
    expect((await get(saved.path, saved.byCookie)).status).toBe(200);
    await untilItEnds(link);
    expect((await get(link.path, { ...link.byCookie, range: 'bytes=10-' })).status).toBe(404);
  });

  it('gives nothing where it was opened by another link afterwards', async () => {
    const link = linkOf(taken.lawyer, 0);
    const later = linkOf(taken.lawyer, 200);
    expect((await get(later.path, later.byCookie)).status).toBe(200);
    expect((await get(link.path, { ...link.byCookie, range: 'bytes=10-' })).status).toBe(404);
  });

  it('is opened in each session by itself', async () => {
    const elsewhere = await inAnotherSession(taken.lawyer);
    const [one, other] = [linkOf(taken.lawyer, 3), linkOf(elsewhere, 3)];
    for (const link of [one, other]) expect((await get(link.path, link.byCookie)).status).toBe(200);
    await untilItEnds(other);
    for (const link of [one, other])
      await expectPart(await get(link.path, { ...link.byCookie, range: 'bytes=10-' }), 10);
  });
});
