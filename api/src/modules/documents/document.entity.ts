import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import type { Role } from '../../auth/role';

/** Detected from the content. The database stores the values. */
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

/** A file of a participant. Its bytes lie sealed in the private store. */
@Entity('documents')
export class CaseDocument extends Identified {
  @Column('uuid')
  caseId: string;

  /** Null once the account is deleted. */
  @Column('uuid', { nullable: true })
  uploaderId: string | null;

  @Column('text')
  uploaderRole: Role.USER | Role.LAWYER;

  /** Chosen by the client app, so that a repeated request starts one upload. */
  @Column('uuid')
  clientKey: string;

  @Column('text', { nullable: true })
  keyDigest?: string | null;

  @Column('text')
  name: string;

  /** In bytes. */
  @Column('integer')
  size: number;

  /** Null until the document is stored. */
  @Column('text', { nullable: true })
  type: DocumentType | null;

  @Column('bytea', { nullable: true })
  sha256: Buffer | null;

  /** The name in the private store, new at each attempt to upload. */
  @Column('text')
  storageKey: string;

  /** The name of the small picture in the private store; null for all but photos. */
  @Column('text', { nullable: true })
  thumbnailKey: string | null;

  /** In bytes. */
  @Column('integer', { nullable: true })
  thumbnailSize: number | null;

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

  /** When a deleted document's bytes were removed. */
  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;
}
