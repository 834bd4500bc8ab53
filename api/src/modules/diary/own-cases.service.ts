import { ownCaseLimits } from '@ainsathi/contract/limits';
import { In } from 'typeorm';
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
import { recordAll } from '../cases/events/case-event.service';
import type { CaseFacts } from '../cases/facts/case-facts.entity';
import { factsOf, lockDiary, readOwnKey, saveFacts } from '../cases/facts/case-facts.service';
import type { NewHearing } from '../cases/hearings/diary-date';
import { insertFirstHearings } from '../cases/hearings/hearing.service';
import { firstHearings, newOwnCase } from '../cases/request/new-own-case';
import { readRoom } from './diary-room';
import { endLinks } from './join-links.service';
import type { AddCaseInput } from './own-case.inputs';

/** An own case with its dates, not yet stored. */
export interface NewOwnCase {
  row: Case;
  facts: CaseFacts;
  hearings: NewHearing[];
}

/** @throws AppError BAD_USER_INPUT. */
export function ownCaseOf(
  tx: RequestContext,
  lawyer: Viewer,
  input: AddCaseInput,
  facts: CaseFacts,
  ownKey: string | null,
): NewOwnCase {
  const row = newOwnCase(tx, lawyer, input, facts);
  const keyDigest = digestOfInput(tx, { addCase: input });
  const hearings = firstHearings(tx, row, input);
  return { row: Object.assign(row, { ownKey, requestKey: input.clientKey, keyDigest }), facts, hearings };
}

/** Writes own cases in a locked diary, in as many statements for a hundred as for a single case. */
export async function insertOwnCases(
  tx: RequestContext,
  lawyer: Viewer,
  cases: readonly NewOwnCase[],
): Promise<void> {
  await tx.db.insert(
    Case,
    cases.map(({ row }) => row),
  );
  await saveFacts(tx, lawyer, ...cases.map(({ facts }) => facts));
  const kind = CaseEventKind.CASE_ADDED;
  await recordAll(
    tx,
    lawyer,
    cases.map(({ row: { id: caseId, status: toStatus } }) => ({ caseId, kind, toStatus })),
  );
  const hearings = cases.flatMap((added) => added.hearings);
  if (hearings.length > 0) await insertFirstHearings(tx, lawyer, hearings);
}

/** The cases that were added with these keys, by key in lower case. */
export async function findAdded(
  tx: RequestContext,
  { id: lawyerId }: Viewer,
  keys: readonly string[],
): Promise<Map<string, Pick<Case, 'id' | 'keyDigest'>>> {
  const rows = await tx.db.find(Case, {
    where: { lawyerId, isOwn: true, requestKey: In(keys) },
    select: { id: true, keyDigest: true, requestKey: true },
  });
  return new Map(rows.map(({ id, keyDigest, requestKey }) => [requestKey ?? '', { id, keyDigest }]));
}

/** @throws AppError CONFLICT for another input with the key of an earlier one. */
export function requireSameCase(
  tx: RequestContext,
  { keyDigest }: Pick<Case, 'keyDigest'>,
  input: AddCaseInput,
): void {
  requireSameInput(keyDigest, digestOfInput(tx, { addCase: input }));
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
    const added = (await findAdded(tx, lawyer, [input.clientKey])).get(input.clientKey.toLowerCase());
    if (added) {
      requireSameCase(tx, added, input);
      return getCase(tx, lawyer, added.id);
    }
    if ((await readRoom(tx, lawyer)) < 1) throw conflict('Your diary is full');
    const facts = factsOf(uuidv7(), true, input);
    const own = ownCaseOf(tx, lawyer, input, facts, await readOwnKey(tx, lawyer, facts));
    await insertOwnCases(tx, lawyer, [own]);
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
    await endLinks(tx, lawyer, removed);
    await tx.db.query('delete from join_links where case_id = any($1::uuid[])', [removed]);
    await tx.db.query('select release_own_cases($1::uuid[])', [removed]);
    return removed;
  });
}
