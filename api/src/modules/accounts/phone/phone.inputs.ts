import { OptionalText, RequiredText } from '../../../validation/text';
import { NewPassword, PHONE } from '../account.fields';
import { CODE, IsShared, PROOF } from '../sessions/session.inputs';

export class PhoneCodeInput {
  @RequiredText(PHONE)
  phone: string;
}

export class ProofInput {
  @RequiredText(PROOF)
  proofId: string;
}

export class ProvePhoneInput extends ProofInput {
  @RequiredText({ label: CODE, max: 40 })
  code: string;

  @IsShared()
  shared?: boolean;

  @OptionalText(PROOF)
  clientKey?: string | null;
}

export class ChangePhoneInput extends ProofInput {
  @OptionalText({ label: CODE, max: 40 })
  code?: string | null;
}

export class NewPasswordInput {
  @NewPassword()
  newPassword: string;
}
