import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';
import type { Role } from '../../../auth/role';
import type { HearingResult } from '../hearings/hearing-mark.entity';
import type { CaseStatus } from '../status/case.status';

export enum CaseEventKind {
  REQUESTED = 'requested',
  CASE_ADDED = 'case-added',
  CLIENT_JOINED = 'client-joined',
  CLIENT_RELEASED = 'client-released',
  STATUS_CHANGED = 'status-changed',
  PAYMENT_SUBMITTED = 'payment-submitted',
  NOTE = 'note',
  HEARING_SET = 'hearing-set',
  HEARING_CANCELLED = 'hearing-cancelled',
  HEARING_RESULT = 'hearing-result',
  FEE_PROPOSED = 'fee-proposed',
  FEE_ACCEPTED = 'fee-accepted',
  FEE_DECLINED = 'fee-declined',
  FEE_WITHDRAWN = 'fee-withdrawn',
  PAYMENT_CONFIRMED = 'payment-confirmed',
  PAYMENT_REFUSED = 'payment-refused',
  WITHDRAWN = 'withdrawn',
  DOCUMENT_ADDED = 'document-added',
  DOCUMENT_DELETED = 'document-deleted',
  DOCUMENTS_REQUESTED = 'documents-requested',
  DOCUMENTS_RECEIVED = 'documents-received',
  APPOINTMENT_AGREED = 'appointment-agreed',
  APPOINTMENT_CANCELLED = 'appointment-cancelled',
  APPOINTMENT_MISSED = 'appointment-missed',
  CALL_HELD = 'call-held',
}

/** An entry in a case's history. Never changed. */
@Entity('case_events')
export class CaseEvent extends Identified {
  @Column('uuid')
  caseId: string;

  @Column('text')
  kind: CaseEventKind;

  @Column('text', { nullable: true })
  fromStatus: CaseStatus | null;

  @Column('text', { nullable: true })
  toStatus: CaseStatus | null;

  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  actorRole: Role | null;

  /** The lawyer's text; only for participants. */
  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  result?: HearingResult | null;

  @Column('uuid', { nullable: true })
  correctsId: string | null;

  /** The hearing, fee, payment, document, request, appointment or call of the event. */
  @Column('uuid', { nullable: true })
  subjectId: string | null;

  /** Chosen by the client app for each write; unique by case and actor, so that a repeated write has one effect. */
  @Column('uuid', { nullable: true, select: false })
  clientKey?: string | null;

  @Column('text', { nullable: true })
  keyDigest?: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
