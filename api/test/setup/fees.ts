import { dataOf } from './client';
import { type Changes, graphql, type TypeOf } from './graphql';
import type { Person } from './people';

const FEE = graphql(
  `fragment FeeOfTest on Fee { id version amountPoisha covers state reason proposedAt answeredAt }`,
);
const PAYMENT = graphql(`fragment PaymentOfTest on Payment {
  id feeId method transactionId amountPoisha payerNumber transferredAt state answeredAt reason
  receipt { number issuedAt } }`);

const ACTS_ON_MONEY = ['STATE_FEE', 'ANSWER_FEE', 'PAY', 'CONFIRM_PAYMENT'];

/** What a case says of money. */
const MONEY = graphql(
  `fragment Money on Case { paymentStatus bKashTrxId paidAt acceptsPayment canAct dueAmountPoisha
     fee { ...FeeOfTest } fees { ...FeeOfTest } payments { ...PaymentOfTest } }`,
  [FEE, PAYMENT],
);
const MONEY_OF_CASE = graphql(`query ($id: ID!) { case(id: $id) { ...Money } }`, [MONEY]);

/** What a person reads of the money of a case. */
export async function moneyOf({ client }: Person, id: string) {
  const legalCase = (await client.query(MONEY_OF_CASE, { id })).case!;
  return { ...legalCase, canAct: legalCase.canAct.filter((act) => ACTS_ON_MONEY.includes(act)) };
}

const STATE = graphql(
  `mutation ($caseId: ID!, $fee: FeeInput!) { stateFee(caseId: $caseId, fee: $fee) { case { fee { id } fees { id } } } }`,
);

/** Tries to state a fee, in taka. */
export async function tryToStateFee(
  { client }: Person,
  caseId: string,
  taka = 25_000,
  covers = 'Drafting and filing the plaint',
) {
  return client.graphql(STATE, { caseId, fee: { amountPoisha: taka * 100, covers } });
}

/** The lawyer states a fee, in taka. Gives its id. */
export async function stateFee(lawyer: Person, caseId: string, taka?: number): Promise<string> {
  return dataOf(await tryToStateFee(lawyer, caseId, taka)).stateFee.case.fees[0]!.id;
}

/** Tries to accept or decline a fee. */
export async function tryToAnswer({ client }: Person, id: string, accept = true, reason?: string) {
  return client.graphql(
    graphql(`mutation ($id: ID!, $accept: Boolean!, $reason: String) {
       answerFee(id: $id, accept: $accept, reason: $reason) { case { id } } }`),
    { id, accept, reason },
  );
}

/** Tries to take a fee back. */
export async function tryToWithdraw({ client }: Person, id: string) {
  return client.graphql(graphql(`mutation ($id: ID!) { withdrawFee(id: $id) { case { id } } }`), { id });
}

let number = 0;

/** A transaction ID of bKash that no other test uses. */
export function aTransactionId(): string {
  number += 1;
  return `FEE${String(number).padStart(7, '0')}`;
}

type Payment = TypeOf<'FeePaymentInput'>;

/** Tries to hand in a payment. */
export async function tryToPay({ client }: Person, caseId: string, input: Changes<Payment> = {}) {
  return client.graphql(
    graphql(
      `mutation ($input: FeePaymentInput!) { submitFeePayment(input: $input) { case { payments { id } } } }`,
    ),
    { input: { caseId, transactionId: aTransactionId(), ...input } as Payment },
  );
}

/** The client hands in a payment. Gives its id. */
export async function pay(client: Person, caseId: string, input?: Changes<Payment>): Promise<string> {
  return dataOf(await tryToPay(client, caseId, input)).submitFeePayment.case.payments[0]!.id;
}

/** Tries to confirm a payment, with what arrived in taka. */
export async function tryToConfirm({ client }: Person, id: string, taka = 25_000) {
  return client.graphql(
    graphql(
      `mutation ($id: ID!, $amount: SafeInt!) { confirmPayment(id: $id, amountPoisha: $amount) { case { id } } }`,
    ),
    { id, amount: taka * 100 },
  );
}

/** Tries to refuse a payment. */
export async function tryToRefuse({ client }: Person, id: string, reason = 'Nothing came with this ID.') {
  return client.graphql(
    graphql(
      `mutation ($id: ID!, $reason: String!) { refusePayment(id: $id, reason: $reason) { case { id } } }`,
    ),
    { id, reason },
  );
}
