import { refuseStale, versionOf } from '../../../validation/content-version';
import type { Lawyer } from '../lawyer.types';

/** The version of what a decision is about: name, number, facts, papers, and what was decided before. */
export function verificationVersion({ name, nameBangla, licenseNumber, decisionFacts }: Lawyer): string {
  return versionOf([name, licenseNumber, nameBangla, decisionFacts]);
}

/** @throws AppError CONFLICT. */
export function refuseStaleDecision(sent: string | null | undefined, lawyer: Lawyer): void {
  const message = 'This licence has changed meanwhile, or a colleague has decided. Please look again.';
  refuseStale(sent, verificationVersion(lawyer), message);
}
