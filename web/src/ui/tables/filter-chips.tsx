import clsx from 'clsx';
import { type To } from 'react-router-dom';
import { Link } from '../link';
import { useDigits } from '../../i18n/use-digits';
import { preservePlace } from '../../lib/preserve-place';

export interface FilterChoice {
  to: To;
  label: string;
  count?: number;
  current?: boolean;
}

const scrolling = 'flex gap-2 overflow-x-auto py-1 [scrollbar-width:none]';

export interface FilterTabsProps {
  label: string;
  choices: readonly FilterChoice[];
}

/** One of a few views of a list, with counts: All 38, To answer 3. */
export function FilterTabs({ label, choices }: FilterTabsProps) {
  const digits = useDigits();
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className={clsx(scrolling, '-mx-4 gap-1 px-4 md:-mx-1 md:px-1')}>
        {choices.map((choice) => (
          <li key={choice.label}>
            <Link
              to={choice.to}
              state={preservePlace}
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
                <span className="font-medium text-ink-2 tabular-nums">{digits(choice.count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
