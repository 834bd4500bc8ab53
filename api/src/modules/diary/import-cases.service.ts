import { ownCaseLimits } from '@ainsathi/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireCounted, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, conflict, invalidInput } from '../../errors/app-error';
import { sentenceIn } from '../../i18n/sentences';
import { countAction } from '../../platform/rate-limits';
import { validateInput } from '../../validation/validate-input';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { factsOf, findByOwnKey, lockDiary } from '../cases/facts/case-facts.service';
import { ownKey, ownKeyWithoutNumber } from '../cases/facts/facts-line';
import { type ImportedRow, ImportOutcome } from './import-cases.types';
import { readRoom } from './diary-room';
import type { AddCaseInput } from './own-case.inputs';
import { findAdded, insertOwnCase } from './own-cases.service';

type Outcome = Pick<ImportedRow, 'outcome' | 'caseId'> & { isNew?: boolean };

async function addRow(
  tx: RequestContext,
  lawyer: Viewer,
  input: AddCaseInput,
  hasRoom: boolean,
): Promise<Outcome> {
  const added = await findAdded(tx, lawyer, input);
  if (added) return { outcome: ImportOutcome.ADDED, caseId: added };
  const facts = factsOf(uuidv7(), true, input);
  const key = ownKey(facts) ?? ownKeyWithoutNumber(input.title ?? null, facts);
  const same = await findByOwnKey(tx, lawyer, key);
  if (same) return { outcome: ImportOutcome.ALREADY_THERE, caseId: same.id };
  if (!hasRoom) throw conflict('Your diary is full');
  await insertOwnCase(tx, lawyer, input, facts, key);
  return { outcome: ImportOutcome.ADDED, caseId: facts.caseId, isNew: true };
}

/** A refused row leaves nothing behind, and the others go on. */
async function importRow(
  tx: RequestContext,
  lawyer: Viewer,
  sent: AddCaseInput,
  hasRoom: boolean,
): Promise<ImportedRow & { isNew?: boolean }> {
  const { clientKey } = sent;
  try {
    const input = await validateInput(sent);
    const outcome = await inTransaction(tx, async (own) => addRow(own, lawyer, input, hasRoom));
    return { clientKey, field: null, message: null, ...outcome };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { fields, sentence } = error;
    const why = { field: fields?.[0]?.field ?? null, message: sentenceIn(tx.language, sentence) };
    return { clientKey, outcome: ImportOutcome.REFUSED, caseId: null, ...why };
  }
}

/**
 * A lawyer adds the cases of her paper diary; each row is added, there already, or refused. Rows that are sent again add nothing.
 * @throws AppError EMAIL_NOT_CONFIRMED, BAD_USER_INPUT for more than 100 rows, CONFLICT where the licence was refused; RATE_LIMITED.
 */
export async function importCases(
  context: RequestContext,
  rows: readonly AddCaseInput[],
): Promise<ImportedRow[]> {
  const lawyer = await requireCounted(context, 'diaryWrites', Role.LAWYER);
  const { atOnce: count } = ownCaseLimits;
  if (rows.length > count)
    throw invalidInput({ field: 'rows', message: ['At most {{count}} cases at once', { count }] });
  await requireConfirmedEmail(context);
  await countAction(context, 'importedRows', lawyer.id, undefined, rows.length);
  return inTransaction(context, async (tx) => {
    await lockDiary(tx, lawyer);
    let room = await readRoom(tx, lawyer);
    const imported: ImportedRow[] = [];
    for (const row of rows) {
      const { isNew, ...result } = await importRow(tx, lawyer, row, room > 0);
      if (isNew) room -= 1;
      imported.push(result);
    }
    return imported;
  });
}
