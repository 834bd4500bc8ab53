import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a person of a case has read its messages. The database makes it with the case. */
@Entity('case_readers')
export class CaseReader {
  @PrimaryColumn('uuid')
  caseId: string;

  @PrimaryColumn('uuid')
  accountId: string;

  /** The highest message that was read; 0 for none. */
  @Column('integer')
  readMessage: number;

  /** Messages of the other person above that one. */
  @Column('integer')
  unread: number;

  /** When the last unread one was read. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}
