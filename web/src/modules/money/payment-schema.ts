import { longest } from '@ainsathi/contract/limits';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import type { PaymentMethod } from '../../graphql/generated/schema-types';
import { fromDhaka } from '../../lib/dhaka-time';
import { now } from '../../lib/now';
import { readTaka } from '../../ui/taka';
import { findTransactionId, hasIdShape, paymentMethods, readTransactionMessage } from './transaction-id';

type Translate = TFunction<['fees', 'casePage', 'shared']>;

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
      payerNumber: z.string().max(longest.payerNumber, t('form.long', { count: longest.payerNumber })),
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
        if (problem) return t(`casePage:payment.${problem}`);
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
