import { now } from '../../lib/now';

/** Whether terms apply already: from the start of the day, such as "2026-12-01", in Dhaka. */
export function isInForce(termsDate: string, at = new Date(now())): boolean {
  return Date.parse(`${termsDate}T00:00:00+06:00`) <= at.getTime();
}
