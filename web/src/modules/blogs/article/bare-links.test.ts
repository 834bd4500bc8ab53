import { linkBareText } from './bare-links';

type Tree = Parameters<ReturnType<typeof linkBareText>>[0];

const element = (tagName: string, ...children: (Tree | string)[]): Tree => ({
  type: 'element',
  tagName,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

function markupOf({ tagName, properties, value = '', children = [] }: Tree): string {
  const inner = value + children.map(markupOf).join('');
  const href = typeof properties?.['href'] === 'string' ? ` ${properties['href']}` : '';
  return tagName ? `<${tagName}${href}>${inner}</${tagName}>` : inner;
}

function linked(...children: (Tree | string)[]): string {
  const tree: Tree = { type: 'root', children: [element('p', ...children)] };
  linkBareText()(tree);
  return markupOf(tree);
}

test.each([
  ['In danger call 999.', 'In danger call <a tel:999>999</a>.'],
  ['Legal aid: 16699 (free)', 'Legal aid: <a tel:16699>16699</a> (free)'],
  [
    'Call 109, 333 or 1098, day and night.',
    'Call <a tel:109>109</a>, <a tel:333>333</a> or <a tel:1098>1098</a>, day and night.',
  ],
  ['The hotline for women: 109', 'The hotline for women: <a tel:109>109</a>'],
  [
    'জরুরি প্রয়োজনে ৯৯৯-এ কল করুন, আইনি সহায়তায় ১৬৬৯৯।',
    'জরুরি প্রয়োজনে <a tel:999>৯৯৯</a>-এ কল করুন, আইনি সহায়তায় <a tel:16699>১৬৬৯৯</a>।',
  ],
])('numbers to call are links: %s', (text, markup) => {
  expect(linked(text)).toBe(`<p>${markup}</p>`);
});

test.each([
  'Section 109 of the Penal Code, and who may call a witness.',
  'Under sections 107, 109 and 333 the police may call him.',
  'ধারা ৩৩৩ অনুযায়ী ফোন জব্দ করা যায়।',
  'Phone bills of 999 taka, or Tk 999.',
  'They called 333 people in 109 days.',
  'Call 01712-999, 9990, 1,999, 999.50 or +999.',
  'There were 333.',
])('other numbers stay text: %s', (text) => {
  expect(linked(text)).toBe(`<p>${text}</p>`);
});

test('the calling word may stand outside of the mark around the number', () => {
  expect(linked('Call ', element('strong', '999'), ' now.')).toBe(
    '<p>Call <strong><a tel:999>999</a></strong> now.</p>',
  );
});

test('links and code stay as they are', () => {
  const children = ['Call ', element('code', '999'), ' or ', element('a', '16699')];
  expect(linked(...children)).toBe('<p>Call <code>999</code> or <a>16699</a></p>');
});

test.each([
  [
    'See https://bdlaws.minlaw.gov.bd/act-11.html, and www.blast.org.bd.',
    'See <a https://bdlaws.minlaw.gov.bd/act-11.html>https://bdlaws.minlaw.gov.bd/act-11.html</a>, and <a https://www.blast.org.bd>www.blast.org.bd</a>.',
  ],
  [
    'দেখুন https://example.com/act-11.html-এর ৩ ধারা (https://bn.wikipedia.org/wiki/ঢাকা)।',
    'দেখুন <a https://example.com/act-11.html>https://example.com/act-11.html</a>-এর ৩ ধারা (<a https://bn.wikipedia.org/wiki/ঢাকা>https://bn.wikipedia.org/wiki/ঢাকা</a>)।',
  ],
  [
    'See https://en.wikipedia.org/wiki/Dower_(Islam).',
    'See <a https://en.wikipedia.org/wiki/Dower_(Islam)>https://en.wikipedia.org/wiki/Dower_(Islam)</a>.',
  ],
  ['http:// is no address, nor is me@www.example.com', 'http:// is no address, nor is me@www.example.com'],
])('web addresses are links: %s', (text, markup) => {
  expect(linked(text)).toBe(`<p>${markup}</p>`);
});
