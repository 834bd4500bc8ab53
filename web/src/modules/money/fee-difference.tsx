import { useTranslation } from 'react-i18next';
import type { PaymentState } from '../../graphql/generated/schema-types';
import { useTaka } from '../../ui/taka';

interface FeeDifferenceProps {
  payment: { feeId: string | null; amountPoisha: number | null; state: PaymentState };
  fees: readonly { id: string; amountPoisha: number }[];
}

/** By how much a payment differs from its fee, in words; nothing where it does not, was refused, or has no sum. */
export function FeeDifference({ payment: { feeId, amountPoisha, state }, fees }: FeeDifferenceProps) {
  const { t } = useTranslation('fees');
  const taka = useTaka();
  const fee = fees.find(({ id }) => id === feeId);
  if (!fee || amountPoisha === null || amountPoisha === fee.amountPoisha || state === 'REFUSED') return null;
  const amounts = {
    difference: taka(Math.abs(amountPoisha - fee.amountPoisha)),
    fee: taka(fee.amountPoisha),
  };
  const isLess = amountPoisha < fee.amountPoisha;
  return (
    <p>
      {t(isLess ? 'payment.less' : 'payment.more', amounts)}{' '}
      {isLess && state === 'CONFIRMED' && t('payment.rest')}
    </p>
  );
}
