import { buildersOf, fillPath, matchPath } from './path-pattern';

test('a builder takes the values in the order of the pattern and encodes them', () => {
  const { all, one, two, picture } = buildersOf({
    all: '/cases',
    one: '/cases/:id',
    two: '/for/:area/in/:district',
    picture: '/share/:id.png',
  });
  expect(all).toBe('/cases');
  expect(one('a/b?c')).toBe('/cases/a%2Fb%3Fc');
  expect(two('tax-law', 'dhaka')).toBe('/for/tax-law/in/dhaka');
  expect(picture('01')).toBe('/share/01.png');
  expect(fillPath('/', [])).toBe('/');
});

test.each([
  ['/', '/', {}],
  ['/faq', '/faq', {}],
  ['/faq', '/faq/', {}],
  ['/lawyers/:id', '/lawyers/01', { id: '01' }],
  ['/lawyers/:id', '/lawyers/a%2Fb', { id: 'a%2Fb' }],
  ['/for/:area/in/:district', '/for/tax-law/in/dhaka', { area: 'tax-law', district: 'dhaka' }],
])('%s matches %s', (pattern, path, values) => {
  expect(matchPath(pattern, path)).toEqual(values);
});

test.each([
  ['/', '/faq'],
  ['/faq', '/'],
  ['/faq', '/faqs'],
  ['/faq', '/FAQ'],
  ['/faq', '/faq//'],
  ['/lawyers/:id', '/lawyers'],
  ['/lawyers/:id', '/lawyers/'],
  ['/lawyers/:id', '/lawyers//'],
  ['/lawyers/:id', '/lawyers/01/x'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull();
});
