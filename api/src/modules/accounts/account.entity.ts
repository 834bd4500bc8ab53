import type { Language } from '@ainsathi/contract/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../auth/role';

@Entity('accounts')
export class Account {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  role: Role;

  @Column('text')
  name: string;

  /** Trimmed and lower case, so that uniqueness ignores case. */
  @Column('text')
  email: string;

  /** E.164. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  /** Of mails, and of what devices show. */
  @Column('text')
  language: Language;

  @Column('text')
  passwordHash: string;

  /** The operator chose it; in production its owner can do nothing else before there is another. */
  @Column('boolean')
  passwordIsInitial?: boolean;

  @Column('timestamptz')
  createdAt: Date;

  /** When a mailed link reached the account at its present email. */
  @Column('timestamptz', { nullable: true })
  emailConfirmedAt: Date | null;

  /** When a mail server refused the present email for good. */
  @Column('timestamptz', { nullable: true })
  emailRefusedAt: Date | null;

  /** Registered where mail is sent: what reaches other people waits until the email is confirmed. */
  @Column('boolean')
  confirmationRequired: boolean;

  /** The spelling key of the Bangla in the name, by which lists are searched. */
  @Column({ type: 'text', insert: false, update: false, select: false })
  searchKey?: string;

  /** The name keys of the name, by which the other script finds it. */
  @Column({ type: 'text', array: true, insert: false, update: false, select: false })
  nameKeys?: string[];

  /** The keys of the words of the name and of their neighbours joined, by which lists are searched. */
  @Column({ type: 'text', array: true, insert: false, update: false, select: false })
  nameRuns?: string[];
}
