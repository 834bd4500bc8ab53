import { canonicalUrl } from './canonical-url';

test.each([
  ['/', '/'],
  ['/?utm_source=x&page=2&category=Tax+Law', '/?category=Tax+Law&page=2'],
  ['/?page=2&category=', '/?page=2'],
  ['/blogs?page=3&category=Tax', '/blogs?page=3'],
  ['/blogs?page=2&x=1&topic=tax-law', '/blogs?topic=tax-law&page=2'],
  ['/blogs/abc?page=3', '/blogs/abc'],
  ['/faq/', '/faq'],
  ['/bn', '/bn'],
  ['/bn/', '/bn'],
  ['/bn?utm_source=x&page=2', '/bn?page=2'],
  ['/bn/blogs/abc/?page=3', '/bn/blogs/abc'],
  ['/lawyers', '/lawyers'],
  ['/lawyers/abc?x=1', '/lawyers/abc'],
  ['/lawyers/in/dhaka?sort=name', '/lawyers/in/dhaka?sort=name'],
  ['/lawyers/for/tax-law/in/dhaka?page=2', '/lawyers/for/tax-law/in/dhaka?page=2'],
])('the canonical URL of %s is %s', (url, address) => {
  expect(canonicalUrl(url)).toBe(address);
});

test.each([
  '/login',
  '/bn/login',
  '/bn/?search=karim',
  '/user',
  '/admin/lawyers',
  '/?search=karim',
  '/blogs?search=dower',
  '/no/such/page',
  `/?category=${'x'.repeat(500)}`,
])('%s has no canonical URL', (url) => {
  expect(canonicalUrl(url)).toBeNull();
});
