import { renderWith, translatorFor } from '../../../test/render-in-language';
import { LinkedText } from './use-listed-messages';

const translator = translatorFor('en');
const markupOf = async (text: string) => renderWith(await translator, <LinkedText text={text} />);
const linksOf = async (text: string) =>
  [...(await markupOf(text)).matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);

it('links web addresses, and nothing else', async () => {
  expect(await linksOf('See https://judiciary.gov.bd/list?a=1 and www.example.com.')).toEqual([
    'https://judiciary.gov.bd/list?a=1',
    'http://www.example.com',
  ]);
  expect(await linksOf('javascript:alert(1) mailto:a@b.example ftp://x.example/y a@b.example')).toEqual([]);
});

it('tells other sites nothing, and search engines not to follow', async () => {
  const markup = await markupOf('https://example.com <b>bold</b>');
  expect(markup).toContain('rel="noopener noreferrer nofollow"');
  expect(markup).toContain('&lt;b&gt;bold&lt;/b&gt;');
});

it.each([
  ['https://example.com/act-11.html-এর ৩ ধারা', 'https://example.com/act-11.html'],
  ['https://example.com/a-র জন্য', 'https://example.com/a'],
  ['https://example.com/a-টা দেখুন', 'https://example.com/a'],
  ['https://example.com/a,খ', 'https://example.com/a'],
  ['এখানে দেখুন https://example.com/act-11.html।', 'https://example.com/act-11.html'],
  ['‘https://example.com/act-11.html’এ', 'https://example.com/act-11.html'],
  ['https://example.com/a-b-c', 'https://example.com/a-b-c'],
])('ends a link before a Bangla ending: %s', async (text, link) => {
  expect(await linksOf(text)).toEqual([link]);
  expect((await markupOf(text)).replaceAll(/<[^>]+>/g, '')).toBe(text);
});

it('keeps Bangla letters within an address', async () => {
  expect((await linksOf('https://bn.wikipedia.org/wiki/ঢাকা')).map((link) => decodeURI(link ?? ''))).toEqual([
    'https://bn.wikipedia.org/wiki/ঢাকা',
  ]);
});

it.each([
  ['Case.No 45/2024 is fixed for Sunday', []],
  ['G.R.No 112 and C.R.No 7', []],
  ['C.R.No/7 of 2024', []],
  ['The fee is paid.my file is ready', []],
  ['Come to court.at 10 bring the deed.in original', []],
  ['Dear Sir.is the hearing.in Dhaka?', []],
  ['Sec.in force since 1998', []],
  ['Mr.to come tomorrow', []],
  ['M.A.is enough', []],
  ['see deed.pdf and photo.jpg', []],
  ['The order.net effect is small', []],
  ['example.com.bd/form', ['http://example.com.bd/form']],
  ['supremecourt.gov.bd', ['http://supremecourt.gov.bd']],
  ['www.example.org', ['http://www.example.org']],
  ['www.example.in', ['http://www.example.in']],
  ['facebook.com/page', ['http://facebook.com/page']],
  ['https://court.at/x', ['https://court.at/x']],
  ['Read https://example.com/a-b-c।', ['https://example.com/a-b-c']],
  ['W.P.No. 12 and Crl.Appeal.No 9', []],
  ['ধারা.In এবং মামলা.no', []],
  ['http://court.at', ['http://court.at']],
  ['EXAMPLE.COM.BD/a and example.edu?b', ['http://EXAMPLE.COM.BD/a', 'http://example.edu?b']],
])('links what was written as an address, and no words with a full stop: %s', async (text, links) => {
  expect(await linksOf(text)).toEqual(links);
});
