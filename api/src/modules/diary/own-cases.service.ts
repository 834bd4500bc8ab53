import { ownCaseLimits } from '@ainsathi/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireCounted } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, invalidInput, notFound } from '../../errors/app-error';
import { digestOfInput, requireSameInput } from '../../platform/client-keys';
import { isIdentifier } from '../../validation/identifier';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { keepsDiary } from '../cases/case-rules.service';
import { Case } from '../cases/case.entity';
import { getCase, lockCase } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { record } from '../cases/events/case-event.service';
import { factsOf, lockDiary, readOwnKey, saveFacts } from '../cases/facts/case-facts.service';
import { addDates, newCase, requireDiary } from './new-case';
import type { AddCaseInput } from './own-case.inputs';

/**
 * A lawyer adds a case of her own: it has no client account, and nobody else sees it. A repeat with the same key returns the
 * earlier case.
 * @throws AppError EMAIL_NOT_CONFIRMED, BAD_USER_INPUT, CONFLICT where the diary has the case or is full, or the licence was
 * refused; RATE_LIMITED.
 */
export async function addCase(context: RequestContext, input: AddCaseInput): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'diaryWrites', Role.LAWYER);
  await requireConfirmedEmail(context);
  const keyDigest = digestOfInput(context, { addCase: input });
  return inTransaction(context, async (tx) => {
    await lockDiary(tx, lawyer);
    const earlier = await tx.db.findOne(Case, {
      where: { lawyerId: lawyer.id, isOwn: true, requestKey: input.clientKey },
      select: { id: true, keyDigest: true },
    });
    if (earlier) {
      requireSameInput(earlier.keyDigest, keyDigest);
      return getCase(tx, lawyer, earlier.id);
    }
    await requireDiary(tx, lawyer);
    const facts = factsOf(uuidv7(), true, input);
    const row = newCase(tx, lawyer, input, facts);
    const ownKey = await readOwnKey(tx, lawyer, facts);
    await tx.db.insert(Case, Object.assign(row, { ownKey, requestKey: input.clientKey, keyDigest }));
    await saveFacts(tx, lawyer, facts);
    await record(tx, lawyer, { caseId: row.id, kind: CaseEventKind.CASE_ADDED, toStatus: row.status });
    await addDates(tx, lawyer, row, input);
    return getCase(tx, lawyer, row.id);
  });
}

/**
 * Removes own cases that no client has joined; all or none. Their documents, facts and results are deleted, and nobody sees
 * what is left. Returns the ids.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT for a case with a client; BAD_USER_INPUT, RATE_LIMITED.
 */
export async function removeOwnCases(context: RequestContext, ids: readonly string[]): Promise<string[]> {
  const lawyer = await requireCounted(context, 'diaryWrites', Role.LAWYER);
  const chosen = [...new Set(ids)].sort();
  const { removedAtOnce: count } = ownCaseLimits;
  if (chosen.length > count)
    throw invalidInput({ field: 'ids', message: ['At most {{count}} cases at once', { count }] });
  if (!chosen.every(isIdentifier)) throw notFound('Case');
  return inTransaction(context, async (tx) => {
    for (const id of chosen) {
      const row = await lockCase(tx, lawyer, id);
      if (!keepsDiary(lawyer, row) || !row.isOwn || row.joinedAt !== null)
        throw conflict('A case with a client cannot be removed');
    }
    await tx.db.query('select release_own_cases($1::uuid[])', [chosen]);
    return chosen;
  });
}
