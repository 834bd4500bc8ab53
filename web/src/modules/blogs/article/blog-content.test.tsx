import type { Language } from '@ainsathi/contract/languages';
import { renderWith, translatorFor } from '../../../../test/render-in-language';
import { BlogContent, otherMarks } from './blog-content';

beforeAll(otherMarks.load);

async function shown(content: string, language: Language = 'en'): Promise<string> {
  const translator = await translatorFor(language);
  const html = renderWith(translator, <BlogContent content={content} />);
  return html.replace(/^<div class="prose">|<\/div>$/g, '');
}

test.each([
  [
    '**‘দেনমোহর’**এর টাকা **ধারা ১৪৪।**এ নেই। **(কাবিননামা)**টি সঙ্গে আনুন।',
    '<strong>‘দেনমোহর’</strong>এর টাকা <strong>ধারা ১৪৪।</strong>এ নেই। <strong>(কাবিননামা)</strong>টি সঙ্গে আনুন।',
  ],
  [
    'আদালত বলেছেন **“আগে নোটিশ দিন।”**সেই নোটিশ ৯০ দিনের। _‘খোলা তালাক’_এর নিয়ম আলাদা।',
    'আদালত বলেছেন <strong>“আগে নোটিশ দিন।”</strong>সেই নোটিশ ৯০ দিনের। <em>‘খোলা তালাক’</em>এর নিয়ম আলাদা।',
  ],
  [
    'The court held **"notice first."**Then ninety days run. **(Section 7)**applies.',
    'The court held <strong>&quot;notice first.&quot;</strong>Then ninety days run. <strong>(Section 7)</strong>applies.',
  ],
  ['**মূল কথা:**এটি জরুরি।', '<strong>মূল কথা:</strong>এটি জরুরি।'],
  ['*‘তালাক’*এর নিয়ম।', '<em>‘তালাক’</em>এর নিয়ম।'],
  ['_তালাক_এর নিয়ম।', '<em>তালাক</em>এর নিয়ম।'],
  ['***‘তালাক’***এর নিয়ম।', '<em><strong>‘তালাক’</strong></em>এর নিয়ম।'],
  ['**_‘তালাক’_**এর নিয়ম।', '<strong><em>‘তালাক’</em></strong>এর নিয়ম।'],
  ['**“*নোটিশ* `৭(১)`”**এর পর', '<strong>“<em>নোটিশ</em> <code>৭(১)</code>”</strong>এর পর'],
  ['**‘ক’**এর, **খ** ও **‘গ’**টি', '<strong>‘ক’</strong>এর, <strong>খ</strong> ও <strong>‘গ’</strong>টি'],
  ['\\*\\*না\\*\\* &ast; **‘ক’**এর', '**না** * <strong>‘ক’</strong>এর'],
])('marks with an ending behind them are read: %s', async (content, markup) => {
  expect(await shown(content)).toBe(`<p>${markup}</p>`);
});

test.each([
  ['**৯০ দিন**ের মধ্যে।', '<strong>৯০ দিন</strong>ের মধ্যে।'],
  [
    '2 * 3 * 4 = 24. snake_case_name, নাম_ঠিকানা_তারিখ.',
    '2 * 3 * 4 = 24. snake_case_name, নাম_ঠিকানা_তারিখ.',
  ],
  ['\\*\\*not bold\\*\\*', '**not bold**'],
  ['\\*\\*‘দেনমোহর’\\*\\*এর, \\_‘তালাক’\\_এর', '**‘দেনমোহর’**এর, _‘তালাক’_এর'],
  ['`**“code”**এর`', '<code>**“code”**এর</code>'],
  ['মূল্য*(ভ্যাট ছাড়া) ও মোট*(আনুমানিক)', 'মূল্য*(ভ্যাট ছাড়া) ও মোট*(আনুমানিক)'],
  [
    'See https://example.org/_a_b/act-11.html-এর',
    'See <a href="https://example.org/_a_b/act-11.html" rel="ugc nofollow noopener">https://example.org/_a_b/act-11.html</a>-এর',
  ],
])('what is no such mark stays as it is: %s', async (content, markup) => {
  expect(await shown(content)).toBe(`<p>${markup}</p>`);
});

const table = [
  '| কাজ | সময় | খরচ |',
  '|---|:-:|---|',
  '| **‘নোটিশ’**এর | ৯০ দিন | ৳ ৫০০ |',
  '| নিবন্ধন | ১ দিন | ৳ ১,০০০ |',
];

test('a table is one, in a part of the page that scrolls by keys too', async () => {
  const html = await shown(table.join('\n'), 'bn');
  expect(html).toContain('<div tabindex="0" class="overflow-x-auto"><table>');
  expect(html).toContain('<th>কাজ</th>');
  expect(html).toContain('<td><strong>‘নোটিশ’</strong>এর</td>');
  expect(html).not.toContain('|');
});

test('a table needs no strokes at its sides', async () => {
  expect(await shown('Work | Days\n--- | ---\nNotice | 90')).toContain('<td>Notice</td>');
});

test('what is struck out is struck out, and a period is none', async () => {
  expect(await shown('See the text. ~~Repealed in 2019.~~ ১০~২০ দিন, ৫~৬')).toBe(
    '<p>See the text. <del>Repealed in 2019.</del> ১০~২০ দিন, ৫~৬</p>',
  );
});

test('tasks have boxes', async () => {
  const html = await shown('- [x] NID\n- [ ] deed');
  expect(html).toMatch(/☑.* NID.*☐.* deed/s);
  expect(html).not.toMatch(/\[[ x]\]|<input/);
});

test('a note is shown at the end, and leads back', async () => {
  const content =
    'A claim with a note.[^1]\n\n[^1]: Section 7 of the Ordinance, and https://example.org/act.';
  const html = await shown(content);
  expect(html).toMatch(/<a href="#user-content-fn-1" id="user-content-fnref-1"[^>]*>1<\/a>/);
  expect(html).toMatch(/<h2 id="footnote-label">Notes<\/h2>.*<li id="user-content-fn-1">.*Section 7/s);
  expect(html).toMatch(/<a href="#user-content-fnref-1"[^>]* aria-label="Back to the text"/);
  expect(html).toContain('<a href="https://example.org/act"');
  expect(html).not.toContain('[^');
  expect(await shown(content, 'bn')).toContain('>টীকা</h2>');
});

test('the number of a help line can be called, and nothing can run script', async () => {
  const html = await shown('In danger call 999, [not](javascript:alert) [this](tel:+8801700000000).');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)).toEqual(['tel:999', '', '']);
});

test('a link without a scheme leads to the site, and a relative link nowhere', async () => {
  const html = await shown('[the act](bdlaws.gov.bd/11), [this](about.html) and [below](#dower).');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)).toEqual([
    'https://bdlaws.gov.bd/11',
    '',
    '#dower',
  ]);
});

test('an email of a text with a table stays text, as in any other', async () => {
  expect(await shown(`${table.join('\n')}\n\nWrite to rahim@example.com`)).toContain(
    '<p>Write to rahim@example.com</p>',
  );
});
