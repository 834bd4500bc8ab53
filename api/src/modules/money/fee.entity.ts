import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What has become of a stated fee. The values are what the database stores. */
export enum FeeState {
  PROPOSED = 'proposed',
  ACCEPTED = 'accepted',
  DECLINED = 'declined',
  WITHDRAWN = 'withdrawn',
  REPLACED = 'replaced',
}

/** A sum for stated work, as the lawyer stated it; another sum is another version. */
@Entity('fees')
export class Fee {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  caseId: string;

  /** From 1 in each case. */
  @Column('integer')
  version: number;

  /** In poisha; the driver gives it as text. */
  @Column('bigint')
  amountPoisha: string;

  @Column('text')
  covers: string;

  @Column('text')
  state: FeeState;

  /** Why the client declined it, if they said so. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz')
  proposedAt: Date;

  /** When it was accepted, declined, withdrawn or replaced. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;
}
