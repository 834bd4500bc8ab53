import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether a hearing takes place. */
export enum HearingState {
  SET = 'set',
  CANCELLED = 'cancelled',
}

/** A hearing as the lawyer set it. Never changed: another date, or that it is cancelled, is a row that replaces it. */
@Entity('hearings')
export class Hearing {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  caseId: string;

  /** The hearing that this one moves or cancels. */
  @Column('uuid', { nullable: true })
  replacesId: string | null;

  @Column('text')
  state: HearingState;

  @Column('timestamptz')
  startsAt: Date;

  @Column('text')
  court: string;

  @Column('text', { nullable: true })
  place: string | null;

  @Column('text')
  purpose: string;

  @Column('text', { nullable: true })
  bring: string | null;

  @Column('uuid', { nullable: true })
  createdBy: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
