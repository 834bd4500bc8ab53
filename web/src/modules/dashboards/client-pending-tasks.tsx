import { FileCheck, FilePlus2, HandCoins, Inbox, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { clientCaseListPath } from '../../lists/case-list-address';
import { paths } from '../../routing/paths';
import { TextLink } from '../../ui/text-link';
import type {
  ClientPendingTasks_CaseFragment,
  ClientPendingTasks_PaperFragment,
  ClientPendingTasks_CountsFragment,
} from './generated/client-pending-tasks';
import { useAppointmentTasks } from './appointment-tasks';
import { useHearingTasks } from './hearing-tasks';
import { useUnreadTask } from './unread-task';
import { PendingTasks, type PendingTask } from './pending-tasks';
import { usePersonName } from '../../i18n/use-person-name';

graphql(`
  fragment ClientPendingTasks_counts on CaseCounts {
    toBePaid
    pending
    feesToAnswer
    documentsWanted
  }

  fragment ClientPendingTasks_case on Case {
    id
    title
    createdAt
    canAct
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

  fragment ClientPendingTasks_paper on Case {
    id
    title
  }
`);

interface ClientPendingTasksProps {
  counts: FragmentType<ClientPendingTasks_CountsFragment>;
  proposals: number;
  /** The first cases with a fee to answer. */
  toAnswer: readonly FragmentType<ClientPendingTasks_CaseFragment>[];
  toPay: readonly FragmentType<ClientPendingTasks_CaseFragment>[];
  /** Cases with papers for the client's approval. */
  toApprove: readonly FragmentType<ClientPendingTasks_PaperFragment>[];
  hearings: Parameters<typeof useHearingTasks>[0];
  appointments: Parameters<typeof useAppointmentTasks>[0];
  activity: Parameters<typeof useUnreadTask>[0];
  /** The first two cases with unread messages. */
  unread: Parameters<typeof useUnreadTask>[1];
}

function acceptedAt({ events, createdAt }: ClientPendingTasks_CaseFragment): string {
  const times = events.filter(({ to }) => to === 'ACCEPTED').map((event) => event.createdAt);
  return times.sort().at(-1) ?? createdAt;
}

/** Fees to answer or pay, case by case, and the number of further fees to answer. */
function useFeeTasks({
  counts,
  toAnswer,
  toPay,
}: Pick<ClientPendingTasksProps, 'counts' | 'toAnswer' | 'toPay'>): PendingTask[] {
  const { t, i18n } = useTranslation(['dashboards', 'cases']);
  const nameOf = usePersonName();
  const { feesToAnswer } = readFragment<ClientPendingTasks_CountsFragment>(counts);
  const isToAnswer = ({ canAct }: ClientPendingTasks_CaseFragment) => canAct.includes('ANSWER_FEE');
  const payNote = (legalCase: ClientPendingTasks_CaseFragment) => {
    const date = formatDate(acceptedAt(legalCase), i18n.language);
    return legalCase.lawyer
      ? t('client.now.payNote', { name: nameOf(legalCase.lawyer), date })
      : t('client.now.payNoteUnknown', { date });
  };
  const cases = [
    ...readFragment<ClientPendingTasks_CaseFragment>(toAnswer),
    ...readFragment<ClientPendingTasks_CaseFragment>(toPay).filter((legalCase) => !isToAnswer(legalCase)),
  ];
  const tasks = cases.map((legalCase): PendingTask => {
    const { id, title } = legalCase;
    const task = { key: `pay-${id}`, icon: Wallet, tone: 'urgent' } as const;
    if (isToAnswer(legalCase))
      return {
        ...task,
        title: t('client.now.answerFee', { title }),
        note: t('client.now.feesNote'),
        action: { to: `${paths.client.case(id)}?tab=payment`, label: t('cases:client.open') },
      };
    return {
      ...task,
      title: t('client.now.pay', { title }),
      note: payNote(legalCase),
      action: { to: clientCaseListPath({ group: 'TO_BE_PAID', pay: id }), label: t('cases:client.pay') },
    };
  });
  const others = feesToAnswer - toAnswer.length;
  if (others <= 0) return tasks;
  const action = { to: clientCaseListPath({ group: 'FEE_TO_ANSWER' }), label: t('seeCases') };
  const title = t('client.now.fees', { count: others });
  return [
    ...tasks,
    { key: 'fees', icon: HandCoins, tone: 'urgent', title, note: t('client.now.feesNote'), action },
  ];
}

export function ClientPendingTasks(props: ClientPendingTasksProps) {
  const { counts, proposals, toAnswer, toPay, toApprove, hearings: next, activity } = props;
  const { t } = useTranslation(['dashboards', 'cases']);
  const { toBePaid, pending, documentsWanted } = readFragment<ClientPendingTasks_CountsFragment>(counts);
  const fees = useFeeTasks({ counts, toAnswer, toPay });
  const papers = readFragment<ClientPendingTasks_PaperFragment>(toApprove).map(
    ({ id, title }): PendingTask => ({
      key: `approve-${id}`,
      icon: FileCheck,
      tone: 'good',
      title: t('client.now.review', { title }),
      note: t('client.now.reviewNote'),
      action: { to: paths.client.case(id), label: t('cases:client.open') },
    }),
  );
  const hearings = useHearingTasks(next, paths.client.case);
  const appointments = useAppointmentTasks(props.appointments, paths.client.case);
  const messages = useUnreadTask(
    activity,
    props.unread,
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
      tasks={[...requests, ...fees, ...papers, ...documents, ...appointments, ...messages, ...hearings]}
      nothing={t('client.now.nothing') + waiting}
      footer={
        toBePaid > toPay.length && (
          <TextLink to={clientCaseListPath({ group: 'TO_BE_PAID' })}>{t('client.now.more')}</TextLink>
        )
      }
    />
  );
}
