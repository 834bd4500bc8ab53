import { FileCheck, HandCoins, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { clientCaseListPath } from '../../lists/case-list-address';
import { paths } from '../../routing/paths';
import { TextLink } from '../../ui/text-link';
import type {
  ClientPendingTasks_CaseFragment,
  ClientPendingTasks_CountsFragment,
} from './generated/client-pending-tasks';
import { useHearingTasks } from './hearing-tasks';
import { PendingTasks, type PendingTask } from './pending-tasks';
import { usePersonName } from '../../i18n/use-person-name';

graphql(`
  fragment ClientPendingTasks_counts on CaseCounts {
    toBePaid
    pending
    feesToAnswer
  }
`);

graphql(`
  fragment ClientPendingTasks_case on Case {
    id
    title
    createdAt
    lawyer {
      id
      name
      nameBangla
    }
    events {
      id
      to
      createdAt
    }
  }
`);

interface ClientPendingTasksProps {
  counts: FragmentType<ClientPendingTasks_CountsFragment>;
  /** The first of the accepted cases whose fee is due. */
  toPay: readonly FragmentType<ClientPendingTasks_CaseFragment>[];
  /** The cases whose papers wait for the client's approval. */
  toApprove: readonly FragmentType<ClientPendingTasks_CaseFragment>[];
  hearings: Parameters<typeof useHearingTasks>[0];
}

/** When the case was last accepted. */
function acceptedAt({ events, createdAt }: ClientPendingTasks_CaseFragment): string {
  const times = events.filter(({ to }) => to === 'ACCEPTED').map((event) => event.createdAt);
  return times.sort().at(-1) ?? createdAt;
}

/** The client's pending tasks: fees to pay, papers to approve. */
export function ClientPendingTasks({ counts, toPay, toApprove, hearings: next }: ClientPendingTasksProps) {
  const { t, i18n } = useTranslation(['dashboards', 'cases']);
  const nameOf = usePersonName();
  const { toBePaid, pending, feesToAnswer } = readFragment<ClientPendingTasks_CountsFragment>(counts);
  const payNote = (legalCase: ClientPendingTasks_CaseFragment) => {
    const date = formatDate(acceptedAt(legalCase), i18n.language);
    return legalCase.lawyer
      ? t('client.now.payNote', { name: nameOf(legalCase.lawyer), date })
      : t('client.now.payNoteUnknown', { date });
  };
  const fees = readFragment<ClientPendingTasks_CaseFragment>(toPay).map((legalCase): PendingTask => ({
    key: `pay-${legalCase.id}`,
    icon: Wallet,
    tone: 'urgent',
    title: t('client.now.pay', { title: legalCase.title }),
    note: payNote(legalCase),
    action: {
      to: clientCaseListPath({ group: 'TO_BE_PAID', pay: legalCase.id }),
      label: t('cases:client.pay'),
    },
  }));
  const papers = readFragment<ClientPendingTasks_CaseFragment>(toApprove).map(
    ({ id, title }): PendingTask => ({
      key: `approve-${id}`,
      icon: FileCheck,
      tone: 'good',
      title: t('client.now.review', { title }),
      note: t('client.now.reviewNote'),
      action: { to: paths.client.case(id), label: t('cases:client.open') },
    }),
  );
  const feeTask: PendingTask[] =
    feesToAnswer > 0
      ? [
          {
            key: 'fees',
            icon: HandCoins,
            tone: 'urgent',
            title: t('client.now.fees', { count: feesToAnswer }),
            note: t('client.now.feesNote'),
            action: { to: clientCaseListPath({}), label: t('seeCases') },
          },
        ]
      : [];
  const hearings = useHearingTasks(next, paths.client.case);
  const waiting = pending > 0 ? ` ${t('client.now.waiting', { count: pending })}` : '';
  return (
    <PendingTasks
      title={t('client.now.title')}
      tasks={[...feeTask, ...fees, ...papers, ...hearings]}
      nothing={t('client.now.nothing') + waiting}
      footer={
        toBePaid > fees.length && (
          <TextLink to={clientCaseListPath({ group: 'TO_BE_PAID' })}>{t('client.now.more')}</TextLink>
        )
      }
    />
  );
}
