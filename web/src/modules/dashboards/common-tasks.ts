import { isAhead } from '@ainsathi/contract/hearings-ahead';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatNumber, formatRecentDate, formatTime } from '../../i18n/format';
import { now } from '../../lib/now';
import { useBangladeshTime } from '../../ui/times/use-bangladesh-time';
import { useSince } from '../../ui/times/use-since';
import type { CommonTasks_QueryFragment } from './generated/common-tasks';
import type { OrderedTask } from './order-tasks';
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
function useTaskTime(): (startsAt: string) => string {
  const { i18n } = useTranslation();
  const sinceOf = useSince();
  const inBangladesh = useBangladeshTime();
  return (startsAt) =>
    [
      formatRecentDate(startsAt, i18n.language),
      sinceOf(startsAt) ?? inBangladesh(formatTime(startsAt, i18n.language), startsAt),
    ].join(', ');
}

/** Coming appointments, and the times to choose among. */
export function useAppointmentTasks(
  query: FragmentType<CommonTasks_QueryFragment>,
  pathOf: (caseId: string) => string,
): (DatedTask & OrderedTask)[] {
  const { t } = useTranslation(['dashboards', 'cases']);
  const timeOf = useTaskTime();
  const { items } = readFragment<CommonTasks_QueryFragment>(query).myAppointments;
  // An offline copy may be days old.
  const ahead = items.filter(({ startsAt }) => !startsAt || isAhead(startsAt, new Date(now())));
  return ahead.map(({ id, caseId, caseTitle, startsAt, calendarFile }) => ({
    key: `appointment-${id}`,
    ...{ kind: startsAt ? ('appointment' as const) : ('times' as const), id, at: startsAt ?? undefined },
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
  { unreadMessages: count, unreadCaseId }: { unreadMessages: number; unreadCaseId: string | null },
  list: string,
  pathOf: (id: string) => string,
): (PendingTask & OrderedTask)[] {
  const { t, i18n } = useTranslation(['dashboards', 'cases']);
  if (count === 0) return [];
  const action = unreadCaseId
    ? { to: `${pathOf(unreadCaseId)}?tab=messages`, label: t('readMessages') }
    : { to: list, label: t('seeCases') };
  return [
    {
      ...{ key: 'messages', kind: 'messages', id: '' },
      title: t('cases:unread', { count, number: formatNumber(count, i18n.language) }),
      note: t('unreadNote'),
      action,
    },
  ];
}
