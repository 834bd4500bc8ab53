import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format';
import { usePersonName } from '../../i18n/use-person-name';
import { FormMessage } from '../../ui/forms/form-message';
import type { CaseMoney_CaseFragment } from './generated/case-payment';
import { FeeDifference } from './fee-difference';
import { ReceiptLinks } from './receipt-links';
import { useTaka } from '../../ui/taka';

/** What the lawyer said of the latest payment, for the client; nothing before there is one. */
export function PaymentOutcome({
  fees,
  payments,
  paymentStatus,
  lawyer,
}: Pick<CaseMoney_CaseFragment, 'fees' | 'payments' | 'paymentStatus' | 'lawyer'>) {
  const { t, i18n } = useTranslation('fees');
  const taka = useTaka();
  const nameOf = usePersonName();
  const [latest] = payments;
  if (!latest) return null;
  if (latest.state === 'REFUSED')
    return paymentStatus === 'PAID' ? null : (
      <FormMessage tone="warning" title={t('client.refused')}>
        {t('client.refusedText', { reason: latest.reason ?? '' })}
      </FormMessage>
    );
  if (paymentStatus !== 'PAID') return null;
  if (latest.state === 'SUBMITTED')
    return lawyer && <p className="text-ink-2">{t('client.waiting', { name: nameOf(lawyer) })}</p>;
  return (
    <div className="grid gap-1">
      {latest.amountPoisha !== null && <p className="font-medium">{taka(latest.amountPoisha)}</p>}
      <FeeDifference payment={latest} fees={fees} />
      {latest.answeredAt && (
        <p className="text-ink-2">
          {t('payment.CONFIRMED', { date: formatDate(latest.answeredAt, i18n.language) })}
        </p>
      )}
      {latest.receipt && <ReceiptLinks paymentId={latest.id} number={latest.receipt.number} />}
    </div>
  );
}
