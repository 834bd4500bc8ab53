import { isAhead } from '@ainsathi/contract/hearings-ahead';
import { CalendarClock, CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate, formatDateTime } from '../../i18n/format';
import { now } from '../../lib/now';
import { useBangladeshTime } from '../../ui/use-bangladesh-time';
import { useSince } from '../../ui/use-since';
import type { ComingTasks_QueryFragment } from './generated/coming-tasks';
import type { PendingTask } from './pending-tasks';
import { useUnreadTask } from './unread-task';

graphql(`
  fragment ComingTasks_query on Query {
    myHearings(limit: 3) {
      items {
        id
        caseId
        caseTitle
        startsAt
        court
      }
    }
    myAppointments(limit: 3) {
      items {
        id
        caseId
        caseTitle
        startsAt
      }
    }
    myActivity {
      unreadMessages
    }
  }
`);

/**
 * Coming appointments, proposals for the viewer to answer, unread messages, and coming hearings.
 * @param unreadCases the first two cases with unread messages.
 * @param unreadList the list of those cases.
 */
export function useComingTasks(
  query: FragmentType<ComingTasks_QueryFragment>,
  unreadCases: readonly { id: string }[],
  unreadList: string,
  pathOf: (caseId: string) => string,
): PendingTask[] {
  const { t, i18n } = useTranslation(['dashboards', 'cases']);
  const sinceOf = useSince();
  const inBangladesh = useBangladeshTime();
  const { myHearings, myAppointments, myActivity } = readFragment<ComingTasks_QueryFragment>(query);
  const messages = useUnreadTask(myActivity.unreadMessages, unreadCases, unreadList, pathOf);
  const open = (caseId: string) => ({ to: pathOf(caseId), label: t('cases:client.open') });
  const timeOf = (startsAt: string) => inBangladesh(formatDateTime(startsAt, i18n.language));
  const hearingTimeOf = (startsAt: string) => {
    const since = sinceOf(startsAt);
    return since === null ? timeOf(startsAt) : `${formatDate(startsAt, i18n.language)}, ${since}`;
  };
  const appointments = myAppointments.items.map(({ id, caseId, caseTitle, startsAt }): PendingTask => ({
    key: `appointment-${id}`,
    icon: startsAt ? CalendarDays : CalendarClock,
    tone: startsAt ? 'good' : 'urgent',
    title: startsAt ? t('appointment', { time: timeOf(startsAt) }) : t('timesToChoose'),
    note: caseTitle ?? undefined,
    action: open(caseId),
  }));
  const hearings = myHearings.items
    // An offline copy may be days old.
    .filter(({ startsAt }) => isAhead(startsAt, new Date(now())))
    .map(({ id, caseId, caseTitle, startsAt, court }): PendingTask => ({
      key: `hearing-${id}`,
      icon: CalendarDays,
      tone: 'good',
      title: t('hearing', { time: hearingTimeOf(startsAt) }),
      note: [caseTitle, court].filter(Boolean).join(' · '),
      action: open(caseId),
    }));
  return [...appointments, ...messages, ...hearings];
}
