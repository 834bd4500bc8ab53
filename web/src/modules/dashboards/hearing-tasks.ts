import { isAhead } from '@ainsathi/contract/hearings-ahead';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate, formatDateTime } from '../../i18n/format';
import { useBangladeshTime } from '../../ui/use-bangladesh-time';
import { useSince } from '../../ui/use-since';
import type { HearingTasks_HearingFragment } from './generated/hearing-tasks';
import type { PendingTask } from './pending-tasks';
import { now } from '../../lib/now';

graphql(`
  fragment HearingTasks_hearing on Hearing {
    id
    caseId
    caseTitle
    startsAt
    court
  }
`);

/** An offline copy may be days old. */
export function useHearingTasks(
  hearings: readonly FragmentType<HearingTasks_HearingFragment>[],
  pathOf: (caseId: string) => string,
): PendingTask[] {
  const { t, i18n } = useTranslation(['dashboards', 'cases']);
  const sinceOf = useSince();
  const inBangladesh = useBangladeshTime();
  const timeOf = (startsAt: string): string => {
    const since = sinceOf(startsAt);
    if (since === null) return inBangladesh(formatDateTime(startsAt, i18n.language));
    return `${formatDate(startsAt, i18n.language)}, ${since}`;
  };
  const ahead = readFragment<HearingTasks_HearingFragment>(hearings).filter(({ startsAt }) =>
    isAhead(startsAt, new Date(now())),
  );
  return ahead.map(({ id, caseId, caseTitle, startsAt, court }): PendingTask => ({
    key: `hearing-${id}`,
    icon: CalendarDays,
    tone: 'good',
    title: t('hearing', { time: timeOf(startsAt) }),
    note: [caseTitle, court].filter(Boolean).join(' · '),
    action: { to: pathOf(caseId), label: t('cases:client.open') },
  }));
}
