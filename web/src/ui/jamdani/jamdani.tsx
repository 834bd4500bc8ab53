import { border, fields, type Field } from '@ainsathi/contract/jamdani';
import clsx from 'clsx';
import { useId } from 'react';
import { weave, WeavePattern, type Weave } from './jamdani-weave';

const heroField = weave(fields[0]?.motif ?? border, 28, 28);
const borderAlong = weave(border, 16, 43);
const borderDown = weave((x, y) => border(y, x), 43, 16);

const wovenFields = new Map<Field, Weave>();

export function fieldOf(seed: number): Weave {
  const field = fields[seed % fields.length];
  if (!field) return heroField;
  const woven = wovenFields.get(field) ?? weave(field.motif, field.width, field.height);
  wovenFields.set(field, woven);
  return woven;
}

/** A hash of an id, to choose motif and ground. */
export function seedOf(id: string): number {
  let hash = 7;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  // Ids that differ in their last letter only should still look different.
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

const grounds = ['', 'cloth-soft-green', 'cloth-soft-brass', 'cloth-surface'] as const;

export function groundOf(seed: number): string {
  return clsx('cloth', grounds[Math.floor(seed / fields.length) % grounds.length]);
}

/** The border down the left edge, then the field. Fills its box; decorative. */
export function Cloth({ className }: { className?: string }) {
  const id = useId();
  const edge = 129;
  return (
    <svg className={clsx('cloth', className)} width="100%" height="100%" aria-hidden focusable="false">
      <defs>
        <WeavePattern id={`${id}f`} weave={heroField} scale={3} x={edge + 26} threadOpacity={0.5} />
        <WeavePattern id={`${id}b`} weave={borderDown} scale={3} threadOpacity={0.92} />
      </defs>
      <rect className="ground" width="100%" height="100%" />
      <rect width="100%" height="100%" fill={`url(#${id}f)`} />
      <rect className="ground" width={edge + 12} height="100%" />
      <rect width={edge} height="100%" fill={`url(#${id}b)`} />
    </svg>
  );
}

interface TiledProps {
  tile: Weave;
  scale: number;
  x?: number;
  height?: number;
  threadOpacity?: number;
  className?: string;
}

/** A tile over its box; decorative. */
export function Tiled({ tile, height, className, ...pattern }: TiledProps) {
  const id = useId();
  return (
    <svg
      className={clsx('cloth', className)}
      width="100%"
      height={height ?? '100%'}
      aria-hidden
      focusable="false"
    >
      <defs>
        <WeavePattern id={id} weave={tile} {...pattern} />
      </defs>
      <rect className="ground" width="100%" height="100%" />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** The border along the width, 43 px high a scale: the edge of an empty state, the head of an article; decorative. */
export function ClothBand({ scale = 1 }: { scale?: number }) {
  return <Tiled tile={borderAlong} scale={scale} height={43 * scale} />;
}

/** The hero's field, woven fine. It fills its box, which the caller sizes; decorative. */
export function ClothField({ className }: { className?: string }) {
  return <Tiled tile={heroField} scale={2} threadOpacity={0.5} className={className} />;
}
