import { fetchStrategy } from './fetch-strategy';

const origin = 'https://ainsathi.example';
const strategy = (path: string, mode = 'navigate', method = 'GET') =>
  fetchStrategy({ method, mode, url: origin + path }, origin);

describe('the strategy for a request', () => {
  it.each([
    '/',
    '/?category=Family+Law',
    '/lawyers',
    '/lawyers/01J',
    '/lawyers/for/family-law/in/dhaka?page=2',
    '/blogs',
    '/blogs/01J',
    '/faq',
    '/contact',
    '/terms',
    '/privacy',
  ])('saves the public page %s', (path) => expect(strategy(path)).toBe('public'));

  it.each(['/user', '/user/cases', '/user/cases/01J', '/bn/lawyer/diary?day=2026-12-07'])(
    'gives the frame of own cases: %s',
    (path) => expect(strategy(path)).toBe('client'),
  );

  it.each([
    '/lawyer',
    '/lawyer/cases',
    '/lawyer/diary/import',
    '/admin',
    '/admin/users',
    '/login',
    '/register',
    '/account/password',
  ])('saves nothing of %s', (path) => expect(strategy(path)).toBe('other'));

  it.each(['/graphql', '/api/v1/lawyers', '/blogs/feed.xml', '/sitemap.xml', '/healthz', '/userx'])(
    'saves nothing of %s, and gives no page in its place',
    (path) => expect(strategy(path)).toBe('opened'),
  );

  it.each(['/documents/receipt/01J/Receipt.pdf?e=1&d=v&l=en&s=x', '/documents', '/documents/x/01J/y.pdf'])(
    'keeps nothing of the private document %s, and gives no page in its place',
    (path) => {
      // The preloaded response is taken: one press is one request, and one line of the access record.
      expect(strategy(path)).toBe('opened');
      for (const mode of ['cors', 'no-cors', 'same-origin']) expect(strategy(path, mode)).toBe('untouched');
    },
  );

  it('takes hashed files from the cache in every request mode', () => {
    expect(strategy('/assets/index-C8tR1n6_.css', 'cors')).toBe('asset');
  });

  it('leaves alone data, writes and other origins', () => {
    expect(strategy('/graphql', 'cors', 'POST')).toBe('untouched');
    expect(strategy('/graphql?extensions=a&variables={}', 'cors')).toBe('untouched');
    expect(strategy('/lawyers', 'cors')).toBe('untouched');
    expect(strategy('/contact', 'navigate', 'POST')).toBe('untouched');
    expect(fetchStrategy({ method: 'GET', mode: 'navigate', url: 'https://other.example/' }, origin)).toBe(
      'untouched',
    );
  });
});
