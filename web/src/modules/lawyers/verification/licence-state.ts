import type { AskedFor, VerificationStatus } from '../../../graphql/generated/schema-types';
import { toDhaka } from '../../../lib/dhaka-time';
import { now } from '../../../lib/now';

const RENEWAL_DAYS = 60;
const DAY = 24 * 60 * 60_000;

/** So many days from today, in Dhaka. */
export const dayAhead = (days: number): string => toDhaka(new Date(now() + days * DAY).toISOString()).date;

/** In the days before the end of a verification, and after it, the lawyer may ask for another check. */
export const endsSoon = (verifiedUntil: string | null): boolean =>
  verifiedUntil !== null && verifiedUntil <= dayAhead(RENEWAL_DAYS);

interface LicenceState {
  verification: VerificationStatus | null;
  renewalAt: string | null;
  licenseSubmittedAt: string | null;
  licence: { askedFor: AskedFor | null } | null;
}

/** Whether it waits for a verifier: handed in, and nothing is asked of the lawyer. */
export function licenceWaits({
  verification,
  renewalAt,
  licenseSubmittedAt,
  licence,
}: LicenceState): boolean {
  if (licence?.askedFor) return false;
  return renewalAt !== null || (verification === 'PENDING' && licenseSubmittedAt !== null);
}
