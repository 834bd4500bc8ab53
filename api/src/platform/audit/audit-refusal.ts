import { AuditAct, AuditOutcome } from './audit-act';
import { type AuditContext, writeAudit } from './write-audit';

const LONGEST_CALL = 100;
const ADMIN = 'admin';

/** Writes down what was refused to somebody of the staff; for other people a refusal is a line of the log alone. */
export async function auditRefusal(context: AuditContext, call: string): Promise<void> {
  if (context.viewer?.role !== ADMIN) return;
  await writeAudit(context, AuditAct.STAFF_REFUSED, {
    outcome: AuditOutcome.REFUSED,
    after: { call: call.slice(0, LONGEST_CALL) },
  });
}
