import { longest } from '@ainsathi/contract/limits';
import { IsEnum } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { OptionalText } from '../../../validation/text';
import { VerificationStatus } from './verification.status';

/** A decision is refused if the name or number changed since the admin saw it. */
export const DECISION_VERSION_DESCRIPTION =
  'The `verificationVersion` of the lawyer that the decision is about; CONFLICT when the name or the licence number has changed since. Without it nothing is compared.';

/** GraphQL takes the two values as arguments. */
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
}
