import { Entity, PrimaryColumn } from 'typeorm';
import type { StaffRole } from '../../auth/role';

/** A role of an admin account; an admin without a role cannot sign in. */
@Entity('staff_roles')
export class AccountStaffRole {
  @PrimaryColumn('uuid')
  accountId: string;

  @PrimaryColumn('text')
  role: StaffRole;
}
