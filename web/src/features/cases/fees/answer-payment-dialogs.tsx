import { longest } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../../graphql/documents';
import { caseChanged } from '../../../graphql/invalidate';
import { LimitedTextArea } from '../room/limited-text-area';
import { RoomDialog } from '../room/room-dialog';
import { useArrival } from '../room/room-events';
import { useRoomForm } from '../room/use-room-form';
import { ConfirmPaymentDocument, RefusePaymentDocument } from './generated/answer-payment-dialogs';
import { AmountInput } from './amount-input';
import { readTaka, takaText } from './taka';

graphql(`
  mutation ConfirmPayment($id: ID!, $amountPoisha: SafeInt!) {
    confirmPayment(id: $id, amountPoisha: $amountPoisha) {
      case {
        quietDays
        ...MoneyChange_case
      }
    }
  }
`);

graphql(`
  mutation RefusePayment($id: ID!, $reason: String!) {
    refusePayment(id: $id, reason: $reason) {
      case {
        quietDays
        ...MoneyChange_case
      }
    }
  }
`);

interface AnswerPaymentProps {
  caseId: string;
  /** The ids of the events that stand in the history. */
  eventIds: readonly string[];
  payment: { id: string; amountPoisha: number | null };
  onSent: (sentence: string) => void;
  onClose: () => void;
}

/** Asks how much arrived; the stated sum stands there already. */
export function ConfirmPaymentDialog({ caseId, eventIds, payment, onSent, onClose }: AnswerPaymentProps) {
  const { t, i18n } = useTranslation('fees');
  const [confirm] = useMutation(ConfirmPaymentDocument, { update: caseChanged });
  const hasArrived = useArrival(caseId, eventIds);
  const { id, amountPoisha } = payment;
  const schema = z.object({
    amount: z.string().refine((text) => readTaka(text) !== null, t('form.amountWrong')),
  });
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { amount: amountPoisha === null ? '' : takaText(amountPoisha, i18n.language) },
    shouldFocusError: false,
  });
  const room = useRoomForm(form, {
    draftName: `confirm:${id}`,
    fieldOf: { amountPoisha: 'amount' },
    hasArrived: () => hasArrived(({ kind }) => kind === 'PAYMENT_CONFIRMED'),
    send: ({ amount }) => confirm({ variables: { id, amountPoisha: readTaka(amount) ?? 0 } }),
    onSent: () => onSent(t('lawyer.confirmed')),
  });
  return (
    <RoomDialog
      title={t('lawyer.confirmTitle')}
      form={room}
      hint={t('lawyer.confirmHint')}
      failed={t('lawyer.notConfirmed')}
      submit={{ label: t('lawyer.confirm'), busyLabel: t('lawyer.confirming') }}
      onClose={onClose}
    >
      <AmountInput control={form.control} label={t('lawyer.amountReceived')} />
    </RoomDialog>
  );
}

/** Asks why a payment did not arrive; the client reads it. */
export function RefusePaymentDialog({ caseId, eventIds, payment, onSent, onClose }: AnswerPaymentProps) {
  const { t } = useTranslation(['fees', 'forms']);
  const [refuse] = useMutation(RefusePaymentDocument, { update: caseChanged });
  const hasArrived = useArrival(caseId, eventIds);
  const reason = z
    .string()
    .trim()
    .min(1, t('lawyer.reasonMissing'))
    .max(longest.reason, t('forms:tooLong', { count: longest.reason }));
  const form = useForm({
    resolver: zodResolver(z.object({ reason })),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  });
  const { field, fieldState } = useController({ control: form.control, name: 'reason' });
  const room = useRoomForm(form, {
    draftName: `refuse:${payment.id}`,
    hasArrived: () => hasArrived(({ kind }) => kind === 'PAYMENT_REFUSED'),
    send: (values) => refuse({ variables: { id: payment.id, reason: values.reason } }),
    onSent: () => onSent(t('lawyer.refused')),
  });
  return (
    <RoomDialog
      title={t('lawyer.refuseTitle')}
      form={room}
      hint={t('lawyer.refuseHint')}
      failed={t('lawyer.notConfirmed')}
      submit={{ label: t('lawyer.refuse'), busyLabel: t('lawyer.refusing'), variant: 'danger' }}
      onClose={onClose}
    >
      <LimitedTextArea
        {...field}
        rows={3}
        label={t('lawyer.reason')}
        error={fieldState.error?.message}
        limit={longest.reason}
        required
      />
    </RoomDialog>
  );
}
