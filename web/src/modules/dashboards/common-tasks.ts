import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatNumber, formatRecentDate, formatTime } from '../../i18n/format';
import { useBangladeshTime } from '../../ui/times/use-bangladesh-time';
import { useSince } from '../../ui/times/use-since';
import type { CommonTasks_QueryFragment } from './generated/common-tasks';
import type { DatedTask, PendingTask } from './pending-tasks';

graphql(`
  fragment CommonTasks_query on Query {
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
  query: FragmentType<CommonTasks_QueryFragment>,
  pathOf: (caseId: string) => string,
): DatedTask[] {
  const { t } = useTranslation(['dashboards', 'cases']);
  const timeOf = useTaskTime();
  const { items } = readFragment<CommonTasks_QueryFragment>(query).myAppointments;
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

/** One task for the unread messages of all cases; leads to the messages if only one case has any. */
export function useUnreadTask(
  count: number,
  cases: readonly { id: string }[],
  list: string,
  pathOf: (id: string) => string,
): PendingTask[] {
  const { t, i18n } = useTranslation(['dashboards', 'cases']);
  if (count === 0) return [];
  const [only, another] = cases;
  const action =
    only && !another
      ? { to: `${pathOf(only.id)}?tab=messages`, label: t('readMessages') }
      : { to: list, label: t('seeCases') };
  return [
    {
      key: 'messages',
      title: t('cases:unread', { count, number: formatNumber(count, i18n.language) }),
      note: t('unreadNote'),
      action,
    },
  ];
}
