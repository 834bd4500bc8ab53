import { longest } from '@ainsathi/contract/limits';
import { IsEnum, IsOptional, Matches } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { OptionalText } from '../../../validation/text';
import { VerificationStatus } from './verification.status';

/** A decision is refused if what it is about changed since the admin saw it. */
export const DECISION_VERSION_DESCRIPTION =
  'The `verificationVersion` of the lawyer that the decision is about; CONFLICT when name, number, facts, papers or decision have changed since. Without it nothing is compared.';

export const VALID_UNTIL_DESCRIPTION =
  'Last day of the verification, 30 days to 36 months ahead. Without it that of the bar card, else 12 months, or as before where only a name is accepted.';

/** GraphQL takes the values as arguments. */
export class VerificationInput {
  @IsEnum(VerificationStatus, { message: 'Status must be pending, verified or rejected' })
  status: VerificationStatus;

  @OptionalText({ label: 'Reason', max: longest.rejectionReason, multiline: true })
  @JSONSchema({
    description:
      'Required when rejecting, and then shown to the lawyer and admins only; otherwise kept for admins.',
  })
  reason?: string | null;

  @OptionalText({ label: 'Version', max: 64 })
  @JSONSchema({ description: DECISION_VERSION_DESCRIPTION })
  version?: string | null;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please choose a day' })
  @JSONSchema({ description: VALID_UNTIL_DESCRIPTION, examples: ['2027-12-03'] })
  validUntil?: string | null;
}
