import { lawyerStatuses } from '../../src/modules/cases/status/case.status';
import { Client } from '../setup/client';
import { graphql, type TypeOf } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAcceptedCase, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let client: Person;
let lawyer: Person;

beforeAll(async () => {
  client = await aClient(app);
  lawyer = await aLawyer(app);
});

let counter = 0;
function aTransactionId(): string {
  counter += 1;
  return `TRX${String(counter).padStart(7, '0')}`;
}

async function pay(person: Person, id: string, bKashTrxId: string) {
  return person.client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId });
}

describe('paying the fee of a case', () => {
  it('takes a transaction ID for an accepted, unpaid case, trimmed and in capitals', async () => {
    const id = await anAcceptedCase(client, lawyer);
    const { status, body } = await pay(client, id, '  abc1234567 ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ paymentStatus: 'paid', bKashTrxId: 'ABC1234567', status: 'accepted' });
  });

  it('is seen by the lawyer and by admins', async () => {
    const id = await anAcceptedCase(client, lawyer);
    const bKashTrxId = aTransactionId();
    await pay(client, id, bKashTrxId);
    const admin = await anAdmin(app);
    for (const person of [lawyer, admin]) {
      const { case: seen } = await person.client.query(
        graphql(`query ($id: ID!) { case(id: $id) { paymentStatus bKashTrxId } }`),
        { id },
      );
      expect(seen).toEqual({ paymentStatus: 'PAID', bKashTrxId });
    }
  });

  it.each(['pending', 'rejected', 'case-intake'])('is refused while the case is %s', async (status) => {
    const { _id: id } = await aCase(client, lawyer);
    await setStatus(lawyer, id, status);
    const response = await pay(client, id, aTransactionId());
    expect(response.status).toBe(409);
    expect(response.body.code).toBe('CONFLICT');
  });

  it('is refused a second time', async () => {
    const id = await anAcceptedCase(client, lawyer);
    await pay(client, id, aTransactionId());
    expect((await pay(client, id, aTransactionId())).status).toBe(409);
  });

  it('pays once when sent twice at the same time', async () => {
    const id = await anAcceptedCase(client, lawyer);
    const responses = await Promise.all([
      pay(client, id, aTransactionId()),
      pay(client, id, aTransactionId()),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await app.sql('select from payments where case_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('takes a transaction ID once in the whole system, also when two cases use it at once', async () => {
    const [one, other] = [await anAcceptedCase(client, lawyer), await anAcceptedCase(client, lawyer)];
    const bKashTrxId = aTransactionId();
    const responses = await Promise.all([
      pay(client, one, bKashTrxId),
      pay(client, other, bKashTrxId.toLowerCase()),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('This transaction ID has already been used');
    const cases = (await client.client.rest('GET', '/users/cases')).body as {
      _id: string;
      paymentStatus: string;
    }[];
    const paid = cases.filter(
      ({ _id, paymentStatus }) => [one, other].includes(_id) && paymentStatus === 'paid',
    );
    expect(paid).toHaveLength(1);
  });

  it.each([
    ['nothing', undefined, 'Please enter bKash transaction ID'],
    ['spaces', '   ', 'Please enter bKash transaction ID'],
    ['too short', 'AB12', 'A bKash transaction ID has 6 to 32 letters and digits'],
    ['punctuation', 'ABC-123456', 'A bKash transaction ID has 6 to 32 letters and digits'],
    ['33 characters', 'A'.repeat(33), 'A bKash transaction ID has 6 to 32 letters and digits'],
    ['a number', 1234567890, 'bKash transaction ID must be text'],
  ])('names the field for %s', async (_what, bKashTrxId, message) => {
    const id = await anAcceptedCase(client, lawyer);
    const response = await client.client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([{ field: 'bKashTrxId', message }]);
  });

  it.each([
    ['bkash', 'Please enter bKash transaction ID'],
    ['nagad', 'Please enter Nagad transaction ID'],
    ['rocket', 'Please enter Rocket transaction ID'],
    ['bank', 'Please enter the reference of the bank'],
  ])('asks for a missing ID of %s by its name, in GraphQL and REST', async (method, message) => {
    const id = await anAcceptedCase(client, lawyer);
    const body = { bKashTrxId: ' ', method };
    const { body: refusal } = await client.client.rest('PUT', `/users/cases/${id}/payment`, body);
    expect(refusal.errors).toEqual([{ field: 'bKashTrxId', message }]);
    const { errors } = await client.client.graphql(
      graphql(`mutation ($input: FeePaymentInput!) { submitFeePayment(input: $input) { case { id } } }`),
      { input: { caseId: id, method: method.toUpperCase() as TypeOf<'PaymentMethod'>, transactionId: '' } },
    );
    expect(errors?.[0]?.message).toBe(message);
  });

  it("responds with not found for another person's case, in GraphQL and REST", async () => {
    const id = await anAcceptedCase(client, lawyer);
    const stranger = await aClient(app, 'A Stranger');
    expect((await pay(stranger, id, aTransactionId())).status).toBe(404);
    const { errors } = await stranger.client.graphql(
      graphql(`mutation ($id: ID!) { submitPayment(caseId: $id, bKashTrxId: "STRANGER01") { case { id } } }`),
      { id },
    );
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('needs the role of a client', async () => {
    const id = await anAcceptedCase(client, lawyer);
    expect((await pay(lawyer, id, aTransactionId())).status).toBe(403);
    const visitor = await new Client(app.origin).rest('PUT', `/users/cases/${id}/payment`, {
      bKashTrxId: aTransactionId(),
    });
    expect(visitor.status).toBe(401);
  });
});

describe("a lawyer's payment details", () => {
  const details = graphql(
    `query ($id: ID!) { case(id: $id) { acceptsPayment lawyer { bankDetails mobilePaymentDetails } } }`,
  );

  it.each([
    ['pending', null],
    ['rejected', null],
    ['accepted', 'bKash 01711111111'],
    ['hearing-1', 'bKash 01711111111'],
  ])('are visible to the client while the case is %s: %s', async (status, expected) => {
    const { _id: id } = await aCase(client, lawyer);
    await setStatus(lawyer, id, status);
    const { case: seen } = await client.client.query(details, { id });
    expect(seen!.lawyer!.mobilePaymentDetails).toBe(expected);
    expect(seen!.acceptsPayment).toBe(status === 'accepted');
    const listed = (await client.client.rest('GET', '/users/cases')).body as {
      _id: string;
      lawyerId: object;
    }[];
    expect(listed.find(({ _id }) => _id === id)?.lawyerId).toMatchObject({ mobilePaymentDetails: expected });
  });
});

describe("a lawyer's phone for clients and chamber address", () => {
  const contact = graphql(
    `query ($id: ID!) { case(id: $id) { lawyer { clientPhone chamberAddress bankDetails } } }`,
  );
  const given = { clientPhone: '+8801812345678', chamberAddress: 'Room 12, Court House Street' };
  let reachable: Person;
  beforeAll(async () => {
    reachable = await aLawyer(app, given);
  });

  it.each(lawyerStatuses)(
    'reach the client while the case is %s, as the payment details do',
    async (status) => {
      const { _id: id } = await aCase(client, reachable);
      await setStatus(reachable, id, status);
      const { bankDetails, ...seen } = (await client.client.query(contact, { id })).case!.lawyer!;
      const isAnswered = status !== 'pending' && status !== 'rejected';
      expect(seen).toEqual(isAnswered ? given : { clientPhone: null, chamberAddress: null });
      expect(bankDetails !== null).toBe(isAnswered);
      expect((await reachable.client.query(contact, { id })).case!.lawyer).toMatchObject(given);
    },
  );

  it('do not reach the client of a lawyer who gives none, or who is not verified any more', async () => {
    const id = await anAcceptedCase(client, lawyer);
    expect((await client.client.query(contact, { id })).case!.lawyer!.clientPhone).toBeNull();

    const payee = await aLawyer(app, given);
    const other = await anAcceptedCase(client, payee);
    await payee.client.rest('PUT', '/lawyers/profile', { licenseNumber: `CH-${payee.id}` });
    expect((await client.client.query(contact, { id: other })).case!.lawyer).toEqual({
      clientPhone: null,
      chamberAddress: null,
      bankDetails: null,
    });
    const admin = await anAdmin(app);
    expect((await admin.client.query(contact, { id: other })).case!.lawyer).toMatchObject(given);
  });
});

describe('a lawyer who is not listed any more', () => {
  const CASE = graphql(`query ($id: ID!) {
    case(id: $id) {
      acceptsPayment settableStatuses lawyer { verified isLocked isLeaving bankDetails mobilePaymentDetails }
    }
    myCaseCounts { toBePaid inProgress }
  }`);
  const losses: [string, (payee: Person) => Promise<unknown>][] = [
    [
      'was rejected',
      async (payee) =>
        (await anAdmin(app)).client.rest('PUT', `/admin/lawyers/${payee.id}/verification`, {
          status: 'rejected',
          reason: 'Forged sanad',
        }),
    ],
    [
      'changed the licence number',
      (payee) => payee.client.rest('PUT', '/lawyers/profile', { licenseNumber: `CH-${payee.id}` }),
    ],
  ];

  const nothing = { isLocked: false, isLeaving: false };
  const write = (statement: string) => (payee: Person) => app.sql(statement, [payee.id]);
  const absences: [string, (payee: Person) => Promise<unknown>, object][] = [
    ...losses.map(([name, lose]): (typeof absences)[number] => [name, lose, nothing]),
    [
      'is locked',
      write(`insert into account_locks (account_id, reason, locked_at) values ($1, 'A test', now())`),
      { ...nothing, isLocked: true },
    ],
    [
      'leaves',
      write(
        `insert into account_deletions (account_id, requested_at, due_at) values ($1, now(), now() + interval '1 day')`,
      ),
      { ...nothing, isLeaving: true },
    ],
  ];

  it.each(absences)('and %s is not paid, and the client can know why', async (_, lose, known) => {
    const payer = await aClient(app);
    const payee = await aLawyer(app);
    const id = await anAcceptedCase(payer, payee);
    expect((await payer.client.query(CASE, { id })).myCaseCounts.toBePaid).toBe(1);
    await lose(payee);

    const seen = await payer.client.query(CASE, { id });
    expect(seen.case).toMatchObject({
      acceptsPayment: false,
      lawyer: { ...known, verified: false, bankDetails: null, mobilePaymentDetails: null },
    });
    expect(seen.myCaseCounts).toEqual({ toBePaid: 0, inProgress: 1 });
    const { status, body } = await pay(payer, id, aTransactionId());
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(body.message).toBe('This lawyer cannot be paid at present: please do not pay');
  });

  it.each(losses)('and %s cannot accept, but can go on with the case', async (_, lose) => {
    const payee = await aLawyer(app);
    const { _id: id } = await aCase(client, payee);
    await lose(payee);
    const { status, body } = await payee.client.rest('PUT', `/lawyers/cases/${id}/status`, {
      status: 'accepted',
    });
    expect([status, body.message]).toEqual([409, 'You can accept cases once your licence is verified']);
    const { case: seen } = await payee.client.query(CASE, { id });
    expect(seen!.settableStatuses).toHaveLength(23);
    expect(seen!.settableStatuses).not.toContain('ACCEPTED');
    await setStatus(payee, id, 'rejected');
  });

  it('waits for no payment of a client who has left', async () => {
    const payer = await aClient(app);
    const payee = await aLawyer(app);
    const id = await anAcceptedCase(payer, payee);
    await (await anAdmin(app)).client.rest('DELETE', `/admin/users/${payer.id}`);
    const { myCaseCounts } = await payee.client.query(CASE, { id });
    expect(myCaseCounts).toEqual({ toBePaid: 0, inProgress: 1 });
  });

  it('who has left is not paid', async () => {
    const payer = await aClient(app);
    const payee = await aLawyer(app);
    const id = await anAcceptedCase(payer, payee);
    await (await anAdmin(app)).client.rest('DELETE', `/admin/lawyers/${payee.id}`);
    expect(await payer.client.query(CASE, { id })).toMatchObject({
      case: { acceptsPayment: false },
      myCaseCounts: { toBePaid: 0 },
    });
    const { status, body } = await pay(payer, id, aTransactionId());
    expect([status, body.message]).toEqual([409, 'The lawyer has left AinSathi: there is nobody to pay']);
  });
});
