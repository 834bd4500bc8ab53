import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a passkey has to sign in a session: to be added, or to prove who somebody is. */
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
