import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one can agree to: the two texts, and to keep copies of one's cases on the own device. */
export enum ConsentKind {
  TERMS = 'terms',
  PRIVACY = 'privacy',
  OFFLINE_CASES = 'offline-cases',
}

/** What somebody agreed to; it stays when the account is deleted. */
@Entity('consents')
export class Consent {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('text')
  kind: ConsentKind;

  /** The version of the text, as the day of its last change. */
  @Column('text')
  version: string;

  @Column('timestamptz')
  givenAt: Date;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  /** About where it came from; of IPv4 without the last number. */
  @Column('text')
  network: string;
}
