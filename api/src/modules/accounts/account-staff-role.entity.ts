import { Entity, PrimaryColumn } from 'typeorm';
import type { StaffRole } from '../../auth/permission';

/** What an admin account does on the staff; an admin without any cannot sign in. */
@Entity('staff_roles')
export class AccountStaffRole {
  @PrimaryColumn('uuid')
  accountId: string;

  @PrimaryColumn('text')
  role: StaffRole;
}
