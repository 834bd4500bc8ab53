import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { useFormDraft } from '../../../session/use-form-draft';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors } from '../../../graphql/failure';
import { refetchAfterConflict } from '../../../graphql/refetch-after-conflict';
import { caseChanged } from '../../../graphql/invalidate';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { useToast } from '../../../ui/overlays/toast';
import { TextInput } from '../../../ui/forms/text-input';
import { SubmitPaymentDocument, type PaymentForm_CaseFragment } from './generated/payment-form';
import {
  looksLikeBkash,
  findTransactionId,
  readTransactionMessage,
  type TransactionMessage,
} from './transaction-id';

graphql(`
  fragment PaymentForm_case on Case {
    id
  }
`);

graphql(`
  mutation SubmitPayment($input: FeePaymentInput!) {
    submitFeePayment(input: $input) {
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
  const showToast = useToast();
  const [submitPayment, { client }] = useMutation(SubmitPaymentDocument, { update: caseChanged });
  const schema = z.object({
    bKashTrxId: z
      .string()
      .transform(findTransactionId)
      .pipe(
        z
          .string()
          .min(1, t('payment.missing'))
          .regex(/^[A-Z0-9]{6,32}$/, t('payment.shape')),
      ),
  });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { bKashTrxId: '' } });
  const { register, handleSubmit, setValue, setError, clearErrors, setFocus, control, formState } = form;
  const draft = useFormDraft(form, `payment:${caseId}`);
  const present = findTransactionId(useWatch({ control, name: 'bKashTrxId' }));

  // A phone's keyboard inserts its clipboard as typed text, without a paste event.
  const takeFromMessage = (text: string): boolean => {
    const found = readTransactionMessage(text);
    if (!found) return false;
    if (found.problem) {
      setError('bKashTrxId', { message: t(`payment.${found.problem}`) });
      return true;
    }
    clearErrors('bKashTrxId');
    setMessage(found);
    setValue('bKashTrxId', found.transactionId, { shouldValidate: formState.isSubmitted, shouldDirty: true });
    return true;
  };
  const field = register('bKashTrxId');
  const send = handleSubmit(async ({ bKashTrxId }, event) => {
    const formElement: unknown = event?.target;
    setFailure(null);
    if (!looksLikeBkash(bKashTrxId) && questioned !== bKashTrxId) {
      setQuestioned(bKashTrxId);
      return;
    }
    try {
      // Without a fee: one that was stated meanwhile is looked at first.
      await submitPayment({ variables: { input: { caseId, transactionId: bKashTrxId } } });
      draft.clear();
      onPaid();
    } catch (error) {
      const problem = fieldErrors(error).find((entry) => entry.field.endsWith('transactionId'));
      if (problem) {
        setError('bKashTrxId', { message: problem.message });
        setFocus('bKashTrxId');
        return;
      }
      const title = t('payment.failed', { reason: errorReason(error) });
      setFailure(title);
      await refetchAfterConflict(client, error);
      // The case as it is now may have no form any more to say it in.
      if (formElement instanceof HTMLFormElement && !formElement.isConnected)
        showToast({ tone: 'failure', title });
    }
  });
  const asking = questioned !== null && questioned === present;

  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <TextInput
        {...field}
        id={`bKashTrxId-${caseId}`}
        label={t('payment.transactionId')}
        hint={t('payment.hint')}
        error={formState.errors.bKashTrxId?.message}
        onChange={async (event) => {
          const { value } = event.currentTarget;
          if (!takeFromMessage(value)) await field.onChange(event);
        }}
        onPaste={(event) => {
          if (takeFromMessage(event.clipboardData.getData('text'))) event.preventDefault();
        }}
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
      <p className="text-16 sm:text-14 text-ink-2">{t('payment.assurance')}</p>
    </form>
  );
}
