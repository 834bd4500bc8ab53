import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Frames rendered Markdown; `compact` for the preview beside an editor. */
export function Prose({ compact = false, children }: { compact?: boolean; children: ReactNode }) {
  return <div className={clsx('prose', compact && 'prose-compact')}>{children}</div>;
}
