import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Identified } from '../../../db/identified';

/** An unfinished sign-in: the password was correct, the second factor is missing. */
@Entity('login_challenges')
export class LoginChallenge extends Identified {
  @Column('uuid')
  accountId: string;

  @Column('bytea')
  tokenHash: Buffer;

  /** The device of the password; null where the request had no device token. */
  @Column('bytea', { nullable: true })
  deviceHash: Buffer | null;

  /** The passkey's challenge; null for an account without passkeys. */
  @Column('bytea', { nullable: true })
  webauthn: Buffer | null;

  @Column('smallint')
  tries: number;

  /** A code by SMS was right, not the password. */
  @Column('boolean')
  byCode: boolean;

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
