import { transactionIdLength } from '@ainsathi/contract/limits';
import { Matches } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { RequiredText } from '../../validation/text';

const { min, max } = transactionIdLength;
const TRANSACTION_ID = new RegExp(`^\\s*[A-Za-z0-9০-৯]{${min},${max}}\\s*$`);

/** A transaction ID as a client types or pastes it. */
export class PaymentInput {
  @Matches(TRANSACTION_ID, { message: `A bKash transaction ID has ${min} to ${max} letters and digits` })
  @RequiredText({ label: 'bKash transaction ID', max: 100, required: 'Please enter bKash transaction ID' })
  @JSONSchema({ description: '6 to 32 letters and digits; each can be used once in the whole system.' })
  bKashTrxId: string;
}
