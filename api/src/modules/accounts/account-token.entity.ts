import { Column, Entity, PrimaryColumn } from 'typeorm';

export type TokenPurpose =
  | 'confirm-email'
  | 'reset-password'
  | 'change-email'
  | 'change-email-by-staff'
  | 'secure-account'
  /** Of mails before `secure-account`; it does the same. */
  | 'undo-email'
  /** After `secure-account`. */
  | 'new-password'
  | 'staff-invitation'
  | 'remove-factor'
  | 'keep-factor'
  | 'unlock';

/** The link of a mail, which acts once. Only the hash of its secret is stored. */
@Entity('account_tokens')
export class AccountToken {
  @PrimaryColumn('uuid')
  id: string;

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
