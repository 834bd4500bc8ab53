import type { Repeat } from './jamdani-pattern';

/** The colours of a cloth. */
export interface Ground {
  readonly cloth: string;
  readonly thread: string;
  readonly accent: string;
}

/** Court green with brass, of the design's light theme. */
export const GREEN: Ground = { cloth: '#0f4d3a', thread: '#a9cdbc', accent: '#d9ab55' };

/** A row of equal picks becomes one thread, which keeps the path short. */
function threads({ weave, width, height }: Repeat): Record<'thread' | 'accent', string> {
  const paths = { thread: '', accent: '' };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width;) {
      const pick = weave(x, y);
      let length = 1;
      while (x + length < width && weave(x + length, y) === pick) length += 1;
      if (pick) paths[pick === 1 ? 'thread' : 'accent'] += `M${x} ${y}h${length}v.667h-${length}z`;
      x += length;
    }
  }
  return paths;
}

/** An SVG pattern that repeats a weave; `scale` is the size of a pick. */
export function weavePattern(
  id: string,
  repeat: Repeat,
  ground: Ground,
  { scale = 1, x = 0, y = 0, opacity = 1 }: { scale?: number; x?: number; y?: number; opacity?: number },
): string {
  const { thread, accent } = threads(repeat);
  // Threads are two thirds of a pick high, so that they show singly.
  return `<pattern id="${id}" width="${repeat.width}" height="${repeat.height}" patternUnits="userSpaceOnUse" patternTransform="translate(${x} ${y}) scale(${scale})"><g fill-opacity="${opacity}" shape-rendering="crispEdges"><path fill="${ground.thread}" d="${thread}"/><path fill="${ground.accent}" d="${accent}"/></g></pattern>`;
}
