import { useTranslation } from 'react-i18next';
import type { PaymentState } from '../../graphql/generated/schema-types';
import { useTaka } from '../../ui/taka';

interface FeeDifferenceProps {
  payment: { feeId: string | null; amountPoisha: number | null; state: PaymentState };
  fees: readonly { id: string; amountPoisha: number }[];
}

/** The difference of payment and fee in words; nothing if equal, refused, or without an amount. */
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
