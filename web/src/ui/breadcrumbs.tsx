import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type To } from 'react-router-dom';
import { Link } from './link';
import { Sentence } from './sentence';

export interface Crumb {
  label: string;
  /** Unset for the present page, the last crumb. */
  to?: To;
}

/** The last crumb is the page itself. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-16 sm:text-14 text-ink-2">
        {crumbs.map(({ label: name, to }, index) => (
          <li
            key={`${index} ${name}`}
            className={clsx('flex min-w-0 items-center gap-2', !to && 'max-w-full flex-[1_1_6rem]')}
          >
            {index > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-3" />}
            {to ? (
              <Link to={to} className="inline-flex min-h-11 items-center underline hover:text-green">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="truncate leading-[2.75rem]">
                <Sentence text={name} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
