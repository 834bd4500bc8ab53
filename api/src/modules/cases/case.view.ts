import type { Viewer } from '../../auth/viewer';
import { maySeePaymentDetails, maySubmitPayment, settableStatuses } from './case.policy';
import type { CaseRow } from './case.queries';
import type { CaseStatus } from './case.status';

/** A case as one viewer may see it. */
export interface CaseView extends CaseRow {
  settableStatuses: CaseStatus[];
  acceptsPayment: boolean;
}

/** Holds back what the viewer may not see, and adds what the viewer may do. */
export function showCase(row: CaseRow, viewer: Viewer): CaseView {
  const lawyer =
    row.lawyer && !maySeePaymentDetails(viewer, row)
      ? { ...row.lawyer, bankDetails: null, mobilePaymentDetails: null }
      : row.lawyer;
  return {
    ...row,
    lawyer,
    settableStatuses: [...settableStatuses(viewer, row)],
    acceptsPayment: maySubmitPayment(viewer, row),
  };
}
