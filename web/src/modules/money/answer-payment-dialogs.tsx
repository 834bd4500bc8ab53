import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../graphql/documents';
import { moneyChanged } from '../../graphql/invalidate';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { CaseDialog } from '../../drafts/form-dialog';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { useOutgoing } from '../../outgoing/use-outgoing';
import { ConfirmPaymentDocument, RefusePaymentDocument } from './generated/answer-payment-dialogs';
import { AmountInput } from '../../ui/forms/amount-input';
import { readTaka, takaText } from '../../ui/taka';

graphql(`
  mutation ConfirmPayment($id: ID!, $amountPoisha: SafeInt!, $clientKey: ID!) {
    confirmPayment(id: $id, amountPoisha: $amountPoisha, clientKey: $clientKey) {
      case {
        quietDays
        ...MoneyChange_case
      }
    }
  }

  mutation RefusePayment($id: ID!, $reason: String!, $clientKey: ID!) {
    refusePayment(id: $id, reason: $reason, clientKey: $clientKey) {
      case {
        quietDays
        ...MoneyChange_case
      }
    }
  }
`);

interface AnswerPaymentProps {
  caseId: string;
  payment: { id: string; amountPoisha: number | null };
  onSent: (sentence: string) => void;
  onClose: () => void;
}

export function ConfirmPaymentDialog({ caseId, payment, onSent, onClose }: AnswerPaymentProps) {
  const { t, i18n } = useTranslation(['fees', 'room']);
  const { queue } = useOutgoing(caseId);
  const { id, amountPoisha } = payment;
  const schema = z.object({
    amount: z.string().refine((text) => readTaka(text) !== null, t('form.amountWrong')),
  });
  const form = useMutationForm(ConfirmPaymentDocument, {
    schema,
    values: { amount: amountPoisha === null ? '' : takaText(amountPoisha, i18n.language) },
    variables: ({ amount }, clientKey) => ({ id, amountPoisha: readTaka(amount) ?? 0, clientKey }),
    fieldOf: { amountPoisha: 'amount' },
    update: moneyChanged,
    draft: `confirm:${id}`,
    onSent: () => onSent(t('lawyer.confirmed')),
    onUnanswered: (removeDraft, input) => {
      removeDraft();
      queue.addAct(caseId, { operation: 'ConfirmPayment', input });
      onSent(t('room:act.noted'));
      return true;
    },
  });
  return (
    <CaseDialog
      title={t('lawyer.confirmTitle')}
      form={form}
      hint={t('lawyer.confirmHint')}
      failed={t('lawyer.notSaved')}
      submit={{ label: t('lawyer.confirm'), busyLabel: t('lawyer.confirming') }}
      onClose={onClose}
    >
      <AmountInput control={form.control} label={t('lawyer.amountReceived')} />
    </CaseDialog>
  );
}

/** The client reads the reason. */
export function RefusePaymentDialog({ caseId, payment, onSent, onClose }: AnswerPaymentProps) {
  const { t } = useTranslation(['fees', 'room']);
  const { queue } = useOutgoing(caseId);
  const reason = useTextRule()(longest.reason, t('lawyer.reasonMissing'));
  const form = useMutationForm(RefusePaymentDocument, {
    schema: z.object({ reason }),
    values: { reason: '' },
    variables: (values, clientKey) => ({ id: payment.id, reason: values.reason, clientKey }),
    update: moneyChanged,
    draft: `refuse:${payment.id}`,
    onSent: () => onSent(t('lawyer.refused')),
    onUnanswered: (removeDraft, input) => {
      removeDraft();
      queue.addAct(caseId, { operation: 'RefusePayment', input });
      onSent(t('room:act.noted'));
      return true;
    },
  });
  return (
    <CaseDialog
      title={t('lawyer.refuseTitle')}
      form={form}
      hint={t('lawyer.refuseHint')}
      failed={t('lawyer.notSaved')}
      submit={{ label: t('lawyer.refuse'), busyLabel: t('lawyer.refusing'), variant: 'danger' }}
      onClose={onClose}
    >
      <LimitedTextField
        control={form.control}
        name="reason"
        rows={3}
        label={t('lawyer.reason')}
        limit={longest.reason}
        required
      />
    </CaseDialog>
  );
}
