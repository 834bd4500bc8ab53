import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { useTaka } from '../../../ui/taka';
import type { PaymentBadge_CaseFragment } from '../list/generated/payment-badge';

/** As the case's page shows it to participants and admins. */
graphql(`
  fragment CaseMoney_case on Case {
    id
    paymentStatus
    canAct
    due {
      accepted {
        id
        amountPoisha
        covers
      }
      proposed {
        id
        amountPoisha
        covers
      }
    }
    fees {
      id
      amountPoisha
      covers
      state
      reason
      proposedAt
    }
    payments {
      id
      feeId
      state
      method
      transactionId
      amountPoisha
      reason
      submittedAt
      answeredAt
      receipt {
        number
      }
    }
    refusedPayment {
      id
      method
      transactionId
      amountPoisha
      reason
    }
  }
`);

/** What a list needs of money. */
interface Money<Fee extends { state: string }> {
  due: { accepted?: object | null; proposed?: object | null };
  /** The latest first. */
  fees: readonly Fee[];
  payments?: readonly object[];
}

/** The last fee if it was declined: nothing is due until the lawyer states another fee. */
export function declinedFee<Fee extends { state: string }>(money: Money<Fee>): Fee | null {
  const { due, fees, payments = [] } = money;
  const isDue = Boolean(due.accepted ?? due.proposed) || payments.length > 0;
  const [last] = fees;
  return !isDue && last?.state === 'DECLINED' ? last : null;
}

type MoneyOfRow = Pick<
  PaymentBadge_CaseFragment,
  'canAct' | 'due' | 'lastFees' | 'lastPayments' | 'refusedPayment'
>;

/** What the client is asked first to do about money, as the dashboard has it; null for everybody else. */
export function moneyTask({
  canAct,
  due,
  lastFees: fees,
  lastPayments: payments,
  refusedPayment,
}: MoneyOfRow): 'answer' | 'check' | 'pay' | null {
  if (canAct.includes('PAY') && refusedPayment) return 'check';
  if (canAct.includes('ANSWER_FEE')) return 'answer';
  return canAct.includes('PAY') && !declinedFee({ due, fees, payments }) ? 'pay' : null;
}

interface Refusal {
  amountPoisha: number | null;
  reason: string | null;
}

/** "Your payment of ৳ 15,000 did not arrive: “No SMS came.”" */
export function useRefusalTitle(): (refused: Refusal) => string {
  const { t } = useTranslation('fees');
  const taka = useTaka();
  return ({ amountPoisha, reason: said }) => {
    const reason = said ?? '';
    if (amountPoisha === null) return t('client.refusedUnknown', { reason });
    return t('client.refused', { amount: taka(amountPoisha), reason });
  };
}
