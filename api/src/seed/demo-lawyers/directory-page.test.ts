import { HEAD_KINDS } from '../pictures/head-kinds';
import { DEMO_LAWYERS } from './demo-lawyers';

const PAGE_SIZE = 6;

function compare(first: string, second: string): number {
  return first < second ? -1 : Number(first > second);
}

const directory = DEMO_LAWYERS.filter(({ verification }) => verification === 'verified').sort(
  (first, second) =>
    second.experience - first.experience ||
    compare(first.name.toLowerCase(), second.name.toLowerCase()) ||
    compare(first.id, second.id),
);
const drawn = directory.flatMap(({ name, head }) => (head ? [{ name, head }] : []));

describe('demo lawyers in the order of the directory', () => {
  it('show two women at least on the first page', () => {
    const women = directory
      .slice(0, PAGE_SIZE)
      .filter(({ head }) => head && /hijab|orna|bun|bob|long-hair/.test(head));
    expect(women.length).toBeGreaterThanOrEqual(2);
  });

  it('show six different heads on the first page', () => {
    const heads = directory.slice(0, PAGE_SIZE).map(({ head }) => head && HEAD_KINDS[head]);
    expect(heads).not.toContain(null);
    expect(new Set(heads).size).toBe(PAGE_SIZE);
  });

  it('have no two neighbours alike, not even across a monogram', () => {
    const alike = drawn.filter(({ head }, place) => {
      const next = drawn[place + 1];
      return next !== undefined && HEAD_KINDS[next.head] === HEAD_KINDS[head];
    });
    expect(alike).toEqual([]);
  });

  it('show every kind of head', () => {
    expect(new Set(drawn.map(({ head }) => head))).toEqual(new Set(Object.keys(HEAD_KINDS)));
  });
});
