import { invalidInput } from '../../../errors/app-error';
import { dayInDhaka, dayOf } from '../../../validation/dhaka-day';
import type { LawyerProfile } from '../lawyer-profile.entity';
import { VerificationStatus } from './verification.status';

const DAY = 24 * 60 * 60_000;
const USUAL_MONTHS = 12;
const MOST_MONTHS = 36;
const LEAST_DAYS = 30;

/** After its last day a verification counts for so many days. */
export const GRACE_DAYS = 30;
/** So many days before the end, and once it has ended, the lawyer may ask for another check. */
const RENEWAL_DAYS = 60;

function monthsAhead(now: Date, months: number): string {
  const day = new Date(`${dayInDhaka(now)}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return dayOf(day);
}

const daysAhead = (now: Date, days: number): string => dayInDhaka(new Date(now.getTime() + days * DAY));

type Validity = Pick<LawyerProfile, 'verification' | 'verifiedUntil' | 'renewalAt' | 'cardUntil'>;

/** Verifying a lawyer whose licence does not wait only accepts the name. */
export function isNameOnly({
  verification,
  renewalAt,
}: Pick<Validity, 'verification' | 'renewalAt'>): boolean {
  return verification === VerificationStatus.VERIFIED && renewalAt === null;
}

/** The last day after a verification. @throws AppError BAD_USER_INPUT naming `validUntil`. */
export function validUntil(profile: Validity, given: string | null | undefined, now: Date): string | null {
  const isPossible = (day: string) =>
    // REST takes any digits, also 30 February.
    !Number.isNaN(Date.parse(day)) &&
    dayOf(new Date(day)) === day &&
    day >= daysAhead(now, LEAST_DAYS) &&
    day <= monthsAhead(now, MOST_MONTHS);
  if (given) {
    if (isPossible(given)) return given;
    throw invalidInput({ field: 'validUntil', message: 'A verification is valid for 30 days to 36 months' });
  }
  if (isNameOnly(profile)) return profile.verifiedUntil;
  return profile.cardUntil && isPossible(profile.cardUntil)
    ? profile.cardUntil
    : monthsAhead(now, USUAL_MONTHS);
}

/** Whether it has ended, or does so in the days in which the lawyer may ask for another check. */
export function endsSoon({ verifiedUntil }: Pick<Validity, 'verifiedUntil'>, now: Date): boolean {
  return verifiedUntil !== null && verifiedUntil <= daysAhead(now, RENEWAL_DAYS);
}
