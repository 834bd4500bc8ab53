import { districts, practiceAreas } from './places';

const DISTRICTS_OF_DIVISION = {
  Barishal: 6,
  Chattogram: 11,
  Dhaka: 13,
  Khulna: 10,
  Mymensingh: 4,
  Rajshahi: 8,
  Rangpur: 8,
  Sylhet: 4,
};

describe('practice areas', () => {
  it('are 21 with ids 1 to 21 and slugs of their own', () => {
    expect(practiceAreas.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
    expect(new Set(practiceAreas.map(({ slug }) => slug)).size).toBe(21);
    expect(practiceAreas[0]).toEqual({
      id: 1,
      name: 'Family Law',
      nameBangla: 'পারিবারিক আইন',
      slug: 'family-law',
    });
    expect(practiceAreas[20]).toMatchObject({ id: 21, name: 'Public Law', slug: 'public-law' });
  });
});

describe('districts', () => {
  it('are 64 with ids 1 to 64, in 8 divisions of the right size', () => {
    expect(districts.map(({ id }) => id)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
    const sizes = Object.fromEntries(
      Object.keys(DISTRICTS_OF_DIVISION).map((division) => [
        division,
        districts.filter((district) => district.division === division).length,
      ]),
    );
    expect(sizes).toEqual(DISTRICTS_OF_DIVISION);
  });

  it('have slugs of plain letters, each its own', () => {
    const slugs = districts.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(64);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
    expect(slugs).toContain('coxs-bazar');
  });

  it('write Bangla in normal form and give no spelling to two districts', () => {
    const spellings = districts.flatMap(({ name, nameBangla, aliases }) => [name, nameBangla, ...aliases]);
    expect(spellings.filter((spelling) => spelling !== spelling.normalize('NFC'))).toEqual([]);
    expect(new Set(spellings.map((spelling) => spelling.toLowerCase())).size).toBe(spellings.length);
  });

  it.each([
    ['Chittagong', 'Chattogram'],
    ['Comilla', 'Cumilla'],
    ['Barisal', 'Barishal'],
    ['Jessore', 'Jashore'],
    ['Bogra', 'Bogura'],
    ['নেত্রকোনা', 'Netrokona'],
  ])('know %s as %s', (alias, name) => {
    expect(districts.find(({ aliases }) => aliases.includes(alias))?.name).toBe(name);
  });
});
