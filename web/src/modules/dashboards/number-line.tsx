import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { Link } from '../../ui/link';

interface NumberLineProps {
  label: string;
  numbers: readonly { label: string; value: number; note?: string; to?: string }[];
}

/** Numbers on one base line, their names below; a link where a number has a list. */
export function NumberLine({ label, numbers }: NumberLineProps) {
  const { i18n } = useTranslation();
  return (
    <section aria-label={label} className="border-y border-line-strong py-3">
      <ul className={clsx('justify-between gap-4', numbers.length > 3 ? 'grid grid-cols-3 sm:flex' : 'flex')}>
        {numbers.map((number) => {
          const contents = (
            <>
              {/* Read before the number, seen below it. */}
              <span className="order-1 text-14 leading-snug text-ink-2">{number.label} </span>
              <span className="font-serif text-28 leading-tight font-semibold lining-nums tabular-nums">
                {formatNumber(number.value, i18n.language)}
              </span>
              {number.note && <span className="order-2 text-14 leading-snug text-ink-2"> {number.note}</span>}
            </>
          );
          const className = 'flex min-h-11 flex-col text-ink no-underline hover:text-green';
          return (
            <li key={number.label} className="min-w-0">
              {number.to ? (
                <Link to={number.to} className={className}>
                  {contents}
                </Link>
              ) : (
                <p className={className}>{contents}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
