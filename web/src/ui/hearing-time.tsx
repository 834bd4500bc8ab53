import { useTranslation } from 'react-i18next';
import { calendarDaysBetween, formatDate, formatMonth, formatTime, formatWeekday } from '../i18n/format';
import { useDigits } from '../i18n/use-digits';
import { useBangladeshTime } from './use-bangladesh-time';
import { toDhaka } from '../lib/dhaka-time';
import { now } from '../lib/now';

/** "Monday 7 December 2026, 10:30 am" */
export function useHearingTime(): (startsAt: string) => string {
  const { t, i18n } = useTranslation('room');
  const inBangladesh = useBangladeshTime();
  return (startsAt) =>
    t('hearing.time', {
      date: formatDate(startsAt, i18n.language, 'weekday'),
      time: inBangladesh(formatTime(startsAt, i18n.language)),
    });
}

/** "in 16 days", "tomorrow" or "today", by the calendar in Dhaka. */
export function useDaysAhead(): (startsAt: string) => string {
  const { t } = useTranslation(['room', 'shared']);
  return (startsAt) => {
    const days = calendarDaysBetween(new Date(now()).toISOString(), new Date(startsAt));
    if (days === 0) return t('shared:age.today');
    return days === 1 ? t('hearing.tomorrow') : t('hearing.inDays', { count: days });
  };
}

/** Decorative: the words beside it say the same. */
export function CalendarLeaf({ startsAt }: { startsAt: string }) {
  const { i18n } = useTranslation();
  const digits = useDigits();
  const { date } = toDhaka(startsAt);
  return (
    <div
      aria-hidden
      className="grid w-20 shrink-0 self-start overflow-clip rounded-field border border-line-strong bg-surface text-center"
    >
      <span className="bg-green px-1 py-0.5 text-14 font-semibold text-on-green">
        {formatMonth(date.slice(0, 7), i18n.language)}
      </span>
      <span className="pt-1.5 text-28 leading-none font-semibold tabular-nums">
        {digits(Number(date.slice(8)))}
      </span>
      <span className="pt-0.5 pb-1.5 text-14 text-ink-2">{formatWeekday(date, i18n.language)}</span>
    </div>
  );
}
