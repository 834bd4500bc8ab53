import { useTranslation } from 'react-i18next';
import type { PaymentStatus } from '../../../graphql/generated/graphql';
import { Badge } from '../../../ui/badge';

interface PaymentBadgeProps {
  paymentStatus: PaymentStatus;
  /** Shown below the badge once there is one. */
  transactionId?: string | null;
}

/** Whether the fee is paid, with the transaction ID. */
export function PaymentBadge({ paymentStatus, transactionId }: PaymentBadgeProps) {
  const { t } = useTranslation('cases');
  const paid = paymentStatus === 'PAID';
  return (
    <div className="grid justify-items-start gap-1.5">
      <Badge tone={paid ? 'accepted' : 'outline'}>{paid ? t('payment.paid') : t('payment.unpaid')}</Badge>
      {transactionId && <span className="font-mono text-14 text-ink-2">{transactionId}</span>}
    </div>
  );
}
