import { requireCounted } from '../../../auth/viewer';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { conflict, notFound } from '../../../errors/app-error';
import { isIdentifier } from '../../../validation/identifier';
import { NotificationKind } from '../../notifications/notification.kinds';
import { notify } from '../../notifications/notify';
import { CaseEvent, CaseEventKind } from '../events/case-event.entity';
import { record } from '../events/case-event.service';
import { requireEntry } from '../case-rules.service';
import { writeCase } from '../case.service';
import type { CaseType } from '../case.types';
import type { CaseEntryInput } from './entry.inputs';

/** The id of the corrected entry. @throws AppError NOT_FOUND for an entry of another case, CONFLICT for an older entry. */
async function requireLatest({ db }: RequestContext, caseId: string, id: string): Promise<string> {
  const kind = CaseEventKind.NOTE;
  if (!isIdentifier(id) || !(await db.existsBy(CaseEvent, { id, caseId, kind }))) throw notFound('Entry');
  if (await db.existsBy(CaseEvent, { correctsId: id }))
    throw conflict('This entry was corrected already. Please correct the latest one.');
  return id;
}

/** @throws AppError NOT_FOUND, CONFLICT where the case is not open or the entry is not the latest, RATE_LIMITED. */
export async function addCaseEntry(context: RequestContext, input: CaseEntryInput): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'caseEntries', Role.LAWYER);
  const { caseId, text, clientKey } = input;
  const sent = { caseId, clientKey, input: { addCaseEntry: input } };
  return writeCase(context, lawyer, sent, async (tx, row, key) => {
    requireEntry(tx, lawyer, row);
    const correctsId = input.correctsId ? await requireLatest(tx, caseId, input.correctsId) : null;
    await record(tx, lawyer, { caseId, kind: CaseEventKind.NOTE, text, correctsId, key });
    await notify(tx, row.clientId, NotificationKind.ENTRY_ADDED, { caseId, actorId: lawyer.id });
  });
}
