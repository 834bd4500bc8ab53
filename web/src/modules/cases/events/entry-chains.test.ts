import { withCorrections } from './entry-chains';

const event = (id: string, correctsId: string | null = null) => ({
  id,
  correctsId,
  createdAt: `2026-09-0${id}T06:00:00Z`,
});

const texts: Record<string, string> = { 1: 'The fifth', 3: 'The sixth', 4: 'The seventh' };
const textOf = (id: string) => texts[id] ?? null;

describe('a history with corrections', () => {
  const lines = withCorrections([event('1'), event('2'), event('3', '1'), event('4', '3')], textOf);

  it('has one line for an entry and all its corrections', () => {
    expect(lines.map((line) => line.event.id)).toEqual(['1', '2']);
  });

  it('says what it says now last, when that was written, and which one can be corrected', () => {
    expect(lines[0]?.chain).toEqual({
      latestId: '4',
      texts: ['The fifth', 'The sixth', 'The seventh'],
      correctedAt: '2026-09-04T06:00:00Z',
    });
  });

  it('has nothing corrected and nothing written where there is nothing', () => {
    expect(lines[1]?.chain).toEqual({ latestId: '2', texts: [], correctedAt: null });
  });
});
