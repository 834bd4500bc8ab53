import { useTranslation } from 'react-i18next';
import { useToast } from '../ui/overlays/toast';

/** Says so when a person whom an admin edited keeps the present email, because the new one waits. */
export function useEmailWaits(): (asked: string, stored: string | null | undefined) => void {
  const { t } = useTranslation('lists');
  const showToast = useToast();
  return (asked, stored) => {
    const email = asked.trim().toLowerCase();
    if (stored && stored !== email) showToast({ tone: 'success', title: t('row.emailWaits', { email }) });
  };
}
