/** Where the check of a lawyer's licence stands; only verified lawyers are listed. */
export enum VerificationStatus {
  PENDING = 'pending',
  VERIFIED = 'verified',
  REJECTED = 'rejected',
}

/**
 * The state after lawyers edit their profile. Another licence number makes a verified lawyer wait for an admin again,
 * and any edit is a rejected lawyer's way to ask once more. Spaces, case and punctuation do not make another number.
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
