import { graphql } from '../../graphql/documents';

/** Everything that screens show of entries and hearings, for responses of mutations. */
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

/** What screens show of money. `quietDays` is only for the lawyer, whose mutations select it too. */
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
