import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../auth/role';
import type { CaseEventKind, CaseStatus } from './case.status';

/** An entry in a case's history: the act, its person, time and statuses. Never changed. */
@Entity('case_events')
export class CaseEvent {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  caseId: string;

  @Column('text')
  kind: CaseEventKind;

  @Column('text', { nullable: true })
  fromStatus: CaseStatus | null;

  @Column('text', { nullable: true })
  toStatus: CaseStatus | null;

  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  actorRole: Role | null;

  /** What the lawyer wrote; for the case's client and lawyer alone. */
  @Column('text', { nullable: true })
  text: string | null;

  /** The entry that this one corrects. */
  @Column('uuid', { nullable: true })
  correctsId: string | null;

  /** What the kind speaks of: a hearing, a fee or a payment. */
  @Column('uuid', { nullable: true })
  subjectId: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
