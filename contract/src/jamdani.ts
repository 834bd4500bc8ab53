/*
 * Jamdani drawn as weft picks: a motif maps the position of a pick to its thread.
 * Everything is deterministic, so that pictures, server and browser show the same cloth, however each draws the picks.
 */
export type Pick = 0 | 1 | 2;
export type Motif = (x: number, y: number) => Pick;

const pickOf = (letter: string | undefined): Pick => (letter === '#' ? 1 : letter === 'o' ? 2 : 0);

/** A motif mirrored both ways from one quarter. */
const mirrored =
  (rows: readonly string[]): Motif =>
  (x, y) =>
    pickOf(rows[Math.abs(y)]?.[Math.abs(x)]);

/** A motif mirrored left and right from one half; `middle` is the row at y = 0. */
export const upright =
  (rows: readonly string[], middle: number): Motif =>
  (x, y) =>
    pickOf(rows[y + middle]?.[Math.abs(x)]);

export const modulo = (value: number, base: number) => ((value % base) + base) % base;

export const flower = mirrored(['o.##', '.##.', '##..', '#...']);
const tiny = mirrored(['o#', '#.']);
export const star = mirrored(['oo.####', 'o.###..', '.###...', '###o...', '##..#..', '#......', '#......']);
const sprig = upright(
  [
    ...['o.....', '#.....', '##....', '#.#...', '#..#..', '##..#.', '#.#.#.', '#..##.'],
    ...['oo....', '#o..#.', '#..##.', '#.##..', '###...', '#.....', '#.....'],
  ],
  7,
);

const lozenge: Motif = (x, y) => {
  const distance = Math.abs(x) + Math.abs(y);
  if (distance === 7) return 1;
  if (distance === 5) return x % 2 === 0 ? 1 : 0;
  if (distance <= 1) return 2;
  return distance <= 3 ? 1 : 0;
};

const smallLozenge: Motif = (x, y) => {
  const distance = Math.abs(x) + Math.abs(y);
  return distance === 4 ? 1 : distance <= 1 ? 2 : 0;
};

/** The centre of the lattice cell (or, with `corner`, of the crossing) nearest to a pick. */
function latticePoint(x: number, y: number, pitch: number, corner: boolean): { x: number; y: number } {
  const along = corner ? Math.round((x + y) / pitch) : Math.floor((x + y) / pitch) + 0.5;
  const across = corner ? Math.round((x - y) / pitch) : Math.floor((x - y) / pitch) + 0.5;
  return { x: ((along + across) * pitch) / 2, y: ((along - across) * pitch) / 2 };
}

interface Lattice {
  pitch: number;
  even: Motif;
  odd: Motif;
  crossing: Motif;
  teeth: number;
  second?: number;
}

function latticeLine(
  u: number,
  w: number,
  fromCrossing: number,
  { pitch, teeth, second = 0 }: Lattice,
): Pick {
  if (u === 0 || w === 0) return 1;
  const onSecond = [u, w].some((value) => value === second || value === pitch - second);
  if (second && onSecond && fromCrossing > second + 5) return 1;
  const tooth = (a: number, b: number) => (a === 2 || a === pitch - 2) && modulo(b, teeth) === teeth / 2;
  return teeth && fromCrossing > 6 && (tooth(u, w) || tooth(w, u)) ? 1 : 0;
}

/** A diagonal net (jaal) with two motifs in its cells by turns and one on its crossings. */
export const net =
  (lattice: Lattice): Motif =>
  (x, y) => {
    const { pitch, even, odd, crossing } = lattice;
    const knot = latticePoint(x, y, pitch, true);
    const onKnot = crossing(x - knot.x, y - knot.y);
    if (onKnot) return onKnot;
    const cell = latticePoint(x, y, pitch, false);
    const motif = modulo(Math.round((2 * cell.y) / pitch), 2) ? odd : even;
    const inCell = motif(x - cell.x, y - cell.y);
    if (inCell) return inCell;
    const fromCrossing = Math.abs(x - knot.x) + Math.abs(y - knot.y);
    return fromCrossing > 5
      ? latticeLine(modulo(x + y, pitch), modulo(x - y, pitch), fromCrossing, lattice)
      : 0;
  };

