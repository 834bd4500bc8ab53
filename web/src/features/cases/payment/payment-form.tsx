import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ClipboardEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { useFormDraft } from '../../../session/use-form-draft';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors } from '../../../graphql/failure';
import { caseChanged } from '../../../graphql/invalidate';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { TextInput } from '../../../ui/forms/text-input';
import { SubmitPaymentDocument, type PaymentForm_CaseFragment } from './generated/payment-form';
import {
  looksLikeBkash,
  normalTransactionId,
  readTransactionMessage,
  type TransactionMessage,
} from './transaction-id';

graphql(`
  fragment PaymentForm_case on Case {
    id
  }
`);

graphql(`
  mutation SubmitPayment($caseId: ID!, $bKashTrxId: String!) {
    submitPayment(caseId: $caseId, bKashTrxId: $bKashTrxId) {
      case {
        ...CasePayment_case
        ...CaseTimeline_case
      }
    }
  }
`);

interface PaymentFormProps {
  legalCase: FragmentType<PaymentForm_CaseFragment>;
  onPaid: () => void;
}

function TakenFromMessage({ message }: { message: TransactionMessage }) {
  const { t } = useTranslation('casePage');
  const details = [message.amount, message.time].filter((detail) => detail !== null).join(', ');
  return (
    <FormMessage tone="information" title={t('payment.taken', { id: message.transactionId })}>
      {details ? t('payment.takenDetails', { details }) : t('payment.takenPlain')}
    </FormMessage>
  );
}

/** Submits the transaction ID of a fee, typed or read from a pasted SMS. An unusual length needs one confirmation. */
export function PaymentForm({ legalCase, onPaid }: PaymentFormProps) {
  const { t } = useTranslation('casePage');
  const { id: caseId } = readFragment<PaymentForm_CaseFragment>(legalCase);
  const [message, setMessage] = useState<TransactionMessage | null>(null);
  const [questioned, setQuestioned] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [submitPayment] = useMutation(SubmitPaymentDocument, { update: caseChanged });
  const schema = z.object({
    bKashTrxId: z
      .string()
      .transform(normalTransactionId)
      .pipe(
        z
          .string()
          .min(1, t('payment.missing'))
          .regex(/^[A-Z0-9]{6,32}$/, t('payment.shape')),
      ),
  });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { bKashTrxId: '' } });
  const { register, handleSubmit, setValue, setError, setFocus, control, formState } = form;
  const draft = useFormDraft(form, `payment:${caseId}`);
  const present = normalTransactionId(useWatch({ control, name: 'bKashTrxId' }));

  const takeFromMessage = (event: ClipboardEvent<HTMLInputElement>) => {
    const found = readTransactionMessage(event.clipboardData.getData('text'));
    setMessage(found);
    if (!found) return;
    event.preventDefault();
    setValue('bKashTrxId', found.transactionId, { shouldValidate: formState.isSubmitted });
  };
  const send = handleSubmit(async ({ bKashTrxId }) => {
    setFailure(null);
    if (!looksLikeBkash(bKashTrxId) && questioned !== bKashTrxId) {
      setQuestioned(bKashTrxId);
      return;
    }
    try {
      await submitPayment({ variables: { caseId, bKashTrxId } });
      draft.clear();
      onPaid();
    } catch (error) {
      const field = fieldErrors(error).find((fieldError) => fieldError.field === 'bKashTrxId');
      if (field) {
        setError('bKashTrxId', { message: field.message });
        setFocus('bKashTrxId');
      } else setFailure(t('payment.failed', { reason: errorReason(error) }));
    }
  });
  const asking = questioned !== null && questioned === present;

  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <TextInput
        {...register('bKashTrxId')}
        id={`bKashTrxId-${caseId}`}
        label={t('payment.transactionId')}
        hint={t('payment.hint')}
        error={formState.errors.bKashTrxId?.message}
        onPaste={takeFromMessage}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        className="font-mono uppercase"
      />
      {message?.transactionId === present && <TakenFromMessage message={message} />}
      {asking && (
        <FormMessage tone="warning" title={t('payment.unusual', { id: questioned })} takesFocus>
          {t('payment.unusualExplanation', { count: questioned.length })}
        </FormMessage>
      )}
      {failure && <FormMessage tone="failure" title={failure} takesFocus />}
      <div>
        <Button
          type="submit"
          variant="primary"
          wide="phone"
          busy={formState.isSubmitting}
          busyLabel={t('payment.submitting')}
        >
          {asking ? t('payment.submitAnyway') : t('payment.submit')}
        </Button>
      </div>
      <p className="text-14 text-ink-2">{t('payment.assurance')}</p>
    </form>
  );
}
