import { IsEnum } from 'class-validator';
import { OptionalText } from '../../validation/text';
import { VerificationStatus } from './verification.status';

/** An admin's decision on a licence as REST sends it. */
export class VerificationInput {
  @IsEnum(VerificationStatus, { message: 'Status must be pending, verified or rejected' })
  status: VerificationStatus;

  @OptionalText({ label: 'Reason', max: 1000, multiline: true })
  reason?: string | null;
}
