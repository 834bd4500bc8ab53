import { chooseHeads } from './choose-heads';
import { type Figure, HEAD_KINDS, suitableHeads } from './head-kinds';

const FIGURES: readonly Figure[] = ['woman', 'woman-in-scarf', 'man', 'man-with-beard'];

describe('the choice of heads', () => {
  it.each(FIGURES)('offers a %s two outlines at least, young and old', (figure) => {
    for (const years of [1, 40]) {
      const outlines = suitableHeads(figure, years).map((kind) => HEAD_KINDS[kind]);
      expect(outlines.length).toBeGreaterThanOrEqual(2);
      expect(new Set(outlines).size).toBe(outlines.length);
    }
  });

  it.each(FIGURES)('gives no two neighbours the same outline where everybody is a %s', (figure) => {
    const people = Array.from({ length: 60 }, (_, place) => ({
      name: `Person ${place}`,
      figure,
      years: 60 - place,
    }));
    const heads = chooseHeads(people);
    const outlines = people.map(({ name }) => {
      const head = heads.get(name);
      return head && HEAD_KINDS[head];
    });
    expect(outlines).not.toContain(undefined);
    expect(outlines.filter((outline, place) => outline === outlines[place + 1])).toEqual([]);
  });
});
