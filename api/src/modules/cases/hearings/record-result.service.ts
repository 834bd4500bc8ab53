import { dayAfter } from '@ainsathi/contract/hearings-ahead';
import { Role } from '../../../auth/role';
import { requireCounted, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { conflict, invalidInput } from '../../../errors/app-error';
import { dayInDhaka } from '../../../validation/dhaka-day';
import { NotificationKind } from '../../notifications/notification.kinds';
import { settleNotificationsOf } from '../../notifications/notification.service';
import { notify } from '../../notifications/notify';
import type { Case } from '../case.entity';
import { requireDates } from '../case-rules.service';
import { writeCaseOf } from '../case.service';
import type { CaseType } from '../case.types';
import { CaseEventKind } from '../events/case-event.entity';
import { record, type StoredKey } from '../events/case-event.service';
import { hearingOn, isOver, readDate } from './diary-date';
import type { NextDateInput, RecordResultInput } from './diary.inputs';
import { HearingMark } from './hearing-mark.entity';
import { Hearing } from './hearing.entity';
import { hearingsFrom } from './hearing.queries';
import { insertHearing, isStanding } from './hearing.service';
import { setStatusQuietly } from './set-date.service';

/** @throws AppError CONFLICT for a hearing that was moved or cancelled, or whose day has not begun. */
async function requireHeld(tx: RequestContext, hearing: Hearing): Promise<void> {
  if (!(await isStanding(tx, hearing)))
    throw conflict('This hearing was moved or cancelled. Please look at the case again.');
  const { startsAt } = hearing;
  if (dayInDhaka(startsAt) > dayInDhaka(tx.now()))
    throw conflict(['This hearing is on {{date}}. Move it if it was called earlier.', { date: startsAt }]);
}

/**
 * Sets the next date: moves the soonest later one without a result, and leaves the same day in the same court as it is.
 * Returns when it is and whether it is new. @throws AppError BAD_USER_INPUT.
 */
async function setNext(
  tx: RequestContext,
  lawyer: Viewer,
  row: Case,
  hearing: Hearing,
  next: NextDateInput,
): Promise<{ startsAt: Date; isNew: boolean }> {
  const when = readDate(next, tx.now(), 'next.day');
  const from = dayAfter(hearing.startsAt);
  if (when.startsAt < from)
    throw invalidInput({ field: 'next.day', message: 'The next date is after this hearing' });
  const later = await hearingsFrom(tx, hearing.caseId, from);
  const isOnDay = ({ startsAt }: Hearing) => dayInDhaka(startsAt) === dayInDhaka(when.startsAt);
  const alike = later.filter((one) => isOnDay(one) && one.court === (next.court ?? one.court));
  // Of two matters on that day it is the one with this purpose.
  const same = alike.find(({ purpose }) => purpose === (next.purpose ?? purpose)) ?? alike[0];
  const moved = [same, ...later].find((one) => one && !one.answered) ?? null;
  const timed = same ?? moved;
  // A date without a time keeps the time that was set for that day.
  const keepsTime = !next.time && timed && isOnDay(timed);
  const chosen = { ...when, ...(keepsTime && { startsAt: timed.startsAt, hasTime: timed.hasTime }) };
  const isUnchanged =
    same?.startsAt.getTime() === chosen.startsAt.getTime() && same.purpose === (next.purpose ?? same.purpose);
  if (isUnchanged) return { startsAt: chosen.startsAt, isNew: false };
  const changed = {
    ...hearingOn(hearing.caseId, chosen, next, moved ?? hearing),
    ...(moved && { replacesId: moved.id, bring: moved.bring }),
  };
  await insertHearing(tx, lawyer, row, changed, { isQuiet: true });
  return { startsAt: chosen.startsAt, isNew: true };
}

/** False where the same is noted already. */
async function mark(
  { db, now }: RequestContext,
  { id: hearingId }: Hearing,
  noted: Pick<HearingMark, 'result' | 'line' | 'notedBy'>,
): Promise<boolean> {
  const earlier = await db.findOneBy(HearingMark, { hearingId });
  if (earlier && earlier.result === noted.result && earlier.line === noted.line) return false;
  await db.upsert(HearingMark, { hearingId, ...noted, notedAt: now() }, ['hearingId']);
  return true;
}

interface ResultEvent {
  /** When the next date begins; of one whose day is over nobody is informed. */
  at?: Date;
  key: StoredKey;
}

/** Writes the result into the history, and notifies the client once of all of it. */
async function noteResult(
  tx: RequestContext,
  lawyer: Viewer,
  row: Case,
  { hearingId: subjectId, result, line, tellClient }: RecordResultInput,
  { at, key }: ResultEvent,
): Promise<void> {
  const [caseId, kind] = [row.id, CaseEventKind.HEARING_RESULT];
  await record(tx, lawyer, { caseId, kind, subjectId, result, text: line ?? null, key });
  await settleNotificationsOf(tx, subjectId);
  const facts = { caseId, subjectId, actorId: lawyer.id, ...(at && { at }) };
  if (tellClient) await notify(tx, row.clientId, NotificationKind.HEARING_RESULT, facts);
}

/**
 * Who keeps the diary notes what happened at a hearing, with the next date and the status, behind the case's lock; another
 * result corrects the first, the same changes nothing. The client is notified once.
 * @throws AppError NOT_FOUND for other people's hearings, CONFLICT for a hearing that was moved or cancelled or is to come, and
 * where the case is not in its open time; BAD_USER_INPUT for a next date or a status that cannot be; RATE_LIMITED.
 */
export async function recordResult(context: RequestContext, input: RecordResultInput): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'diaryWrites', Role.LAWYER);
  const { hearingId: id, clientKey, result, line, next, status } = input;
  const write = { entity: Hearing, name: 'Hearing', id, clientKey, input: { recordResult: input } } as const;
  return writeCaseOf(context, lawyer, write, async (tx, row, hearing, key) => {
    requireDates(tx, lawyer, row);
    await requireHeld(tx, hearing);
    const isNoted = await mark(tx, hearing, { result, line: line ?? null, notedBy: lawyer.id });
    const date = next ? await setNext(tx, lawyer, row, hearing, next) : null;
    await setStatusQuietly(tx, lawyer, row, status);
    const isChanged = isNoted || date?.isNew || (status && status !== row.status);
    if (isChanged)
      await noteResult(tx, lawyer, row, input, {
        key,
        ...(date && !isOver(date, tx) && { at: date.startsAt }),
      });
  });
}
