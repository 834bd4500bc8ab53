import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDateTime } from '../../i18n/format';
import type { HearingTasks_HearingFragment } from './generated/hearing-tasks';
import type { PendingTask } from './pending-tasks';

graphql(`
  fragment HearingTasks_hearing on Hearing {
    id
    caseId
    caseTitle
    startsAt
    court
  }
`);

export function useHearingTasks(
  hearings: readonly FragmentType<HearingTasks_HearingFragment>[],
  pathOf: (caseId: string) => string,
): PendingTask[] {
  const { t, i18n } = useTranslation(['dashboards', 'cases']);
  return readFragment<HearingTasks_HearingFragment>(hearings).map(
    ({ id, caseId, caseTitle, startsAt, court }): PendingTask => ({
      key: `hearing-${id}`,
      icon: CalendarDays,
      tone: 'good',
      title: t('hearing', { time: formatDateTime(startsAt, i18n.language) }),
      note: [caseTitle, court].filter(Boolean).join(' · '),
      action: { to: pathOf(caseId), label: t('cases:client.open') },
    }),
  );
}
