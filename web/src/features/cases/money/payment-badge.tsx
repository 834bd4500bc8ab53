import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Badge } from '../../../ui/badge';
import type { PaymentBadge_CaseFragment } from './generated/payment-badge';

graphql(`
  fragment PaymentBadge_case on Case {
    id
    paymentStatus
    bKashTrxId
  }
`);

interface PaymentBadgeProps {
  legalCase: FragmentType<PaymentBadge_CaseFragment>;
  /** For places that show the transaction ID elsewhere. */
  hideTransactionId?: boolean;
}

/** Whether the fee is paid, with the transaction ID once there is one. */
export function PaymentBadge({ legalCase, hideTransactionId = false }: PaymentBadgeProps) {
  const { t } = useTranslation('cases');
  const { paymentStatus, bKashTrxId } = readFragment<PaymentBadge_CaseFragment>(legalCase);
  const paid = paymentStatus === 'PAID';
  return (
    <div className="grid justify-items-start gap-1.5">
      <Badge tone={paid ? 'accepted' : 'outline'}>{paid ? t('payment.paid') : t('payment.unpaid')}</Badge>
      {bKashTrxId && !hideTransactionId && <span className="font-mono text-14 text-ink-2">{bKashTrxId}</span>}
    </div>
  );
}
