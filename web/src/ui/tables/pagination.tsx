import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { useDigits } from '../../i18n/use-digits';
import { Link } from '../link';

export interface PaginationProps {
  page: number;
  pageCount: number;
  pathFor: (page: number) => To;
  label: string;
  /** E.g. "1 to 9 of 38"; left out, the pages are centred. */
  range?: string;
  /** Whether the list has a search, which takes the place of the numbers of more than a hundred pages. */
  isSearchable?: boolean;
}

/** With more pages than these a person searches instead of choosing a number. */
const MOST_NUMBERED = 100;

/** The linked pages: the first, the last, and the neighbours of the present one; `null` is a gap. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 3) for (const first of [2, 3, 4]) wanted.add(first);
  if (page >= pageCount - 2) for (const fromEnd of [1, 2, 3]) wanted.add(pageCount - fromEnd);
  const pages = [...wanted]
    .filter((pageNumber) => pageNumber >= 1 && pageNumber <= pageCount)
    .sort((a, b) => a - b);
  return pages.flatMap((pageNumber, index) => {
    const missing = pageNumber - (pages[index - 1] ?? 0) - 1;
    return missing === 0 ? [pageNumber] : missing === 1 ? [pageNumber - 1, pageNumber] : [null, pageNumber];
  });
}

const cell =
  'inline-flex h-(--control-height-small) min-w-(--control-height-small) items-center justify-center gap-1 rounded-field px-2 font-medium tabular-nums no-underline';

function Step({ to, previous, label }: { to: To | null; previous?: boolean; label: string }) {
  const contents = (
    <>
      {previous && <ChevronLeft aria-hidden className="size-4" />}
      <span>{label}</span>
      {!previous && <ChevronRight aria-hidden className="size-4" />}
    </>
  );
  if (!to)
    return (
      <span aria-hidden className={clsx(cell, 'text-ink-3')}>
        {contents}
      </span>
    );
  return (
    <Link to={to} rel={previous ? 'prev' : 'next'} className={clsx(cell, 'hover:bg-hover')}>
      {contents}
    </Link>
  );
}

/** The pages of a list as links, which work without script, can be shared, and are history entries. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, pathFor, label, range, isSearchable = false } = props;
  const { t } = useTranslation('shared');
  const digits = useDigits();
  if (pageCount <= 1 && !range) return null;
  const areNumbered = !isSearchable || pageCount <= MOST_NUMBERED;
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-6 gap-y-3 text-(length:--control-text) text-ink-2',
        range ? 'justify-center pt-4 sm:justify-between' : 'justify-center pt-8',
      )}
    >
      {range && <p className="tabular-nums">{range}</p>}
      {pageCount > 1 && (
        <nav aria-label={label}>
          <ul className="flex flex-wrap items-center justify-center gap-1">
            <li>
              <Step previous to={page > 1 ? pathFor(page - 1) : null} label={t('pager.previous')} />
            </li>
            {!areNumbered && <li className="px-2">{t('pager.search')}</li>}
            {(areNumbered ? pagesAround(page, pageCount) : []).map((pageNumber, index) => (
              <li
                key={pageNumber ?? `gap-${index}`}
                className={clsx('flex items-center', pageNumber !== page && 'max-[400px]:hidden')}
              >
                {pageNumber === null ? (
                  <span className={clsx(cell, 'min-w-6 text-ink-3')}>…</span>
                ) : (
                  <Link
                    to={pathFor(pageNumber)}
                    aria-label={t('pager.page', { page: pageNumber })}
                    aria-current={pageNumber === page ? 'page' : undefined}
                    className={clsx(
                      cell,
                      pageNumber === page
                        ? 'bg-green-soft font-semibold text-green'
                        : 'text-ink hover:bg-hover',
                    )}
                  >
                    {digits(pageNumber)}
                  </Link>
                )}
                {/* On a narrow screen only the page count replaces the other pages. */}
                {pageNumber === page && (
                  <span aria-hidden className="px-2 tabular-nums min-[401px]:hidden">
                    / {digits(pageCount)}
                  </span>
                )}
              </li>
            ))}
            <li>
              <Step to={page < pageCount ? pathFor(page + 1) : null} label={t('pager.next')} />
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}
