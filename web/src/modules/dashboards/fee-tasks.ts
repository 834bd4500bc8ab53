import { useTranslation } from 'react-i18next';
import type { CaseGroup } from '../../graphql/generated/schema-types';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { usePersonName } from '../../i18n/use-person-name';
import { clientCaseListPath } from '../../lists/case-list-address';
import { paths, withQuery } from '../../routing/paths';
import { useRefusalTitle } from '../cases/page/case-money';
import type { FeeTasks_CaseFragment } from './generated/fee-tasks';
import type { ClientTask } from './pending-tasks';

graphql(`
  fragment FeeTasks_case on Case {
    id
    title
    createdAt
    acceptedAt
    due {
      proposed {
        id
        proposedAt
      }
    }
    refusedPayment {
      id
      amountPoisha
      reason
      answeredAt
    }
    lawyer {
      id
      name
      nameBangla
    }
  }
`);

type FeeTaskKind = 'refused' | 'answer' | 'pay';

/** How a case of each kind becomes a task. */
function useFeeTaskOf(): Record<
  FeeTaskKind,
  (legalCase: FeeTasks_CaseFragment) => Omit<ClientTask, 'key' | 'kind' | 'id'>
> {
  const { t, i18n } = useTranslation(['dashboards', 'cases', 'fees']);
  const nameOf = usePersonName();
  const refusalTitle = useRefusalTitle();
  const paymentOf = (id: string) => withQuery(paths.client.case(id), { tab: 'payment' });
  return {
    refused: ({ id, title, refusedPayment }) => ({
      at: refusedPayment?.answeredAt ?? undefined,
      title: refusedPayment ? refusalTitle(refusedPayment) : title,
      isAlarming: true,
      note: t('fees:client.compare'),
      action: { to: paymentOf(id), label: t('fees:client.checkId') },
    }),
    answer: ({ id, title, due }) => ({
      at: due.proposed?.proposedAt,
      title: t('client.now.answerFee', { title }),
      note: t('client.now.feesNote'),
      action: { to: paymentOf(id), label: t('cases:client.answerFee') },
    }),
    pay: ({ id, title, lawyer, createdAt, acceptedAt }) => {
      const noteOf = (date: string) =>
        lawyer
          ? t('client.now.payNote', { name: nameOf(lawyer), date })
          : t('client.now.payNoteUnknown', { date });
      return {
        at: acceptedAt ?? createdAt,
        title: t('client.now.pay', { title }),
        // An own case that the client joined was never accepted.
        note: acceptedAt ? noteOf(formatDate(acceptedAt, i18n.language)) : undefined,
        action: { to: clientCaseListPath({ group: 'TO_BE_PAID', pay: id }), label: t('cases:client.pay') },
      };
    },
  };
}

const groups = {
  refused: 'PAYMENT_REFUSED',
  answer: 'FEE_TO_ANSWER',
  pay: 'TO_BE_PAID',
} as const satisfies Record<FeeTaskKind, CaseGroup>;

export interface FeeCases {
  kind: FeeTaskKind;
  cases: readonly FragmentType<FeeTasks_CaseFragment>[];
  /** With those that were not read. */
  total: number;
}

/** Payments to check and fees to answer or pay, case by case, and of each kind how many further ones there are. */
export function useFeeTasks(): (money: FeeCases) => ClientTask[] {
  const { t } = useTranslation('dashboards');
  const taskOf = useFeeTaskOf();
  return ({ kind, cases: masked, total }) => {
    const cases = readFragment<FeeTasks_CaseFragment>(masked);
    const tasks = cases.map((legalCase) => ({
      ...{ key: `${kind}-${legalCase.id}`, kind, id: legalCase.id },
      ...taskOf[kind](legalCase),
    }));
    const count = total - cases.length;
    if (count <= 0) return tasks;
    const action = { to: clientCaseListPath({ group: groups[kind] }), label: t('seeCases') };
    // After the tasks whose time is known.
    const others = { key: kind, kind, id: '', title: t(`client.now.further.${kind}`, { count }), action };
    return [...tasks, others];
  };
}
