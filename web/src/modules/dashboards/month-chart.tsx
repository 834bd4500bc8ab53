import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatMonth, formatNumber, formatShortNumber } from '../../i18n/format';

interface MonthCount {
  month: string;
  count: number;
}

interface MonthChartProps {
  /** Oldest first; the last one is the current month. */
  months: readonly MonthCount[];
}

/** A phone, and the longer names in Bangla, have room for every third month; the current one is among them. */
const hasRoomForName = (index: number, length: number) => (length - 1 - index) % 3 === 0;

/** New cases a month as bars. The table below has every number. */
export function MonthChart({ months }: MonthChartProps) {
  const { t, i18n } = useTranslation('dashboards');
  const busiest = months.reduce((most, month) => (month.count > most.count ? month : most), {
    month: '',
    count: 0,
  });
  return (
    <div
      role="img"
      aria-label={t('admin.monthSummary', {
        most: formatNumber(busiest.count, i18n.language),
        month: formatMonth(busiest.month, i18n.language),
        present: formatNumber(months.at(-1)?.count ?? 0, i18n.language),
      })}
      className="flex h-55 gap-1 text-14 text-ink-2 sm:h-80 sm:gap-2"
    >
      {months.map(({ month, count }, index) => (
        <div key={month} className="flex min-w-0 flex-1 flex-col items-center">
          <div className="flex w-full flex-1 flex-col items-center justify-end border-b border-line-strong">
            {count > 0 && (
              <span className="leading-snug whitespace-nowrap tabular-nums">
                {formatShortNumber(count, i18n.language)}
              </span>
            )}
            <div
              data-chart-bar
              style={{ height: `${busiest.count === 0 ? 0 : (count / busiest.count) * 85}%` }}
              className={clsx(
                'w-full max-w-6 rounded-t-[2px]',
                index === months.length - 1 ? 'bg-control' : 'bg-green',
              )}
            />
          </div>
          <span
            className={clsx(
              'pt-1.5 leading-snug whitespace-nowrap',
              !hasRoomForName(index, months.length) && 'max-sm:invisible bangla:invisible',
            )}
          >
            {formatMonth(month, i18n.language)}
          </span>
        </div>
      ))}
    </div>
  );
}
