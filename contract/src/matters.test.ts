import { matters } from './matters';
import { practiceAreas } from './places';

describe('the matters', () => {
  it('are ten, with slugs and names of their own that are no practice area', () => {
    expect(matters).toHaveLength(10);
    expect(new Set(matters.map(({ slug }) => slug)).size).toBe(10);
    expect(new Set(matters.map(({ name }) => name)).size).toBe(10);
    const areas: readonly string[] = practiceAreas.flatMap(({ name, slug }) => [name, slug]);
    expect(matters.filter(({ name, slug }) => areas.includes(name) || areas.includes(slug))).toEqual([]);
    expect(matters.filter(({ slug }) => !/^[a-z]+$/.test(slug))).toEqual([]);
  });

  it('name practice areas that exist, each once', () => {
    const names: readonly string[] = practiceAreas.map(({ name }) => name);
    for (const { practiceAreas: areas } of matters) {
      expect(areas.length).toBeGreaterThan(0);
      expect(areas.filter((area) => !names.includes(area))).toEqual([]);
      expect(new Set(areas).size).toBe(areas.length);
    }
  });

  it('reach every practice area', () => {
    const reached: ReadonlySet<string> = new Set(matters.flatMap(({ practiceAreas: areas }) => [...areas]));
    expect(practiceAreas.filter(({ name }) => !reached.has(name))).toEqual([]);
  });
});
