import { useTranslation } from 'react-i18next';
import { formatTime } from '../i18n/format';
import { now } from '../lib/now';

/** "since 10:30 am" for what has begun; null before that. */
export function useSince(): (startsAt: string) => string | null {
  const { t, i18n } = useTranslation('shared');
  return (startsAt) =>
    Date.parse(startsAt) > now() ? null : t('age.since', { time: formatTime(startsAt, i18n.language) });
}
