import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import type { Side } from '../appointments/appointment.entity';

/** A live connection of the browsers of a case's client and lawyer. */
@Entity('calls')
export class Call extends Identified {
  @Column('uuid')
  caseId: string;

  @Column('uuid', { nullable: true })
  appointmentId: string | null;

  @Column('text')
  startedBy: Side;

  @Column('timestamptz')
  createdAt: Date;

  /** The other person can answer until then; null for a call of an appointment. */
  @Column('timestamptz', { nullable: true })
  answerBy: Date | null;

  @Column('timestamptz', { nullable: true })
  connectedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** The client's only window in the call, and when it was last seen. */
  @Column('uuid', { nullable: true })
  clientWindow: string | null;

  @Column('timestamptz', { nullable: true })
  clientSeenAt: Date | null;

  @Column('uuid', { nullable: true })
  lawyerWindow: string | null;

  @Column('timestamptz', { nullable: true })
  lawyerSeenAt: Date | null;

  /** The sequence of the last signal; 0 for none. */
  @Column('integer', { default: 0 })
  lastSignal: number;

  /** Rises with each change and each signal. */
  @Column('integer', { default: 1 })
  version: number;
}
