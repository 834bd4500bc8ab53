import { graphql } from '../../../graphql/documents';
import type { CaseMoney_CaseFragment } from './generated/case-money';

/** What the client's page of a case says of fees and payments besides their steps. */
graphql(`
  fragment CaseMoney_case on Case {
    id
    paymentStatus
    canAct
    fee {
      id
      state
      amountPoisha
      covers
    }
    fees {
      id
      state
      amountPoisha
      covers
    }
    payments {
      id
      state
      amountPoisha
      reason
      answeredAt
      receipt {
        number
      }
    }
    lawyer {
      id
      name
      nameBangla
    }
  }
`);

export type CaseMoney = CaseMoney_CaseFragment;
