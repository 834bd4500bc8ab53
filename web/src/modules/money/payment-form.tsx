import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { errorReason } from '../../graphql/error-message';
import { fieldErrors } from '../../graphql/failure';
import type { PaymentMethod } from '../../graphql/generated/schema-types';
import { caseChanged } from '../../graphql/invalidate';
import { refetchAfterConflict } from '../../graphql/refetch-active';
import { fromDhaka, toDhaka } from '../../lib/dhaka-time';
import { useFormDraft } from '../../drafts/use-form-draft';
import { Button } from '../../ui/button';
import { DateTimeInput } from '../../ui/forms/date-time-input';
import { FormMessage } from '../../ui/forms/form-message';
import { RadioCards } from '../../ui/forms/radio-cards';
import { TextInput } from '../../ui/forms/text-input';
import { useToast } from '../../ui/overlays/toast';
import { useClientKey } from '../../drafts/use-client-key';
import { AmountInput } from '../../ui/forms/amount-input';
import { SubmitFeePaymentDocument } from './generated/payment-form';
import { paymentSchema } from './payment-schema';
import { readTaka, takaText } from '../../ui/taka';
import {
  findTransactionId,
  looksLikeMethod,
  paymentMethods,
  readMessageTime,
  readTransactionMessage,
} from './transaction-id';

graphql(`
  mutation SubmitFeePayment($input: FeePaymentInput!) {
    submitFeePayment(input: $input) {
      case {
        ...MoneyChange_case
      }
    }
  }
`);

interface PaymentFormProps {
  caseId: string;
  /** The fee that is due; null where none was stated. */
  fee: { id: string; amountPoisha: number } | null;
  onPaid: () => void;
}

function usePaymentFields({ fee }: PaymentFormProps) {
  const { t, i18n } = useTranslation(['fees', 'casePage', 'shared']);
  return useForm({
    resolver: zodResolver(paymentSchema(t, fee !== null)),
    defaultValues: {
      method: 'BKASH' as PaymentMethod,
      transactionId: '',
      amount: fee ? takaText(fee.amountPoisha, i18n.language) : '',
      payerNumber: '',
      date: '',
      time: '',
    },
  });
}

type Fields = ReturnType<typeof usePaymentFields>;

/** Fills ID, amount and time from a pasted SMS; false for a text that is none. */
function useMessageReader({ setValue, setError, clearErrors, formState }: Fields) {
  const { t, i18n } = useTranslation('casePage');
  // A phone's keyboard inserts its clipboard as typed text, without a paste event.
  return (text: string): boolean => {
    const found = readTransactionMessage(text);
    if (!found) return false;
    if (found.problem) {
      setError('transactionId', { message: t(`payment.${found.problem}`) });
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
}

/** Submits the payment of what is due: how, with which ID, how much and when. An unusual ID needs one confirmation. */
export function PaymentForm(props: PaymentFormProps) {
  const { caseId, fee, onPaid } = props;
  const { t } = useTranslation(['fees', 'casePage', 'shared']);
  const showToast = useToast();
  const [questioned, setQuestioned] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [submit, { client }] = useMutation(SubmitFeePaymentDocument, { update: caseChanged });
  const withKey = useClientKey();
  const form = usePaymentFields(props);
  const { register, handleSubmit, setError, setFocus, control, formState } = form;
  const draft = useFormDraft(form, `payment:${caseId}`);
  const takeFromMessage = useMessageReader(form);
  const [method, typedId] = useWatch({ control, name: ['method', 'transactionId'] });
  const isAsking =
    questioned !== null && questioned === findTransactionId(typedId) && !looksLikeMethod(method, questioned);

  const send = handleSubmit(async ({ amount, payerNumber, date, time, ...values }, event) => {
    const formElement: unknown = event?.target;
    const { transactionId } = values;
    setFailure(null);
    if (!looksLikeMethod(values.method, transactionId) && questioned !== transactionId) {
      setQuestioned(transactionId);
      return;
    }
    const input = {
      ...values,
      caseId,
      // Null where no fee was stated: one that was stated in the meantime is looked at first.
      feeId: fee?.id ?? null,
      amountPoisha: readTaka(amount),
      payerNumber: payerNumber.trim() || null,
      transferredAt: date === '' ? null : fromDhaka({ date, time }),
    };
    try {
      await withKey(input, async (clientKey) => submit({ variables: { input: { ...input, clientKey } } }));
      draft.clear();
      onPaid();
    } catch (error) {
      const refused = fieldErrors(error).find(({ field }) => field.endsWith('transactionId'));
      if (refused) {
        setError('transactionId', { message: refused.message });
        setFocus('transactionId');
        return;
      }
      const title = t('casePage:payment.failed', { reason: errorReason(error) });
      setFailure(title);
      await refetchAfterConflict(client, error);
      // The case as it is now may have no form any more to say it in.
      if (formElement instanceof HTMLFormElement && !formElement.isConnected)
        showToast({ tone: 'failure', title });
    }
  });
  const idField = register('transactionId');
  const optional = t('shared:field.optional');
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
        autoCorrect="off"
        spellCheck={false}
        className="font-mono uppercase"
      />
      <AmountInput
        control={control}
        id={`amount-${caseId}`}
        label={t('form.amount')}
        optional={fee ? undefined : optional}
      />
      <TextInput
        {...register('payerNumber')}
        id={`payerNumber-${caseId}`}
        label={t('form.payerNumber')}
        optional={optional}
        error={formState.errors.payerNumber?.message}
        inputMode="tel"
        autoComplete="off"
      />
      <DateTimeInput
        legend={
          <>
            {t('form.when')} <span className="font-normal text-ink-2">{optional}</span>
          </>
        }
        error={formState.errors.date?.message}
        date={{ ...register('date'), label: t('form.day'), max: toDhaka().date }}
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
