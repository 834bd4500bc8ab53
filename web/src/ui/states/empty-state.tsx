import type { ReactNode } from 'react';
import { ClothBand } from '../jamdani/jamdani';

export interface EmptyStateProps {
  title: string;
  /** What the list will contain, and how to add the first item. */
  description?: ReactNode;
  action?: ReactNode;
  /** Words alone, for use inside a card. */
  bare?: boolean;
}

export function EmptyState({ title, description, action, bare = false }: EmptyStateProps) {
  if (bare)
    return (
      <div data-empty className="p-4 md:p-5 print:p-0">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-ink-2 print:hidden">{description}</p>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    );
  return (
    <div className="max-w-[680px] overflow-hidden rounded-card border border-line bg-surface">
      <ClothBand />
      <div className="px-4 py-5 md:px-6">
        <h2>{title}</h2>
        {description && <p className="mt-1 max-w-[52ch] text-ink-2">{description}</p>}
        {action && <div className="mt-4 max-sm:grid">{action}</div>}
      </div>
    </div>
  );
}
