import { randomUUID } from 'node:crypto';
import { tryToPropose } from './appointments';
import { aHearing, type CaseWithPeople, inHours, setHearing } from './case-rooms';
import { dataOf, type GraphqlResult } from './client';
import { dhakaDay, tryDate } from './diary';
import { addDocument } from './documents';
import { aTransactionId, pay, stateFee } from './fees';

export type Variables = Record<string, unknown>;

/** A write with a key: as it is sent first, as the same in other words, and with another body. */
export interface Write {
  by: 'client' | 'lawyer';
  status?: string;
  before?: (legalCase: CaseWithPeople) => Promise<Variables>;
  send: (by: CaseWithPeople['client'], variables: Variables) => Promise<GraphqlResult>;
  same?: Variables[];
  other: (values: Variables, legalCase: CaseWithPeople) => Variables[] | Promise<Variables[]>;
}

const mutation =
  (definition: string, call: string): Write['send'] =>
  async ({ client }, variables) =>
    client.graphql(`mutation (${definition}) { write: ${call} { case { id } } }`, variables);

const withInput =
  (name: string, type: string, fields = 'case { id }'): Write['send'] =>
  async ({ client }, { id: _, ...input }) =>
    client.graphql(`mutation ($input: ${type}!) { write: ${name}(input: $input) { ${fields} } }`, { input });

const aStatedFee = async ({ lawyer, id }: CaseWithPeople) => ({ id: await stateFee(lawyer, id) });
const aPayment = async (legalCase: CaseWithPeople) => {
  const { id: feeId } = await aStatedFee(legalCase);
  return { id: await pay(legalCase.client, legalCase.id, { feeId }) };
};
const pastHearing = async (lawyer: CaseWithPeople['lawyer'], caseId: string) =>
  dataOf(await tryDate(lawyer, caseId, { day: dhakaDay(-1) })).setDate.case.hearings[0]?.id;
export const fee = { amountPoisha: 2500000, covers: 'The plaint' };
const others =
  (...changes: Variables[]) =>
  () =>
    changes;

