import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { usePersonName } from '../../i18n/use-person-name';
import { clientCaseListPath } from '../../lists/case-list-address';
import { paths, withQuery } from '../../routing/paths';
import { refusedPayment, useRefusalTitle } from '../cases/page/case-money';
import type { FeeTasks_CaseFragment } from './generated/fee-tasks';
import type { PendingTask } from './pending-tasks';

graphql(`
  fragment FeeTasks_case on Case {
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

function acceptedAt({ events, createdAt }: FeeTasks_CaseFragment): string {
  const times = events.filter(({ to }) => to === 'ACCEPTED').map((event) => event.createdAt);
  return times.sort().at(-1) ?? createdAt;
}

/** Fees to answer or pay, case by case, and how many further fees there are to answer. */
export function useFeeTasks(
  masked: readonly FragmentType<FeeTasks_CaseFragment>[],
  others: number,
): PendingTask[] {
  const { t, i18n } = useTranslation(['dashboards', 'cases', 'fees']);
  const nameOf = usePersonName();
  const refusalTitle = useRefusalTitle();
  const isToAnswer = ({ canAct }: FeeTasks_CaseFragment) => canAct.includes('ANSWER_FEE');
  const payNote = (legalCase: FeeTasks_CaseFragment) => {
    const date = formatDate(acceptedAt(legalCase), i18n.language);
    return legalCase.lawyer
      ? t('client.now.payNote', { name: nameOf(legalCase.lawyer), date })
      : t('client.now.payNoteUnknown', { date });
  };
  const tasks = readFragment<FeeTasks_CaseFragment>(masked).map((legalCase): PendingTask => {
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
  if (others <= 0) return tasks;
  const action = { to: clientCaseListPath({ group: 'FEE_TO_ANSWER' }), label: t('seeCases') };
  const title = t('client.now.fees', { count: others });
  return [...tasks, { key: 'fees', title, note: t('client.now.feesNote'), action }];
}
