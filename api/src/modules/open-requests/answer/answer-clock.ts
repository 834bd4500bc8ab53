import { dayInDhaka, inDhaka } from '../../../validation/dhaka-day';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const NIGHT_FROM_HOUR = 22;
const NIGHT_UNTIL_HOUR = 7;
const DUE_AFTER_NIGHT_HOUR = 9;

const STEPS = {
  usual: { answer: 48 * HOUR, wave: 24 * HOUR, end: 14 * DAY },
  urgent: { answer: 12 * HOUR, wave: 4 * HOUR, end: 5 * DAY },
};

/** Moves a time at night in Dhaka, 22:00 to 7:00, to an hour of the next morning. */
function outOfNight(time: Date, morningHour: number): Date {
  const hour = inDhaka(time).getUTCHours();
  if (hour >= NIGHT_UNTIL_HOUR && hour < NIGHT_FROM_HOUR) return time;
  const morning = hour < NIGHT_UNTIL_HOUR ? time : new Date(time.getTime() + DAY);
  return new Date(`${dayInDhaka(morning)}T${String(morningHour).padStart(2, '0')}:00:00+06:00`);
}

/** Deadline of the answers, start of the next wave, and end; at night the clock starts in the morning. */
export function answerTimes(now: Date, urgent: boolean) {
  const { answer, wave, end } = STEPS[urgent ? 'urgent' : 'usual'];
  const begin = outOfNight(now, NIGHT_UNTIL_HOUR).getTime();
  return {
    dueAt: outOfNight(new Date(begin + answer), DUE_AFTER_NIGHT_HOUR),
    nextWaveAt: outOfNight(new Date(begin + wave), NIGHT_UNTIL_HOUR),
    endsAt: new Date(begin + end),
  };
}
