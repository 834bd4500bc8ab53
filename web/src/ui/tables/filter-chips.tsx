import clsx from 'clsx';
import { X } from 'lucide-react';
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

export interface FilterChipsProps {
  /** The chosen filters; each links to the URL without it. */
  chosen: readonly FilterChoice[];
  chosenLabel: string;
  /** Completes the name of a chosen chip, e.g. "remove filter". */
  removeLabel: string;
  /** Clears all filters; shown for more than one. */
  clear: FilterChoice;
  /** The suggested filters, left out on phones; one that gets chosen moves to the front. */
  offers: readonly FilterChoice[];
  offersLabel: string;
  /** Takes the focus when the last chosen chip is gone. */
  after: RefObject<HTMLElement | null>;
}

const scrolling = 'flex gap-2 overflow-x-auto py-1 [scrollbar-width:none]';
const group = 'flex shrink-0 gap-2 sm:shrink sm:flex-wrap';
const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 leading-tight font-medium whitespace-nowrap no-underline transition-colors';

/** After a chip is removed, moves the focus to the chip in its place, or to the element after the last. */
function useNextFocus({ chosen, after }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  const state = chosen.map(({ label }) => label).join();
  useEffect(
    function moveFocus() {
      if (next.current === null) return;
      const links = list.current?.querySelectorAll('a') ?? [];
      (links[Math.min(next.current, chosen.length - 1)] ?? after.current)?.focus();
      next.current = null;
    },
    [state, chosen.length, after],
  );
  const leaveTo = (index: number) => (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) next.current = index;
  };
  return { list, leaveTo };
}

/** One row of links with counts: the chosen filters, solid and with a cross, then the suggested ones. */
export function FilterChips(props: FilterChipsProps) {
  const { chosen, clear, offers } = props;
  const offersId = useId();
  const digits = useDigits();
  const { list, leaveTo } = useNextFocus(props);
  return (
    <div
      className={clsx(
        scrolling,
        '-mx-4 min-h-13 px-4 sm:mx-0 sm:flex-wrap sm:px-0',
        chosen.length === 0 && 'max-md:hidden',
      )}
    >
      {chosen.length > 0 && (
        <ul ref={list} aria-label={props.chosenLabel} className={group}>
          {chosen.map(({ to, label, count }, index) => (
            <li key={label}>
              <Link
                state={preservePlace}
                to={to}
                onClick={leaveTo(index)}
                className={clsx(chip, 'relative border-green bg-green text-on-green')}
              >
                <span className="max-w-64 truncate">{label}</span>
                {count !== undefined && (
                  <span className="text-14 font-normal tabular-nums">{digits(count)}</span>
                )}
                <X aria-hidden className="size-4 shrink-0" />
                <span className="sr-only">{props.removeLabel}</span>
              </Link>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <Link
                state={preservePlace}
                to={clear.to}
                onClick={leaveTo(0)}
                className="inline-flex min-h-11 items-center px-1.5 whitespace-nowrap"
              >
                {clear.label}
              </Link>
            </li>
          )}
        </ul>
      )}
      {offers.length > 0 && (
        <nav aria-labelledby={offersId} className="shrink-0 max-md:hidden sm:shrink">
          <ul className={group}>
            <li id={offersId} className="inline-flex min-h-11 items-center text-ink-2 whitespace-nowrap">
              {props.offersLabel}
            </li>
            {offers.map(({ to, label, count }) => (
              <li key={label}>
                <Link
                  state={preservePlace}
                  to={to}
                  onClick={leaveTo(0)}
                  className={clsx(chip, 'border-line-strong bg-surface text-ink hover:border-green')}
                >
                  {label}
                  <span className="text-14 font-normal text-ink-2 tabular-nums">
                    {count === undefined ? null : digits(count)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

export interface FilterTabsProps {
  /** The accessible name of the group. */
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
