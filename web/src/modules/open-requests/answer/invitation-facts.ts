import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../i18n/format';
import { useLocalName } from '../../../i18n/use-local-name';
import type { InvitationRow_InvitationFragment } from './generated/invitation-row';

/** "1 December, 6:00 pm" in two parts, for a sentence. */
export function useDayAndTime(): (iso: string) => { date: string; time: string } {
  const { i18n } = useTranslation();
  return (iso) => ({
    date: formatDate(iso, i18n.language, 'dayAndMonth'),
    time: formatTime(iso, i18n.language),
  });
}

type Facts = Pick<InvitationRow_InvitationFragment, 'district' | 'urgent' | 'courtDate' | 'dueAt' | 'state'>;

/** "Gazipur · within 2 days · answer by 1 December, 6:00 pm" */
export function useInvitationFacts(): (invitation: Facts) => string {
  const { t, i18n } = useTranslation('invitations');
  const local = useLocalName();
  const dayAndTime = useDayAndTime();
  return ({ district, urgent, courtDate, dueAt, state }) =>
    [
      local(district),
      urgent && t('urgent'),
      courtDate && t('courtDate', { date: formatDate(courtDate, i18n.language) }),
      (state === 'SENT' || state === 'CLEARED') && t('answerBy', dayAndTime(dueAt)),
    ]
      .filter(Boolean)
      .join(' · ');
}
