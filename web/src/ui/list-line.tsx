import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from './link';

interface ListLineProps {
  to: string;
  title: ReactNode;
  /** Below the title. */
  note: ReactNode;
  /** On a narrow screen what is at the right moves below. */
  wraps?: boolean;
  /** At the right. */
  children: ReactNode;
}

/** An item of a list in a card, which opens wherever it is pressed. */
export function ListLine({ to, title, note, wraps = false, children }: ListLineProps) {
  return (
    <li
      className={clsx(
        'relative flex min-h-15 items-center justify-between gap-x-4 gap-y-2 px-4 hover:bg-hover md:px-5',
        wraps ? 'flex-wrap py-2.5 md:py-1.5' : 'py-1.5',
      )}
    >
      <div className={clsx('min-w-0', wraps ? 'flex-[1_1_14rem]' : 'flex-[1_1_7rem]')}>
        <Link to={to} className="stretched block truncate leading-snug font-semibold no-underline">
          {title}
        </Link>
        {note}
      </div>
      {children}
    </li>
  );
}
