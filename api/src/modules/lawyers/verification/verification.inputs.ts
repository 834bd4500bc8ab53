import { longest } from '@ainsathi/contract/limits';
import { IsEnum } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { OptionalText } from '../../../validation/text';
import { VerificationStatus } from './verification.status';

/** An admin's decision on a licence. GraphQL takes the two values as arguments. */
export class VerificationInput {
  @IsEnum(VerificationStatus, { message: 'Status must be pending, verified or rejected' })
  status: VerificationStatus;

  @OptionalText({ label: 'Reason', max: longest.rejectionReason, multiline: true })
  @JSONSchema({
    description:
      'Required when rejecting, and then shown to the lawyer and admins only; otherwise kept for admins.',
  })
  reason?: string | null;
}
