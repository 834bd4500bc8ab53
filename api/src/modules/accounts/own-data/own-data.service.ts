import { mostExportedRows } from '@ainsathi/contract/limits';
import { requireRecentProof } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { consumeLimit } from '../../../platform/rate-limits';
import { OWN_DATA } from './own-data.columns';

export type OwnData = Record<string, readonly Record<string, unknown>[]>;

/** The viewer's data, at most 100,000 rows of a kind and 3 copies an hour. @throws AppError IDENTITY_REQUIRED, RATE_LIMITED. */
export async function exportOwnData(context: RequestContext): Promise<OwnData> {
  const { id } = requireRecentProof(context);
  await consumeLimit(context.platform.limits.ownDataCopies, id);
  return inTransaction(context, async (tx) => {
    await writeAudit(tx, AuditAct.OWN_DATA_EXPORTED, { subject: accountSubject(id) });
    const data: OwnData = {};
    for (const [name, statement] of Object.entries(OWN_DATA))
      data[name] = await tx.db.query(`${statement} limit ${mostExportedRows}`, [id]);
    return data;
  });
}
