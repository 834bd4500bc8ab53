import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors } from '../../../graphql/failure';
import type { PaymentMethod } from '../../../graphql/generated/schema-types';
import { caseChanged } from '../../../graphql/invalidate';
import { refetchAfterConflict } from '../../../graphql/refetch-after-conflict';
import { useFormDraft } from '../../../session/use-form-draft';
import { Button } from '../../../ui/button';
import { DateTimeInput } from '../../../ui/forms/date-time-input';
import { FormMessage } from '../../../ui/forms/form-message';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { TextInput } from '../../../ui/forms/text-input';
import { findTransactionId, readMessageTime, readTransactionMessage } from '../payment/transaction-id';
import { fromDhaka, toDhaka } from '../room/dhaka-time';
import { AmountInput } from './amount-input';
import { feePaymentSchema } from './fee-payment-schema';
import { SubmitFeePaymentDocument } from './generated/fee-payment-form';
import { readTaka, takaText } from './taka';
import { looksLikeMethod, paymentMethods } from './transaction-shapes';

graphql(`
  mutation SubmitFeePayment($input: FeePaymentInput!) {
    submitFeePayment(input: $input) {
      case {
        ...MoneyChange_case
      }
    }
  }
`);

interface FeePaymentFormProps {
  caseId: string;
  fee: { id: string; amountPoisha: number };
  onPaid: () => void;
}

function usePaymentFields({ fee }: FeePaymentFormProps) {
  const { t, i18n } = useTranslation(['fees', 'casePage', 'shared']);
  return useForm({
    resolver: zodResolver(feePaymentSchema(t)),
    defaultValues: {
      method: 'BKASH' as PaymentMethod,
      transactionId: '',
      amount: takaText(fee.amountPoisha, i18n.language),
      payerNumber: '',
      date: '',
      time: '',
    },
  });
}

/** Hands in the payment of a fee: how, with which ID, how much and when. A pasted SMS fills ID, amount and time. */
export function FeePaymentForm(props: FeePaymentFormProps) {
  const { caseId, fee, onPaid } = props;
  const { t, i18n } = useTranslation(['fees', 'casePage', 'shared']);
  const [questioned, setQuestioned] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [submit, { client }] = useMutation(SubmitFeePaymentDocument, { update: caseChanged });
  const form = usePaymentFields(props);
  const { register, handleSubmit, setValue, setError, clearErrors, control, formState } = form;
  const draft = useFormDraft(form, `fee-payment:${caseId}`);
  const [method, typedId] = useWatch({ control, name: ['method', 'transactionId'] });
  const isAsking =
    questioned !== null && questioned === findTransactionId(typedId) && !looksLikeMethod(method, questioned);

  const takeFromMessage = (text: string): boolean => {
    const found = readTransactionMessage(text);
    if (!found) return false;
    if (found.problem) {
      setError('transactionId', { message: t(`casePage:payment.${found.problem}`) });
      return true;
    }
    const values = { shouldValidate: formState.isSubmitted, shouldDirty: true };
    clearErrors('transactionId');
    setValue('transactionId', found.transactionId, values);
    const poisha = readTaka(found.amount ?? '');
    if (poisha !== null) setValue('amount', takaText(poisha, i18n.language), values);
    const sentAt = found.time === null ? null : readMessageTime(found.time);
    if (sentAt) {
      setValue('date', sentAt.date, values);
      setValue('time', sentAt.time, values);
    }
    return true;
  };
  const send = handleSubmit(async ({ transactionId, amount, payerNumber, date, time, ...values }) => {
    setFailure(null);
    if (!looksLikeMethod(values.method, transactionId) && questioned !== transactionId) {
      setQuestioned(transactionId);
      return;
    }
    try {
      const sent = {
        amountPoisha: readTaka(amount),
        payerNumber: payerNumber.trim() || null,
        transferredAt: date === '' ? null : fromDhaka({ date, time }),
      };
      await submit({ variables: { input: { caseId, feeId: fee.id, ...values, transactionId, ...sent } } });
      draft.clear();
      onPaid();
    } catch (error) {
      const refused = fieldErrors(error).find(({ field }) => field.endsWith('transactionId'));
      if (refused) setError('transactionId', { message: refused.message });
      else setFailure(t('casePage:payment.failed', { reason: errorReason(error) }));
      await refetchAfterConflict(client, error);
    }
  });
  const idField = register('transactionId');
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-4">
      <RadioCards
        {...register('method')}
        legend={t('form.method')}
        options={paymentMethods.map((value) => ({ value, label: t(`form.methods.${value}`) }))}
      />
      <TextInput
        {...idField}
        id={`transactionId-${caseId}`}
        label={t('form.transactionId')}
        hint={t('form.reference')}
        error={formState.errors.transactionId?.message}
        onChange={async (event) => {
          if (!takeFromMessage(event.currentTarget.value)) await idField.onChange(event);
        }}
        onPaste={(event) => {
          if (takeFromMessage(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono uppercase"
      />
      <AmountInput control={control} id={`amount-${caseId}`} label={t('form.amount')} />
      <TextInput
        {...register('payerNumber')}
        id={`payerNumber-${caseId}`}
        label={t('form.payerNumber')}
        optional={t('shared:field.optional')}
        error={formState.errors.payerNumber?.message}
        inputMode="tel"
        autoComplete="off"
      />
      <DateTimeInput
        legend={
          <>
            {t('form.when')} <span className="font-normal text-ink-2">{t('shared:field.optional')}</span>
          </>
        }
        error={formState.errors.date?.message}
        date={{
          ...register('date'),
          label: t('form.day'),
          max: toDhaka(new Date().toISOString()).date,
        }}
        time={{ ...register('time'), label: t('form.clock') }}
      />
      {isAsking && (
        <FormMessage tone="warning" title={t('casePage:payment.unusual', { id: questioned })} takesFocus>
          {t('form.unusual', { method: t(`form.methods.${method}`) })}
        </FormMessage>
      )}
      {failure && <FormMessage tone="failure" title={failure} takesFocus />}
      <div>
        <Button
          type="submit"
          variant="primary"
          wide="phone"
          busy={formState.isSubmitting}
          busyLabel={t('casePage:payment.submitting')}
        >
          {t(isAsking ? 'casePage:payment.submitAnyway' : 'casePage:payment.submit')}
        </Button>
      </div>
      <p className="text-16 text-ink-2 sm:text-14">{t('casePage:payment.assurance')}</p>
    </form>
  );
}
