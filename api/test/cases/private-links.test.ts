import type { Renderer } from '../../src/pages/renderer';
import type { PrivateDocumentKinds } from '../../src/rest/private-documents';
import type { WholeDocument } from '../../src/rest/send-private-document';
import { AppError, notFound } from '../../src/errors/app-error';
import type { Disposition, PrivateLink } from '../../src/platform/private-links/private-links';
import { aClient, aStaffMember, type Person } from '../setup/people';
import { StaffRole } from '../../src/auth/role';
import { type RunningApp, startApp } from '../setup/running-app';

const ID = '0190b2c4-0000-7000-8000-000000000001';
const OTHER_ID = '0190b2c4-0000-7000-8000-000000000002';

const FILES: Record<string, WholeDocument> = {
  pdf: { type: 'application/pdf', name: 'রসিদ ২০২৬-০০০৭.pdf', bytes: Buffer.from('%PDF-1.7') },
  text: { type: 'text/plain', name: 'a "note".txt', bytes: Buffer.from('লেখা') },
  page: { type: 'text/html', name: 'page.html', bytes: Buffer.from('<script>alert(1)</script>') },
};

const kinds: PrivateDocumentKinds = {
  ...Object.fromEntries(
    Object.entries(FILES).map(([kind, file]) => [
      kind,
      (_context: unknown, { id }: { id: string }) => Promise.resolve(id === ID ? file : null),
    ]),
  ),
  told: ({ viewer }, document) => {
    const bytes = Buffer.from(JSON.stringify({ ...document, name: viewer.name }));
    return Promise.resolve({ type: 'application/json', name: 'told.json', bytes });
  },
  hidden: () => Promise.reject(notFound('Case')),
  forbidden: () => Promise.reject(new AppError('FORBIDDEN')),
  unavailable: () => Promise.reject(new AppError('SERVICE_UNAVAILABLE')),
  broken: () => Promise.reject(new Error('a secret of the server')),
};

const ENDED = 'This link has ended. Open the document again from the case.';

let app: RunningApp;
let reader: Person;

beforeAll(async () => {
  app = await startApp({}, undefined, { privateKinds: kinds });
  reader = await aClient(app);
});
afterAll(() => app.stop());

const readerIn = ({ token }: Person) => app.platform.tokens.read(token)!;

interface LinkChanges {
  id?: string;
  disposition?: Disposition;
  language?: 'en' | 'bn';
  now?: Date;
}

/** The link that a person is given for a document. */
function linkFor(person: Person, kind: string, changes: LinkChanges = {}): PrivateLink {
  const { id = ID, disposition = 'view', language = 'en', now = new Date() } = changes;
  const document = { kind, id, disposition, language };
  return app.platform.privateLinks.create(document, readerIn(person), {
    name: FILES[kind]?.name ?? 'file',
    now,
    secure: false,
  });
}

const cookieOf = ({ cookie }: PrivateLink) => ({ cookie: cookie.split(';')[0]! });

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.origin + path, { method, headers });

/** As a browser follows it. */
const follow = (link: PrivateLink, method = 'GET') => get(link.path, cookieOf(link), method);

async function expectEnded(response: Response): Promise<void> {
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(ENDED);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
}

describe('a private link', () => {
  it('opens its document for the cookie that came with it', async () => {
    const response = await follow(linkFor(reader, 'pdf'));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('%PDF-1.7');
  });

  it('opens it for the bearer token of its session', async () => {
    const { path } = linkFor(reader, 'pdf');
    const response = await get(path, { authorization: `Bearer ${reader.token}` });
    expect(await response.text()).toBe('%PDF-1.7');
  });

  it('tells its module who asks, and for what', async () => {
    const link = linkFor(reader, 'told', { disposition: 'attachment', language: 'bn' });
    expect(await (await follow(link)).json()).toEqual({
      ...{ kind: 'told', id: ID, disposition: 'attachment', language: 'bn', name: reader.name },
      isThumbnail: false,
      madeAt: expect.any(String),
    });
  });

  it('answers under any last name: the file is saved under its own', async () => {
    const link = linkFor(reader, 'pdf');
    const response = await get(link.path.replace(/[^/]+\?/, 'other.exe?'), cookieOf(link));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).not.toContain('other');
  });

  it('answers HEAD without the bytes', async () => {
    const response = await follow(linkFor(reader, 'pdf'), 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('8');
    expect(await response.text()).toBe('');
  });
});

