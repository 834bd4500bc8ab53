import { cutAtWord } from '@ainsathi/contract/cut-text';
import { longest } from '@ainsathi/contract/limits';
import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { invalidInput } from '../../../errors/app-error';
import { dayInDhaka, dayOf } from '../../../validation/dhaka-day';
import { Case } from '../case.entity';
import { settableStatuses } from '../case.policy';
import type { CaseFacts } from '../facts/case-facts.entity';
import { titleOf } from '../facts/facts-line';
import { hearingOn, type NewHearing, readDate } from '../hearings/diary-date';
import type { NextDateInput } from '../hearings/diary.inputs';
import { CaseStatus, isClosed, PaymentStatus } from '../status/case.status';

/** What a lawyer enters of a case besides its facts. */
interface OwnCase {
  title?: string | null;
  status?: CaseStatus | null;
  previousDate?: Date | null;
  next?: NextDateInput | null;
  facts: { court?: string | null };
}

/** The row of an own case, not yet stored. @throws AppError BAD_USER_INPUT for a case without a name, or a status that cannot be. */
export function newOwnCase(
  { now }: RequestContext,
  lawyer: Viewer,
  { title: typed, status: chosen, next }: OwnCase,
  facts: CaseFacts,
): Case {
  const title = cutAtWord(typed ?? titleOf(facts, facts.clientName) ?? '', longest.caseTitle);
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

/** The hearings that an own case begins with, not yet stored. @throws AppError BAD_USER_INPUT. */
export function firstHearings(
  { now }: RequestContext,
  { id }: Case,
  { previousDate, next, facts: { court } }: OwnCase,
): NewHearing[] {
  if (previousDate && dayOf(previousDate) > dayInDhaka(now()))
    throw invalidInput({ field: 'previousDate', message: 'The last hearing is today or earlier' });
  if (previousDate && next && next.day <= previousDate)
    throw invalidInput({ field: 'next.day', message: 'The next date is after the last hearing' });
  const dates: [NextDateInput, string][] = [];
  if (previousDate) dates.push([{ day: previousDate }, 'previousDate']);
  if (next) dates.push([next, 'next.day']);
  return dates.map(([date, field]) => {
    const place = { court: date.court ?? court, purpose: date.purpose ?? null };
    return hearingOn(id, readDate(date, now(), field), place, null);
  });
}
