import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../auth/role';

/** How the two talk. The values are what the database stores. */
export enum AppointmentMode {
  CHAMBER = 'chamber',
  PHONE = 'phone',
  VIDEO = 'video',
}

/** What has become of an appointment. The values are what the database stores. */
export enum AppointmentState {
  PROPOSED = 'proposed',
  AGREED = 'agreed',
  PAST = 'past',
  MISSED = 'missed',
  CANCELLED = 'cancelled',
  REPLACED = 'replaced',
}

/** The side of a case. */
export type Side = Role.USER | Role.LAWYER;

/** One to three times that one side of a case proposes, and the one that the other chose. */
@Entity('appointments')
export class Appointment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  caseId: string;

  /** Null when the account was deleted, as the lawyer's. */
  @Column('uuid', { nullable: true })
  clientId: string | null;

  @Column('uuid', { nullable: true })
  lawyerId: string | null;

  /** The agreed appointment that this one moves. */
  @Column('uuid', { nullable: true })
  replacesId: string | null;

  /** Chosen by the client app, so that a proposal sent twice is one. */
  @Column('uuid')
  clientKey: string;

  /** What came with the key; null for what was written before there were digests. */
  @Column('text', { nullable: true })
  keyDigest?: string | null;

  @Column('text')
  proposedBy: Side;

  @Column('text')
  mode: AppointmentMode;

  @Column('smallint')
  minutes: number;

  @Column('timestamptz', { array: true })
  times: Date[];

  @Column('text', { nullable: true })
  note: string | null;

  @Column('text')
  state: AppointmentState;

  /** The time that was chosen; null before. */
  @Column('timestamptz', { nullable: true })
  startsAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** Who cancelled it or says that it did not take place; null where it ended by itself. */
  @Column('text', { nullable: true })
  endedBy: Side | null;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
