import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { AuditAct, AuditSubject, writeAudit } from '../../platform/audit/write-audit';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { record } from '../cases/events/case-event.service';
import type { Case } from '../cases/case.entity';
import { Fee, FeeState } from './fee.entity';
import { settleCase } from './case-dues';

/** Adds the first, accepted fee of a new case, in the transaction that opens it. Notifies nobody. */
export async function agreeFee(
  tx: RequestContext,
  client: Viewer,
  { id: caseId }: Case,
  { amountPoisha, covers, statedAt }: Pick<Fee, 'amountPoisha' | 'covers'> & { statedAt: Date },
): Promise<void> {
  const fee = { id: uuidv7(), caseId, version: 1, amountPoisha, covers };
  const times = { proposedAt: statedAt, answeredAt: tx.now() };
  await tx.db.insert(Fee, { ...fee, ...times, state: FeeState.ACCEPTED });
  await record(tx, client, { caseId, kind: CaseEventKind.FEE_ACCEPTED, subjectId: fee.id });
  await writeAudit(tx, AuditAct.FEE_ACCEPTED, {
    subject: { type: AuditSubject.CASE, id: caseId },
    after: { version: fee.version, amountPoisha },
  });
  await settleCase(tx, caseId);
}
