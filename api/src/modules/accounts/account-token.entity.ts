import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';

export type TokenPurpose =
  | 'confirm-email'
  | 'reset-password'
  | 'change-email'
  | 'change-email-by-staff'
  | 'secure-account'
  /** In mails sent before `secure-account` existed; same effect. */
  | 'undo-email'
  /** After `secure-account`. */
  | 'new-password'
  | 'staff-invitation'
  | 'remove-factor'
  | 'keep-factor'
  | 'unlock';

/** A mailed link, valid once. Only the hash of its secret is stored. */
@Entity('account_tokens')
export class AccountToken extends Identified {
  @Column('uuid')
  accountId: string;

  @Column('text')
  purpose: TokenPurpose;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('jsonb')
  data: Record<string, string>;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
