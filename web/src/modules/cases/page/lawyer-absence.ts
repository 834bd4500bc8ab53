import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import type { LawyerAbsence_LawyerFragment } from './generated/lawyer-absence';

graphql(`
  fragment LawyerAbsence_lawyer on CaseLawyer {
    id
    isLocked
    isLeaving
  }
`);

/** Why a lawyer who is not listed takes neither cases nor payments: only the licence, where nothing else is the cause. */
export function lawyerAbsence(
  lawyer: FragmentType<LawyerAbsence_LawyerFragment>,
): 'locked' | 'leaving' | 'unverified' {
  const { isLocked, isLeaving } = readFragment<LawyerAbsence_LawyerFragment>(lawyer);
  if (isLocked) return 'locked';
  return isLeaving ? 'leaving' : 'unverified';
}
