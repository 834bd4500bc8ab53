import { neighboursOf } from './neighbours';
import { districts } from './places';

const idOf = (name: string): number => districts.find((district) => district.name === name)?.id ?? 0;

test('a district is the neighbour of its neighbours, and of itself never', () => {
  for (const { id } of districts) {
    expect(neighboursOf(id)).not.toContain(id);
    for (const neighbour of neighboursOf(id)) expect(neighboursOf(neighbour)).toContain(id);
  }
});

test('every district has 2 to 10 neighbours, each once; there are 150 pairs', () => {
  const counts = districts.map(({ id }) => neighboursOf(id).length);
  expect(Math.min(...counts)).toBe(2);
  expect(Math.max(...counts)).toBe(10);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(300);
  for (const { id } of districts) expect(new Set(neighboursOf(id)).size).toBe(neighboursOf(id).length);
});

test('neighbours are found by id; an unknown district has none', () => {
  expect([...neighboursOf(idOf('Dhaka'))].sort((a, b) => a - b)).toEqual(
    ['Faridpur', 'Gazipur', 'Manikganj', 'Munshiganj', 'Narayanganj', 'Tangail'].map(idOf),
  );
  expect(neighboursOf(0)).toEqual([]);
});
