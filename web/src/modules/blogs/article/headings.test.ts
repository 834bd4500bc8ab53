import { headingsOf } from './headings';

describe('the headlines of an article', () => {
  it('are those of the two upper levels, with the line they stand in', () => {
    expect(headingsOf('# One\n\ntext\n## Two ##\n### Three\n#four\n    # code')).toEqual([
      { id: 'part-one', text: 'One', line: 1 },
      { id: 'part-two', text: 'Two', line: 4 },
    ]);
  });

  it('are read without their marks, in any script', () => {
    expect(headingsOf('## The **five** places, [see](https://x.test/a) `namjari`\r\n## নামজারি কী?')).toEqual(
      [
        { id: 'part-the-five-places-see-namjari', text: 'The five places, see namjari', line: 1 },
        { id: 'part-নামজারি-কী', text: 'নামজারি কী?', line: 2 },
      ],
    );
  });

  it('each have an id of their own', () => {
    const ids = headingsOf('## Fees\n## Fees\n## !!\n## ??').map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it('are not read from a block of code', () => {
    expect(headingsOf('```\n# not\n~~~\n# nor\n```\n# Yes').map(({ text }) => text)).toEqual(['Yes']);
  });

  it('are read once, whatever else is in their row', () => {
    const rows = [
      '# a' + ' '.repeat(20_000) + 'b',
      '# ' + '['.repeat(20_000),
      '# ' + '#'.repeat(20_000) + 'c',
    ];
    expect(headingsOf(rows.join('\n'))).toHaveLength(3);
  });
});