/** Each write of a case that takes a key. */
export const KEYED_WRITES: Record<string, Write> = {
  updateCaseStatus: {
    by: 'lawyer',
    before: async () => Promise.resolve({ status: 'CASE_INTAKE' }),
    send: mutation(
      '$caseId: ID!, $status: CaseStatus!, $clientKey: ID',
      'updateCaseStatus(caseId: $caseId, status: $status, clientKey: $clientKey)',
    ),
    other: others({ status: 'CASE_CLOSED' }, { status: 'ACCEPTED' }),
  },
  addCaseEntry: {
    by: 'lawyer',
    before: async () => Promise.resolve({ text: 'The plaint was filed.' }),
    send: withInput('addCaseEntry', 'CaseEntryInput'),
    same: [{ correctsId: null }, { text: ' The plaint was filed.\r\n' }],
    other: others({ text: 'The plaint was not filed.' }, { correctsId: randomUUID() }),
  },
  setHearing: {
    by: 'lawyer',
    before: async ({ id }) => Promise.resolve(aHearing(id, { place: undefined })),
    send: withInput('setHearing', 'HearingInput'),
    same: [{ place: null, replacesId: null }, { place: '' }],
    other: others({ startsAt: inHours(50).toISOString() }, { place: 'Room 12' }),
  },
  cancelHearing: {
    by: 'lawyer',
    before: async ({ lawyer, id }) => ({ id: await setHearing(lawyer, id), text: 'The judge is on leave' }),
    send: mutation(
      '$id: ID!, $text: String!, $clientKey: ID',
      'cancelHearing(id: $id, text: $text, clientKey: $clientKey)',
    ),
    other: async (_, { lawyer, id }) => [{ text: 'A strike' }, { id: await setHearing(lawyer, id) }],
  },
  setDate: {
    by: 'lawyer',
    before: async () => Promise.resolve({ date: { day: dhakaDay(9) } }),
    send: withInput('setDate', 'SetDateInput'),
    same: [{ date: { day: dhakaDay(9), time: null, court: '' } }, { tellClient: true }],
    other: others({ date: { day: dhakaDay(8) } }, { tellClient: false }, { status: 'HEARING_1' }),
  },
  recordResult: {
    by: 'lawyer',
    before: async ({ lawyer, id }) => ({ hearingId: await pastHearing(lawyer, id), result: 'HEARD' }),
    send: async (by, { caseId: _, ...input }) => withInput('recordResult', 'RecordResultInput')(by, input),
    same: [{ line: null, next: null }, { line: ' ' }],
    other: others({ result: 'ADJOURNED' }, { line: 'Witness absent' }, { next: { day: dhakaDay(9) } }),
  },
  setCaseFacts: {
    by: 'lawyer',
    before: async () => Promise.resolve({ facts: { number: '412', year: 2025 } }),
    send: withInput('setCaseFacts', 'SetCaseFactsInput', 'case { id facts { line } }'),
    same: [{ facts: { number: ' ৪১২', year: 2025, court: '' } }, { clientName: null }],
    other: others({ facts: { number: '413', year: 2025 } }, { facts: {} }, { clientName: 'Rahima' }),
  },
  stateFee: {
    by: 'lawyer',
    before: async () => Promise.resolve({ fee }),
    send: mutation(
      '$caseId: ID!, $fee: FeeInput!, $clientKey: ID',
      'stateFee(caseId: $caseId, fee: $fee, clientKey: $clientKey)',
    ),
    other: others(
      { fee: { ...fee, amountPoisha: 2500100 } },
      { fee: { ...fee, covers: 'The plaint and the court fee' } },
    ),
  },
  acceptCase: {
    by: 'lawyer',
    status: 'pending',
    send: mutation(
      '$caseId: ID!, $fee: FeeInput, $clientKey: ID',
      'acceptCase(caseId: $caseId, fee: $fee, clientKey: $clientKey)',
    ),
    same: [{ fee: null }],
    other: others({ fee }, { fee: { ...fee, amountPoisha: 100 } }),
  },
  withdrawFee: {
    by: 'lawyer',
    before: aStatedFee,
    send: mutation('$id: ID!, $clientKey: ID', 'withdrawFee(id: $id, clientKey: $clientKey)'),
    other: async (_, legalCase) => [await aStatedFee(legalCase), await aStatedFee(legalCase)],
  },
  answerFee: {
    by: 'client',
    before: async (legalCase) => ({ ...(await aStatedFee(legalCase)), accept: false }),
    send: mutation(
      '$id: ID!, $accept: Boolean!, $reason: String, $clientKey: ID',
      'answerFee(id: $id, accept: $accept, reason: $reason, clientKey: $clientKey)',
    ),
    same: [{ reason: null }],
    other: others({ accept: true }, { reason: 'Too much' }),
  },
  submitPayment: {
    by: 'client',
    before: async () => Promise.resolve({ bKashTrxId: 'BGQ7A1B2C3' }),
    send: mutation(
      '$caseId: ID!, $bKashTrxId: String!, $clientKey: ID',
      'submitPayment(caseId: $caseId, bKashTrxId: $bKashTrxId, clientKey: $clientKey)',
    ),
    same: [{ bKashTrxId: ' bgq7 a1b2 c3' }],
    other: others({ bKashTrxId: aTransactionId() }, { bKashTrxId: aTransactionId() }),
  },
  submitFeePayment: {
    by: 'client',
    before: async (legalCase) => ({
      feeId: (await aStatedFee(legalCase)).id,
      method: 'NAGAD',
      transactionId: aTransactionId(),
    }),
    send: withInput('submitFeePayment', 'FeePaymentInput'),
    same: [{ amountPoisha: null, transferredAt: null, payerNumber: null }],
    other: others({ transactionId: aTransactionId() }, { method: 'BKASH' }, { amountPoisha: 2500000 }),
  },
  confirmPayment: {
    by: 'lawyer',
    before: async (legalCase) => ({ ...(await aPayment(legalCase)), amountPoisha: 2500000 }),
    send: mutation(
      '$id: ID!, $amountPoisha: SafeInt!, $clientKey: ID',
      'confirmPayment(id: $id, amountPoisha: $amountPoisha, clientKey: $clientKey)',
    ),
    other: others({ amountPoisha: 2500001 }, { amountPoisha: 250000 }),
  },
  refusePayment: {
    by: 'lawyer',
    before: async (legalCase) => ({ ...(await aPayment(legalCase)), reason: 'Nothing came' }),
    send: mutation(
      '$id: ID!, $reason: String!, $clientKey: ID',
      'refusePayment(id: $id, reason: $reason, clientKey: $clientKey)',
    ),
    other: others({ reason: 'Less came' }, { reason: 'Another ID' }),
  },
  requestDocuments: {
    by: 'lawyer',
    before: async () => Promise.resolve({ items: [{ title: 'The deed' }] }),
    send: withInput('requestDocuments', 'RequestDocumentsInput', 'documentRequests { id }'),
    same: [{ items: [{ title: 'The deed', note: null, dueOn: null }] }],
    other: others(
      { items: [{ title: 'The map' }] },
      { items: [{ title: 'The deed' }, { title: 'The map' }] },
    ),
  },
  deleteDocument: {
    by: 'client',
    before: async ({ client, id }) => ({ id: await addDocument(client, id) }),
    send: mutation('$id: ID!, $clientKey: ID', 'deleteDocument(id: $id, clientKey: $clientKey)'),
    other: async (_, { client, id }) => [
      { id: await addDocument(client, id) },
      { id: await addDocument(client, id) },
    ],
  },
  sendMessage: {
    by: 'client',
    before: async () => Promise.resolve({ body: 'Good morning' }),
    send: withInput('sendMessage', 'SendMessageInput', 'message { id }'),
    same: [{ documentIds: null }, { documentIds: [] }],
    other: async (_, { client, id }) => [
      { body: 'Good evening' },
      { documentIds: [await addDocument(client, id)] },
    ],
  },
  startUploads: {
    by: 'client',
    before: async () => Promise.resolve({ name: 'Deed.pdf', size: 9 }),
    send: async ({ client }, { caseId, requestId, ...file }) =>
      client.graphql(
        `mutation ($input: StartUploadsInput!) { write: startUploads(input: $input) { documents { id } } }`,
        {
          input: {
            caseId,
            requestId,
            files: [{ clientKey: file.clientKey, name: file.name, size: file.size }],
          },
        },
      ),
    same: [{ requestId: null }],
    other: others({ name: 'Map.pdf' }, { size: 10 }),
  },
  proposeAppointment: {
    by: 'client',
    before: async () => Promise.resolve({ mode: 'CHAMBER', minutes: 30, times: [inHours(48).toISOString()] }),
    send: async (person, { caseId, id: _, ...changes }) => tryToPropose(person, String(caseId), changes),
    same: [{ note: null, insteadOfId: null }],
    other: others({ minutes: 45 }, { times: [inHours(72).toISOString()] }),
  },
};
