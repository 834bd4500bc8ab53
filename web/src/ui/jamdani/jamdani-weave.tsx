import type { Motif } from '@ainsathi/contract/jamdani';

/** The two threads of a tile as SVG path data, in picks. */
export interface Weave {
  width: number;
  height: number;
  thread: string;
  accent: string;
}

/** Draws a motif's picks as horizontal strokes, with relative moves to keep the markup small. */
export function weave(motif: Motif, width: number, height: number): Weave {
  const paths = { 1: '', 2: '' };
  const pen = { 1: { x: 0, y: -0.5 }, 2: { x: 0, y: -0.5 } };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width;) {
      const pick = motif(x, y);
      let length = 1;
      while (x + length < width && motif(x + length, y) === pick) length += 1;
      if (pick) {
        const at = pen[pick];
        paths[pick] += `m${x - at.x} ${y - at.y}h${length}`;
        pen[pick] = { x: x + length, y };
      }
      x += length;
    }
  }
  return { width, height, thread: paths[1], accent: paths[2] };
}

export interface WeavePatternProps {
  id: string;
  weave: Weave;
  scale?: number;
  x?: number;
  y?: number;
  threadOpacity?: number;
}

/** The tile as an SVG pattern, for `<defs>`; its colours come from the `.cloth` class around it. */
export function WeavePattern({ id, weave: tile, scale = 1, x = 0, y = 0, threadOpacity }: WeavePatternProps) {
  const moved = x !== 0 || y !== 0 ? `translate(${x} ${y})` : '';
  const scaled = scale !== 1 ? `scale(${scale})` : '';
  return (
    <pattern
      id={id}
      width={tile.width}
      height={tile.height}
      patternUnits="userSpaceOnUse"
      patternTransform={`${moved}${scaled}` || undefined}
    >
      <path className="thread" strokeOpacity={threadOpacity} d={tile.thread} />
      <path className="accent" d={tile.accent} />
    </pattern>
  );
}