describe('a private link has ended', () => {
  it('for another viewer, by cookie and by token', async () => {
    const other = await aClient(app, 'Another Client');
    const { path } = linkFor(reader, 'pdf');
    await expectEnded(await get(path, cookieOf(linkFor(other, 'pdf'))));
    await expectEnded(await get(path, { authorization: `Bearer ${other.token}` }));
  });

  it('for the same person in another session', async () => {
    const [login] = await app.sql<{ id: string; account_id: string }>(
      `insert into sessions select (jsonb_populate_record(session, jsonb_build_object('id', gen_random_uuid()))).*
       from sessions session where id = $1 returning id, account_id`,
      [readerIn(reader).sessionId],
    );
    const token = app.platform.tokens.sign(login!.account_id, login!.id);
    const { path } = linkFor(reader, 'pdf');
    await expectEnded(await get(path, { authorization: `Bearer ${token}` }));
    expect(
      (await get(linkFor({ ...reader, token }, 'pdf').path, { authorization: `Bearer ${token}` })).status,
    ).toBe(200);
  });

  it('without a cookie, with a forged one, and with a token that is not good', async () => {
    const link = linkFor(reader, 'pdf');
    await expectEnded(await get(link.path));
    await expectEnded(await get(link.path, { cookie: cookieOf(link).cookie.replace(/.$/, '') }));
    // A token decides alone: the cookie does not stand in for it.
    await expectEnded(await get(link.path, { ...cookieOf(link), authorization: 'Bearer nothing' }));
  });

  it('after logging out', async () => {
    const leaving = await aClient(app);
    const link = linkFor(leaving, 'pdf');
    expect((await follow(link)).status).toBe(200);
    await leaving.client.rest('POST', '/auth/logout');
    await expectEnded(await follow(link));
  });

  it('after five minutes', async () => {
    const before = linkFor(reader, 'pdf', { now: new Date(Date.now() - 300_000) });
    const fresh = cookieOf(linkFor(reader, 'pdf'));
    await expectEnded(await get(before.path, fresh));
    const dayBefore = linkFor(reader, 'pdf', { now: new Date(Date.now() - 12 * 3_600_000) });
    await expectEnded(await get(linkFor(reader, 'pdf').path, cookieOf(dayBefore)));
  });

  it.each([
    ['id', (path: string) => path.replace(ID, OTHER_ID)],
    ['kind', (path: string) => path.replace('/pdf/', '/text/')],
    ['disposition', (path: string) => path.replace('&d=v', '&d=a')],
    ['language', (path: string) => path.replace('&l=en', '&l=bn')],
    ['time', (path: string) => path.replace(/e=\d+/, `e=${Math.floor(Date.now() / 1000) + 3_600}`)],
    ['signature', (path: string) => path.slice(0, -1)],
  ])('with another %s', async (_, change) => {
    const link = linkFor(reader, 'pdf');
    const response = await get(change(link.path), cookieOf(link));
    expect(response.status).toBe(404);
  });

  it('where there is nothing, no such kind, or nothing for this viewer', async () => {
    await expectEnded(await follow(linkFor(reader, 'pdf', { id: OTHER_ID })));
    for (const kind of ['nothing', 'constructor', 'hidden', 'forbidden'])
      await expectEnded(await follow(linkFor(reader, kind)));
  });

  it.each([
    '/documents',
    '/documents/',
    '/documents/pdf',
    `/documents/pdf/${ID}/%E0%A4%A`,
    '/documents/a/b/c/d',
  ])('at %s', async (path) => expectEnded(await get(path)));

  it.each(['POST', 'PUT', 'DELETE'])('for %s', async (method) =>
    expectEnded(await follow(linkFor(reader, 'pdf'), method)),
  );

  it('for staff who still owe their second factor', async () => {
    const admin = await aStaffMember(app, [StaffRole.OWNER]);
    const link = linkFor(admin, 'pdf');
    expect((await follow(link)).status).toBe(200);
    app.platform.config.staffSecondFactor = 'required';
    await expectEnded(await follow(link));
    app.platform.config.staffSecondFactor = 'offered';
  });

  it('and says so in the language of the link, or of the browser', async () => {
    const bangla = 'এই লিংকের মেয়াদ শেষ। মামলা থেকে ডকুমেন্টটি আবার খুলুন।'.normalize('NFC');
    const { path } = linkFor(reader, 'pdf', { language: 'bn' });
    for (const response of [await get(path), await get('/documents', { 'accept-language': 'bn' })]) {
      const page = await response.text();
      expect(page).toContain(`<html lang="bn">`);
      expect(page).toContain(bangla);
      expect(page).not.toMatch(/AinSathi/);
      expect(response.headers.get('content-language')).toBe('bn');
    }
  });
});

