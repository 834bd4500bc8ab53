import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../i18n/days-between';
import { formatDate } from '../../../i18n/format';

interface WaitingAgeProps {
  lawyer: { renewalAt?: string | null; licenseSubmittedAt?: string | null; createdAt?: string | null };
}

/** How many days a renewal or the licence number has waited; without a number, since when the account is there. */
export function WaitingAge({ lawyer }: WaitingAgeProps) {
  const { t, i18n } = useTranslation('verification');
  const submitted = lawyer.renewalAt ?? lawyer.licenseSubmittedAt;
  const since = submitted ?? lawyer.createdAt;
  if (!since) return null;
  const date = formatDate(since, i18n.language);
  const days = daysBetween(since);
  const waiting = days === 0 ? t('queue.waitingToday') : t('queue.waiting', { count: days });
  return <span title={date}>{submitted ? waiting : t('queue.registered', { date })}</span>;
}
