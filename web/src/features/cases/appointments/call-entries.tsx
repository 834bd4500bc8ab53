import { Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { ButtonLink } from '../../../ui/button';
import { callTimes } from './call-times';
import type { Appointments_CaseFragment, RoomAppointmentFragment } from './generated/appointment-operations';

/** A timer holds no more than 24 days. */
const longestWait = 24 * 60 * 60_000;

/** Whether the call of an appointment by video is open, also as time goes on. */
function useIsOpen(appointment: RoomAppointmentFragment | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const { opensAt, closesAt } = callTimes(appointment);
  useEffect(
    function waitForChange() {
      const next = now < opensAt ? opensAt : closesAt;
      if (!(next > now)) return undefined;
      const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now() + 100, longestWait));
      return () => clearTimeout(timer);
    },
    [now, opensAt, closesAt],
  );
  return now >= opensAt && now <= closesAt;
}

interface CallEntriesProps {
  legalCase: Appointments_CaseFragment;
  appointment: RoomAppointmentFragment | null;
}

/** The link into the call of an appointment, once it is open: a document of its own, which may use camera and microphone. */
export function JoinCall({ legalCase, appointment }: CallEntriesProps) {
  const { t } = useTranslation('appointments');
  const isOpen = useIsOpen(appointment);
  if (!isOpen || !legalCase.canCall) return null;
  return (
    <ButtonLink to={paths.call(legalCase.id)} variant="primary" icon={Video} reloadDocument>
      {t('joinCall')}
    </ButtonLink>
  );
}

/** The link that calls the other person of a case, or leads into the call that is there. */
export function CallNow({ legalCase }: Pick<CallEntriesProps, 'legalCase'>) {
  const { t } = useTranslation('appointments');
  if (!legalCase.canCall) return null;
  return (
    <ButtonLink to={paths.call(legalCase.id)} size="small" icon={Video} reloadDocument>
      {t(legalCase.call && legalCase.call.state !== 'ENDED' ? 'joinCall' : 'callNow')}
    </ButtonLink>
  );
}
