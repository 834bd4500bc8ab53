import { graphql } from '../../../graphql/documents';

/**
 * All that the screens of a case show of money and what follows from it, for the answers of mutations. Field by field: with
 * the fragments of the screens each field would count once for every one of them. The days without news are told to the
 * lawyer alone, who asks for them besides.
 */
graphql(`
  fragment MoneyChange_case on Case {
    id
    status
    paymentStatus
    bKashTrxId
    paidAt
    acceptsPayment
    settableStatuses
    canAct
    updatedAt
    fee {
      id
      state
    }
    fees {
      id
      version
      amountPoisha
      covers
      state
      reason
      proposedAt
    }
    payments {
      id
      feeId
      method
      transactionId
      amountPoisha
      payerNumber
      transferredAt
      state
      reason
      submittedAt
      answeredAt
      receipt {
        number
      }
    }
    events {
      id
      kind
      to
      text
      actorName
      actorNameBangla
      actorRole
      createdAt
      correctsId
      hearing {
        id
      }
      fee {
        id
      }
      payment {
        id
      }
    }
  }
`);
