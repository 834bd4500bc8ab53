import { useTranslation } from 'react-i18next';
import type { CaseEventKind } from '../../../graphql/generated/schema-types';
import { formatDateTime } from '../../../i18n/format';
import type { CaseTimeline_CaseFragment } from './generated/case-timeline';

type Appointment = NonNullable<CaseTimeline_CaseFragment['events'][number]['appointment']>;

/** The title of an event of an appointment, such as "Appointment on 6 Nov 2026, 10:30 am, by video". */
export function useAppointmentTitle(): (kind: CaseEventKind, appointment: Appointment) => string {
  const { t, i18n } = useTranslation('room');
  return (kind, { startsAt, mode, replacesId }) => {
    const time = startsAt ? formatDateTime(startsAt, i18n.language) : '';
    if (kind === 'APPOINTMENT_CANCELLED') return t('appointment.cancelled', { time });
    if (kind === 'APPOINTMENT_MISSED') return t('appointment.missed', { time });
    return t(replacesId ? 'appointment.moved' : 'appointment.agreed', {
      time,
      way: t(`appointment.way.${mode}`),
    });
  };
}
