import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../../auth/role';

/** What one person of a case wrote to the other. Never changed, and never taken back. */
@Entity('messages')
export class Message {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  caseId: string;

  /** The place among the messages of the case: 1, 2, 3, without gaps. */
  @Column('integer')
  sequence: number;

  /** Null when the account was deleted. */
  @Column('uuid', { nullable: true })
  senderId: string | null;

  @Column('text')
  senderRole: Role.USER | Role.LAWYER;

  @Column('text')
  body: string;

  /** Chosen by the sender's app, so that a message sent twice is one. */
  @Column('uuid')
  clientKey: string;

  /** What came with the key; null for what was written before there were digests. */
  @Column('text', { nullable: true })
  keyDigest?: string | null;

  @Column('timestamptz')
  sentAt: Date;
}
