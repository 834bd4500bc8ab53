import { useTranslation } from 'react-i18next';
import { calendarDaysBetween } from '../../i18n/days-between';
import { formatDate, formatDateTime } from '../../i18n/format';

/** After so many days a date says more than a number. */
const longestAge = 60;

interface AgeProps {
  /** An ISO time of the API. */
  of: string;
  className?: string;
}

/** "today", "yesterday", "12 days ago", later the date; the exact time is its title. */
export function Age({ of, className }: AgeProps) {
  const { t, i18n } = useTranslation('shared');
  const days = calendarDaysBetween(of);
  const words = () => {
    if (days === 0) return t('age.today');
    if (days === 1) return t('age.yesterday');
    return days <= longestAge ? t('age.days', { count: days }) : formatDate(of, i18n.language);
  };
  return (
    <time dateTime={of} title={formatDateTime(of, i18n.language)} className={className}>
      {words()}
    </time>
  );
}
