import { Matches } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { RequiredText } from '../../validation/text';

/** A transaction ID as a client types or pastes it. */
export class PaymentInput {
  @Matches(/^\s*[A-Za-z0-9]{6,32}\s*$/, { message: 'A bKash transaction ID has 6 to 32 letters and digits' })
  @RequiredText({ label: 'bKash transaction ID', max: 100, required: 'Please enter bKash transaction ID' })
  @JSONSchema({ description: '6 to 32 letters and digits; each can be used once in the whole system.' })
  bKashTrxId: string;
}
