import clsx from 'clsx';
import { seedOf } from '../jamdani/jamdani';
import { useImageFailure } from './image-failure';
import { initialsOf } from './portrait';

const tints = [
  'bg-green-soft text-green',
  'bg-brass-soft text-brass-ink',
  'bg-neutral text-neutral-ink',
] as const;
const sizes = {
  small: 'size-7 text-14',
  regular: 'size-10 text-16',
  large: 'size-14 text-22',
  huge: 'size-40 text-48',
} as const;

export interface AvatarProps {
  id: string;
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
}

/** A small round picture beside a name, or its initials in a lozenge. Always decorative, beside the name. */
export function Avatar({ id, name, src, size = 'regular' }: AvatarProps) {
  const { failed, attributes } = useImageFailure(src);
  if (src && !failed)
    return (
      <img
        src={src}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        {...attributes}
        className={clsx('picture shrink-0 rounded-full bg-sunken object-cover', sizes[size])}
      />
    );
  return (
    <span
      aria-hidden
      className={clsx(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-serif leading-none font-semibold',
        sizes[size],
        tints[seedOf(id) % tints.length],
      )}
    >
      <svg viewBox="0 0 40 40" className="absolute inset-0 fill-none stroke-current opacity-30">
        <path d="M20-2 42 20 20 42-2 20zM20 3 37 20 20 37 3 20z" vectorEffect="non-scaling-stroke" />
        <path d="M-4 8 8-4M32-4 44 8M44 32 32 44M8 44-4 32" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={clsx('relative', (size === 'small' || size === 'regular') && 'text-14')}>
        {/* One letter: two would be too small to read. */}
        {initialsOf(name, size === 'small' ? 1 : 2)}
      </span>
    </span>
  );
}
