import { previewOf } from './preview';

describe('previewOf', () => {
  it('keeps the words and removes the Markdown syntax', () => {
    const markdown = [
      '# Mutation of land',
      '',
      'After **buying** land, apply at the [AC (Land) office](https://example.org/ac) for *namjari*.',
      '',
      '> - Bring the `deed`',
      '1. and ~~copies~~ ![seal](/seal.png) of it',
      '---',
      '| Fee | Days |',
      '| --- | ---: |',
      '| 1,170 | 28 |',
    ].join('\n');
    expect(previewOf(markdown, 500)).toBe(
      'Mutation of land: After buying land, apply at the AC (Land) office for namjari. Bring the deed and copies seal of it Fee Days 1,170 28',
    );
  });

  it('keeps characters that only look like Markdown', () => {
    expect(previewOf('snake_case_name, 5 > 3, 2 * 2 and \\*stars\\* in C# cost 3 < 4', 200)).toBe(
      'snake_case_name, 5 > 3, 2 * 2 and *stars* in C# cost 3 < 4',
    );
  });

  it.each([
    ['**‘দেনমোহর’**এর টাকা **ধারা ১৪৪।**এ নেই।', '‘দেনমোহর’এর টাকা ধারা ১৪৪।এ নেই।'],
    [
      '*‘তালাক’*এর ও _‘খোলা তালাক’_এর, “_তালাক_”এর, _নিয়ম_এর।',
      '‘তালাক’এর ও ‘খোলা তালাক’এর, “তালাক”এর, নিয়মএর।',
    ],
    [
      'The court held **"notice first."**Then _(Section 7)_applies.',
      'The court held "notice first."Then (Section 7)applies.',
    ],
    ['See the text. ~~Repealed.~~ A claim.[^1]', 'See the text. Repealed. A claim.'],
  ])('removes marks with an ending behind them, and notes: %s', (markdown, text) => {
    expect(previewOf(markdown, 200)).toBe(text);
  });

  it.each([
    ['**৯০ দিন**ের মধ্যে, নাম_ঠিকানা, snake_case_name.', '৯০ দিনের মধ্যে, নাম_ঠিকানা, snake_case_name.'],
    ['\\*\\*not bold\\*\\* \\_nor slanted\\_ here', '**not bold** _nor slanted_ here'],
    ['As `**“code”**এর` and ``so``', 'As **“code”**এর and so'],
  ])('keeps what is no such mark: %s', (markdown, text) => {
    expect(previewOf(markdown, 200)).toBe(text);
  });

  it('removes tags, so that they can never be rendered as markup', () => {
    expect(previewOf('Safe <script src="x">alert(1)</script> <img onerror=x> text', 100)).toBe(
      'Safe alert(1) text',
    );
  });

  it('returns a text of at most the length whole', () => {
    expect(previewOf('ten chars.', 10)).toBe('ten chars.');
    expect(previewOf('', 10)).toBe('');
  });

  it('cuts at a word within the length, ellipsis included', () => {
    expect(previewOf('the quick brown fox jumps', 16)).toBe('the quick brown…');
    expect(previewOf('the quick brown, fox jumps', 17)).toBe('the quick brown…');
    expect(previewOf('the quick brown fox', 14)).toBe('the quick…');
  });

  it('cuts a word that is longer than the length, also after a space at its beginning', () => {
    expect(previewOf(`A ${'a'.repeat(300)}`, 150)).toBe(`A ${'a'.repeat(147)}…`);
    expect(previewOf('a'.repeat(300), 150)).toBe(`${'a'.repeat(149)}…`);
  });

  it('leaves Bangla letters and pictographs whole', () => {
    const cut = previewOf('ক্ষি'.repeat(100), 10);
    expect(cut).toBe(`${'ক্ষি'.repeat(2)}…`);
    expect(previewOf('👩‍⚖️'.repeat(50), 12)).toBe(`${'👩‍⚖️'.repeat(2)}…`);
  });

  it.each([1, 2, 5, 80, 150])('never returns more than %i characters', (length) => {
    const markdown = 'Lorem ipsum **dolor** sit amet, আইনসাথী consectetur. '.repeat(30);
    expect(previewOf(markdown, length).length).toBeLessThanOrEqual(length);
  });

  it.each(['[', '![a](', '<', '_', '*', '`', '|', ' ', '\\', '- ', '> '])(
    'handles a post of nothing but %j',
    (part) => {
      for (const end of ['', 'x', '\nx'])
        expect(previewOf(part.repeat(25_000) + end, 150).length).toBeLessThanOrEqual(150);
    },
  );
});
