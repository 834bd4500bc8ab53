import { useTranslation } from 'react-i18next';
import { usePersonName } from '../../../i18n/use-person-name';
import { useTaka } from '../../../ui/taka';
import { declinedFee, useRefusalTitle } from './case-money';
import type { CaseMoney_CaseFragment } from './generated/case-money';
import type { ClientNextStep_CaseFragment } from './generated/client-next-step';

interface MoneyWords {
  title: string;
  description: string;
  isRefusal?: boolean;
}

/** Check a refused payment, answer a fee, pay, or ask for the money back; what is most urgent first. */
export function useWordsOfMoney(
  { lawyer, status }: Pick<ClientNextStep_CaseFragment, 'lawyer' | 'status'>,
  money: CaseMoney_CaseFragment,
): MoneyWords[] {
  const { t } = useTranslation(['fees', 'casePage']);
  const taka = useTaka();
  const nameOf = usePersonName();
  const refusalTitle = useRefusalTitle();
  const { canAct, paymentStatus, refusedPayment } = money;
  const { accepted, proposed } = money.due;
  if (status === 'REJECTED' && paymentStatus === 'PAID')
    return [{ title: t('casePage:nextStep.REJECTED.title'), description: t('client.rejectedPaid') }];
  const words: MoneyWords[] = [];
  const mayPay = canAct.includes('PAY');
  if (mayPay && refusedPayment)
    words.push({ title: refusalTitle(refusedPayment), description: t('client.compare'), isRefusal: true });
  if (proposed && lawyer && canAct.includes('ANSWER_FEE')) {
    const title = t('client.asks', { name: nameOf(lawyer), amount: taka(proposed.amountPoisha) });
    words.push({ title, description: t('client.askFirst') });
  }
  const declined = declinedFee(money);
  if (declined && lawyer && status === 'ACCEPTED')
    words.push({
      title: t('client.declinedTitle', { amount: taka(declined.amountPoisha) }),
      description: t('client.declinedText', { name: nameOf(lawyer) }),
    });
  if (mayPay && accepted && words.length === 0)
    words.push({
      title: t('client.send', { amount: taka(accepted.amountPoisha) }),
      description: t('client.for', { covers: accepted.covers }),
    });
  return words;
}
