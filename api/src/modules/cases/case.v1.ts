import type { CaseView } from './case.view';

/** A case in the names of `/api/v1` (contract section 3). */
export function caseToV1(item: CaseView) {
  const { id, title, description, status, paymentStatus, bKashTrxId, client, lawyer, createdAt, updatedAt } =
    item;
  return {
    _id: id,
    title,
    description,
    status,
    paymentStatus,
    bKashTrxId,
    userId: client && { _id: client.id, name: client.name, email: client.email },
    lawyerId: lawyer && {
      _id: lawyer.id,
      name: lawyer.name,
      mobilePaymentDetails: lawyer.mobilePaymentDetails,
      bankDetails: lawyer.bankDetails,
    },
    createdAt,
    updatedAt,
  };
}
