import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The versions of a case's room, and when its lawyer was last active. The database creates it with the case. */
@Entity('case_rooms')
export class CaseRoom {
  @PrimaryColumn('uuid')
  caseId: string;

  /** Rises with every change of the room. */
  @Column('bigint')
  version: string;

  /** Rises with every event of the case. */
  @Column('bigint')
  recordVersion: string;

  /** The sequence of the last message; 0 for none. */
  @Column('integer')
  lastMessage: number;

  @Column('timestamptz')
  lawyerActiveAt: Date;
}
