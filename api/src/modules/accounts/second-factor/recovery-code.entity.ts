import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One of the ten codes for a lost authenticator app; each is accepted once. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid')
  accountId: string;

  /** From 1 to 10; the code begins with it, so that only one hash has to be compared. */
  @PrimaryColumn('smallint')
  place: number;

  @Column('text')
  codeHash: string;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
