import { isAhead } from '@ainsathi/contract/hearings-ahead';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { now } from '../../lib/now';
import { clientCaseListPath } from '../../lists/case-list-address';
import { askAnotherPath, caseAbsence } from '../cases/page/lawyer-absence';
import { paths, withQuery } from '../../routing/paths';
import { useNearDay } from '../../ui/times/near-time';
import type { ClientPendingTasks_QueryFragment } from './generated/client-pending-tasks';
import { useAppointmentTasks, useUnreadTask } from './common-tasks';
import { useFeeTasks } from './fee-tasks';
import type { FeeTasks_CaseFragment } from './generated/fee-tasks';
import { orderTasks } from './order-tasks';
import { TaskLines, type ClientTask } from './pending-tasks';
import { TodayCard } from './today-card';

graphql(`
  fragment ClientPendingTasks_query on Query {
    myCaseCounts {
      feesToAnswer
      toBePaid
      paymentsRefused
      pending
      documentsWanted
      documentsCaseId
    }
    open: myCases(sort: NEEDED_FIRST, limit: 20) {
      items {
        id
        title
        status
        updatedAt
        ...LawyerAbsence_case
      }
    }
    myActivity {
      unreadMessages
      unreadCaseId
    }
    myHearings(limit: 3) {
      items {
        id
        caseId
        caseTitle
        startsAt
        hasTime
        court
        place
        bring
        result
        calendarFile
        canCall
        lawyer {
          id
          name
          nameBangla
        }
      }
    }
    myOpenRequests(limit: 20) {
      items {
        id
        state
        proposals {
          id
          state
          validUntil
        }
      }
    }
    paymentsRefused: myCases(group: PAYMENT_REFUSED, limit: 3) {
      items {
        id
        ...FeeTasks_case
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

/** Cases that cannot go on with their lawyer. */
function useAbsenceTasks({ open }: ClientPendingTasks_QueryFragment): ClientTask[] {
  const { t } = useTranslation('cases');
  return open.items.flatMap((legalCase) => {
    const { id, title } = legalCase;
    const absence = caseAbsence(legalCase);
    return absence
      ? {
          ...{ key: `absent-${id}`, kind: 'absent', id, note: title },
          title: t(`absence.${absence}`),
          action: { to: askAnotherPath(id), label: t('client.askAnother') },
        }
      : [];
  });
}

/** All proposals in one line, which says when the first ends if that is soon. */
function useProposalTask({ myOpenRequests }: ClientPendingTasks_QueryFragment): ClientTask[] {
  const { t } = useTranslation(['dashboards', 'openRequests']);
  const nearDay = useNearDay();
  const answered = myOpenRequests.items
    .filter(({ state }) => state === 'OPEN')
    .map(({ id, proposals }) => ({ id, waiting: proposals.filter(({ state }) => state === 'SENT') }))
    .filter(({ waiting }) => waiting.length > 0);
  const [request] = answered;
  if (!request) return [];
  const ends = answered.flatMap(({ waiting }) => waiting.map(({ validUntil }) => validUntil)).sort();
  const [at] = ends;
  const end = at && nearDay(at);
  const to = answered.length === 1 ? paths.client.request(request.id) : paths.client.requests;
  return [
    {
      ...{ key: 'proposals', kind: 'proposals', id: '', at },
      title: t('client.now.proposals', { count: ends.length }),
      note: end && end.isNear ? t('client.now.proposalsEnd', { day: end.day }) : undefined,
      action: { to, label: t('openRequests:compare') },
    },
  ];
}

/** All wanted documents in one line, which leads to those of one case. */
function useDocumentTask({ myCaseCounts }: ClientPendingTasks_QueryFragment): ClientTask[] {
  const { t } = useTranslation(['dashboards', 'room']);
  const { documentsWanted: count, documentsCaseId } = myCaseCounts;
  if (count === 0) return [];
  const action = documentsCaseId
    ? {
        to: withQuery(paths.client.case(documentsCaseId), { tab: 'documents' }),
        label: t('room:documents.add'),
      }
    : { to: clientCaseListPath({}), label: t('seeCases') };
  const title = t('client.now.documents', { count });
  return [
    {
      ...{ key: 'documents', kind: 'documents', id: '' },
      title,
      note: t('client.now.documentsNote'),
      action,
    },
  ];
}

function useHearingTasks({ myHearings }: ClientPendingTasks_QueryFragment): ClientTask[] {
  const { t } = useTranslation(['dashboards', 'cases']);
  return (
    myHearings.items
      // An offline copy may be days old; one of today may have its result.
      .filter(({ startsAt, result }) => !result && isAhead(startsAt, new Date(now())))
      .map((hearing) => {
        const { id, caseId, caseTitle, startsAt, court, place, calendarFile } = hearing;
        return {
          ...{ key: `hearing-${id}`, kind: 'hearing', id, at: startsAt },
          title: t('hearing'),
          note: [court, place, caseTitle].filter(Boolean).join(' · '),
          action: { to: paths.client.case(caseId), label: t('cases:client.open') },
          ...{ startsAt, hearing, calendar: { subject: 'hearing', file: calendarFile } },
        };
      })
  );
}

function useApprovalTasks({ open }: ClientPendingTasks_QueryFragment): ClientTask[] {
  const { t } = useTranslation(['dashboards', 'cases']);
  const toApprove = open.items.filter(
    (legalCase) => legalCase.status === 'CLIENT_REVIEW_APPROVAL' && !caseAbsence(legalCase),
  );
  return toApprove.map(({ id, title, updatedAt }) => ({
    ...{ key: `approve-${id}`, kind: 'approve', id, at: updatedAt },
    title: t('client.now.review', { title }),
    note: t('client.now.reviewNote'),
    action: { to: paths.client.case(id), label: t('cases:client.open') },
  }));
}

function useClientTasks(data: ClientPendingTasks_QueryFragment): ClientTask[] {
  const { paymentsRefused, feesToAnswer, toBePaid, myCaseCounts: counts } = data;
  const feeTasks = useFeeTasks();
  // Their cases are in the group of the payment alone.
  const feesBeside = paymentsRefused.items.filter(
    (legalCase) => readFragment<FeeTasks_CaseFragment>(legalCase).due.proposed,
  );
  const tasks = [
    ...useHearingTasks(data),
    ...useAppointmentTasks(data, paths.client.case),
    ...feeTasks({ kind: 'refused', cases: paymentsRefused.items, total: counts.paymentsRefused }),
    ...feeTasks({
      kind: 'answer',
      cases: [...feesToAnswer.items, ...feesBeside],
      total: counts.feesToAnswer + feesBeside.length,
    }),
    ...feeTasks({ kind: 'pay', cases: toBePaid.items, total: counts.toBePaid }),
    ...useProposalTask(data),
    ...useAbsenceTasks(data),
    ...useDocumentTask(data),
    ...useApprovalTasks(data),
    ...useUnreadTask(data.myActivity, clientCaseListPath({ group: 'UNREAD' }), paths.client.case),
  ];
  return orderTasks(tasks, now());
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
