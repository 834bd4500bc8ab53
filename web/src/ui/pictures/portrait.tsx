import clsx from 'clsx';
import { useId } from 'react';
import { fieldOf, groundOf, seedOf } from '../jamdani/jamdani';
import { useImageFailure } from './image-failure';
import { srcSetOf } from './picture-sizes';
import { WeavePattern } from '../jamdani/jamdani-weave';

const width = 48;
const height = 60;
const radius = 18;

const titles = new Set([
  'advocate',
  'adv',
  'barrister',
  'md',
  'mohammad',
  'muhammad',
  'dr',
  'mr',
  'mrs',
  'ms',
  'justice',
  'মো',
  'মোঃ',
  'মোসা',
  'মোসাঃ',
  'অ্যাড',
  'অ্যাডভোকেট',
  'এডভোকেট',
  'ব্যারিস্টার',
  'ড',
  'ডা',
]);

/** A Bangla letter with its dot below, which NFC writes as two characters, is one. */
const firstLetter = (word = '') => /\p{L}\u09bc?/u.exec(word)?.[0] ?? '';

/** One or two initials of a name, without titles: nearly every lawyer's name begins with one. */
export function initialsOf(name: string, maxLetters: 1 | 2 = 2): string {
  const words = name.split(/\s+/).filter(Boolean);
  const withoutTitles = words.filter(
    (word) => !titles.has(word.normalize('NFC').toLowerCase().replace(/\./g, '')),
  );
  const names = withoutTitles.length > 0 ? withoutTitles : words;
  const first = firstLetter(names[0]);
  const last = maxLetters === 2 && names.length > 1 ? firstLetter(names.at(-1)) : '';
  return (first + last).toUpperCase();
}

/** The stepped lozenge behind the initials, and the two rings around it. */
function medallion() {
  const [x, y] = [width / 2, height / 2];
  let outer = '';
  let inner = '';
  for (let row = -radius; row <= radius; row += 1) {
    const half = radius - Math.abs(row);
    outer += `M${x - half - 0.5} ${y + row}h1` + (half ? `M${x + half - 0.5} ${y + row}h1` : '');
    const inside = half - 3;
    if (inside >= 0 && inside % 2 === 1)
      inner += `M${x - inside - 0.5} ${y + row}h1M${x + inside - 0.5} ${y + row}h1`;
  }
  const reach = radius + 2;
  const ground = `M${x - reach} ${y}L${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}z`;
  return { outer, inner, ground };
}

const frame = medallion();

function Monogram({ id: seedId, name, className }: { id: string; name: string; className?: string }) {
  const id = useId();
  const seed = seedOf(seedId);
  return (
    <svg
      className={clsx(groundOf(seed), className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <defs>
        <WeavePattern
          id={id}
          weave={fieldOf(seed)}
          x={width / 2 - 0.5}
          y={height / 2 - 0.5}
          threadOpacity={0.62}
        />
      </defs>
      <rect className="ground" width={width} height={height} />
      <rect width={width} height={height} fill={`url(#${id})`} />
      <path className="ground" d={frame.ground} />
      <path className="thread" d={frame.outer} />
      <path className="accent" d={frame.inner} />
      <text className="mark" x={width / 2} y={height / 2 + 4.25} fontSize="12.5" aria-hidden>
        {initialsOf(name)}
      </text>
    </svg>
  );
}

export interface PortraitProps {
  /** The person's id; selects motif and ground. */
  id: string;
  name: string;
  src?: string | null;
  /** Its smaller size, for `srcset`; `sizes` is the rendered width. */
  srcSmall?: string | null;
  sizes?: string;
  /** Set for the first picture on the page, which must not load lazily. */
  eager?: boolean;
  /** Gives the width, e.g. `w-22 sm:w-32`. The height follows, 4:5. */
  className?: string;
}

/** Beside the person's name, which screen readers read instead: a photograph, or their initials on a woven ground; always 4:5, so nothing jumps when it loads. */
export function Portrait(props: PortraitProps) {
  const { id, name, src, srcSmall, sizes, eager = false, className } = props;
  const { failed, attributes } = useImageFailure(src);
  const frameClass = clsx(
    'aspect-4/5 h-auto shrink-0 rounded-card object-cover outline outline-1 -outline-offset-1 outline-line',
    className,
  );
  if (!src || failed) return <Monogram id={id} name={name} className={frameClass} />;
  return (
    <img
      srcSet={srcSetOf('portrait', srcSmall, src)}
      sizes={sizes}
      src={src}
      alt=""
      width={400}
      height={500}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      {...attributes}
      className={clsx(frameClass, 'picture bg-sunken')}
    />
  );
}
