import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDateTime } from '../../../i18n/format';
import { useTaka } from '../../../ui/taka';
import type { PaymentDate_CaseFragment } from './generated/payment-date';

graphql(`
  fragment PaymentDate_case on Case {
    id
    paidAt
    lastPayments: payments(limit: 1) {
      id
      state
      method
      amountPoisha
    }
  }
`);

/** When the fee was paid, or, until the lawyer confirms it, when, how and how much was submitted. Nothing for an unpaid case. */
export function PaymentDate({ legalCase }: { legalCase: FragmentType<PaymentDate_CaseFragment> }) {
  const { t, i18n } = useTranslation(['casePage', 'fees']);
  const taka = useTaka();
  const { paidAt, lastPayments } = readFragment<PaymentDate_CaseFragment>(legalCase);
  if (!paidAt) return null;
  const date = formatDateTime(paidAt, i18n.language);
  const [latest] = lastPayments;
  const sum = latest?.amountPoisha ?? null;
  const text =
    latest?.state === 'SUBMITTED'
      ? [
          t('fees:payment.handedIn', { date }),
          t(`fees:form.methods.${latest.method}`),
          sum !== null && taka(sum),
        ]
      : [t('paidOn', { date })];
  return <p className="text-14 text-ink-2">{text.filter(Boolean).join(' · ')}</p>;
}
