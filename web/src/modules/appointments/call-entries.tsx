import { Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now';
import { marksCall } from '../../routing/call-mark';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { isCallOpen } from './call-times';
import type { Appointments_CaseFragment, RoomAppointmentFragment } from './generated/appointment-operations';

interface CallEntriesProps {
  legalCase: Appointments_CaseFragment;
  appointment: RoomAppointmentFragment;
}

/** The link into an open appointment's call: a separate document, which may use camera and microphone. */
export function JoinCall({ legalCase, appointment }: CallEntriesProps) {
  const { t } = useTranslation('appointments');
  const now = useNow(10_000);
  if (!isCallOpen(appointment, now) || !legalCase.canCall) return null;
  return (
    <ButtonLink
      to={paths.call(legalCase.id)}
      variant="primary"
      icon={Video}
      reloadDocument
      onClick={marksCall(legalCase.id)}
    >
      {t('joinCall')}
    </ButtonLink>
  );
}

/** The link that calls the other person, or joins the live call. */
export function CallNow({ legalCase }: Pick<CallEntriesProps, 'legalCase'>) {
  const { t } = useTranslation('appointments');
  if (!legalCase.canCall) return null;
  return (
    <ButtonLink
      to={paths.call(legalCase.id)}
      size="small"
      icon={Video}
      reloadDocument
      onClick={marksCall(legalCase.id)}
    >
      {t(legalCase.call && legalCase.call.state !== 'ENDED' ? 'joinCall' : 'callNow')}
    </ButtonLink>
  );
}
