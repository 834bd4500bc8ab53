import { dayAfter } from '@ainsathi/contract/hearings-ahead';
import type { RequestContext } from '../../../context';
import { invalidInput } from '../../../errors/app-error';
import { dayInDhaka, dayOf } from '../../../validation/dhaka-day';
import type { NextDateInput } from './diary.inputs';
import { type Hearing, HearingState } from './hearing.entity';

const FIRST_DAY = '1950-01-01';
const YEARS_AHEAD = 5;
/** Courts begin then; orders and reminders need a time. */
const WITHOUT_TIME = '10:00';
/** Stored where nobody knows a court or a purpose; shown as nothing. */
export const UNKNOWN = '-';

export const shown = (text: string): string => (text === UNKNOWN ? '' : text);

type When = Pick<Hearing, 'startsAt' | 'hasTime'>;

/** @throws AppError BAD_USER_INPUT for a day before 1950 or more than five years ahead. @param field its name in the error. */
export function readDate({ day, time }: NextDateInput, now: Date, field: string): When {
  const read = dayOf(day);
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + YEARS_AHEAD);
  if (read < FIRST_DAY || read > dayInDhaka(last))
    throw invalidInput({ field, message: 'A date is from 1950 to five years ahead' });
  return { startsAt: new Date(`${read}T${time ?? WITHOUT_TIME}:00+06:00`), hasTime: Boolean(time) };
}

/** Whether the day in Dhaka is over: such a date informs nobody. */
export function isOver({ startsAt }: Pick<When, 'startsAt'>, { now }: RequestContext): boolean {
  return dayAfter(startsAt) <= now();
}

export type NewHearing = Omit<Hearing, 'id' | 'createdBy' | 'createdAt'>;

/** A hearing on a date; court, purpose and place that are missing are those of the last one, a place only in the same court. */
export function hearingOn(
  caseId: string,
  when: When,
  { court, purpose }: Pick<NextDateInput, 'court' | 'purpose'>,
  last: Pick<Hearing, 'court' | 'purpose' | 'place'> | null,
): NewHearing {
  const chosen = court ?? last?.court ?? UNKNOWN;
  return {
    ...{ caseId, state: HearingState.SET, ...when, court: chosen, replacesId: null, bring: null },
    place: last?.court === chosen ? last.place : null,
    purpose: purpose ?? last?.purpose ?? UNKNOWN,
  };
}
