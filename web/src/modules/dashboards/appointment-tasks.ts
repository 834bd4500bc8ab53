import { CalendarClock, CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDateTime } from '../../i18n/format';
import { useBangladeshTime } from '../../ui/use-bangladesh-time';
import type { AppointmentTasks_AppointmentFragment } from './generated/appointment-tasks';
import type { PendingTask } from './pending-tasks';

graphql(`
  fragment AppointmentTasks_appointment on Appointment {
    id
    caseId
    caseTitle
    startsAt
  }
`);

/** Coming appointments, and proposals for the viewer to answer. */
export function useAppointmentTasks(
  appointments: readonly FragmentType<AppointmentTasks_AppointmentFragment>[],
  pathOf: (caseId: string) => string,
): PendingTask[] {
  const { t, i18n } = useTranslation(['dashboards', 'cases']);
  const inBangladesh = useBangladeshTime();
  return readFragment<AppointmentTasks_AppointmentFragment>(appointments).map(
    ({ id, caseId, caseTitle, startsAt }): PendingTask => ({
      key: `appointment-${id}`,
      icon: startsAt ? CalendarDays : CalendarClock,
      tone: startsAt ? 'good' : 'urgent',
      title: startsAt
        ? t('appointment', { time: inBangladesh(formatDateTime(startsAt, i18n.language)) })
        : t('timesToChoose'),
      note: caseTitle ?? undefined,
      action: { to: pathOf(caseId), label: t('cases:client.open') },
    }),
  );
}
