import { articleAddress, completeLinks } from './article-links';

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['tel:16699', 'tel:16699'],
  ['#dower', '#dower'],
  ['example.org', 'https://example.org'],
  ['www.bdlaws.minlaw.gov.bd/act-11.html', 'https://www.bdlaws.minlaw.gov.bd/act-11.html'],
  ['example.org:8080/a?b=c', 'https://example.org:8080/a?b=c'],
  ['//example.org/a', 'https://example.org/a'],
  ['বিচার.বাংলা', 'https://বিচার.বাংলা'],
  ['help@example.org', 'mailto:help@example.org'],
  ['/lawyers', null],
  ['lawyers', null],
  ['./a', null],
  ['../a', null],
  ['?page=2', null],
  ['act-11.html', null],
  ['form.pdf', null],
])('the address %s becomes %s', (written, address) => {
  expect(articleAddress(written)).toBe(address);
});

test.each([
  ['See [the act](bdlaws.gov.bd/11 "Act XI").', 'See [the act](https://bdlaws.gov.bd/11 "Act XI").'],
  ['![A map](example.org/map.png)', '![A map](https://example.org/map.png)'],
  ['[the act][1]\n\n[1]: example.org "Act"', '[the act][1]\n\n[1]: https://example.org "Act"'],
  ['[the act](<example.org/a b>)', '[the act](<https://example.org/a b>)'],
  [
    '[a](example.org/x_(y)) and [b](example.org)',
    '[a](https://example.org/x_(y)) and [b](https://example.org)',
  ],
  [
    '`[a](b)` and\n\n```\n[a](b)\n```\n[c](example.org)',
    '`[a](b)` and\n\n```\n[a](b)\n```\n[c](https://example.org)',
  ],
  ['[Note]: the law says so', '[Note]: the law says so'],
  ['[^1]: example.org', '[^1]: example.org'],
])('%j becomes %j', (written, markdown) => {
  expect(completeLinks(written)).toEqual({ markdown, refused: null });
});

test('the first address that leads nowhere is named', () => {
  expect(completeLinks('[a](example.org), [b](/lawyers), [c](form.pdf)').refused).toBe('/lawyers');
});

test('a long text of openers is read in linear time', () => {
  for (const opener of ['`', '](', '[a]: ', '```\n', '~~~'])
    expect(completeLinks(opener.repeat(50_000 / opener.length)).markdown.length).toBeGreaterThan(49_000);
});
