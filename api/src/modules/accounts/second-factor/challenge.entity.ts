import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sign-in with the right password that waits for its second factor. */
@Entity('login_challenges')
export class LoginChallenge {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('bytea')
  tokenHash: Buffer;

  /** Of the device that gave the password; null where it sent none. */
  @Column('bytea', { nullable: true })
  deviceHash: Buffer | null;

  /** What a passkey has to sign; null where the account has none. */
  @Column('bytea', { nullable: true })
  webauthn: Buffer | null;

  @Column('smallint')
  tries: number;

  @Column('timestamptz')
  expiresAt: Date;
}

@Entity('passkey_challenges')
export class PasskeyChallenge {
  @PrimaryColumn('uuid')
  sessionId: string;

  @PrimaryColumn('text')
  purpose: 'add' | 'prove';

  @Column('bytea')
  challenge: Buffer;

  @Column('timestamptz')
  expiresAt: Date;
}