/** Slanting bands (tercha). */
const slanted: Motif = (x, y) => {
  const u = modulo(x + y, 24);
  const w = modulo(x - y, 24);
  if (u <= 1) return 1;
  if ((u === 3 || u === 22) && modulo(w, 4) < 1) return 1;
  if ((u === 5 || u === 20) && modulo(w, 8) === 4) return 2;
  const cell = latticePoint(x, y, 24, false);
  return flower(x - cell.x, y - cell.y);
};

/** Sprigs scattered in offset rows (buti). */
const scattered: Motif = (x, y) => {
  const row = Math.floor((y + 11) / 22);
  const shift = modulo(row, 2) ? 13 : 0;
  const onSprig = sprig(x - (Math.floor((x - shift + 13) / 26) * 26 + shift), y - row * 22);
  return onSprig || tiny(x - (Math.floor((x - shift) / 26) * 26 + 13 + shift), y - row * 22);
};

/** A thousand small lozenges (hajar buti). */
const thousand: Motif = (x, y) => {
  const cell = latticePoint(x, y, 14, false);
  const distance = Math.abs(x - cell.x) + Math.abs(y - cell.y);
  if (distance === 5) return 1;
  if (distance === 3) return modulo(Math.round((2 * cell.y) / 14), 2) ? 1 : 0;
  return distance <= 1 ? 2 : 0;
};

/** The toothed border (paar), 43 picks deep and 16 long; y runs across it. */
export const border: Motif = (x, y) => {
  const along = Math.abs(modulo(x + 8, 16) - 8);
  const edge = y < 22 ? y : 42 - y;
  if (edge === 0) return 2;
  if (edge === 8) return 1;
  if (edge >= 2 && edge <= 7) {
    const depth = edge - 2;
    if (along === depth) return 1;
    return along < depth - 1 ? (along === 0 && depth > 3 ? 2 : 1) : 0;
  }
  if (edge === 10) return modulo(x, 2) ? 0 : 1;
  return borderMiddle(along, Math.abs(y - 21), 8 - along);
};

function borderMiddle(along: number, across: number, beside: number): Pick {
  const distance = along + across;
  if (distance === 8) return 1;
  if (distance === 6) return along % 2 === 0 ? 1 : 0;
  if (distance <= 4) return distance <= 1 ? 2 : distance === 2 ? 0 : 1;
  const between = beside + across;
  if (between === 0) return 2;
  if (between <= 2 || (beside === 0 && across <= 5)) return 1;
  return between === 7 && across > 4 ? 1 : 0;
}

/** A motif that repeats, with the size of the repeat in picks. */
export interface Field {
  motif: Motif;
  width: number;
  height: number;
}

/** The seven fields a portrait may have; `seed % 7` chooses. */
export const fields: readonly Field[] = [
  { motif: net({ pitch: 28, even: star, odd: lozenge, crossing: flower, teeth: 4 }), width: 28, height: 28 },
  {
    motif: net({ pitch: 20, even: smallLozenge, odd: flower, crossing: tiny, teeth: 0 }),
    width: 20,
    height: 20,
  },
  { motif: slanted, width: 24, height: 24 },
  { motif: scattered, width: 26, height: 44 },
  { motif: thousand, width: 14, height: 14 },
  {
    motif: net({ pitch: 24, even: flower, odd: smallLozenge, crossing: tiny, teeth: 4 }),
    width: 24,
    height: 24,
  },
  {
    motif: net({ pitch: 36, even: star, odd: star, crossing: flower, teeth: 4, second: 4 }),
    width: 36,
    height: 36,
  },
];
