import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in. Its id is in the token; without the row the token is not valid. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** When the person last proved who they are: at the sign-in, or since with the password. */
  @Column('timestamptz')
  authenticatedAt: Date;

  /** Whether a second factor was proved for it. */
  @Column('boolean')
  secondFactor: boolean;

  /** When it was last used, to about 5 minutes. */
  @Column('timestamptz')
  lastSeenAt: Date;

  @Column('uuid', { nullable: true })
  deviceId: string | null;

  /** Such as `Chrome on Android`. */
  @Column('text', { nullable: true })
  browser: string | null;

  /** Of IPv4 without the last number. */
  @Column('text', { nullable: true })
  network: string | null;
}
