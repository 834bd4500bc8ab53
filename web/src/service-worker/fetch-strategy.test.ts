import { ruleFor } from './fetch-strategy';

const origin = 'https://ainsathi.example';
const rule = (path: string, mode = 'navigate', method = 'GET') =>
  ruleFor({ method, mode, url: origin + path }, origin);

describe('the rule for a request', () => {
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
  ])('keeps the public page %s', (path) => expect(rule(path)).toBe('public'));

  it.each(['/user', '/user/cases', '/user/cases/01J'])('gives the frame of the client area: %s', (path) =>
    expect(rule(path)).toBe('client'),
  );

  it.each(['/lawyer', '/lawyer/cases', '/admin', '/admin/users', '/login', '/register', '/account/password'])(
    'keeps nothing of %s',
    (path) => expect(rule(path)).toBe('other'),
  );

  it.each(['/graphql', '/api/v1/lawyers', '/blogs/feed.xml', '/sitemap.xml', '/healthz', '/userx'])(
    'leaves alone %s',
    (path) => expect(rule(path)).toBe('untouched'),
  );

  it('takes hashed files from the cache, whoever asks', () => {
    expect(rule('/assets/index-C8tR1n6_.css', 'cors')).toBe('asset');
  });

  it('touches no data, no writing and no other origin', () => {
    expect(rule('/graphql', 'cors', 'POST')).toBe('untouched');
    expect(rule('/lawyers', 'cors')).toBe('untouched');
    expect(rule('/contact', 'navigate', 'POST')).toBe('untouched');
    expect(ruleFor({ method: 'GET', mode: 'navigate', url: 'https://other.example/' }, origin)).toBe(
      'untouched',
    );
  });
});
