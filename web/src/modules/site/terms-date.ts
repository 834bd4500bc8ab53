import { now } from '../../lib/now';

/** Whether the terms of a day, such as "2026-12-01", apply already: from the day's beginning in Bangladesh. */
export function isInForce(termsDate: string, at = new Date(now())): boolean {
  return Date.parse(`${termsDate}T00:00:00+06:00`) <= at.getTime();
}
