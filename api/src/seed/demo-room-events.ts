import { Role } from '../auth/role';
import type { CaseEvent } from '../modules/cases/events/case-event.entity';
import type { DemoCase } from './demo-cases/demo-cases';

/** An event by the lawyer of a demo case; what its kind needs is added. */
export function eventOf(legalCase: DemoCase, createdAt: Date): Omit<CaseEvent, 'id' | 'kind'> {
  return {
    caseId: legalCase.id,
    fromStatus: null,
    toStatus: null,
    actorId: legalCase.lawyerId,
    actorRole: Role.LAWYER,
    text: null,
    correctsId: null,
    subjectId: null,
    createdAt,
  };
}
