import type { Language } from '@ainsathi/contract/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { emptyAsNull } from '../../db/columns';
import { Identified } from '../../db/identified';
import type { Role, StaffRole } from '../../auth/role';

@Entity('accounts')
export class Account extends Identified {
  @Column('text')
  role: Role;

  @Column('text')
  name: string;

  /** Trimmed and lower case, so that uniqueness ignores case. Empty, in the table null, for a client who signs in by phone alone. */
  @Column({ type: 'text', nullable: true, transformer: emptyAsNull })
  email: string;

  /** E.164. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  /** Language of mails and push notifications. */
  @Column('text')
  language: Language;

  @Column('text')
  passwordHash: string;

  /** The operator chose the password; in production its owner must replace it before anything else. */
  @Column('boolean')
  passwordIsInitial?: boolean;

  @Column('timestamptz')
  createdAt: Date;

  /** When the owner opened a link mailed to the present email. */
  @Column('timestamptz', { nullable: true })
  emailConfirmedAt: Date | null;

  /** When a mail server permanently refused the present email. */
  @Column('timestamptz', { nullable: true })
  emailRefusedAt: Date | null;

  /** Registered where mail is sent: until the email is confirmed, nothing reaches other people. */
  @Column('boolean')
  confirmationRequired: boolean;

  /** The spelling key of the Bangla in the name, for searches. */
  @Column({ type: 'text', insert: false, update: false, select: false })
  searchKey?: string;

  /** The name keys, by which a search in the other script finds the name. */
  @Column({ type: 'text', array: true, insert: false, update: false, select: false })
  nameKeys?: string[];

  /** The keys of the words and of adjacent words joined, for searches. */
  @Column({ type: 'text', array: true, insert: false, update: false, select: false })
  nameRuns?: string[];
}

/** A role of an admin account; an admin without a role cannot sign in. */
@Entity('staff_roles')
export class AccountStaffRole {
  @PrimaryColumn('uuid')
  accountId: string;

  @PrimaryColumn('text')
  role: StaffRole;
}
