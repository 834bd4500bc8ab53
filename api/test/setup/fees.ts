import type { GraphqlResult, Json } from './client';
import type { Person } from './people';

const FEE = 'id version amountPoisha covers state reason proposedAt answeredAt';
const PAYMENT = `id feeId method transactionId amountPoisha payerNumber transferredAt state answeredAt reason
  receipt { number issuedAt }`;

const ACTS_ON_MONEY = ['STATE_FEE', 'ANSWER_FEE', 'PAY', 'CONFIRM_PAYMENT'];

/** What a case says of money. */
export const MONEY = `paymentStatus bKashTrxId paidAt acceptsPayment canAct dueAmountPoisha
  fee { ${FEE} } fees { ${FEE} } payments { ${PAYMENT} }`;

/** What a person reads of the money of a case. */
export async function moneyOf({ client }: Person, id: string): Promise<Json> {
  const { case: legalCase } = await client.query(`query ($id: ID!) { case(id: $id) { ${MONEY} } }`, { id });
  return { ...legalCase, canAct: legalCase.canAct.filter((act: string) => ACTS_ON_MONEY.includes(act)) };
}

const STATE = `mutation ($caseId: ID!, $fee: FeeInput!) { stateFee(caseId: $caseId, fee: $fee) { case { fee { id } fees { id } } } }`;

/** Tries to state a fee, in taka. */
export async function tryToStateFee(
  { client }: Person,
  caseId: string,
  taka = 25_000,
  covers = 'Drafting and filing the plaint',
): Promise<GraphqlResult> {
  return client.graphql(STATE, { caseId, fee: { amountPoisha: taka * 100, covers } });
}

/** The lawyer states a fee, in taka. Gives its id. */
export async function stateFee(lawyer: Person, caseId: string, taka?: number): Promise<string> {
  const { data, errors } = await tryToStateFee(lawyer, caseId, taka);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.stateFee.case.fees[0].id as string;
}

/** Tries to accept or decline a fee. */
export async function tryToAnswer(
  { client }: Person,
  id: string,
  accept = true,
  reason?: string,
): Promise<GraphqlResult> {
  return client.graphql(
    `mutation ($id: ID!, $accept: Boolean!, $reason: String) {
       answerFee(id: $id, accept: $accept, reason: $reason) { case { id } } }`,
    { id, accept, reason },
  );
}

/** Tries to take a fee back. */
export async function tryToWithdraw({ client }: Person, id: string): Promise<GraphqlResult> {
  return client.graphql('mutation ($id: ID!) { withdrawFee(id: $id) { case { id } } }', { id });
}

let number = 0;

/** A transaction ID of bKash that no other test uses. */
export function aTransactionId(): string {
  number += 1;
  return `FEE${String(number).padStart(7, '0')}`;
}

/** Tries to hand in a payment. */
export async function tryToPay(
  { client }: Person,
  caseId: string,
  input: Record<string, unknown> = {},
): Promise<GraphqlResult> {
  return client.graphql(
    'mutation ($input: FeePaymentInput!) { submitFeePayment(input: $input) { case { payments { id } } } }',
    { input: { caseId, transactionId: aTransactionId(), ...input } },
  );
}

/** The client hands in a payment. Gives its id. */
export async function pay(client: Person, caseId: string, input?: Record<string, unknown>): Promise<string> {
  const { data, errors } = await tryToPay(client, caseId, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.submitFeePayment.case.payments[0].id as string;
}

/** Tries to confirm a payment, with what arrived in taka. */
export async function tryToConfirm({ client }: Person, id: string, taka = 25_000): Promise<GraphqlResult> {
  return client.graphql(
    'mutation ($id: ID!, $amount: SafeInt!) { confirmPayment(id: $id, amountPoisha: $amount) { case { id } } }',
    { id, amount: taka * 100 },
  );
}

/** Tries to refuse a payment. */
export async function tryToRefuse(
  { client }: Person,
  id: string,
  reason = 'Nothing came with this ID.',
): Promise<GraphqlResult> {
  return client.graphql(
    'mutation ($id: ID!, $reason: String!) { refusePayment(id: $id, reason: $reason) { case { id } } }',
    { id, reason },
  );
}
