import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { FormMessage } from '../../ui/forms/form-message';
import { Passage } from '../../ui/passage';
import { GuidedStep } from '../../ui/progress/steps';
import type { CasePayment_CaseFragment } from './generated/case-payment';
import { paths } from '../../routing/paths';
import { TextLink } from '../../ui/text-link';
import { FeeToAnswer } from './fee-to-answer';
import { FeeDifference } from './fee-difference';
import { ReceiptLinks } from './receipt-links';
import { useTaka } from '../../ui/taka';
import { declinedFee, useRefusalTitle } from '../cases/page/case-money';
import type { CaseMoney_CaseFragment } from '../cases/page/generated/case-money';
import { lawyerAbsence } from '../cases/page/lawyer-absence';
import { MoneyDispute } from '../cases/page/money-dispute';
import { PaymentDate } from '../cases/page/payment-date';
import { StepBox } from '../cases/page/step-box';
import { isClosed } from '../cases/status/case-phase';
import { useRoomParts } from '../cases/room/room-tabs';
import { FoldedFields } from '../../ui/forms/folded-fields';
import { PaymentDetails } from './payment-details';
import { SubmitPayment } from './submit-payment';
import { usePersonName } from '../../i18n/use-person-name';

graphql(`
  fragment CasePayment_case on Case {
    id
    status
    paymentStatus
    acceptsPayment
    bKashTrxId
    dueAmountPoisha
    lastPayments: payments(limit: 1) {
      id
      state
      method
    }
    lawyer {
      id
      name
      nameBangla
    }
    ...LawyerAbsence_case
    ...PaymentDetails_case
    ...PaymentDate_case
    ...MoneyDispute_case
  }
`);

interface CasePaymentProps {
  legalCase: FragmentType<CasePayment_CaseFragment>;
  /** Fees and the lawyer's answers; without it a fee links to the case's page. */
  money?: FragmentType<CaseMoney_CaseFragment>;
  /** Shows the two steps side by side in a wide container. */
  wide?: boolean;
  headingLevel?: 2 | 3;
}

function notPayable(payment: CasePayment_CaseFragment) {
  const { status, dueAmountPoisha } = payment;
  if (status === 'PENDING') return 'opensWhenAccepted';
  if (isClosed(status) || (status !== 'ACCEPTED' && dueAmountPoisha === null)) return 'notOpen';
  return lawyerAbsence(payment) ?? 'notOpen';
}

