import { useTranslation } from 'react-i18next';
import { readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { Panel } from '../../ui/panel';
import { Passage } from '../../ui/passage';
import type { CaseMoney_CaseFragment } from '../cases/page/generated/case-money';
import { FeeDifference } from './fee-difference';
import { ReceiptLinks } from './receipt-links';
import { useTaka } from '../../ui/taka';

type Fee = CaseMoney_CaseFragment['fees'][number];
type Payment = CaseMoney_CaseFragment['payments'][number];

function FeeLine({ fee }: { fee: Fee }) {
  const { t, i18n } = useTranslation('fees');
  const taka = useTaka();
  return (
    <li className="grid gap-0.5 py-2.5">
      <p className="flex flex-wrap justify-between gap-x-3 font-medium">
        <span>{taka(fee.amountPoisha)}</span>
        <span className="text-ink-2">{t(`state.${fee.state}`)}</span>
      </p>
      <p className="wrap-anywhere text-ink-2">
        <Passage text={fee.covers} />
      </p>
      {fee.reason && (
        <p className="wrap-anywhere text-ink-2">
          <Passage text={fee.reason} />
        </p>
      )}
      <p className="text-14 text-ink-2">{formatDate(fee.proposedAt, i18n.language)}</p>
    </li>
  );
}

function PaymentLine({ payment, fees }: { payment: Payment; fees: readonly Fee[] }) {
  const { t, i18n } = useTranslation('fees');
  const taka = useTaka();
  const { state, reason, answeredAt, submittedAt, amountPoisha, method, transactionId, receipt } = payment;
  const outcome = {
    SUBMITTED: t('payment.SUBMITTED'),
    CONFIRMED: t('payment.CONFIRMED', { date: answeredAt ? formatDate(answeredAt, i18n.language) : '' }),
    REFUSED: t('payment.REFUSED', { reason: reason ?? '' }),
  }[state];
  return (
    <li className="grid gap-0.5 py-2.5">
      <p className="flex flex-wrap justify-between gap-x-3 font-medium">
        <span>{amountPoisha === null ? t(`form.methods.${method}`) : taka(amountPoisha)}</span>
        <span className="tabular-nums text-14">{transactionId}</span>
      </p>
      <div className="wrap-anywhere text-ink-2">
        <p>{outcome}</p>
        <FeeDifference payment={payment} fees={fees} />
      </div>
      <p className="text-14 text-ink-2">
        {t('payment.handedIn', { date: formatDate(submittedAt, i18n.language) })}
      </p>
      {receipt && <ReceiptLinks paymentId={payment.id} number={receipt.number} />}
    </li>
  );
}

interface MoneyHistoryProps {
  legalCase: FragmentType<CaseMoney_CaseFragment>;
  /** Omits the fees to answer or pay and the counting payment, which the panel shows above. */
  earlierOnly?: boolean;
}

/** Newest first; nothing without fees and payments. */
export function MoneyHistory({ legalCase, earlierOnly = false }: MoneyHistoryProps) {
  const { t } = useTranslation('fees');
  const all = readFragment<CaseMoney_CaseFragment>(legalCase);
  const isAbove = ({ id }: Fee) =>
    (id === all.due.accepted?.id && all.canAct.includes('PAY')) ||
    (id === all.due.proposed?.id && all.canAct.includes('ANSWER_FEE'));
  const fees = earlierOnly ? all.fees.filter((fee) => !isAbove(fee)) : all.fees;
  const isPaid = all.paymentStatus === 'PAID';
  const payments = all.payments.slice(earlierOnly && isPaid ? 1 : 0);
  // The list then includes the fee of the payment above.
  const hasPaidFee = isPaid && fees.some(({ id }) => id === all.payments[0]?.feeId);
  return (
    <>
      {fees.length > 0 && (
        <section className="mt-5 border-t border-line pt-4 first:mt-0 first:border-t-0 first:pt-0">
          <h3>{t(earlierOnly && !hasPaidFee ? 'earlier' : 'allFees')}</h3>
          <ul className="divide-y divide-line">
            {fees.map((fee) => (
              <FeeLine key={fee.id} fee={fee} />
            ))}
          </ul>
        </section>
      )}
      {payments.length > 0 && (
        <section className="mt-5 border-t border-line pt-4 first:mt-0 first:border-t-0 first:pt-0">
          <h3>{t(earlierOnly ? 'earlierPayments' : 'allPayments')}</h3>
          <ul className="divide-y divide-line">
            {payments.map((payment) => (
              <PaymentLine key={payment.id} payment={payment} fees={all.fees} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** For an admin's record; nothing without fees and payments. */
export function RecordMoney({ legalCase }: { legalCase: FragmentType<CaseMoney_CaseFragment> }) {
  const { t } = useTranslation('fees');
  const money = readFragment<CaseMoney_CaseFragment>(legalCase);
  if (money.fees.length === 0 && money.payments.length === 0) return null;
  return (
    <Panel title={t('money')}>
      <MoneyHistory legalCase={legalCase} />
    </Panel>
  );
}
