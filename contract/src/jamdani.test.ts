import { border, fields } from './jamdani';
import { thinRow } from './thin-row';

test('the seven fields repeat after their size, in both directions', () => {
  expect(fields).toHaveLength(7);
  for (const { motif, width, height } of fields)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        expect(motif(x + width, y)).toBe(motif(x, y));
        expect(motif(x, y + height)).toBe(motif(x, y));
      }
});

test.each([
  ['border', border, 43],
  ['thin row', thinRow, 11],
])('the %s repeats every 16 picks and mirrors both ways', (_, motif, depth) => {
  for (let y = 0; y < depth; y += 1)
    for (let x = 0; x < 16; x += 1) {
      expect(motif(x + 16, y)).toBe(motif(x, y));
      expect(motif(-x, y)).toBe(motif(x, y));
      expect(motif(x, depth - 1 - y)).toBe(motif(x, y));
    }
});
