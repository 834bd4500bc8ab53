import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What happens to the access to an account. The values are what the database stores. */
export enum AccountEventKind {
  NEW_DEVICE = 'new-device',
  PASSWORD_CHANGED = 'password-changed',
  PAYMENT_DETAILS_CHANGED = 'payment-details-changed',
  PASSWORD_RESET = 'password-reset',
  EMAIL_CHANGED = 'email-changed',
  EMAIL_CHANGE_UNDONE = 'email-change-undone',
  ACCOUNT_SECURED = 'account-secured',
  SESSIONS_ENDED = 'sessions-ended',
  FACTOR_ENABLED = 'factor-enabled',
  FACTOR_REMOVED = 'factor-removed',
  PASSKEY_ADDED = 'passkey-added',
  PASSKEY_REMOVED = 'passkey-removed',
  RECOVERY_CODES_RENEWED = 'recovery-codes-renewed',
  RECOVERY_CODE_USED = 'recovery-code-used',
  FACTOR_REMOVAL_ASKED = 'factor-removal-asked',
  FACTOR_REMOVAL_STOPPED = 'factor-removal-stopped',
}

/** One entry of the history of an account, for its owner. */
@Entity('account_events')
export class AccountEvent {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  kind: AccountEventKind;

  /** Null where it is not known, or where somebody else than the owner did it. */
  @Column('text', { nullable: true })
  browser: string | null;

  /** Of IPv4 without the last number. */
  @Column('text', { nullable: true })
  network: string | null;
}
