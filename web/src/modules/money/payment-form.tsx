import { longest } from '@ainsathi/contract/limits';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { now } from '../../lib/now';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import { caseChanged } from '../../graphql/invalidate';
import { fromDhaka, toDhaka } from '../../lib/dhaka-time';
import { SubmitButton } from '../../ui/forms/submit-button';
import { DateTimeInput } from '../../ui/forms/date-time-input';
import { FormMessage } from '../../ui/forms/form-message';
import { RadioCards } from '../../ui/forms/choices/radio-cards';
import { TextInput } from '../../ui/forms/text-input';
import { useToast } from '../../ui/overlays/toast';
import { AmountInput } from '../../ui/forms/amount-input';
import { SubmitFeePaymentDocument } from './generated/payment-form';
import { readTaka, takaText } from '../../ui/taka';
import { hasIdShape, looksLikeMethod, paymentMethods } from './payment-methods';
import { findTransactionId, readTransactionMessage } from './transaction-id';
import type { PaymentMethod } from '../../graphql/generated/schema-types';

graphql(`
  mutation SubmitFeePayment($input: FeePaymentInput!) {
    submitFeePayment(input: $input) {
      case {
        ...MoneyChange_case
      }
    }
  }
`);

export interface PaymentFormProps {
  caseId: string;
  fee: { id: string; amountPoisha: number } | null;
  /** The payment whose ID is to be compared. */
  refused?: { method: PaymentMethod; transactionId: string; amountPoisha: number | null };
  onPaid: () => void;
}

type Translate = TFunction<['fees', 'shared']>;

/** What a client says of a payment. Without a stated fee the amount may be left out; day and time may be left out together. */
export function paymentSchema(t: Translate, isAmountRequired: boolean) {
  return z
    .object({
      method: z.enum(paymentMethods),
      transactionId: z.string().transform(findTransactionId),
      amount: z
        .string()
        .refine(
          (text) => readTaka(text) !== null || (!isAmountRequired && text.trim() === ''),
          t('form.amountWrong'),
        ),
      payerNumber: z.string().max(longest.phone, t('form.long', { count: longest.phone })),
      date: z.string(),
      time: z.string(),
    })
    .refine(({ method, transactionId }) => hasIdShape(method, transactionId), {
      path: ['transactionId'],
      // Beside what is wrong in the other fields.
      when: () => true,
      error: ({ input }) => {
        const { method, transactionId } = input as { method: PaymentMethod; transactionId: string };
        if (transactionId === '') return t(`form.missing.${method}`);
        const problem = readTransactionMessage(transactionId)?.problem;
        if (problem) return t(`form.problem.${problem}`);
        return t(method === 'BANK' ? 'form.bankShape' : 'form.shape');
      },
    })
    .refine(({ date, time }) => (date === '') === (time === ''), {
      path: ['date'],
      error: t('form.halfTime'),
    })
    .refine((values) => Date.parse(fromDhaka(values) ?? '1970') <= now(), {
      path: ['date'],
      error: t('form.future'),
    });
}

export type PaymentValues = z.input<ReturnType<typeof paymentSchema>>;

/** An unusual ID needs a confirmation. */
export function usePayment({ caseId, fee, refused, onPaid }: PaymentFormProps) {
  const { t, i18n } = useTranslation(['fees', 'shared']);
  const showToast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const [questioned, setQuestioned] = useState<string | null>(null);
  const amount = refused?.amountPoisha ?? fee?.amountPoisha;
  const form = useMutationForm(SubmitFeePaymentDocument, {
    schema: paymentSchema(t, fee !== null),
    values: {
      method: refused?.method ?? 'BKASH',
      transactionId: refused?.transactionId ?? '',
      amount: amount === undefined ? '' : takaText(amount, i18n.language),
      payerNumber: '',
      date: '',
      time: '',
    },
    before: ({ method, transactionId }) => {
      if (looksLikeMethod(method, transactionId) || questioned === transactionId) return true;
      setQuestioned(transactionId);
      return false;
    },
    variables: ({ amount, payerNumber, date, time, ...values }, clientKey) => ({
      input: {
        ...values,
        caseId,
        // Null without a stated fee: a fee stated meanwhile must be seen first.
        feeId: fee?.id ?? null,
        amountPoisha: readTaka(amount),
        payerNumber: payerNumber.trim() || null,
        transferredAt: date === '' ? null : fromDhaka({ date, time }),
        clientKey,
      },
    }),
    shouldFocusError: true,
    update: caseChanged,
    draft: `payment:${caseId}`,
    onSent: onPaid,
    onFailed: (reason) => {
      // The present case may have no form to show the failure.
      if (!element.current) showToast({ tone: 'failure', title: t('form.failed', { reason }) });
    },
  });
  return { form, element, questioned };
}

export type PaymentMutation = ReturnType<typeof usePayment>['form'];

interface PaymentFieldsProps extends Pick<PaymentFormProps, 'caseId' | 'fee'> {
  form: PaymentMutation;
  questioned: string | null;
  /** Reads a whole SMS in the field of the ID; false for any other text. */
  takeFromMessage: (text: string) => boolean;
}

export function PaymentFields({ caseId, fee, form, questioned, takeFromMessage }: PaymentFieldsProps) {
  const { t } = useTranslation(['fees', 'shared']);
  const { register, control, formState } = form;
  const [method, typedId] = useWatch({ control, name: ['method', 'transactionId'] });
  const isAsking =
    questioned !== null && questioned === findTransactionId(typedId) && !looksLikeMethod(method, questioned);
  const idField = form.field('transactionId');
  const optional = t('shared:field.optional');
  return (
    <>
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
        className="tabular-nums uppercase"
      />
      <AmountInput
        control={control}
        id={`amount-${caseId}`}
        label={t('form.amount')}
        optional={fee ? undefined : optional}
      />
      <TextInput
        {...form.field('payerNumber')}
        id={`payerNumber-${caseId}`}
        label={t('form.payerNumber')}
        optional={optional}
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
        <FormMessage tone="warning" title={t('form.unusualTitle', { id: questioned })} takesFocus>
          {t('form.unusual', { method: t(`form.methods.${method}`) })}
        </FormMessage>
      )}
      <div>
        <SubmitButton busy={form.isSubmitting} busyLabel={t('form.submitting')}>
          {t(isAsking ? 'form.submitAnyway' : 'form.submit')}
        </SubmitButton>
      </div>
    </>
  );
}
