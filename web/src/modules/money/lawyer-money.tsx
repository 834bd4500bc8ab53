import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { useToastedAct } from '../../graphql/use-act';
import { formatDateTime } from '../../i18n/format';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { useOpenDialog } from '../../drafts/form-dialog';
import { Passage } from '../../ui/passage';
import { useClientKey } from '../../drafts/use-client-key';
import type { CaseMoney_CaseFragment } from '../cases/page/generated/case-money';
import { FeeDifference } from './fee-difference';
import { ConfirmPaymentDialog, RefusePaymentDialog } from './answer-payment-dialogs';
import { WithdrawFeeDocument, type LawyerMoney_CaseFragment } from './generated/lawyer-money';
import { StateFeeDialog } from './state-fee-dialog';
import { useTaka } from '../../ui/taka';
import { useWaitingAct, WaitingAct } from '../../outgoing/waiting-act';

graphql(`
  fragment LawyerMoney_case on Case {
    id
    lawyer {
      id
      payable
    }
    payments {
      id
      payerNumber
      transferredAt
    }
  }

  mutation WithdrawFee($id: ID!, $clientKey: ID!) {
    withdrawFee(id: $id, clientKey: $clientKey) {
      case {
        quietDays
        ...MoneyChange_case
      }
    }
  }
`);

/** The payment that the lawyer has to answer. Where the client gave no sum, the sum of its fee is expected. */
function waitingPayment({ fees, payments }: CaseMoney_CaseFragment, ofLawyer: LawyerMoney_CaseFragment) {
  const payment = payments.find(({ state }) => state === 'SUBMITTED');
  if (!payment) return null;
  const transfer = ofLawyer.payments.find(({ id }) => id === payment.id);
  const fee = fees.find(({ id }) => id === payment.feeId);
  return { ...payment, ...transfer, amountPoisha: payment.amountPoisha ?? fee?.amountPoisha ?? null };
}

type Payment = NonNullable<ReturnType<typeof waitingPayment>>;

interface WaitingPaymentProps {
  payment: Payment;
  fees: CaseMoney_CaseFragment['fees'];
  onAnswer: (arrived: boolean) => void;
}

function WaitingPayment({ payment, fees, onAnswer }: WaitingPaymentProps) {
  const { t, i18n } = useTranslation('fees');
  const taka = useTaka();
  const { item, isWaiting, discard } = useWaitingAct(payment.id);
  const { method, transactionId, amountPoisha, payerNumber, transferredAt, submittedAt } = payment;
  const facts = [
    `${t(`form.methods.${method}`)} ${transactionId}`,
    payerNumber && t('lawyer.from', { number: payerNumber }),
    formatDateTime(transferredAt ?? submittedAt, i18n.language),
  ].filter(Boolean);
  return (
    <div className="grid gap-2 rounded-field border border-green bg-green-soft p-3.5">
      <h3>
        {amountPoisha === null
          ? t('lawyer.arrivedUnknown')
          : t('lawyer.arrived', { amount: taka(amountPoisha) })}
      </h3>
      <p className="wrap-anywhere">{facts.join(', ')}</p>
      <FeeDifference payment={payment} fees={fees} />
      {item && <WaitingAct item={item} onDiscard={discard} />}
      {!isWaiting && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="primary" size="small" onClick={() => onAnswer(true)}>
            {t('lawyer.yes')}
          </Button>
          <Button size="small" onClick={() => onAnswer(false)}>
            {t('lawyer.no')}
          </Button>
        </div>
      )}
    </div>
  );
}

type OpenDialog = { kind: 'state' | 'withdraw' } | { kind: 'confirm' | 'refuse'; payment: Payment };

function useWithdraw(onDone: () => void) {
  const { t } = useTranslation('fees');
  const { act } = useToastedAct(t('lawyer.notWithdrawn'));
  const [withdraw] = useMutation(WithdrawFeeDocument);
  const withKey = useClientKey();
  return async (id: string) => {
    await act(
      async () => withKey(id, async (clientKey) => withdraw({ variables: { id, clientKey } })),
      t('lawyer.withdrawn'),
    );
    onDone();
  };
}

interface LawyerMoneyProps {
  legalCase: FragmentType<CaseMoney_CaseFragment> & FragmentType<LawyerMoney_CaseFragment>;
}

export function LawyerMoney({ legalCase }: LawyerMoneyProps) {
  const { t } = useTranslation(['fees', 'shared']);
  const taka = useTaka();
  const money = readFragment<CaseMoney_CaseFragment>(legalCase);
  const { id: caseId, canAct, due, fees } = money;
  const { open, setOpen, ending } = useOpenDialog<OpenDialog>();
  const withdraw = useWithdraw(ending.onClose);
  const { accepted, proposed } = due;
  const ofLawyer = readFragment<LawyerMoney_CaseFragment>(legalCase);
  const waiting = waitingPayment(money, ofLawyer);
  return (
    <div className="mt-4 grid gap-4 empty:hidden">
      {waiting && canAct.includes('CONFIRM_PAYMENT') && (
        <WaitingPayment
          payment={waiting}
          fees={fees}
          onAnswer={(arrived) => setOpen({ kind: arrived ? 'confirm' : 'refuse', payment: waiting })}
        />
      )}
      {[accepted, proposed].map(
        (fee) =>
          fee &&
          canAct.includes('STATE_FEE') && (
            <div key={fee.id}>
              <p className="font-semibold">{taka(fee.amountPoisha)}</p>
              <p className="wrap-anywhere">
                <Passage text={fee.covers} />
              </p>
              <p className="text-ink-2">
                {t(
                  ofLawyer.lawyer?.payable === false
                    ? 'lawyer.unpayable'
                    : fee === proposed
                      ? 'lawyer.waitingAnswer'
                      : money.refusedPayment
                        ? 'lawyer.refusedNote'
                        : 'lawyer.waitingPayment',
                )}
              </p>
            </div>
          ),
      )}
      {canAct.includes('STATE_FEE') && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button size="small" onClick={() => setOpen({ kind: 'state' })}>
            {t(fees.length > 0 ? 'lawyer.stateNew' : 'lawyer.state')}
          </Button>
          {proposed && (
            <Button variant="danger-text" size="small" onClick={() => setOpen({ kind: 'withdraw' })}>
              {t('lawyer.withdraw')}
            </Button>
          )}
        </div>
      )}
      {open?.kind === 'state' && <StateFeeDialog {...ending} caseId={caseId} />}
      {open?.kind === 'confirm' && (
        <ConfirmPaymentDialog {...ending} caseId={caseId} payment={open.payment} />
      )}
      {open?.kind === 'refuse' && <RefusePaymentDialog {...ending} caseId={caseId} payment={open.payment} />}
      {open?.kind === 'withdraw' && proposed && (
        <ConfirmDialog
          open
          onOpenChange={ending.onClose}
          question={`${t('lawyer.withdraw')}: ${taka(proposed.amountPoisha)}`}
          description={proposed.covers}
          confirmLabel={t('lawyer.withdraw')}
          onConfirm={() => void withdraw(proposed.id)}
        />
      )}
    </div>
  );
}
