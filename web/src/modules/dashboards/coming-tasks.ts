import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatRecentDate, formatTime } from '../../i18n/format';
import { useBangladeshTime } from '../../ui/use-bangladesh-time';
import { useSince } from '../../ui/use-since';
import type { ComingTasks_QueryFragment } from './generated/coming-tasks';
import type { PendingTask } from './pending-tasks';

graphql(`
  fragment ComingTasks_query on Query {
    myAppointments(limit: 3) {
      items {
        id
        caseId
        caseTitle
        startsAt
        calendarFile
      }
    }
  }
`);

/** A task on a day. */
export interface DatedTask extends PendingTask {
  /** Unset until a time is agreed. */
  startsAt?: string;
  bring?: string | null;
  calendar?: { subject: 'hearing' | 'appointment'; file: string | null };
}

/** "30 Nov, 4:30 pm", or since when. */
export function useTaskTime(): (startsAt: string) => string {
  const { i18n } = useTranslation();
  const sinceOf = useSince();
  const inBangladesh = useBangladeshTime();
  return (startsAt) =>
    [
      formatRecentDate(startsAt, i18n.language),
      sinceOf(startsAt) ?? inBangladesh(formatTime(startsAt, i18n.language)),
    ].join(', ');
}

/** Coming appointments, and the times to choose among. */
export function useAppointmentTasks(
  query: FragmentType<ComingTasks_QueryFragment>,
  pathOf: (caseId: string) => string,
): DatedTask[] {
  const { t } = useTranslation(['dashboards', 'cases']);
  const timeOf = useTaskTime();
  const { items } = readFragment<ComingTasks_QueryFragment>(query).myAppointments;
  return items.map(({ id, caseId, caseTitle, startsAt, calendarFile }) => ({
    key: `appointment-${id}`,
    title: t(startsAt ? 'appointment' : 'timesToChoose'),
    note: caseTitle ?? undefined,
    action: { to: pathOf(caseId), label: t('cases:client.open') },
    ...(startsAt && {
      when: timeOf(startsAt),
      startsAt,
      calendar: { subject: 'appointment' as const, file: calendarFile },
    }),
  }));
}
