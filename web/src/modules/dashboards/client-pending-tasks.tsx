import { isAhead } from '@ainsathi/contract/hearings-ahead';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { now } from '../../lib/now';
import { clientCaseListPath } from '../../lists/case-list-address';
import { paths, withQuery } from '../../routing/paths';
import { TextLink } from '../../ui/text-link';
import { refusedPayment, useRefusalTitle } from '../cases/page/case-money';
import type {
  ClientPendingTasks_CaseFragment,
  ClientPendingTasks_QueryFragment,
} from './generated/client-pending-tasks';
import { useAppointmentTasks, useTaskTime, type DatedTask } from './coming-tasks';
import { useCountedTasks } from './counted-tasks';
import { TaskLines, type PendingTask } from './pending-tasks';
import { TodayCard } from './today-card';
import { useUnreadTask } from './unread-task';
import { usePersonName } from '../../i18n/use-person-name';

graphql(`
  fragment ClientPendingTasks_query on Query {
    myCaseCounts {
      toBePaid
      pending
      feesToAnswer
      documentsWanted
    }
    feesToAnswer: myCases(group: FEE_TO_ANSWER, limit: 3) {
      items {
        id
        ...ClientPendingTasks_case
      }
    }
    toBePaid: myCases(group: TO_BE_PAID, limit: 3) {
      items {
        id
        ...ClientPendingTasks_case
      }
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
    ...ComingTasks_query
    ...CountedTasks_query
  }

  fragment ClientPendingTasks_case on Case {
    id
    title
    createdAt
    canAct
    due {
      accepted {
        id
      }
    }
    lastPayments: payments(limit: 1) {
      id
      feeId
      state
      amountPoisha
      reason
    }
    lawyer {
      id
      name
      nameBangla
    }
    events(limit: 90) {
      id
      to
      createdAt
    }
  }
`);

function acceptedAt({ events, createdAt }: ClientPendingTasks_CaseFragment): string {
  const times = events.filter(({ to }) => to === 'ACCEPTED').map((event) => event.createdAt);
  return times.sort().at(-1) ?? createdAt;
}

/** Fees to answer or pay, case by case, and the number of further fees to answer. */
function useFeeTasks({
  myCaseCounts,
  feesToAnswer,
  toBePaid,
}: ClientPendingTasks_QueryFragment): PendingTask[] {
  const { t, i18n } = useTranslation(['dashboards', 'cases', 'fees']);
  const nameOf = usePersonName();
  const refusalTitle = useRefusalTitle();
  const isToAnswer = ({ canAct }: ClientPendingTasks_CaseFragment) => canAct.includes('ANSWER_FEE');
  const payNote = (legalCase: ClientPendingTasks_CaseFragment) => {
    const date = formatDate(acceptedAt(legalCase), i18n.language);
    return legalCase.lawyer
      ? t('client.now.payNote', { name: nameOf(legalCase.lawyer), date })
      : t('client.now.payNoteUnknown', { date });
  };
  const cases = [
    ...readFragment<ClientPendingTasks_CaseFragment>(feesToAnswer.items),
    ...readFragment<ClientPendingTasks_CaseFragment>(toBePaid.items),
  ];
  const tasks = cases.map((legalCase): PendingTask => {
    const { id, title } = legalCase;
    const key = `pay-${id}`;
    if (isToAnswer(legalCase))
      return {
        key,
        title: t('client.now.answerFee', { title }),
        note: t('client.now.feesNote'),
        action: {
          to: withQuery(paths.client.case(id), { tab: 'payment' }),
          label: t('cases:client.answerFee'),
        },
      };
    const refused = refusedPayment({ due: legalCase.due, payments: legalCase.lastPayments });
    if (refused)
      return {
        key,
        title: refusalTitle(refused),
        isAlarming: true,
        note: t('fees:client.compare'),
        action: { to: withQuery(paths.client.case(id), { tab: 'payment' }), label: t('fees:client.checkId') },
      };
    return {
      key,
      title: t('client.now.pay', { title }),
      note: payNote(legalCase),
      action: { to: clientCaseListPath({ group: 'TO_BE_PAID', pay: id }), label: t('cases:client.pay') },
    };
  });
  const others = myCaseCounts.feesToAnswer - feesToAnswer.items.length;
  if (others <= 0) return tasks;
  const action = { to: clientCaseListPath({ group: 'FEE_TO_ANSWER' }), label: t('seeCases') };
  const title = t('client.now.fees', { count: others });
  return [...tasks, { key: 'fees', title, note: t('client.now.feesNote'), action }];
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
  const { proposals, documents } = useCountedTasks(data);
  const fees = useFeeTasks(data);
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
  const { toBePaid, pending } = data.myCaseCounts;
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
      {toBePaid > data.toBePaid.items.length && (
        <TextLink
          to={clientCaseListPath({ group: 'TO_BE_PAID' })}
          className="inline-flex min-h-11 items-center"
        >
          {t('client.now.more')}
        </TextLink>
      )}
    </section>
  );
}
