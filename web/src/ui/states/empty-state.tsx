import type { ReactNode } from 'react';

/** The open lozenge above an empty state; decorative. */
export function LozengeFigure() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden className="mb-2.5 h-16 w-24 fill-none">
      <path
        className="stroke-green opacity-60"
        d="M48 4 76 32 48 60 20 32ZM20 32 34 18 20 4 6 18M76 32 62 18 76 4 90 18M20 32 34 46 20 60 6 46M76 32 62 46 76 60 90 46"
      />
      <path className="fill-green-soft" d="M48 18 62 32 48 46 34 32Z" />
      <path className="stroke-brass" d="M48 25 55 32 48 39 41 32Z" />
    </svg>
  );
}

export interface EmptyStateProps {
  title: string;
  /** What the list will contain, and how to add the first item. */
  description?: ReactNode;
  action?: ReactNode;
  /** Without the frame, for use inside a panel. */
  bare?: boolean;
}

export function EmptyState({ title, description, action, bare = false }: EmptyStateProps) {
  return (
    <div
      className={
        'grid content-center justify-items-center gap-1.5 px-6 py-12 text-center' +
        (bare ? '' : ' rounded-card border border-line bg-surface')
      }
    >
      <LozengeFigure />
      <h2 className="font-serif! text-18 leading-snug font-semibold">{title}</h2>
      {description && <p className="max-w-[44ch] text-ink-2">{description}</p>}
      {action && <div className="mt-3.5">{action}</div>}
    </div>
  );
}
