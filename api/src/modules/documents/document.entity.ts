import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../auth/role';

/** What a document is, by its content. The values are what the database stores. */
export enum DocumentType {
  PDF = 'pdf',
  JPEG = 'jpeg',
  PNG = 'png',
  WEBP = 'webp',
  DOCX = 'docx',
  TEXT = 'text',
}

export enum DocumentState {
  UPLOADING = 'uploading',
  STORED = 'stored',
  DELETED = 'deleted',
}

/** A file that the client or the lawyer of a case adds. Its bytes lie sealed in the private store. */
@Entity('documents')
export class CaseDocument {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  caseId: string;

  /** Null when the account was deleted. */
  @Column('uuid', { nullable: true })
  uploaderId: string | null;

  @Column('text')
  uploaderRole: Role.USER | Role.LAWYER;

  /** Chosen by the uploader's app, so that a document begun twice is one. */
  @Column('uuid')
  clientKey: string;

  @Column('text', { nullable: true })
  keyDigest?: string | null;

  @Column('text')
  name: string;

  /** In bytes. */
  @Column('integer')
  size: number;

  /** By its content; null until it is stored. */
  @Column('text', { nullable: true })
  type: DocumentType | null;

  @Column('bytea', { nullable: true })
  sha256: Buffer | null;

  /** The name in the private store; a new one at each attempt to send the bytes. */
  @Column('text')
  storageKey: string;

  @Column('text')
  state: DocumentState;

  @Column('uuid', { nullable: true })
  requestId: string | null;

  @Column('uuid', { nullable: true })
  messageId: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  storedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  @Column('uuid', { nullable: true })
  deletedBy: string | null;

  /** When the bytes of a deleted document were removed. */
  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;
}