describe('each failure has its own status, without its details', () => {
  it.each([
    ['unavailable', 503, 'The service is busy or cannot be reached. Please try again.'],
    ['broken', 500, 'Something went wrong on our side. Nothing was changed.'],
  ])('%s', async (kind, status, sentence) => {
    const response = await follow(linkFor(reader, kind));
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(sentence);
  });
});

describe('the headers of a private document', () => {
  it.each(['pdf', 'text', 'page', 'hidden'])('let nobody keep, read on or embed it: %s', async (kind) => {
    const { headers } = await follow(linkFor(reader, kind));
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['etag', 'set-cookie', 'access-control-allow-origin'])
      expect(headers.get(name)).toBeNull();
  });

  const BANGLA = "filename*=UTF-8''%E0%A6%B0%E0%A6%B8%E0%A6%BF%E0%A6%A6";
  const SANDBOX = "default-src 'none'; sandbox";

  it.each([
    ['pdf', 'view', /^inline; /, "frame-ancestors 'none'", 'application/pdf'],
    ['pdf', 'attachment', /^attachment; /, "frame-ancestors 'none'", 'application/pdf'],
    ['text', 'view', /^inline; filename="a \\"note\\"\.txt"$/, SANDBOX, 'text/plain; charset=utf-8'],
    // What a browser would run is only ever saved.
    ['page', 'view', /^attachment; filename=page\.html$/, SANDBOX, 'text/html; charset=utf-8'],
  ] as const)('%s to %s', async (kind, disposition, written, policy, type) => {
    const { headers } = await follow(linkFor(reader, kind, { disposition }));
    expect(headers.get('content-disposition')).toMatch(written);
    expect(headers.get('content-security-policy')).toBe(policy);
    expect(headers.get('content-type')).toBe(type);
    if (kind === 'pdf') expect(headers.get('content-disposition')).toContain(BANGLA);
  });
});

it('a link never leads to a page: where no kind is known, it has ended', async () => {
  const rendered: string[] = [];
  const render = ({ url }: { url: string }) => {
    rendered.push(url);
    return Promise.resolve({ status: 200, html: '<!doctype html><p>A page</p>' });
  };
  const renderer: Renderer = { render, assets: (_request, _response, next) => next() };
  const withPages = await startApp({}, undefined, { renderer });
  try {
    for (const path of [`/documents/receipt/${ID}/receipt.pdf`, '/documents', '/documents/'])
      await expectEnded(await fetch(withPages.origin + path));
    expect(rendered).toEqual([]);
    expect((await fetch(`${withPages.origin}/documentsx`)).status).toBe(200);
    expect(rendered).toHaveLength(1);
  } finally {
    await withPages.stop();
  }
});
