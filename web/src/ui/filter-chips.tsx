import clsx from 'clsx';
import { X } from 'lucide-react';
import { Link, type To } from 'react-router-dom';

export interface FilterChoice {
  /** Where the choice leads; for the present one of `FilterChips`, the address without it. */
  to: To;
  label: string;
  count?: number;
  current?: boolean;
}

export interface FilterChipsProps {
  /** The accessible name of the group. */
  label: string;
  choices: readonly FilterChoice[];
  /** Completes the name of the present chip, whose press takes the filter away, e.g. "remove filter". */
  removeLabel: string;
}

const scrolling = 'flex gap-2 overflow-x-auto py-1 [scrollbar-width:none]';

/** Filters as links with counts; the present one is solid, stands first, and carries a cross. */
export function FilterChips({ label, choices, removeLabel }: FilterChipsProps) {
  const ordered = [...choices].sort((a, b) => Number(b.current ?? false) - Number(a.current ?? false));
  return (
    <nav aria-label={label}>
      <ul className={clsx(scrolling, '-mx-5 px-5 sm:mx-0 sm:flex-wrap sm:px-0')}>
        {ordered.map((choice) => (
          <li key={choice.label}>
            <Link
              to={choice.to}
              preventScrollReset
              aria-current={choice.current ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 leading-tight font-medium whitespace-nowrap no-underline transition-colors',
                choice.current
                  ? 'border-green bg-green text-on-green'
                  : 'border-line-strong bg-surface text-ink hover:border-green',
              )}
            >
              {choice.label}
              {choice.count !== undefined && (
                <span className={clsx('text-14 font-normal tabular-nums', !choice.current && 'text-ink-2')}>
                  {choice.count}
                </span>
              )}
              {choice.current && (
                <>
                  <X aria-hidden className="size-4" />
                  <span className="sr-only">{removeLabel}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One of a few views of a list, with counts: All 38, To answer 3. */
export function FilterTabs({ label, choices }: Omit<FilterChipsProps, 'removeLabel'>) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className={clsx(scrolling, '-mx-4 gap-1 px-4 md:-mx-1 md:px-1')}>
        {choices.map((choice) => (
          <li key={choice.label}>
            <Link
              to={choice.to}
              preventScrollReset
              aria-current={choice.current ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-(--control-height-small) items-center gap-2 rounded-field px-3 text-(length:--control-text) leading-none whitespace-nowrap no-underline',
                choice.current
                  ? 'bg-surface font-semibold text-ink inset-ring inset-ring-control'
                  : 'font-medium text-ink-2 hover:bg-hover',
              )}
            >
              {choice.label}
              {choice.count !== undefined && (
                <span className="font-medium text-ink-2 tabular-nums">{choice.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
