import { ownCaseLimits } from '@ainsathi/contract/limits';
import type { Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { conflict, invalidInput } from '../../errors/app-error';
import { dayInDhaka, dayOf } from '../../validation/dhaka-day';
import { Case } from '../cases/case.entity';
import { settableStatuses } from '../cases/case.policy';
import type { CaseFacts } from '../cases/facts/case-facts.entity';
import { titleOf } from '../cases/facts/facts-line';
import { hearingOn, readDate } from '../cases/hearings/diary-date';
import type { NextDateInput } from '../cases/hearings/diary.inputs';
import { insertHearing } from '../cases/hearings/hearing.service';
import { CaseStatus, isClosed, PaymentStatus } from '../cases/status/case.status';
import { LawyerProfile } from '../lawyers/lawyer-profile.entity';
import { VerificationStatus } from '../lawyers/verification/verification.status';
import type { AddCaseInput } from './own-case.inputs';

/** How many cases the diary has room for. The licence may wait, but not be refused. @throws AppError CONFLICT. */
export async function readRoom({ db }: RequestContext, { id: lawyerId }: Viewer): Promise<number> {
  const profile = await db.findOneBy(LawyerProfile, { accountId: lawyerId });
  if (profile?.verification === VerificationStatus.REJECTED)
    throw conflict('Your licence was refused: correct your profile first');
  return ownCaseLimits.cases - (await db.countBy(Case, { lawyerId, isOwn: true }));
}

/** @throws AppError BAD_USER_INPUT for a case without a name, or a status that cannot be. */
export function newCase(
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
export async function addDates(
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
