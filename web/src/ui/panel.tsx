import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface PanelProps {
  title?: ReactNode;
  /** How many there are, behind the title. */
  count?: string;
  /** At the right of the title: a link, a date, a button. */
  aside?: ReactNode;
  footer?: ReactNode;
  /** For content with its own padding, e.g. lists and tables. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, count, aside, footer, flush = false, className, children }: PanelProps) {
  return (
    <section className={clsx('min-w-0 rounded-card border border-line bg-surface', className)}>
      {(title || aside) && (
        <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 md:px-5 md:py-3.5">
          {title && (
            <h2>
              {title}
              {count && <span className="font-normal text-ink-2 tabular-nums"> {count}</span>}
            </h2>
          )}
          {aside && <div className="text-14 text-ink-2">{aside}</div>}
        </header>
      )}
      <div className={clsx(!flush && 'p-4 md:p-5')}>{children}</div>
      {footer && <footer className="border-t border-line px-4 py-3 md:px-5">{footer}</footer>}
    </section>
  );
}
