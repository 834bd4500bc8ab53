import { graphql } from '../../graphql/documents';

/** All that the screens of a case show of its entries and hearings, for the answers of mutations. */
graphql(`
  fragment RoomChange_case on Case {
    id
    canAct
    ...CaseTimeline_case
    ...CaseEntries_case
    ...HearingCard_case
    ...CaseMarks_case
    ...QuietMark_case
  }
`);

/**
 * All that they show of money and what follows from it. The days without news are for the lawyer alone, whose mutations select
 * them besides.
 */
graphql(`
  fragment MoneyChange_case on Case {
    ...CasePayment_case
    ...CaseMoney_case
    ...CaseStatusSelect_case
    ...CaseTimeline_case
    ...CaseEntries_case
    ...LawyerMoney_case
    ...PaymentBadge_case
  }
`);
