import { modulo, type Motif } from './jamdani';

/** One thin row of lozenges, 11 picks deep and 16 long. */
export const thinRow: Motif = (x, y) => {
  const along = Math.abs(modulo(x + 8, 16) - 8);
  const distance = along + Math.abs(y - 5);
  if (distance === 5) return 1;
  if (distance === 3) return along % 2 === 0 ? 1 : 0;
  if (distance <= 1) return 2;
  const between = 8 - along + Math.abs(y - 5);
  if (between === 0) return 2;
  return between === 1 || (between === 2 && y === 5) ? 1 : 0;
};
