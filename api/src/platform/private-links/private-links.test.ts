import { createPrivateLinks, type LinkedDocument, type LinkOptions } from './private-links';

const DOCUMENT: LinkedDocument = {
  kind: 'receipt',
  id: '0190b2c4-0000-7000-8000-000000000001',
  disposition: 'view',
  language: 'bn',
};
const READER = { accountId: 'an-account', sessionId: 'a-session' };
const NOW = new Date('2026-11-06T04:00:00.500Z');
const OPTIONS: LinkOptions = { name: 'Receipt 2026/0007.pdf', now: NOW, secure: false };

const secondsLater = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

function partsOf(path: string): [Record<string, string>, Record<string, string>] {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const [, , kind = '', id = '', name = ''] = pathname.split('/');
  return [{ kind, id, name }, Object.fromEntries(searchParams)];
}

const headerOf = (cookie: string): string => cookie.split(';')[0] ?? '';

describe('a private link', () => {
  const links = createPrivateLinks('one');
  const link = links.create(DOCUMENT, READER, OPTIONS);
  const [params, query] = partsOf(link.path);

  it('has a URL that names the document and no person', () => {
    expect(link.path).toMatch(
      /^\/documents\/receipt\/0190b2c4-[\w-]+\/Receipt%202026%2F0007\.pdf\?e=\d+&d=v&l=bn&s=[\w-]{43}$/,
    );
    for (const who of Object.values(READER)) expect(link.path).not.toContain(who);
  });

  it('is valid for five minutes', () => {
    expect(link.expiresAt).toEqual(new Date('2026-11-06T04:05:00Z'));
    expect(links.read(params, query, secondsLater(299))).toMatchObject({ ...DOCUMENT, hasEnded: false });
    expect(links.read(params, query, secondsLater(300))).toMatchObject({ hasEnded: true });
  });

  it('is for its reader in this session alone', () => {
    const asked = links.read(params, query, NOW)!;
    expect(links.isValidFor(asked, READER)).toBe(true);
    expect(links.isValidFor(asked, { ...READER, accountId: 'another' })).toBe(false);
    expect(links.isValidFor(asked, { ...READER, sessionId: 'another' })).toBe(false);
  });

  it.each([
    ['kind', { kind: 'document' }, {}],
    ['id', { id: '0190b2c4-0000-7000-8000-000000000002' }, {}],
    ['time', {}, { e: '9999999999' }],
    ['disposition', {}, { d: 'a' }],
    ['language', {}, { l: 'en' }],
    ['signature', {}, { s: 'A'.repeat(43) }],
    ['signature, to one of another length', {}, { s: '' }],
  ])('is not good with another %s', (_, changedParams, changedQuery) => {
    const asked = links.read({ ...params, ...changedParams }, { ...query, ...changedQuery }, NOW);
    expect(asked && links.isValidFor(asked, READER)).toBe(false);
  });

  it.each([
    [{ kind: 'Receipt' }, {}],
    [{ kind: ['receipt'] }, {}],
    [{ id: 'a|b' }, {}],
    [{ id: undefined }, {}],
    [{}, { e: undefined }],
    [{}, { e: '1e20' }],
    [{}, { d: 'constructor' }],
    [{}, { d: ['v', 'a'] }],
    [{}, { l: 'fr' }],
    [{}, { s: ['x'] }],
  ])('is none with %j %j', (changedParams, changedQuery) => {
    expect(links.read({ ...params, ...changedParams }, { ...query, ...changedQuery }, NOW)).toBeNull();
  });

  it('stays good while the secret is changed, and no longer', () => {
    const asked = links.read(params, query, NOW)!;
    const cookie = headerOf(link.cookie);
    const rotated = createPrivateLinks('two', ['one']);
    expect(rotated.isValidFor(asked, READER)).toBe(true);
    expect(rotated.sessionOf(cookie, NOW)).toBe('a-session');
    const other = createPrivateLinks('two');
    expect(other.isValidFor(asked, READER)).toBe(false);
    expect(other.sessionOf(cookie, NOW)).toBeNull();
  });

  it.each(['', '.', '..'])('has a name in its address where the document is called %j', (name) => {
    expect(links.create(DOCUMENT, READER, { ...OPTIONS, name }).path).toContain('/document?');
  });

  it.each([{ kind: 'a/b' }, { id: 'a|b' }, { id: '' }])('is not made for %j', (wrong) => {
    expect(() => links.create({ ...DOCUMENT, ...wrong }, READER, OPTIONS)).toThrow('A link has');
  });
});

describe('the cookie of its reader', () => {
  const links = createPrivateLinks('one');
  const { cookie } = links.create(DOCUMENT, READER, OPTIONS);

  it('is for the documents alone, and for no script and no other site', () => {
    expect(cookie).toMatch(/^ainsathi_reader=a-session\.\d+\.[\w-]{43}; Max-Age=43200; Path=\/documents;/);
    expect(cookie.endsWith('; HttpOnly; SameSite=Strict')).toBe(true);
    const secure = links.create(DOCUMENT, READER, { ...OPTIONS, secure: true });
    expect(secure.cookie.endsWith('; HttpOnly; SameSite=Strict; Secure')).toBe(true);
  });

  it('names the session for twelve hours', () => {
    const header = `language=bn; ${headerOf(cookie)}; other=1`;
    expect(links.sessionOf(header, secondsLater(43_199))).toBe('a-session');
    expect(links.sessionOf(header, secondsLater(43_200))).toBeNull();
  });

  it.each([
    ['none', undefined],
    ['another session', headerOf(cookie).replace('a-session', 'b-session')],
    ['another time', headerOf(cookie).replace(/\.\d+\./, '.9999999999.')],
    ['a name that ends alike', `x${headerOf(cookie)}`],
    ['nothing in it', 'ainsathi_reader='],
  ])('counts as none: %s', (_, header) => {
    expect(links.sessionOf(header, NOW)).toBeNull();
  });
});
