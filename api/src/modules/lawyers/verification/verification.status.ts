import { licenseKey } from '@ainsathi/contract/license-key';

/** The check of a licence; only verified lawyers are listed. */
export enum VerificationStatus {
  PENDING = 'pending',
  VERIFIED = 'verified',
  REJECTED = 'rejected',
}

/**
 * The status after an edit by the lawyer: pending for a verified lawyer with another licence number, and for a rejected lawyer
 * after any edit. Another notation of the number does not count.
 */
export function verificationAfterEdit(
  current: VerificationStatus,
  licenseBefore: string | null,
  licenseAfter: string | null,
): VerificationStatus {
  const sameLicense = licenseKey(licenseBefore) === licenseKey(licenseAfter);
  return current === VerificationStatus.VERIFIED && sameLicense ? current : VerificationStatus.PENDING;
}
