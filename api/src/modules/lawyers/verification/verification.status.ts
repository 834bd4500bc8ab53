/** The status of the check of a lawyer's licence; only verified lawyers are listed. */
export enum VerificationStatus {
  PENDING = 'pending',
  VERIFIED = 'verified',
  REJECTED = 'rejected',
}

/**
 * The status after lawyers edit their profile: pending for a verified lawyer with a changed licence number, and for a
 * rejected lawyer after any edit. Changes of spaces, case and punctuation do not count.
 */
export function verificationAfterEdit(
  current: VerificationStatus,
  licenseBefore: string | null,
  licenseAfter: string | null,
): VerificationStatus {
  const sameLicense = licenseKey(licenseBefore) === licenseKey(licenseAfter);
  return current === VerificationStatus.VERIFIED && sameLicense ? current : VerificationStatus.PENDING;
}

/** A licence number reduced to what identifies it: capitals and digits without leading zeros. */
export function licenseKey(licenseNumber: string | null): string {
  return (licenseNumber ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '');
}
