import { areaAt, areaRoots, pageKindAt, pages, type PageKind, paths, publicPageAt } from './addresses';
import { fillPath } from './path-pattern';

const kinds = Object.keys(pages) as PageKind[];
const all = kinds.flatMap((kind) =>
  Object.entries<string>(pages[kind]).map(([name, pattern]) => ({ kind, name, pattern })),
);

test('every page has a different path', () => {
  const patterns = all.map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test.each(all)('$pattern is a page of the kind $kind', ({ kind, pattern }) => {
  const path = fillPath(pattern, ['one', 'two']);
  expect(pageKindAt(path)).toBe(kind);
  expect(pageKindAt(`${path === '/' ? '' : path}/`)).toBe(kind);
});

test.each(Object.entries<string>(pages.public))(
  'the public page %s is found by its path',
  (name, pattern) => {
    expect(publicPageAt(fillPath(pattern, ['one', 'two']))).toBe(name);
  },
);

test.each(Object.entries(areaRoots))(
  'everything below the root of the area %s belongs to it',
  (area, root) => {
    expect(areaAt(root)).toBe(area);
    expect(areaAt(`${root}/no-such-page`)).toBe(area);
    expect(areaAt(`${root}x`)).toBeNull();
    for (const pattern of Object.values<string>(pages[area as keyof typeof areaRoots]))
      expect(areaAt(pattern)).toBe(area);
  },
);

test.each([
  '/graphql',
  '/api/v1/lawyers',
  '/blogs/feed.xml',
  '/sitemap.xml',
  '/share/site.png',
  '/no-such-page',
])('%s is no page', (path) => {
  expect(pageKindAt(path)).toBeNull();
});

test('paths encode their parameters', () => {
  expect(paths.lawyer('a/b?c')).toBe('/lawyers/a%2Fb%3Fc');
  expect(paths.client.case('01')).toBe('/user/cases/01');
  expect(paths.admin.blog('x')).toBe('/admin/blogs/x');
  expect(paths.shareBlog('01')).toBe('/share/blogs/01.png');
});

test('the directory has a path for an area, a district, both and neither', () => {
  expect(paths.directory(null, null)).toBe('/lawyers');
  expect(paths.directory('tax-law', null)).toBe('/lawyers/for/tax-law');
  expect(paths.directory(null, 'dhaka')).toBe('/lawyers/in/dhaka');
  expect(paths.directory('tax-law', 'dhaka')).toBe('/lawyers/for/tax-law/in/dhaka');
});
