import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account. Until `confirmedAt` it is only being set up. */
@Entity('totp_factors')
export class TotpFactor {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('text')
  secretSealed: string;

  /** The last 30 seconds of which a code was accepted, counted from 1970; each is accepted once. */
  @Column('bigint', { nullable: true })
  lastStep: string | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
