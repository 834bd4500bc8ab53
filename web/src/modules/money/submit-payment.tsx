import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../ui/forms/form-message';
import { PasteMessage, paymentOf, PaymentQuestion, type PastedPayment } from './pasted-payment';
import {
  PaymentFields,
  paymentSchema,
  usePayment,
  type PaymentFormProps,
  type PaymentMutation,
  type PaymentValues,
} from './payment-form';
import { readTransactionMessage } from './transaction-id';

/** Fills ID, amount and time from an SMS in the field of the ID; false for any other text. */
function useMessageReader(
  { setError, clearErrors }: PaymentMutation,
  fill: (payment: PastedPayment) => void,
) {
  const { t, i18n } = useTranslation('fees');
  // A phone's keyboard inserts its clipboard as typed text, without a paste event.
  return (text: string): boolean => {
    const found = readTransactionMessage(text);
    if (!found) return false;
    clearErrors('transactionId');
    if (found.problem) setError('transactionId', { message: t(`form.problem.${found.problem}`) });
    // The person has chosen the method above.
    else fill({ ...paymentOf(found, i18n.language), method: null });
    return true;
  };
}

/** Asks about a pasted payment if its message says everything, otherwise shows the filled form. */
function usePaste(form: PaymentMutation, isTypedFirst: boolean) {
  const { t } = useTranslation(['fees', 'shared']);
  const [step, setStep] = useState<'paste' | 'ask' | 'type'>(isTypedFirst ? 'type' : 'paste');
  const { getValues, setValue, setFocus, formState } = form;
  const fill = ({ method, ...payment }: PastedPayment) => {
    const filled = Object.entries(method ? { method, ...payment } : payment) as [
      keyof PaymentValues,
      string,
    ][];
    for (const [name, value] of filled)
      setValue(name, value, { shouldValidate: formState.isSubmitted, shouldDirty: true });
  };
  const type = () => {
    flushSync(() => setStep('type'));
    // The pressed button is gone.
    setFocus('transactionId');
  };
  const take = (payment: PastedPayment) => {
    fill(payment);
    const isWhole = payment.method && payment.amount && payment.date;
    if (isWhole && paymentSchema(t, true).safeParse(getValues()).success) setStep('ask');
    else type();
  };
  const hasErrors = Object.keys(formState.errors).length > 0;
  if (hasErrors && step !== 'type') setStep('type');
  return { step, fill, take, type };
}

/** Submits a payment: from its SMS after one question, or typed. */
export function SubmitPayment(props: PaymentFormProps) {
  const { caseId, fee, refused } = props;
  const { t } = useTranslation('fees');
  const { form, element, questioned } = usePayment(props);
  const { failure, isRestored } = form;
  const { step, fill, take, type } = usePaste(form, refused !== undefined || isRestored);
  const takeFromMessage = useMessageReader(form, fill);
  return (
    <form ref={element} method="post" onSubmit={form.submit} noValidate className="grid gap-4">
      {step === 'paste' && <PasteMessage id={`message-${caseId}`} onFound={take} onType={type} />}
      {step === 'ask' && (
        <PaymentQuestion payment={form.getValues()} fee={fee} busy={form.isSubmitting} onType={type} />
      )}
      {step === 'type' && (
        <PaymentFields {...{ caseId, fee, form, questioned }} takeFromMessage={takeFromMessage} />
      )}
      {failure && (
        <FormMessage tone="failure" title={t('form.failed', { reason: failure.reason })} takesFocus />
      )}
      <p className="text-ink-2">{t('form.assurance')}</p>
    </form>
  );
}
