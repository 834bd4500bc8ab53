import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { useSession } from '../../../session/session';
import { useTaka } from '../../../ui/taka';
import { moneyTask, refusedPayment } from '../page/case-money';
import { isClosed } from '../status/case-phase';
import type { PaymentBadge_CaseFragment } from './generated/payment-badge';

graphql(`
  fragment PaymentBadge_case on Case {
    id
    status
    paymentStatus
    bKashTrxId
    canAct
    due {
      accepted {
        id
      }
      proposed {
        id
        amountPoisha
      }
    }
    lastFees: fees(limit: 1) {
      id
      state
    }
    lastPayments: payments(limit: 1) {
      id
      feeId
      state
    }
  }
`);

interface PaymentBadgeProps {
  legalCase: FragmentType<PaymentBadge_CaseFragment>;
  /** For places that show the transaction ID elsewhere. */
  hideTransactionId?: boolean;
}

/** What the viewer has to do, or else whether the fee is paid. */
function useMoneyState() {
  const { t } = useTranslation(['cases', 'fees']);
  const taka = useTaka();
  const isClient = useSession().user?.role === 'user';
  return (legalCase: PaymentBadge_CaseFragment): { tone: BadgeTone; label: string } => {
    const { paymentStatus, status, canAct, due, lastPayments } = legalCase;
    const task = moneyTask(legalCase);
    if (canAct.includes('CONFIRM_PAYMENT')) return { tone: 'pending', label: t('payment.toConfirm') };
    if (due.proposed && task === 'answer')
      return {
        tone: 'pending',
        label: t('payment.toAnswer', { amount: taka(due.proposed.amountPoisha) }),
      };
    if (paymentStatus === 'UNPAID') {
      if (isClosed(status)) return { tone: 'neutral', label: t('payment.notNeeded') };
      if (refusedPayment({ due, payments: lastPayments }))
        return { tone: 'rejected', label: t('fees:client.notFound') };
      if (task === 'pay') return { tone: 'pending', label: t('client.payNow') };
      return { tone: 'neutral', label: t(isClient ? 'client.nothingToPay' : 'payment.unpaid') };
    }
    // A paid case without a payment was imported.
    if (lastPayments[0]?.state === 'SUBMITTED') return { tone: 'pending', label: t('payment.sent') };
    return { tone: 'accepted', label: t('payment.paid') };
  };
}

/** The next step about money, or whether the case is paid, with the transaction ID if any. */
export function PaymentBadge({ legalCase, hideTransactionId = false }: PaymentBadgeProps) {
  const moneyState = useMoneyState();
  const fields = readFragment<PaymentBadge_CaseFragment>(legalCase);
  const { tone, label } = moneyState(fields);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-0.5 card:flex card:items-center card:gap-2">
      <Badge tone={tone}>
        <span title={label} className="truncate">
          {label}
        </span>
      </Badge>
      {fields.bKashTrxId && !hideTransactionId && (
        <span className="max-w-full truncate text-14 tabular-nums text-ink-2">{fields.bKashTrxId}</span>
      )}
    </div>
  );
}
