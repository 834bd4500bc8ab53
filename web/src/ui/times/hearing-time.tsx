import { useTranslation } from 'react-i18next';
import { calendarDaysBetween } from '../../i18n/days-between';
import { formatDate, formatTime } from '../../i18n/format';
import { useBangladeshTime } from './use-bangladesh-time';
import { now } from '../../lib/now';

/** "Monday 7 December 2026, 10:30 am"; the day alone where no time is known. */
export function useHearingTime(): (startsAt: string, hasTime?: boolean) => string {
  const { t, i18n } = useTranslation('room');
  const inBangladesh = useBangladeshTime();
  return (startsAt, hasTime = true) => {
    const date = formatDate(startsAt, i18n.language, 'weekday');
    const time = () => inBangladesh(formatTime(startsAt, i18n.language), startsAt);
    return hasTime ? t('hearing.time', { date, time: time() }) : date;
  };
}

/** "in 16 days", "tomorrow" or "today", by the calendar in Dhaka. */
export function useDaysAhead(): (startsAt: string) => string {
  const { t } = useTranslation(['room', 'cases', 'shared']);
  return (startsAt) => {
    const days = calendarDaysBetween(new Date(now()).toISOString(), new Date(startsAt));
    if (days === 0) return t('shared:age.today');
    return days === 1 ? t('cases:near.tomorrow') : t('hearing.inDays', { count: days });
  };
}
