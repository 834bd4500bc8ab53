import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { useSession } from '../../../session/session';
import { useTaka } from '../../../ui/taka';
import { moneyTask } from '../page/case-money';
import { isClosed } from '../status/case-phase';
import { isUnjoined } from '../unjoined';
import type { PaymentBadge_CaseFragment } from './generated/payment-badge';

graphql(`
  fragment PaymentBadge_case on Case {
    id
    status
    paymentStatus
    isOwn
    joinedAt
    bKashTrxId
    moneyDisputedSince
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
      state
    }
    refusedPayment {
      id
      amountPoisha
      reason
    }
  }
`);

interface PaymentBadgeProps {
  legalCase: FragmentType<PaymentBadge_CaseFragment>;
  /** For places that show the transaction ID elsewhere. */
  hideTransactionId?: boolean;
}

interface MoneyState {
  tone: BadgeTone;
  label: string;
}

/** What the viewer has to do, or else whether the fee is paid. A fee may wait beside a refused payment. */
function useMoneyStates() {
  const { t } = useTranslation(['cases', 'fees']);
  const taka = useTaka();
  const isClient = useSession().user?.role === 'user';
  const dispute = ({ moneyDisputedSince }: PaymentBadge_CaseFragment): MoneyState[] =>
    moneyDisputedSince ? [{ tone: 'rejected', label: t('payment.disputed') }] : [];
  const states = (legalCase: PaymentBadge_CaseFragment): MoneyState[] => {
    const { paymentStatus, status, canAct, due, lastPayments, refusedPayment } = legalCase;
    const task = moneyTask(legalCase);
    const toAnswer: MoneyState[] =
      due.proposed && canAct.includes('ANSWER_FEE')
        ? [{ tone: 'pending', label: t('payment.toAnswer', { amount: taka(due.proposed.amountPoisha) }) }]
        : [];
    if (canAct.includes('CONFIRM_PAYMENT')) return [{ tone: 'pending', label: t('payment.toConfirm') }];
    if (task === 'answer') return toAnswer;
    if (paymentStatus === 'UNPAID') {
      if (isClosed(status)) return [{ tone: 'neutral', label: t('payment.notNeeded') }];
      if (refusedPayment) return [{ tone: 'rejected', label: t('fees:client.notFound') }, ...toAnswer];
      if (task === 'pay') return [{ tone: 'pending', label: t('client.payNow') }];
      return [{ tone: 'neutral', label: t(isClient ? 'client.nothingToPay' : 'payment.unpaid') }];
    }
    // A paid case without a payment was imported.
    if (lastPayments[0]?.state === 'SUBMITTED') return [{ tone: 'pending', label: t('payment.sent') }];
    return [{ tone: 'accepted', label: t('payment.paid') }];
  };
  return (legalCase: PaymentBadge_CaseFragment) => [...dispute(legalCase), ...states(legalCase)];
}

/** The next step about money, or whether the case is paid, with the transaction ID if any; nothing of a case without a client. */
export function PaymentBadge({ legalCase, hideTransactionId = false }: PaymentBadgeProps) {
  const moneyStates = useMoneyStates();
  const fields = readFragment<PaymentBadge_CaseFragment>(legalCase);
  if (isUnjoined(fields)) return null;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-0.5 card:flex card:flex-wrap card:items-center card:gap-x-2 card:gap-y-1">
      {moneyStates(fields).map(({ tone, label }) => (
        <Badge key={label} tone={tone}>
          <span title={label} className="truncate">
            {label}
          </span>
        </Badge>
      ))}
      {fields.bKashTrxId && !hideTransactionId && (
        <span className="max-w-full truncate text-14 tabular-nums text-ink-2">{fields.bKashTrxId}</span>
      )}
    </div>
  );
}
