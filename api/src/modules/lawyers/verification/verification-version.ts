import { refuseStale, versionOf } from '../../../validation/content-version';
import type { Lawyer } from '../lawyer.types';

/** The version of what a decision is about: name, number, facts, papers, and what was decided before. */
export function verificationVersion(lawyer: Lawyer): string {
  const { name, nameBangla, checkedName, checkedNameBangla, licenseNumber, decisionFacts } = lawyer;
  return versionOf([name, nameBangla, checkedName, checkedNameBangla, licenseNumber, decisionFacts]);
}

/** @throws AppError CONFLICT. */
export function refuseStaleDecision(sent: string | null | undefined, lawyer: Lawyer): void {
  const message = 'This licence has changed meanwhile, or a colleague has decided. Please look again.';
  refuseStale(sent, verificationVersion(lawyer), message);
}
