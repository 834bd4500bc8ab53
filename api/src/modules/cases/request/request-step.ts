import { describeEnum } from '../../../graphql/fields';

/** How far a request has come, as it is today. REST reads the values. */
export enum RequestStep {
  ASKED = 'asked',
  ANSWERED = 'answered',
  ACCEPTED = 'accepted',
  FEE_STATED = 'fee-stated',
  PAID = 'paid',
  FROM_SEVERAL = 'from-several',
}

describeEnum(RequestStep, 'RequestStep', 'How far a case request has come, as it is today.', {
  ASKED: 'The client asked this lawyer. All steps but FROM_SEVERAL are of such requests.',
  ANSWERED: 'It got a first answer.',
  ACCEPTED: 'It was taken on: neither pending, rejected nor withdrawn.',
  FEE_STATED: 'The lawyer has stated a fee, whatever became of it.',
  PAID: 'The lawyer has confirmed a payment.',
  FROM_SEVERAL: 'The case began with a proposal that the client accepted, of several lawyers.',
});

/** No own case is a request. On `cases legal_case`, as all of these. */
export const REQUESTED = 'not legal_case.is_own';

const ASKED = `(${REQUESTED} and legal_case.answered_at is distinct from legal_case.created_at)`;

/** The hours until the first answer. */
export const ANSWERED_AFTER = `case when ${ASKED} then legal_case.answered_at - legal_case.created_at end`;

export const STEPS: Record<RequestStep, string> = {
  [RequestStep.ASKED]: ASKED,
  // An admin's answer leaves `answered_at` empty, and a withdrawn request is closed without an answer.
  [RequestStep.ANSWERED]: `${ASKED} and (legal_case.answered_at is not null
    or (legal_case.status <> 'pending' and legal_case.withdrawn_at is null))`,
  [RequestStep.ACCEPTED]: `${ASKED} and legal_case.status not in ('pending', 'rejected') and legal_case.withdrawn_at is null`,
  [RequestStep.FEE_STATED]: `${ASKED} and legal_case.id in (select case_id from fees)`,
  [RequestStep.PAID]: `${ASKED} and legal_case.id in (select case_id from payments where state = 'confirmed')`,
  [RequestStep.FROM_SEVERAL]: `${REQUESTED} and legal_case.answered_at = legal_case.created_at`,
};
