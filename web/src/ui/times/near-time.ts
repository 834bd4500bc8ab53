import { useTranslation } from 'react-i18next';
import { calendarDaysBetween } from '../../i18n/days-between';
import { formatRecentDate, formatTime } from '../../i18n/format';
import { now } from '../../lib/now';
import { useBangladeshTime } from './use-bangladesh-time';
import { useSince } from './use-since';

/** "today", "tomorrow" or "7 Dec" of what is ahead, by the calendar in Dhaka. */
export function useNearDay() {
  const { t, i18n } = useTranslation(['cases', 'shared']);
  return (startsAt: string): { day: string; isNear: boolean } => {
    const days = calendarDaysBetween(new Date(now()).toISOString(), new Date(startsAt));
    if (days > 1) return { day: formatRecentDate(startsAt, i18n.language), isNear: false };
    return { day: t(days === 0 ? 'shared:age.today' : 'cases:near.tomorrow'), isNear: true };
  };
}

/** "tomorrow, 10:30 am"; "today, since 10:30 am" of what has begun; "tomorrow" where only the day is known. */
export function useNearTime(): (startsAt: string, hasTime?: boolean) => string {
  const { t, i18n } = useTranslation('cases');
  const nearDay = useNearDay();
  const sinceOf = useSince();
  const inBangladesh = useBangladeshTime();
  return (startsAt, hasTime = true) => {
    const { day } = nearDay(startsAt);
    // The hour stays whole at the end of a line.
    const hour = formatTime(startsAt, i18n.language).replaceAll(' ', '\u00a0');
    const time = sinceOf(startsAt) ?? inBangladesh(hour, startsAt);
    return hasTime ? t('near.time', { day, time }) : day;
  };
}
