import { useTranslation } from 'react-i18next';
import { formatMonth, formatWeekday } from '../../i18n/format';
import { useDigits } from '../../i18n/use-digits';
import { toDhaka } from '../../lib/dhaka-time';
import { ClothField } from './jamdani';

/** The day in Dhaka on woven cloth: the left column of a card, on phones a band above it. The words beside it say the same. */
export function DayLeaf({ startsAt }: { startsAt: string }) {
  const { i18n } = useTranslation();
  const digits = useDigits();
  const { date } = toDhaka(startsAt);
  return (
    <div
      aria-hidden
      className="relative grid h-11 place-items-center overflow-hidden md:h-auto md:w-49 print:hidden"
    >
      <ClothField className="absolute inset-0" />
      <div className="relative flex h-full items-center gap-x-3 rounded-field bg-cloth px-4 text-14 font-semibold text-on-cloth md:grid md:h-auto md:py-1.5 md:text-center">
        <span className="max-md:order-last">{formatWeekday(date, i18n.language)}</span>
        <span className="font-serif text-36 leading-none md:text-48 md:leading-none">
          {digits(Number(date.slice(8)))}
        </span>
        <span>{formatMonth(date.slice(0, 7), i18n.language)}</span>
      </div>
    </div>
  );
}
