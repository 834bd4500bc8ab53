import { graphql } from '../../../graphql/documents';

/** As the case's page shows it to participants and admins. */
graphql(`
  fragment CaseMoney_case on Case {
    id
    paymentStatus
    canAct
    due {
      accepted {
        id
        amountPoisha
        covers
      }
      proposed {
        id
        amountPoisha
        covers
      }
    }
    fees {
      id
      amountPoisha
      covers
      state
      reason
      proposedAt
    }
    payments {
      id
      feeId
      state
      method
      transactionId
      amountPoisha
      reason
      submittedAt
      answeredAt
      receipt {
        number
      }
    }
  }
`);

interface Money<Fee extends { state: string }> {
  due: { accepted?: object | null; proposed?: object | null };
  /** The latest first. */
  fees: readonly Fee[];
  payments?: readonly object[];
}

/** The last fee if it was declined: nothing is due until the lawyer states another fee. */
export function declinedFee<Fee extends { state: string }>(money: Money<Fee>): Fee | null {
  const { due, fees, payments = [] } = money;
  const isDue = Boolean(due.accepted ?? due.proposed) || payments.length > 0;
  const [last] = fees;
  return !isDue && last?.state === 'DECLINED' ? last : null;
}
