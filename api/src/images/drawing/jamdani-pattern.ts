/** What one weft pick shows: the ground, the thread or the accent thread. */
export type Pick = 0 | 1 | 2;

/** A jamdani pattern: what the pick at column x, row y shows. Picks are whole numbers. */
export type Weave = (x: number, y: number) => Pick;

/** A weave with the size of its repeat, in picks. */
export interface Repeat {
  readonly weave: Weave;
  readonly width: number;
  readonly height: number;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

function pickOf(sign: string | undefined): Pick {
  if (sign === '#') return 1;
  return sign === 'o' ? 2 : 0;
}

/** A motif that mirrors in both directions, given by its lower right quarter. */
function quartered(rows: readonly string[]): Weave {
  return (x, y) => pickOf(rows[Math.abs(y)]?.[Math.abs(x)]);
}

const FLOWER = quartered(['o.##', '.##.', '##..', '#...']);
const TINY = quartered(['o#', '#.']);
const STAR = quartered(['oo.####', 'o.###..', '.###...', '###o...', '##..#..', '#......', '#......']);
const BUTI_ROWS =
  'o.....|#.....|##....|#.#...|#..#..|##..#.|#.#.#.|#..##.|oo....|#o..#.|#..##.|#.##..|###...|#.....|#.....';

/** The mango-shaped buti, mirrored from left to right only. */
const BUTI: Weave = (x, y) => pickOf(BUTI_ROWS.split('|')[y + 7]?.[Math.abs(x)]);

const LOZENGE: Weave = (x, y) => {
  const distance = Math.abs(x) + Math.abs(y);
  if (distance === 7) return 1;
  if (distance === 5) return x % 2 === 0 ? 1 : 0;
  if (distance <= 1) return 2;
  return distance <= 3 ? 1 : 0;
};

const SMALL_LOZENGE: Weave = (x, y) => {
  const distance = Math.abs(x) + Math.abs(y);
  if (distance === 4) return 1;
  return distance <= 1 ? 2 : 0;
};

interface Jaal {
  readonly period: number;
  readonly even: Weave;
  readonly odd: Weave;
  readonly crossing: Weave;
  readonly teeth: boolean;
}

/** The middle of the diamond in which a pick lies. */
function diamondCentre(x: number, y: number, period: number): { x: number; y: number } {
  const i = Math.floor((x + y) / period) + 0.5;
  const j = Math.floor((x - y) / period) + 0.5;
  return { x: ((i + j) * period) / 2, y: ((i - j) * period) / 2 };
}

/** A net of diagonals with a motif in each diamond and at each crossing. */
function jaal({ period, even, odd, crossing, teeth }: Jaal): Repeat {
  const weave: Weave = (x, y) => {
    const i = Math.round((x + y) / period);
    const j = Math.round((x - y) / period);
    const fromCrossing = { x: x - ((i + j) * period) / 2, y: y - ((i - j) * period) / 2 };
    const knot = crossing(fromCrossing.x, fromCrossing.y);
    if (knot) return knot;
    const centre = diamondCentre(x, y, period);
    const inside = (modulo(Math.round((2 * centre.y) / period), 2) ? odd : even)(x - centre.x, y - centre.y);
    if (inside) return inside;
    const distance = Math.abs(fromCrossing.x) + Math.abs(fromCrossing.y);
    const falling = modulo(x + y, period);
    const rising = modulo(x - y, period);
    if (distance > 5 && (falling === 0 || rising === 0)) return 1;
    const tooth = (near: number, along: number): boolean =>
      (near === 2 || near === period - 2) && along % 4 === 2 && distance > 6;
    return teeth && (tooth(falling, rising) || tooth(rising, falling)) ? 1 : 0;
  };
  return { weave, width: period, height: period };
}

/** Slanting stripes with a flower between them. */
function tercha(period: number): Repeat {
  const weave: Weave = (x, y) => {
    const falling = modulo(x + y, period);
    const rising = modulo(x - y, period);
    if (falling <= 1) return 1;
    if ((falling === 3 || falling === period - 2) && rising % 4 === 0) return 1;
    if ((falling === 5 || falling === period - 4) && rising % 8 === 4) return 2;
    const centre = diamondCentre(x, y, period);
    return FLOWER(x - centre.x, y - centre.y);
  };
  return { weave, width: period, height: period };
}

/** Butis strewn in staggered rows. */
function scatter(width: number, height: number): Repeat {
  const weave: Weave = (x, y) => {
    const row = Math.floor((y + height / 2) / height);
    const shift = modulo(row, 2) * (width / 2);
    const centreX = Math.floor((x - shift + width / 2) / width) * width + shift;
    const buti = BUTI(x - centreX, y - row * height);
    if (buti) return buti;
    const betweenX = Math.floor((x - shift) / width) * width + width / 2 + shift;
    return TINY(x - betweenX, y - row * height);
  };
  return { weave, width, height: height * 2 };
}

/** "A thousand flowers": small lozenges close together. */
function hajar(period: number): Repeat {
  const weave: Weave = (x, y) => {
    const centre = diamondCentre(x, y, period);
    const distance = Math.abs(x - centre.x) + Math.abs(y - centre.y);
    if (distance === 5) return 1;
    if (distance === 3) return modulo(Math.round((2 * centre.y) / period), 2) ? 1 : 0;
    return distance <= 1 ? 2 : 0;
  };
  return { weave, width: period, height: period };
}

/** The fields of cloth that pictures are made of. */
export const FIELDS: readonly Repeat[] = [
  jaal({ period: 28, even: STAR, odd: LOZENGE, crossing: FLOWER, teeth: true }),
  jaal({ period: 20, even: SMALL_LOZENGE, odd: FLOWER, crossing: TINY, teeth: false }),
  tercha(24),
  scatter(26, 22),
  hajar(14),
  jaal({ period: 24, even: FLOWER, odd: SMALL_LOZENGE, crossing: TINY, teeth: true }),
  jaal({ period: 36, even: STAR, odd: STAR, crossing: FLOWER, teeth: true }),
];

const BORDER_PERIOD = 16;
const BORDER_HEIGHT = 43;

function borderTeeth(across: number, row: number): Pick | null {
  if (row === 0) return 2;
  if (row === 8) return 1;
  if (row >= 2 && row <= 7) {
    const width = row - 2;
    if (across === width) return 1;
    if (across >= width - 1) return 0;
    return across === 0 && width > 3 ? 2 : 1;
  }
  return null;
}

/** The paar: the border that closes a cloth, with temple teeth on both edges and lozenges between them. */
export const BORDER: Repeat = {
  width: BORDER_PERIOD,
  height: BORDER_HEIGHT,
  weave: (x, y) => {
    const dx = modulo(x + BORDER_PERIOD / 2, BORDER_PERIOD) - BORDER_PERIOD / 2;
    const across = Math.abs(dx);
    const row = y < 22 ? y : 42 - y;
    const teeth = borderTeeth(across, row);
    if (teeth !== null) return teeth;
    if (row === 10) return modulo(x, 2) ? 0 : 1;
    const dy = Math.abs(y - 21);
    const distance = across + dy;
    if (distance === 8) return 1;
    if (distance === 6) return dx % 2 === 0 ? 1 : 0;
    if (distance <= 4) return distance <= 1 ? 2 : distance === 2 ? 0 : 1;
    const fromEdge = BORDER_PERIOD / 2 - across;
    if (fromEdge + dy === 0) return 2;
    if (fromEdge + dy <= 2 || (fromEdge === 0 && dy <= 5)) return 1;
    return fromEdge + dy === 7 && dy > 4 ? 1 : 0;
  },
};
