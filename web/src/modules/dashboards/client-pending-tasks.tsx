import { isAhead } from '@ainsathi/contract/hearings-ahead';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { now } from '../../lib/now';
import { clientCaseListPath } from '../../lists/case-list-address';
import { paths } from '../../routing/paths';
import type { ClientPendingTasks_QueryFragment } from './generated/client-pending-tasks';
import { useAppointmentTasks, useTaskTime, useUnreadTask } from './common-tasks';
import { useFeeTasks } from './fee-tasks';
import { TaskLines, type DatedTask, type PendingTask } from './pending-tasks';
import { TodayCard } from './today-card';

graphql(`
  fragment ClientPendingTasks_query on Query {
    myCaseCounts {
      feesToAnswer
      pending
      documentsWanted
    }
    toApprove: myCases(status: CLIENT_REVIEW_APPROVAL, sort: UPDATED, limit: 20) {
      items {
        id
        title
      }
    }
    unread: myCases(group: UNREAD, limit: 2) {
      items {
        id
      }
    }
    myActivity {
      unreadMessages
    }
    myHearings(limit: 3) {
      items {
        id
        caseId
        caseTitle
        startsAt
        court
        place
        bring
        calendarFile
      }
    }
    myOpenRequests(limit: 20) {
      items {
        id
        state
        proposals {
          id
          state
        }
      }
    }
    feesToAnswer: myCases(group: FEE_TO_ANSWER, limit: 3) {
      items {
        id
        ...FeeTasks_case
      }
    }
    toBePaid: myCases(group: TO_BE_PAID, limit: 3) {
      items {
        id
        ...FeeTasks_case
      }
    }
    ...CommonTasks_query
  }
`);

/** All proposals in one line. */
function useProposalTask({ myOpenRequests }: ClientPendingTasks_QueryFragment): PendingTask[] {
  const { t } = useTranslation(['dashboards', 'openRequests']);
  const answered = myOpenRequests.items
    .filter(({ state }) => state === 'OPEN')
    .map(({ id, proposals }) => ({ id, waiting: proposals.filter(({ state }) => state === 'SENT').length }))
    .filter(({ waiting }) => waiting > 0);
  const [request] = answered;
  if (!request) return [];
  const count = answered.reduce((sum, { waiting }) => sum + waiting, 0);
  const to = answered.length === 1 ? paths.client.request(request.id) : paths.client.requests;
  const action = { to, label: t('openRequests:compare') };
  return [{ key: 'proposals', title: t('client.now.proposals', { count }), action }];
}

/** All wanted documents in one line. */
function useDocumentTask({ myCaseCounts }: ClientPendingTasks_QueryFragment): PendingTask[] {
  const { t } = useTranslation('dashboards');
  const count = myCaseCounts.documentsWanted;
  if (count === 0) return [];
  const action = { to: clientCaseListPath({}), label: t('seeCases') };
  const title = t('client.now.documents', { count });
  return [{ key: 'documents', title, note: t('client.now.documentsNote'), action }];
}

function useHearingTasks({ myHearings }: ClientPendingTasks_QueryFragment): DatedTask[] {
  const { t } = useTranslation(['dashboards', 'cases']);
  const timeOf = useTaskTime();
  return (
    myHearings.items
      // An offline copy may be days old.
      .filter(({ startsAt }) => isAhead(startsAt, new Date(now())))
      .map(({ id, caseId, caseTitle, startsAt, court, place, bring, calendarFile }) => ({
        key: `hearing-${id}`,
        when: timeOf(startsAt),
        title: t('hearing'),
        note: [court, place, caseTitle].filter(Boolean).join(' · '),
        action: { to: paths.client.case(caseId), label: t('cases:client.open') },
        startsAt,
        bring,
        calendar: { subject: 'hearing', file: calendarFile },
      }))
  );
}

function useClientTasks(data: ClientPendingTasks_QueryFragment): DatedTask[] {
  const { t } = useTranslation(['dashboards', 'cases']);
  const proposals = useProposalTask(data);
  const documents = useDocumentTask(data);
  const { feesToAnswer, toBePaid, myCaseCounts } = data;
  const fees = useFeeTasks(
    [...feesToAnswer.items, ...toBePaid.items],
    myCaseCounts.feesToAnswer - feesToAnswer.items.length,
  );
  const papers = data.toApprove.items.map(({ id, title }) => ({
    key: `approve-${id}`,
    title: t('client.now.review', { title }),
    note: t('client.now.reviewNote'),
    action: { to: paths.client.case(id), label: t('cases:client.open') },
  }));
  const appointments = useAppointmentTasks(data, paths.client.case);
  const messages = useUnreadTask(
    data.myActivity.unreadMessages,
    data.unread.items,
    clientCaseListPath({ group: 'UNREAD' }),
    paths.client.case,
  );
  const hearings = useHearingTasks(data);
  return [...proposals, ...fees, ...papers, ...documents, ...appointments, ...messages, ...hearings];
}

/** Lines below the first task; what does not fit is folded. */
const mostLines = 3;

export function ClientPendingTasks({ query }: { query: FragmentType<ClientPendingTasks_QueryFragment> }) {
  const { t } = useTranslation('dashboards');
  const data = readFragment<ClientPendingTasks_QueryFragment>(query);
  const [first, ...others] = useClientTasks(data);
  const { pending } = data.myCaseCounts;
  const waiting = pending > 0 ? ` ${t('client.now.waiting', { count: pending })}` : '';
  const lines = others.length > mostLines ? others.slice(0, mostLines - 1) : others;
  const folded = others.slice(lines.length);
  return (
    <section aria-label={t('client.now.title')}>
      {first ? <TodayCard task={first} /> : <p>{t('client.now.nothing') + waiting}</p>}
      <TaskLines tasks={lines} />
      {folded.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 content-center font-medium text-green">
            {t('client.now.others', { count: folded.length })}
          </summary>
          <TaskLines tasks={folded} />
        </details>
      )}
    </section>
  );
}
