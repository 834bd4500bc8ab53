import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { CaseEventKind } from '../events/case-event.entity';
import { record } from '../events/case-event.service';
import { Case } from '../case.entity';
import { CaseStatus, PaymentStatus } from '../status/case.status';

interface AgreedCase {
  lawyerId: string;
  title: string;
  description: string;
  /** The lawyer's message, which becomes the first entry. */
  note: string;
}

/** In the caller's transaction; notifies nobody. It counts as answered at its start, so answer times exclude it. */
export async function openAgreedCase(
  tx: RequestContext,
  client: Viewer,
  { lawyerId, title, description, note }: AgreedCase,
): Promise<Case> {
  const now = tx.now();
  const id = uuidv7();
  await tx.db.insert(Case, {
    ...{ id, clientId: client.id, lawyerId, title, description },
    status: CaseStatus.ACCEPTED,
    paymentStatus: PaymentStatus.UNPAID,
    ...{ answeredAt: now, createdAt: now, updatedAt: now },
  });
  await record(tx, client, { caseId: id, kind: CaseEventKind.REQUESTED, toStatus: CaseStatus.ACCEPTED });
  const lawyer = { id: lawyerId, role: Role.LAWYER };
  await record(tx, lawyer, { caseId: id, kind: CaseEventKind.NOTE, text: note });
  return tx.db.findOneByOrFail(Case, { id });
}
