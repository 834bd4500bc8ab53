import { type Field, fields, flower, net, star } from '@ainsathi/contract/jamdani';

interface ClothColours {
  readonly cloth: string;
  readonly thread: string;
  readonly accent: string;
}

/** The pages' fields of cloth, the last with single instead of double lines. */
export const FIELDS: readonly Field[] = [
  ...fields.slice(0, -1),
  { motif: net({ pitch: 36, even: star, odd: star, crossing: flower, teeth: 4 }), width: 36, height: 36 },
];

/** Court green with brass, from the light theme. */
export const GREEN: ClothColours = { cloth: '#0f4d3a', thread: '#a9cdbc', accent: '#d9ab55' };

/** Merges runs of equal picks into path segments, to keep the SVG short. */
function threadPaths({ motif, width, height }: Field): Record<'thread' | 'accent', string> {
  const paths = { thread: '', accent: '' };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width;) {
      const pick = motif(x, y);
      let length = 1;
      while (x + length < width && motif(x + length, y) === pick) length += 1;
      if (pick) paths[pick === 1 ? 'thread' : 'accent'] += `M${x} ${y}h${length}v.667h-${length}z`;
      x += length;
    }
  }
  return paths;
}

/** Repeats a field; `scale` is the size of a pick. */
export function weavePattern(
  id: string,
  field: Field,
  colours: ClothColours,
  { scale = 1, x = 0, y = 0 }: { scale?: number; x?: number; y?: number },
): string {
  const { thread, accent } = threadPaths(field);
  // Threads are two thirds of a pick high, so that they show singly.
  return `<pattern id="${id}" width="${field.width}" height="${field.height}" patternUnits="userSpaceOnUse" patternTransform="translate(${x} ${y}) scale(${scale})"><g shape-rendering="crispEdges"><path fill="${colours.thread}" d="${thread}"/><path fill="${colours.accent}" d="${accent}"/></g></pattern>`;
}
