import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type To } from 'react-router-dom';
import { Link } from '../link';
import { preservePlace } from '../../lib/preserve-place';

export interface SortableHeaderProps {
  /** The URL of the list sorted by this column, in reverse order if it is already sorted by it. */
  to: To;
  direction: 'ascending' | 'descending' | null;
  /** The label for screen readers, e.g. "Sort by name". */
  actionLabel: string;
  className?: string;
  children: ReactNode;
}

const icons = { ascending: ArrowUp, descending: ArrowDown };

/** A column header as a link, so that the order is in the URL. */
export function SortableHeader({ to, direction, actionLabel, className, children }: SortableHeaderProps) {
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <th role="columnheader" scope="col" aria-sort={direction ?? undefined} className={className}>
      <Link
        to={to}
        state={preservePlace}
        title={actionLabel}
        className={clsx(
          'inline-flex min-h-9 items-center gap-1 no-underline hover:text-ink coarse:min-h-11',
          direction && 'font-semibold text-ink',
        )}
      >
        {children}
        <Icon aria-hidden className={clsx('size-3.5', !direction && 'text-control')} />
      </Link>
    </th>
  );
}
