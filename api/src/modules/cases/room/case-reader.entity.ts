import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A participant's read position. The database creates it with the case. */
@Entity('case_readers')
export class CaseReader {
  @PrimaryColumn('uuid')
  caseId: string;

  @PrimaryColumn('uuid')
  accountId: string;

  /** The last read message; 0 for none. */
  @Column('integer')
  readMessage: number;

  /** Later messages of the other person. */
  @Column('integer')
  unread: number;

  /** When the last unread message was read. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}
