import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';

/** A link by which the client of an own case asks to join it. */
@Entity('join_links')
export class StoredJoinLink extends Identified {
  @Column('bytea')
  secretHash: Buffer;

  @Column('uuid')
  lawyerId: string;

  @Column('uuid')
  caseId: string;

  /** The client who accepted the link and waits for the lawyer; null while it is open. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  @Column('text')
  state: 'open' | 'waiting' | 'admitted' | 'ended';

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
