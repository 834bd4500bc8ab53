import { randomUUID } from 'node:crypto';
import { addDocument } from '../setup/documents';
import {
  aTakenCase,
  type CaseWithPeople,
  inHours,
  refusalOf,
  sentTwoDaysAgo,
  setHearing,
} from '../setup/case-rooms';
import { aTransactionId, pay, stateFee } from '../setup/fees';
import { aLawyer, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

const CASE = `case { id status paymentStatus fees { id state reason } payments { id state reason receipt { number } }
  hearings { id } events { id kind text } }`;

type Variables = Record<string, unknown>;

/** A write of a case: who does it, what is there before, and how it is sent with a key. */
interface Write {
  by: 'client' | 'lawyer';
  status?: string;
  before?: (legalCase: CaseWithPeople) => Promise<Variables>;
  operation: string;
  /** The variables; without it what `before` gives, with `id`, `caseId` and `clientKey`. */
  variables?: (values: Variables) => Variables;
  /** How many events of the history it writes. */
  events: number;
}

const asInput = (more: Variables) => (values: Variables) => ({
  input: { caseId: values.caseId, clientKey: values.clientKey, ...more },
});
const aStatedFee = async ({ lawyer, id }: CaseWithPeople) => ({ id: await stateFee(lawyer, id) });
const aPayment = async (legalCase: CaseWithPeople) => {
  const { id: feeId } = await aStatedFee(legalCase);
  return { id: await pay(legalCase.client, legalCase.id, { feeId }) };
};
const FEE = '{ amountPoisha: 2500000, covers: "The plaint" }';

const WRITES = {
  stateFee: {
    by: 'lawyer',
    operation: `mutation ($caseId: ID!, $clientKey: ID) {
      write: stateFee(caseId: $caseId, fee: ${FEE}, clientKey: $clientKey) { ${CASE} } }`,
    events: 1,
  },
  acceptCase: {
    by: 'lawyer',
    status: 'pending',
    operation: `mutation ($caseId: ID!, $clientKey: ID) {
      write: acceptCase(caseId: $caseId, fee: ${FEE}, clientKey: $clientKey) { ${CASE} } }`,
    events: 2,
  },
  withdrawFee: {
    by: 'lawyer',
    before: aStatedFee,
    operation: `mutation ($id: ID!, $clientKey: ID) { write: withdrawFee(id: $id, clientKey: $clientKey) { ${CASE} } }`,
    events: 1,
  },
  'answerFee, accepting': {
    by: 'client',
    before: aStatedFee,
    operation: `mutation ($id: ID!, $clientKey: ID) {
      write: answerFee(id: $id, accept: true, clientKey: $clientKey) { ${CASE} } }`,
    events: 1,
  },
  'answerFee, declining': {
    by: 'client',
    before: aStatedFee,
    operation: `mutation ($id: ID!, $clientKey: ID) {
      write: answerFee(id: $id, accept: false, reason: "Too much", clientKey: $clientKey) { ${CASE} } }`,
    events: 1,
  },
  submitPayment: {
    by: 'client',
    before: async () => Promise.resolve({ transactionId: aTransactionId() }),
    operation: `mutation ($caseId: ID!, $transactionId: String!, $clientKey: ID) {
      write: submitPayment(caseId: $caseId, bKashTrxId: $transactionId, clientKey: $clientKey) { ${CASE} } }`,
    events: 1,
  },
  'submitFeePayment of a fee that was not answered': {
    by: 'client',
    before: async (legalCase) => ({
      feeId: (await aStatedFee(legalCase)).id,
      transactionId: aTransactionId(),
    }),
    operation: `mutation ($input: FeePaymentInput!) { write: submitFeePayment(input: $input) { ${CASE} } }`,
    variables: ({ feeId, transactionId, ...values }) => asInput({ feeId, transactionId })(values),
    events: 2,
  },
  confirmPayment: {
    by: 'lawyer',
    before: aPayment,
    operation: `mutation ($id: ID!, $clientKey: ID) {
      write: confirmPayment(id: $id, amountPoisha: 2500000, clientKey: $clientKey) { ${CASE} } }`,
    events: 1,
  },
  refusePayment: {
    by: 'lawyer',
    before: aPayment,
    operation: `mutation ($id: ID!, $clientKey: ID) {
      write: refusePayment(id: $id, reason: "Nothing came", clientKey: $clientKey) { ${CASE} } }`,
    events: 1,
  },
  addCaseEntry: {
    by: 'lawyer',
    operation: `mutation ($input: CaseEntryInput!) { write: addCaseEntry(input: $input) { ${CASE} } }`,
    variables: asInput({ text: 'The plaint was filed.' }),
    events: 1,
  },
  setHearing: {
    by: 'lawyer',
    operation: `mutation ($input: HearingInput!) { write: setHearing(input: $input) { ${CASE} } }`,
    variables: asInput({ startsAt: inHours(48).toISOString(), court: 'Family Court', purpose: 'Evidence' }),
    events: 1,
  },
  cancelHearing: {
    by: 'lawyer',
    before: async ({ lawyer, id }) => ({ id: await setHearing(lawyer, id) }),
    operation: `mutation ($id: ID!, $clientKey: ID) {
      write: cancelHearing(id: $id, text: "The judge is on leave", clientKey: $clientKey) { ${CASE} } }`,
    events: 1,
  },
  updateCaseStatus: {
    by: 'lawyer',
    operation: `mutation ($caseId: ID!, $clientKey: ID) {
      write: updateCaseStatus(caseId: $caseId, status: CASE_INTAKE, clientKey: $clientKey) { ${CASE} } }`,
    events: 1,
  },
  withdrawCase: {
    by: 'client',
    status: 'pending',
    before: async ({ id }) => {
      await sentTwoDaysAgo(app, id);
      return { sendToLawyerId: (await aLawyer(app)).id };
    },
    operation: `mutation ($caseId: ID!, $sendToLawyerId: ID!) {
      write: withdrawCase(caseId: $caseId, sendToLawyerId: $sendToLawyerId) { ${CASE} newCase { id events { id } } } }`,
    events: 1,
  },
  requestDocuments: {
    by: 'lawyer',
    operation: `mutation ($input: RequestDocumentsInput!) {
      write: requestDocuments(input: $input) { documentRequests { id title note state createdAt } } }`,
    variables: asInput({ items: [{ title: 'The deed' }, { title: 'The map', note: 'Of the land office' }] }),
    events: 2,
  },
  deleteDocument: {
    by: 'client',
    before: async ({ client, id }) => ({ id: await addDocument(client, id) }),
    operation: `mutation ($id: ID!, $clientKey: ID) {
      write: deleteDocument(id: $id, clientKey: $clientKey) { deletedId ${CASE} } }`,
    events: 1,
  },
  sendMessage: {
    by: 'client',
    operation: `mutation ($input: SendMessageInput!) { write: sendMessage(input: $input) { message { id sequence } } }`,
    variables: asInput({ body: 'Good morning' }),
    events: 0,
  },
  startUploads: {
    by: 'client',
    operation: `mutation ($input: StartUploadsInput!) { write: startUploads(input: $input) { documents { id uploadPath } } }`,
    variables: ({ caseId, clientKey }) => ({
      input: { caseId, files: [{ clientKey, name: 'Deed.pdf', size: 9 }] },
    }),
    events: 0,
  },
} satisfies Record<string, Write>;

/** Everything that a write may leave in a case, but for its versions and times. */
async function countRows(caseId: string): Promise<Record<string, number>> {
  const tables = [
    'case_events',
    'notifications',
    'fees',
    'payments',
    'hearings',
    'messages',
    'documents',
    'document_requests',
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table} where case_id = $1) as ${table}`);
  const [row] = await app.platform.dataSource.query<[Record<string, number>]>(`select ${counts.join(', ')}`, [
    caseId,
  ]);
  return row;
}

async function prepare({ by, status, before, variables }: Write) {
  const legalCase = await aTakenCase(app, status);
  const values = { caseId: legalCase.id, clientKey: randomUUID(), ...(await before?.(legalCase)) };
  const { client }: Person = legalCase[by];
  return { client, caseId: legalCase.id, sent: variables?.(values) ?? values };
}

const writes: [string, Write][] = Object.entries(WRITES);

it.each(writes)('%s, sent three times with one key, has one effect and one answer', async (_, write) => {
  const { client, caseId, sent } = await prepare(write);
  const { case_events: before = 0 } = await countRows(caseId);
  const first = await client.graphql(write.operation, sent);
  expect(refusalOf(first)).toBeNull();
  const left = await countRows(caseId);
  expect(left.case_events).toBe(before + write.events);
  for (let repeated = 0; repeated < 2; repeated += 1) {
    const again = await client.graphql(write.operation, sent);
    expect(again.data).toEqual(first.data);
    expect(await countRows(caseId)).toEqual(left);
  }
});

it.each(writes)(
  '%s, sent ten times at once with one key, has one effect and one answer',
  async (_, write) => {
    const { client, caseId, sent } = await prepare(write);
    const { case_events: before = 0 } = await countRows(caseId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => client.graphql(write.operation, sent)),
    );
    expect(answers.map(refusalOf)).toEqual(Array(10).fill(null));
    const [first] = answers.map(({ data }) => data);
    for (const { data } of answers) expect(data).toEqual(first);
    expect((await countRows(caseId)).case_events).toBe(before + write.events);
  },
);

interface Fees {
  write: { case: { fees: { id: string; state: string }[] } };
}

it('another key is another write, and a key that is no UUID is refused', async () => {
  const { lawyer, id: caseId } = await aTakenCase(app);
  const { operation } = WRITES.stateFee;
  const send = async (clientKey: string) => lawyer.client.graphql<Fees>(operation, { caseId, clientKey });
  expect(refusalOf(await send(randomUUID()))).toBeNull();
  expect((await send(randomUUID())).data?.write.case.fees).toHaveLength(2);
  expect(refusalOf(await send('one'))?.[0]).toBe('BAD_USER_INPUT');
});

it('a key of one person is free for the other one', async () => {
  const { client, lawyer, id: caseId } = await aTakenCase(app);
  const clientKey = randomUUID();
  const fee = await lawyer.client.graphql<Fees>(WRITES.stateFee.operation, { caseId, clientKey });
  const { id } = fee.data!.write.case.fees[0]!;
  const answer = await client.client.graphql<Fees>(WRITES['answerFee, accepting'].operation, {
    id,
    clientKey,
  });
  expect(answer.data?.write.case.fees[0]?.state).toBe('ACCEPTED');
});
