import clsx from 'clsx';
import { type SignName, signs } from './signs';

interface SignProps {
  name: SignName;
  /** In the colours of the cloth, for its ground. */
  onCloth?: boolean;
  className?: string;
}

/** The woven sign of a matter, beside its word. The caller sizes it; decorative. */
export function Sign({ name, onCloth = false, className }: SignProps) {
  const { thread, accent } = signs[name];
  return (
    <svg
      viewBox="-1 -1 17 17"
      aria-hidden
      focusable="false"
      className={clsx('cloth shrink-0', !onCloth && 'cloth-surface', className)}
    >
      <path className="thread" d={thread} />
      <path className="accent" d={accent} />
    </svg>
  );
}
