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

  @Column('timestamptz')
  createdAt: Date;
}
