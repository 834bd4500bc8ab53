import { useTranslation } from 'react-i18next';
import { formatTime } from '../../i18n/format';
import { useBangladeshTime } from './use-bangladesh-time';
import { now } from '../../lib/now';

/** "since 10:30 am" for what has begun; null before that. */
export function useSince(): (startsAt: string) => string | null {
  const { t, i18n } = useTranslation('shared');
  const inBangladesh = useBangladeshTime();
  return (startsAt) =>
    Date.parse(startsAt) > now()
      ? null
      : t('age.since', { time: inBangladesh(formatTime(startsAt, i18n.language), startsAt) });
}
