import { useTranslation } from 'react-i18next';
import { useTaka } from '../../../ui/taka';

interface FeeDifferenceProps {
  payment: { feeId: string | null; amountPoisha: number | null };
  fees: readonly { id: string; amountPoisha: number }[];
}

/** By how much a payment differs from its fee, in words; nothing where it does not, or where a sum is not known. */
export function FeeDifference({ payment: { feeId, amountPoisha }, fees }: FeeDifferenceProps) {
  const { t } = useTranslation('fees');
  const taka = useTaka();
  const fee = fees.find(({ id }) => id === feeId);
  if (!fee || amountPoisha === null || amountPoisha === fee.amountPoisha) return null;
  const amounts = {
    difference: taka(Math.abs(amountPoisha - fee.amountPoisha)),
    fee: taka(fee.amountPoisha),
  };
  return <p>{t(amountPoisha < fee.amountPoisha ? 'payment.less' : 'payment.more', amounts)}</p>;
}
