import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether a document that was asked for has come. */
export enum DocumentRequestState {
  OPEN = 'open',
  RECEIVED = 'received',
  WITHDRAWN = 'withdrawn',
}

/** A document that the lawyer asks the client for. */
@Entity('document_requests')
export class DocumentRequest {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  caseId: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  note: string | null;

  /** A day in Dhaka, such as 2026-12-12. */
  @Column('date', { nullable: true })
  dueOn: string | null;

  @Column('text')
  state: DocumentRequestState;

  @Column('timestamptz')
  createdAt: Date;

  /** When it was received or withdrawn. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}
