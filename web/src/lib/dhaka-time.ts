import { now } from './now';

/** The clock of Bangladesh has stood six hours before UTC since 2010. */
const offset = '+06:00';
const offsetMilliseconds = 6 * 3_600_000;

/** A day and a time as a form holds them: "2026-12-07" and "10:30" in Dhaka. */
export interface DhakaTime {
  date: string;
  time: string;
}

/** The moment as the API takes it, in UTC; null for what is no day or no time. */
export function fromDhaka({ date, time }: DhakaTime): string | null {
  const moment = new Date(`${date}T${time}:00${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The day and the time in Dhaka of an ISO time of the API, or of now. */
export function toDhaka(iso = new Date(now()).toISOString()): DhakaTime {
  const local = new Date(Date.parse(iso) + offsetMilliseconds).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** Courts do not sit on Friday and Saturday. */
export function isWeekend(day: string): boolean {
  return [5, 6].includes(new Date(day).getUTCDay());
}
