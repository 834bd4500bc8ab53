import clsx from 'clsx';
import { useRef } from 'react';
import { type To } from 'react-router-dom';
import { Link } from '../link';
import { useDigits } from '../../i18n/use-digits';
import { preservePlace } from '../../lib/preserve-place';
import { useChosenInView } from '../use-chosen-in-view';

interface FilterChoice {
  to: To;
  label: string;
  count?: number;
  current?: boolean;
}

export interface FilterTabsProps {
  label: string;
  choices: readonly FilterChoice[];
}

/** One of a few views of a list, with counts: All 38, To answer 3. The chosen one is never cut. */
export function FilterTabs({ label, choices }: FilterTabsProps) {
  const digits = useDigits();
  const list = useRef<HTMLUListElement>(null);
  useChosenInView(list, choices.find(({ current }) => current)?.label ?? '');
  return (
    <nav aria-label={label} className="min-w-0">
      <ul
        ref={list}
        className="-mx-4 flex overflow-x-auto border-b border-line px-1 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {choices.map((choice) => (
          <li key={choice.label}>
            <Link
              to={choice.to}
              state={preservePlace}
              aria-current={choice.current ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-1.5 border-b-2 px-3 whitespace-nowrap no-underline focus-visible:-outline-offset-3',
                choice.current
                  ? 'border-green font-semibold text-ink'
                  : 'border-transparent font-medium text-ink-2 hover:text-ink',
              )}
            >
              {choice.label}
              {choice.count !== undefined && <span className="tabular-nums">{digits(choice.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
