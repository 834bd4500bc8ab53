import { isWithinBounds } from './markdown-bounds';

describe('the bounds of a Markdown text', () => {
  it.each([
    ['an article', '# Title\n\nSome **bold** text.\n\n- one\n  - two\n\n> quoted\n\n1. first\n'.repeat(200)],
    ['rules, and bold text at the start of a row', `${'-'.repeat(80)}\n\n**Note** this\n\n***\n`],
    ['marks in many paragraphs', '*a* _b_ [c](d)\n\n'.repeat(3_000)],
    ['tables of an article', '| a | b |\n|---|---|\n| c | d |\n\n'.repeat(200)],
    ['nothing', ''],
  ])('hold %s', (_what, markdown) => {
    expect(isWithinBounds(markdown)).toBe(true);
  });

  it.each([
    ['quotes within quotes', '>'.repeat(50_000)],
    ['lists within lists', '1. '.repeat(16_000)],
    ['a list of lists', '- - a\n'.repeat(8_000)],
    ['quotes that go on without a mark', '> a\nb\n'.repeat(8_000)],
    ['marks that never close', '*a'.repeat(25_000)],
    ['brackets that never close', '['.repeat(50_000)],
    ['strikes that never close', '~~a'.repeat(16_000)],
    [
      'a table of few strokes and many cells',
      `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'|\n'.repeat(9_000)}`,
    ],
    ['rows of a table without strokes', `|a|\n|-|\n${'x\n'.repeat(20_000)}`],
    ['thousands of notes', '[^1]: a\n\n'.repeat(5_000)],
    ['rows that look empty and are not', '*a*a*a*a*a\n\u00a0\n'.repeat(1_000)],
  ])('do not hold %s', (_what, markdown) => {
    expect(isWithinBounds(markdown)).toBe(false);
  });
});
