import { ownCaseLimits } from '@ainsathi/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireCounted, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, invalidInput, notFound } from '../../errors/app-error';
import { digestOfInput, requireSameInput } from '../../platform/client-keys';
import { dayInDhaka, dayOf } from '../../validation/dhaka-day';
import { isIdentifier } from '../../validation/identifier';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { Case } from '../cases/case.entity';
import { keepsDiary, settableStatuses } from '../cases/case.policy';
import { getCase, lockCase } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { record } from '../cases/events/case-event.service';
import type { CaseFacts } from '../cases/facts/case-facts.entity';
import { factsOf, lockDiary, readOwnKey, saveFacts } from '../cases/facts/case-facts.service';
import { titleOf } from '../cases/facts/facts-line';
import { hearingOn, readDate } from '../cases/hearings/diary-date';
import type { NextDateInput } from '../cases/hearings/diary.inputs';
import { insertHearing } from '../cases/hearings/hearing.service';
import { CaseStatus, isClosed, PaymentStatus } from '../cases/status/case.status';
import { LawyerProfile } from '../lawyers/lawyer-profile.entity';
import { VerificationStatus } from '../lawyers/verification/verification.status';
import type { AddCaseInput } from './own-case.inputs';

/** The licence may wait, but not be refused; and there is room for another case. @throws AppError CONFLICT. */
async function requireDiary({ db }: RequestContext, { id: lawyerId }: Viewer): Promise<void> {
  const profile = await db.findOneBy(LawyerProfile, { accountId: lawyerId });
  if (profile?.verification === VerificationStatus.REJECTED)
    throw conflict('Your licence was refused: correct your profile first');
  const cases = await db.countBy(Case, { lawyerId, isOwn: true });
  if (cases >= ownCaseLimits.cases) throw conflict('Your diary is full');
}

/** @throws AppError BAD_USER_INPUT for a case without a name, or a status that cannot be. */
function newCase(
  { now }: RequestContext,
  lawyer: Viewer,
  { title: typed, status: chosen, next }: Pick<AddCaseInput, 'title' | 'status' | 'next'>,
  facts: CaseFacts,
): Case {
  const title = (typed ?? titleOf(facts, facts.clientName))?.slice(0, 200);
  if (!title)
    throw invalidInput({ field: 'title', message: 'Give a title, a number or the name of the client' });
  const status = chosen ?? (next ? CaseStatus.HEARING_DATE_ISSUED : CaseStatus.CASE_INTAKE);
  const at = now();
  const row = {
    ...{ id: facts.caseId, clientId: null, lawyerId: lawyer.id, isOwn: true, joinedAt: null, ownKey: null },
    ...{ title, description: title, status, paymentStatus: PaymentStatus.UNPAID, feeDue: false },
    // Answered at its start, by which answer times exclude it.
    ...{ answeredAt: at, closedAt: isClosed(status) ? at : null, withdrawnAt: null },
    ...{ createdAt: at, updatedAt: at },
  };
  if (!settableStatuses(lawyer, { ...row, lawyerVerified: true }).includes(status))
    throw invalidInput({ field: 'status', message: ['You cannot set the status {{status}}', { status }] });
  return row;
}

/** The hearings that come with a case; nobody is informed. @throws AppError BAD_USER_INPUT. */
async function addDates(
  tx: RequestContext,
  lawyer: Viewer,
  row: Case,
  { previousDate, next, facts: { court } }: Pick<AddCaseInput, 'previousDate' | 'next' | 'facts'>,
): Promise<void> {
  if (previousDate && dayOf(previousDate) > dayInDhaka(tx.now()))
    throw invalidInput({ field: 'previousDate', message: 'The last hearing is today or earlier' });
  const dates: [NextDateInput, string][] = [];
  if (previousDate) dates.push([{ day: previousDate }, 'previousDate']);
  if (next) dates.push([next, 'next.day']);
  for (const [date, field] of dates) {
    const when = readDate(date, tx.now(), field);
    const hearing = hearingOn(
      row.id,
      when,
      { court: date.court ?? court, purpose: date.purpose ?? null },
      null,
    );
    await insertHearing(tx, lawyer, row, hearing, { isQuiet: true });
  }
}

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
