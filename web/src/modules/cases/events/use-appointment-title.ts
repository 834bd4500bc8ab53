import { useTranslation } from 'react-i18next';
import type { CaseEventKind } from '../../../graphql/generated/schema-types';
import { formatDateTime, formatNumber, formatTime } from '../../../i18n/format';
import { useBangladeshTime } from '../../../ui/times/use-bangladesh-time';
import type { CaseEvent_EventFragment } from './generated/case-timeline';

type Call = NonNullable<CaseEvent_EventFragment['call']>;
type Appointment = NonNullable<CaseEvent_EventFragment['appointment']>;

/** Such as "Appointment on 6 Nov 2026, 10:30 am, by video". */
export function useAppointmentTitle(): (kind: CaseEventKind, appointment: Appointment) => string {
  const { t, i18n } = useTranslation('room');
  const inBangladesh = useBangladeshTime();
  return (kind, { startsAt, mode, replacesId }) => {
    const time = startsAt ? inBangladesh(formatDateTime(startsAt, i18n.language), startsAt) : '';
    if (kind === 'APPOINTMENT_CANCELLED') return t('appointment.cancelled', { time });
    if (kind === 'APPOINTMENT_MISSED') return t('appointment.missed', { time });
    return t(replacesId ? 'appointment.moved' : 'appointment.agreed', {
      time,
      way: t(`appointment.way.${mode}`),
    });
  };
}

/** "Call, 24 minutes" */
export function useCallTitle(): (call: Call) => string {
  const { t, i18n } = useTranslation('room');
  return ({ connectedAt, endedAt }) => {
    const count = Math.floor((Date.parse(endedAt ?? '') - Date.parse(connectedAt ?? '')) / 60_000) || 0;
    if (count === 0) return t('appointment.callShort');
    return t('appointment.call', { count, number: formatNumber(count, i18n.language) });
  };
}

/** "5:30 pm to 5:54 pm" */
export function useCallTime(): (call: Call) => string {
  const { t, i18n } = useTranslation('casePage');
  const inBangladesh = useBangladeshTime();
  return ({ connectedAt, endedAt }) =>
    connectedAt && endedAt
      ? t('timeline.range', {
          from: formatTime(connectedAt, i18n.language),
          to: inBangladesh(formatTime(endedAt, i18n.language)),
        })
      : '';
}
