import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths, withQuery } from '../../../routing/paths';
import { isClosed } from '../status/case-phase';
import type { LawyerAbsence_CaseFragment } from './generated/lawyer-absence';

graphql(`
  fragment LawyerAbsence_case on Case {
    id
    status
    paymentStatus
    acceptsPayment
    canAct
    withdrawnAt
    lawyer {
      id
      verified
      isLocked
      isLeaving
    }
  }
`);

type Masked = FragmentType<LawyerAbsence_CaseFragment>;

/** Why the lawyer of a case takes neither cases nor payments, or null. A missing licence counts where nothing else is the cause. */
export function lawyerAbsence(legalCase: Masked): 'gone' | 'locked' | 'leaving' | 'unverified' | null {
  const { lawyer } = readFragment<LawyerAbsence_CaseFragment>(legalCase);
  if (!lawyer) return 'gone';
  if (lawyer.isLocked) return 'locked';
  if (lawyer.isLeaving) return 'leaving';
  return lawyer.verified ? null : 'unverified';
}

/** Why a case cannot continue with its lawyer, or null: a closed case needs none, and begun work continues without a confirmed licence. */
export function caseAbsence(legalCase: Masked): ReturnType<typeof lawyerAbsence> {
  const { status, paymentStatus, acceptsPayment } = readFragment<LawyerAbsence_CaseFragment>(legalCase);
  const absence = lawyerAbsence(legalCase);
  if (isClosed(status)) return null;
  const isBegun = status !== 'PENDING' && (status !== 'ACCEPTED' || paymentStatus === 'PAID');
  return absence === 'unverified' && (acceptsPayment || isBegun) ? null : absence;
}

/** The list of lawyers to whom the text of a case can be sent. */
export const askAnotherPath = (id: string): string => withQuery(paths.client.lawyers, { instead: id });

/** Whether the client may send the text of the case to another lawyer. */
export function mayAskAnother(legalCase: Masked): boolean {
  const { status, canAct, withdrawnAt } = readFragment<LawyerAbsence_CaseFragment>(legalCase);
  const isRejected = status === 'REJECTED' && withdrawnAt === null;
  return isRejected || canAct.includes('WITHDRAW') || caseAbsence(legalCase) !== null;
}
