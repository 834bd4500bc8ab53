import { aTakenCase } from '../setup/case-rooms';
import { pay, stateFee, tryToAnswer, tryToRefuse } from '../setup/fees';
import { graphql } from '../setup/graphql';
import type { Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

const GROUPS = [
  'TO_ANSWER',
  'FEE_TO_ANSWER',
  'TO_BE_PAID',
  'PAYMENT_REFUSED',
  'IN_PROGRESS',
  'CLOSED',
] as const;
const LIST = graphql(
  `query ($group: CaseGroup) { myCases(group: $group) { items { id refusedPayment { id amountPoisha reason } } }
     myCaseCounts { feesToAnswer toBePaid paymentsRefused inProgress } }`,
);

/** What a list says of a person's only case: its groups, their counts, and the payment to check. */
async function seenBy({ client }: Person) {
  const groups: string[] = [];
  for (const group of GROUPS)
    if ((await client.query(LIST, { group })).myCases.items.length > 0) groups.push(group);
  const { myCases, myCaseCounts } = await client.query(LIST, { group: null });
  const { feesToAnswer, toBePaid, paymentsRefused, inProgress } = myCaseCounts;
  return {
    groups,
    counts: [feesToAnswer, toBePaid, paymentsRefused, inProgress],
    refused: myCases.items[0]!.refusedPayment,
  };
}

const REASON = 'Nothing came with this ID.';

describe.each(['accepted', 'hearing-1'])('a refused payment of a case that is %s', (status) => {
  it('is to be checked, not to be paid and not in progress, until another is handed in', async () => {
    const { id, client, lawyer } = await aTakenCase(app, status);
    const feeId = await stateFee(lawyer, id);
    await tryToAnswer(client, feeId);
    expect(await seenBy(client)).toEqual({ groups: ['TO_BE_PAID'], counts: [0, 1, 0, 0], refused: null });
    const amountPoisha = 2_500_000;
    const paymentId = await pay(client, id, { feeId, amountPoisha });
    await tryToRefuse(lawyer, paymentId, REASON);
    for (const person of [client, lawyer])
      expect(await seenBy(person)).toEqual({
        groups: ['PAYMENT_REFUSED'],
        counts: [0, 0, 1, 0],
        refused: { id: paymentId, amountPoisha, reason: REASON },
      });
    await pay(client, id, { feeId });
    expect(await seenBy(client)).toEqual({ groups: ['IN_PROGRESS'], counts: [0, 0, 0, 1], refused: null });
  });

  it('goes before another fee to answer', async () => {
    const { id, client, lawyer } = await aTakenCase(app, status);
    const feeId = await stateFee(lawyer, id);
    const paymentId = await pay(client, id, { feeId });
    await tryToRefuse(lawyer, paymentId, REASON);
    const next = await stateFee(lawyer, id);
    expect(await seenBy(client)).toMatchObject({
      groups: ['PAYMENT_REFUSED'],
      counts: [0, 0, 1, 0],
      refused: { id: paymentId },
    });
    await tryToAnswer(client, next);
    expect(await seenBy(client)).toEqual({ groups: ['TO_BE_PAID'], counts: [0, 1, 0, 0], refused: null });
  });
});

it('a refused payment of one fee is the one to check, though another fee was paid later', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const first = await stateFee(lawyer, id);
  const paymentId = await pay(client, id, { feeId: first });
  const second = await stateFee(lawyer, id);
  await tryToAnswer(client, second);
  const later = await pay(client, id, { feeId: second });
  await tryToRefuse(lawyer, paymentId, REASON);
  expect(await seenBy(client)).toMatchObject({ groups: ['PAYMENT_REFUSED'], refused: { id: paymentId } });
  // Of two fees that are due the later one counts.
  await tryToRefuse(lawyer, later, REASON);
  expect(await seenBy(client)).toMatchObject({ groups: ['PAYMENT_REFUSED'], refused: { id: later } });
});

it('a refused payment without a stated fee has no amount, and is to be checked too', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const paymentId = await pay(client, id);
  await tryToRefuse(lawyer, paymentId, REASON);
  expect(await seenBy(client)).toEqual({
    groups: ['PAYMENT_REFUSED'],
    counts: [0, 0, 1, 0],
    refused: { id: paymentId, amountPoisha: null, reason: REASON },
  });
  await stateFee(lawyer, id);
  expect(await seenBy(client)).toEqual({ groups: ['FEE_TO_ANSWER'], counts: [1, 0, 0, 0], refused: null });
});
