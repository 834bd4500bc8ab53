import { ArrayNotEmpty, IsEnum } from 'class-validator';
import { StaffRole } from '../../auth/role';
import { RequiredText } from '../../validation/text';
import { Email, NAME, NewPassword } from '../accounts/account.fields';
import { LinkInput } from '../accounts/sessions/session.inputs';

export class StaffRolesInput {
  @IsEnum(StaffRole, { each: true, message: 'Roles must be known ones' })
  @ArrayNotEmpty({ message: 'At least one role is required' })
  roles: StaffRole[];
}

export class InviteStaffInput extends StaffRolesInput {
  @Email()
  email: string;
}

export class JoinStaffInput extends LinkInput {
  @RequiredText({ ...NAME, name: 'any' })
  name: string;

  @NewPassword()
  newPassword: string;
}

export class LockAccountInput {
  @RequiredText({ label: 'Reason', min: 1, max: 1000, multiline: true })
  reason: string;
}
