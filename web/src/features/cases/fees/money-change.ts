import { graphql } from '../../../graphql/documents';

/**
 * All that the screens of a case show of money and what follows from it, for the answers of mutations. The days without news
 * are for the lawyer alone, whose mutations select them besides.
 */
graphql(`
  fragment MoneyChange_case on Case {
    acceptsPayment
    paidAt
    ...CaseStatusSelect_case
    ...CaseTimeline_case
    ...CaseEntries_case
    ...LawyerMoney_case
    ...MoneyHistory_case
  }
`);
