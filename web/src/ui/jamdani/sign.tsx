import clsx from 'clsx';
import { type SignName, signs } from './signs';

/** The woven sign of a matter, beside its word. The caller sizes it; decorative. */
export function Sign({ name, className }: { name: SignName; className?: string }) {
  const { thread, accent } = signs[name];
  return (
    <svg
      viewBox="-1 -1 17 17"
      aria-hidden
      focusable="false"
      className={clsx('cloth cloth-surface shrink-0', className)}
    >
      <path className="thread" d={thread} />
      <path className="accent" d={accent} />
    </svg>
  );
}
