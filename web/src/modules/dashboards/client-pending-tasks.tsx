import { FileCheck, FilePlus2, HandCoins, Inbox, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { clientCaseListPath } from '../../lists/case-list-address';
import { paths, withQuery } from '../../routing/paths';
import { TextLink } from '../../ui/text-link';
import { refusedPayment, useRefusalTitle } from '../cases/page/case-money';
import type {
  ClientPendingTasks_CaseFragment,
  ClientPendingTasks_QueryFragment,
} from './generated/client-pending-tasks';
import { useComingTasks } from './coming-tasks';
import { PendingTasks, type PendingTask } from './pending-tasks';
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
    openRequestsWaiting
    unread: myCases(group: UNREAD, limit: 2) {
      items {
        id
      }
    }
    ...ComingTasks_query
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
    const task = { key: `pay-${id}`, icon: Wallet, tone: 'urgent' } as const;
    if (isToAnswer(legalCase))
      return {
        ...task,
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
        ...task,
        title: refusalTitle(refused),
        note: t('fees:client.compare'),
        action: { to: withQuery(paths.client.case(id), { tab: 'payment' }), label: t('fees:client.checkId') },
      };
    return {
      ...task,
      title: t('client.now.pay', { title }),
      note: payNote(legalCase),
      action: { to: clientCaseListPath({ group: 'TO_BE_PAID', pay: id }), label: t('cases:client.pay') },
    };
  });
  const others = myCaseCounts.feesToAnswer - feesToAnswer.items.length;
  if (others <= 0) return tasks;
  const action = { to: clientCaseListPath({ group: 'FEE_TO_ANSWER' }), label: t('seeCases') };
  const title = t('client.now.fees', { count: others });
  return [
    ...tasks,
    { key: 'fees', icon: HandCoins, tone: 'urgent', title, note: t('client.now.feesNote'), action },
  ];
}

export function ClientPendingTasks({ query }: { query: FragmentType<ClientPendingTasks_QueryFragment> }) {
  const { t } = useTranslation(['dashboards', 'cases']);
  const data = readFragment<ClientPendingTasks_QueryFragment>(query);
  const { openRequestsWaiting: proposals } = data;
  const { toBePaid, pending, documentsWanted } = data.myCaseCounts;
  const fees = useFeeTasks(data);
  const papers = data.toApprove.items.map(({ id, title }): PendingTask => ({
    key: `approve-${id}`,
    icon: FileCheck,
    tone: 'good',
    title: t('client.now.review', { title }),
    note: t('client.now.reviewNote'),
    action: { to: paths.client.case(id), label: t('cases:client.open') },
  }));
  const coming = useComingTasks(
    data,
    data.unread.items,
    clientCaseListPath({ group: 'UNREAD' }),
    paths.client.case,
  );
  const documents: PendingTask[] =
    documentsWanted === 0
      ? []
      : [
          {
            key: 'documents',
            icon: FilePlus2,
            tone: 'urgent',
            title: t('client.now.documents', { count: documentsWanted }),
            note: t('client.now.documentsNote'),
            action: { to: clientCaseListPath({}), label: t('seeCases') },
          },
        ];
  const requests: PendingTask[] =
    proposals === 0
      ? []
      : [
          {
            key: 'proposals',
            icon: Inbox,
            tone: 'urgent',
            title: t('client.now.proposals', { count: proposals }),
            action: { to: paths.client.requests, label: t('client.now.compare') },
          },
        ];
  const waiting = pending > 0 ? ` ${t('client.now.waiting', { count: pending })}` : '';
  return (
    <PendingTasks
      title={t('client.now.title')}
      tasks={[...requests, ...fees, ...papers, ...documents, ...coming]}
      nothing={t('client.now.nothing') + waiting}
      footer={
        toBePaid > data.toBePaid.items.length && (
          <TextLink to={clientCaseListPath({ group: 'TO_BE_PAID' })}>{t('client.now.more')}</TextLink>
        )
      }
    />
  );
}
