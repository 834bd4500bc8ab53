import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';

/** The database stores the values. */
export enum PaperKind {
  SANAD = 'sanad',
  BAR_CARD = 'bar-card',
  FEE_RECEIPT = 'fee-receipt',
}

export enum PaperState {
  UPLOADING = 'uploading',
  STORED = 'stored',
}

/** A photo or PDF that proves a licence. Its bytes lie sealed in the private store, for verifiers alone. */
@Entity('licence_papers')
export class LicencePaper extends Identified {
  @Column('uuid')
  lawyerId: string;

  @Column('text')
  kind: PaperKind;

  @Column('text')
  state: PaperState;

  @Column('text')
  name: string;

  /** The name in the private store, new at each attempt to upload. */
  @Column('text')
  storageKey: string;

  /** Null until it is stored; photos become WebP. */
  @Column('text', { nullable: true })
  type: 'pdf' | 'webp' | null;

  /** In bytes: announced, then as stored. */
  @Column('integer')
  size: number;

  /** Of the bytes as they were sent; outlives them, to recognize the same paper. */
  @Column('bytea', { nullable: true })
  sha256: Buffer | null;

  @Column('timestamptz')
  addedAt: Date;

  /** When verifiers opened it. */
  @Column('timestamptz', { array: true })
  seenAt: Date[];

  /** When its bytes were removed. */
  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;
}
