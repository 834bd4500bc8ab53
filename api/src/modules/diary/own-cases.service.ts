import { ownCaseLimits } from '@ainsathi/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireCounted, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, invalidInput, notFound } from '../../errors/app-error';
import { digestOfInput, requireSameInput } from '../../platform/client-keys';
import { isIdentifier } from '../../validation/identifier';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { isUnjoined, keepsDiary } from '../cases/case-rules.service';
import { Case } from '../cases/case.entity';
import { getCase, lockCases } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { record } from '../cases/events/case-event.service';
import type { CaseFacts } from '../cases/facts/case-facts.entity';
import { factsOf, lockDiary, readOwnKey, saveFacts } from '../cases/facts/case-facts.service';
import { addFirstHearings, newOwnCase } from '../cases/request/new-own-case';
import { readRoom } from './diary-room';
import type { AddCaseInput } from './own-case.inputs';

/** The id of the case that was added with the key of an input. @throws AppError CONFLICT for another input with that key. */
export async function findAdded(
  tx: RequestContext,
  { id: lawyerId }: Viewer,
  input: AddCaseInput,
): Promise<string | null> {
  const earlier = await tx.db.findOne(Case, {
    where: { lawyerId, isOwn: true, requestKey: input.clientKey },
    select: { id: true, keyDigest: true },
  });
  if (earlier) requireSameInput(earlier.keyDigest, digestOfInput(tx, { addCase: input }));
  return earlier?.id ?? null;
}

/** Writes an own case with its dates, in a locked diary. @throws AppError BAD_USER_INPUT. */
export async function insertOwnCase(
  tx: RequestContext,
  lawyer: Viewer,
  input: AddCaseInput,
  facts: CaseFacts,
  ownKey: string | null,
): Promise<void> {
  const row = newOwnCase(tx, lawyer, input, facts);
  const keyDigest = digestOfInput(tx, { addCase: input });
  await tx.db.insert(Case, Object.assign(row, { ownKey, requestKey: input.clientKey, keyDigest }));
  await saveFacts(tx, lawyer, facts);
  await record(tx, lawyer, { caseId: row.id, kind: CaseEventKind.CASE_ADDED, toStatus: row.status });
  await addFirstHearings(tx, lawyer, row, input);
}

/**
 * Adds a case without a client account, visible to its lawyer alone. A repeat with the same key returns the
 * earlier case.
 * @throws AppError EMAIL_NOT_CONFIRMED, BAD_USER_INPUT, CONFLICT where the diary has the case or is full, or the licence was
 * refused; RATE_LIMITED.
 */
export async function addCase(context: RequestContext, input: AddCaseInput): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'diaryWrites', Role.LAWYER);
  await requireConfirmedEmail(context);
  return inTransaction(context, async (tx) => {
    await lockDiary(tx, lawyer);
    const added = await findAdded(tx, lawyer, input);
    if (added) return getCase(tx, lawyer, added);
    if ((await readRoom(tx, lawyer)) < 1) throw conflict('Your diary is full');
    const facts = factsOf(uuidv7(), true, input);
    await insertOwnCase(tx, lawyer, input, facts, await readOwnKey(tx, lawyer, facts));
    return getCase(tx, lawyer, facts.caseId);
  });
}

/**
 * Removes own cases that no client has joined, and leaves the others. Their documents, facts and results are
 * deleted, and the released case is invisible. Returns the ids.
 * @throws AppError CONFLICT where each of them has a client, NOT_FOUND where none is in the diary; BAD_USER_INPUT, RATE_LIMITED.
 */
export async function removeOwnCases(context: RequestContext, ids: readonly string[]): Promise<string[]> {
  const lawyer = await requireCounted(context, 'diaryWrites', Role.LAWYER);
  const chosen = [...new Set(ids)].sort();
  const { atOnce: count } = ownCaseLimits;
  if (chosen.length > count)
    throw invalidInput({ field: 'ids', message: ['At most {{count}} cases at once', { count }] });
  if (!chosen.every(isIdentifier)) throw notFound('Case');
  return inTransaction(context, async (tx) => {
    const rows = await lockCases(tx, lawyer, chosen);
    const kept = rows.filter((row) => keepsDiary(lawyer, row));
    const removed = kept.filter(isUnjoined).map(({ id }) => id);
    if (kept.length === 0) throw notFound('Case');
    if (removed.length === 0) throw conflict('A case with a client cannot be removed');
    // First, so that a link which is accepted meanwhile creates no notification.
    await tx.db.query('delete from join_links where case_id = any($1::uuid[])', [removed]);
    await tx.db.query('select release_own_cases($1::uuid[])', [removed]);
    return removed;
  });
}
