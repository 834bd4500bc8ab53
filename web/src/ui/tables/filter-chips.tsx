import clsx from 'clsx';
import { useEffect, useId, useRef, type MouseEvent, type RefObject } from 'react';
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

export interface FilterOffersProps {
  offers: readonly FilterChoice[];
  label: string;
  /** Takes the focus when an offer is chosen, which is then no offer any more. */
  after: RefObject<HTMLElement | null>;
}

const scrolling = 'flex gap-2 overflow-x-auto py-1 [scrollbar-width:none]';

/** One row of links with counts that suggest filters; phones have none. */
export function FilterOffers({ offers, label, after }: FilterOffersProps) {
  const labelId = useId();
  const digits = useDigits();
  const isChosen = useRef(false);
  const state = offers.map((offer) => offer.label).join();
  useEffect(
    function moveFocus() {
      if (isChosen.current) after.current?.focus();
      isChosen.current = false;
    },
    [state, after],
  );
  const choose = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) isChosen.current = true;
  };
  if (offers.length === 0) return null;
  return (
    <nav aria-labelledby={labelId} className="mt-3 py-1 max-md:hidden">
      <ul className="flex flex-wrap gap-2">
        <li id={labelId} className="inline-flex min-h-11 items-center whitespace-nowrap text-ink-2">
          {label}
        </li>
        {offers.map(({ to, label: offer, count }) => (
          <li key={offer}>
            <Link
              to={to}
              state={preservePlace}
              onClick={choose}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 leading-tight font-medium whitespace-nowrap text-ink no-underline transition-colors hover:border-green"
            >
              {offer}
              {count !== undefined && (
                <span className="text-14 font-normal text-ink-2 tabular-nums">{digits(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