/** The lawyer's answer to the latest payment of a paid case, for the client. */
function PaymentOutcome({
  fees,
  payments,
  lawyer,
}: CaseMoney_CaseFragment & Pick<CasePayment_CaseFragment, 'lawyer'>) {
  const { t, i18n } = useTranslation('fees');
  const taka = useTaka();
  const nameOf = usePersonName();
  const [latest] = payments;
  if (!latest || latest.state === 'REFUSED') return null;
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

/** Two guided steps while a fee is due, the submitted transaction afterwards; before them that the two disagree. */
export function CasePayment(props: CasePaymentProps) {
  return (
    <>
      <MoneyDispute legalCase={readFragment<CasePayment_CaseFragment>(props.legalCase)} />
      <PaymentSteps {...props} />
    </>
  );
}

function PaymentSteps({ legalCase, money: masked, wide = false, headingLevel = 3 }: CasePaymentProps) {
  const { t } = useTranslation(['casePage', 'cases', 'fees']);
  const taka = useTaka();
  const [justPaid, setJustPaid] = useState(false);
  const payment = readFragment<CasePayment_CaseFragment>(legalCase);
  const { paymentStatus, acceptsPayment, lawyer } = payment;
  const money = masked === undefined ? null : readFragment<CaseMoney_CaseFragment>(masked);
  const fee = money?.due.accepted ?? null;
  const [latest] = payment.lastPayments;
  const isToConfirm = latest?.state === 'SUBMITTED';
  const nameOf = usePersonName();
  const { openPart } = useRoomParts();
  const refusalTitle = useRefusalTitle();
  if (paymentStatus === 'PAID') {
    return (
      <div className="grid gap-3">
        <FormMessage
          tone={isToConfirm ? 'warning' : 'success'}
          title={t(
            isToConfirm ? (money ? 'fees:client.sent' : 'cases:payment.sent') : 'cases:payment.completed',
          )}
          takesFocus={justPaid}
        />
        <TransactionId transactionId={payment.bKashTrxId} method={latest?.method ?? null} />
        <PaymentDate legalCase={payment} />
        {money && <PaymentOutcome {...money} lawyer={lawyer} />}
        {money && <FeeToAnswer {...money} lawyer={lawyer} />}
      </div>
    );
  }
  if (payment.dueAmountPoisha !== null && !money)
    return <TextLink to={paths.client.case(payment.id)}>{t('fees:client.toPay')}</TextLink>;
  if (money && !fee && money.canAct.includes('ANSWER_FEE')) return <FeeToAnswer {...money} lawyer={lawyer} />;
  const declined = money && declinedFee(money);
  if (declined && lawyer && !isClosed(payment.status))
    return (
      <div>
        <p className="font-semibold">
          {t('fees:client.declinedTitle', { amount: taka(declined.amountPoisha) })}
        </p>
        <p className="mt-1 text-ink-2">{t('fees:client.declinedText', { name: nameOf(lawyer) })}</p>
      </div>
    );
  if (!acceptsPayment) return <p className="text-ink-2">{t(`payment.${notPayable(payment)}`)}</p>;
  const howToSend = (
    <div className="grid gap-3">
      {fee && (
        <p className="wrap-anywhere">
          <Passage text={t('fees:client.for', { covers: fee.covers })} />
        </p>
      )}
      <PaymentDetails legalCase={payment} amountPoisha={fee?.amountPoisha ?? null} />
    </div>
  );
  const refused = money?.refusedPayment;
  const form = { caseId: payment.id, fee, onPaid: () => setJustPaid(true) };
  if (refused)
    return (
      <div className="grid gap-5">
        {openPart === 'payment' && (
          <StepBox tone="refused" title={refusalTitle(refused)} description={t('fees:client.compare')} />
        )}
        <FeeToAnswer {...money} lawyer={lawyer} />
        <SubmitPayment {...form} refused={refused} />
        <FoldedFields label={t('fees:client.howToSend')} filled={false} hasError={false}>
          {howToSend}
        </FoldedFields>
      </div>
    );
  return (
    <div className={clsx('grid gap-5', wide && '@container')}>
      {money && <FeeToAnswer {...money} lawyer={lawyer} />}
      <div className={clsx('grid gap-6', wide && '@min-[660px]:grid-cols-2 @min-[660px]:gap-0')}>
        <div className={clsx(wide && '@min-[660px]:pr-6')}>
          <GuidedStep
            number={1}
            headingLevel={headingLevel}
            title={fee ? t('fees:client.send', { amount: taka(fee.amountPoisha) }) : t('payment.send')}
            description={
              lawyer
                ? t('payment.sendDescription', { name: nameOf(lawyer) })
                : t('payment.sendDescriptionUnknown')
            }
          >
            {howToSend}
          </GuidedStep>
        </div>
        <div
          className={clsx(
            'border-t border-line pt-6',
            wide && '@min-[660px]:border-t-0 @min-[660px]:border-l @min-[660px]:pt-0 @min-[660px]:pl-6',
          )}
        >
          <GuidedStep
            number={2}
            headingLevel={headingLevel}
            title={t('payment.sentNow')}
            description={t('payment.sentNowText')}
          >
            <SubmitPayment {...form} />
          </GuidedStep>
        </div>
      </div>
    </div>
  );
}

interface TransactionIdProps {
  transactionId: string | null;
  /** Null for payments older than the choice of a method. */
  method: CaseMoney_CaseFragment['payments'][number]['method'] | null;
}

function TransactionId({ transactionId, method }: TransactionIdProps) {
  const { t } = useTranslation(['casePage', 'fees']);
  if (!transactionId) return null;
  const isBkash = method === null || method === 'BKASH';
  return (
    <dl className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">
        {isBkash
          ? t('payment.transactionId')
          : `${t(`fees:form.methods.${method}`)}: ${t('fees:form.transactionId')}`}
      </dt>
      <dd className="tabular-nums font-medium">{transactionId}</dd>
    </dl>
  );
}
