/** A link and the cookie of its reader are good for 5 minutes. */
export const LINK_SECONDS = 5 * 60;

const MILLISECONDS = 1_000;

/** The second at which a link of now ends. */
export function expiryFrom(now: Date): number {
  return Math.floor(now.getTime() / MILLISECONDS) + LINK_SECONDS;
}

/** A second of expiry as a date. */
export function dateOfExpiry(expires: number): Date {
  return new Date(expires * MILLISECONDS);
}

/** When a link was made that ends at a second, as it stands in its address. */
export function dateOfLink(expires: string): Date {
  return dateOfExpiry(Number(expires) - LINK_SECONDS);
}

/** Whether a second of expiry, as it stands in an address or a cookie, has come. */
export function hasEnded(expires: string, now: Date): boolean {
  return dateOfExpiry(Number(expires)) <= now;
}
