import { randomUUID } from 'node:crypto';
import { aTakenCase, refusalOf } from '../setup/case-rooms';
import { aTransactionId } from '../setup/fees';
import { graphql } from '../setup/graphql';
import { fee, KEYED_WRITES, type Variables } from '../setup/keyed-writes';
import { familyLawyers, tryToAsk } from '../setup/open-requests';
import { aLawyer } from '../setup/people';
import type { CaseV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

const CONFLICT = ['CONFLICT', 'Something else was sent with this key already. Please send it anew.'];

it.each(Object.entries(KEYED_WRITES))(
  '%s with the key of another body is a conflict, and in other words the same write',
  async (_, { by, status, before, send, same = [], other }) => {
    const legalCase = await aTakenCase(app, status);
    const values = { caseId: legalCase.id, clientKey: randomUUID(), ...(await before?.(legalCase)) };
    const first = await send(legalCase[by], values);
    expect(refusalOf(first)).toBeNull();
    for (const changes of [{}, ...same])
      expect((await send(legalCase[by], { ...values, ...changes })).data).toEqual(first.data);
    for (const changes of await other(values, legalCase)) {
      const refused = refusalOf(await send(legalCase[by], { ...values, ...changes }));
      expect(refused?.[0]).toBe('CONFLICT');
      expect(refused?.[1]).toMatch(/with this key already. Please (send|add) it anew./);
    }
    expect((await send(legalCase[by], values)).data).toEqual(first.data);
  },
);

it('the key of one write is a conflict for another one', async () => {
  const { lawyer, id: caseId } = await aTakenCase(app);
  const clientKey = randomUUID();
  const write = async (name: string, more: Variables) =>
    KEYED_WRITES[name]?.send(lawyer, { caseId, clientKey, ...more });
  await write('addCaseEntry', { text: 'The plaint was filed.' });
  const refused = await write('stateFee', { fee });
  expect(refused && refusalOf(refused)).toEqual(CONFLICT);
});

it('what was written before there were digests answers as it did', async () => {
  const { lawyer, id: caseId } = await aTakenCase(app);
  const send = async (text: string) => KEYED_WRITES.addCaseEntry?.send(lawyer, { caseId, clientKey, text });
  const clientKey = randomUUID();
  await send('The plaint was filed.');
  await app.sql('alter table case_events disable trigger user');
  await app.sql('update case_events set key_digest = null where client_key = $1', [clientKey]);
  await app.sql('alter table case_events enable trigger user');
  expect((await send('Another text'))?.errors).toBeUndefined();
});

it('a digest reveals nothing of its sum and its ids, and is in no answer', async () => {
  const legalCase = await aTakenCase(app);
  await KEYED_WRITES.stateFee?.send(legalCase.lawyer, { caseId: legalCase.id, clientKey: randomUUID(), fee });
  const [row] = await app.platform.dataSource.query<[{ key_digest: string }]>(
    'select key_digest from case_events where case_id = $1 and client_key is not null',
    [legalCase.id],
  );
  expect(row.key_digest).toMatch(/^#[0-9a-f]{16}$/);
  const data = await legalCase.lawyer.client.rest('GET', '/account/data');
  expect(JSON.stringify(data.body)).not.toContain('digest');
});

it('a request of a client with the key of another one is a conflict at both doors', async () => {
  const { client, lawyer } = await aTakenCase(app);
  const requestKey = randomUUID();
  const usual = { lawyerId: lawyer.id, title: 'My dower', description: 'It was never paid.' };
  const byGraphql = async (changes: Variables) =>
    client.client.graphql(
      graphql(`mutation ($input: CaseRequestInput!) { requestCase(input: $input) { case { id } } }`),
      { input: { ...usual, requestKey, ...changes } },
    );
  const byRest = async (changes: Variables) =>
    client.client.rest<CaseV1>(
      'POST',
      '/users/cases',
      { ...usual, ...changes },
      { 'Idempotency-Key': requestKey },
    );
  const first = await byGraphql({});
  const { id } = first.data!.requestCase.case;
  expect((await byRest({})).body._id).toBe(id);
  for (const changes of [{ title: 'My child' }, { lawyerId: (await aLawyer(app)).id }]) {
    expect(refusalOf(await byGraphql(changes))).toEqual(CONFLICT);
    expect((await byRest(changes)).status).toBe(409);
  }
});

it('a status by REST has the key of one by GraphQL', async () => {
  const { lawyer, id } = await aTakenCase(app);
  const key = { 'Idempotency-Key': randomUUID() };
  const clientKey = key['Idempotency-Key'];
  const byRest = async (status: string) =>
    lawyer.client.rest('PUT', `/lawyers/cases/${id}/status`, { status }, key);
  expect(
    await KEYED_WRITES.updateCaseStatus?.send(lawyer, { caseId: id, clientKey, status: 'CASE_INTAKE' }),
  ).toMatchObject({
    errors: undefined,
  });
  expect((await byRest('case-intake')).status).toBe(200);
  expect((await byRest('case-closed')).status).toBe(409);
});

it('a payment by REST has the key of one by GraphQL', async () => {
  const { client, id } = await aTakenCase(app);
  const key = { 'Idempotency-Key': randomUUID() };
  const clientKey = key['Idempotency-Key'];
  const pays = async (body: Variables) => client.client.rest('PUT', `/users/cases/${id}/payment`, body, key);
  const bKashTrxId = aTransactionId();
  expect(await KEYED_WRITES.submitPayment?.send(client, { caseId: id, clientKey, bKashTrxId })).toMatchObject(
    {
      errors: undefined,
    },
  );
  for (const same of [{ bKashTrxId }, { bKashTrxId, method: 'bkash', amountPoisha: null }])
    expect((await pays(same)).status).toBe(200);
  for (const other of [{ bKashTrxId: aTransactionId() }, { bKashTrxId, method: 'nagad' }])
    expect((await pays(other)).status).toBe(409);
});

it('a request to several lawyers with the key of another one is a conflict', async () => {
  const { client } = await aTakenCase(app);
  await familyLawyers(app, 1);
  const requestKey = randomUUID();
  const first = await tryToAsk(client, { requestKey });
  expect(refusalOf(first)).toBeNull();
  for (const same of [
    {},
    { anywhere: false, urgent: false, courtDate: null, opposingParties: [] },
    { about: 'Family', district: 'গাজীপুর' },
  ])
    expect((await tryToAsk(client, { requestKey, ...same })).data).toEqual(first.data);
  for (const other of [{ title: 'My child' }, { urgent: true }, { opposingParties: ['Karim'] }])
    expect(refusalOf(await tryToAsk(client, { requestKey, ...other }))).toEqual(CONFLICT);
});
