/** Where the check of a lawyer's licence stands; only verified lawyers are listed (contract section 2). */
export enum VerificationStatus {
  PENDING = 'pending',
  VERIFIED = 'verified',
  REJECTED = 'rejected',
}

/**
 * The state after a lawyer edited the licence number: a verified or rejected lawyer with another number waits for an admin again.
 * Spaces, case and punctuation do not make another number.
 */
export function verificationAfterEdit(
  present: VerificationStatus,
  licenseBefore: string | null,
  licenseAfter: string | null,
): VerificationStatus {
  return licenseKey(licenseBefore) === licenseKey(licenseAfter) ? present : VerificationStatus.PENDING;
}

/** A licence number reduced to what identifies it: capitals and digits without leading zeros. */
export function licenseKey(licenseNumber: string | null): string {
  return (licenseNumber ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '');
}
