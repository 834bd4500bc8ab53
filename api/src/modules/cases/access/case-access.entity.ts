import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../../auth/role';

export enum AccessKind {
  RECORD_VIEWED = 'record-viewed',
  RECEIPT_DOWNLOADED = 'receipt-downloaded',
  DOCUMENT_VIEWED = 'document-viewed',
  DOCUMENT_DOWNLOADED = 'document-downloaded',
}

/** That somebody looked at a case; its client and its lawyer see it. Never changed. */
@Entity('case_accesses')
export class CaseAccess {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  caseId: string;

  @Column('uuid', { nullable: true })
  accountId: string | null;

  @Column('text')
  accountRole: Role;

  @Column('text')
  kind: AccessKind;

  /** The document that was opened; null for the other kinds. */
  @Column('uuid', { nullable: true })
  documentId: string | null;

  /** The session in which a document was opened; null for the other kinds. */
  @Column('uuid', { nullable: true })
  sessionId: string | null;

  @Column('timestamptz')
  at: Date;
}
