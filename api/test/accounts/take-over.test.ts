import type { RestResponse } from '../setup/client';
import { aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

const PROFILE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }';
const LAWYER_PROFILE =
  'mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { id } } }';

const age = ({ id }: Person) =>
  app.sql(`update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`, [id]);
const codeOfRest = ({ body }: RestResponse) => (body as { code?: string } | null)?.code;

async function codeOf({ client }: Person, query: string, variables = {}): Promise<string | undefined> {
  const { errors } = await client.graphql(query, variables);
  return errors?.[0]?.extensions.code;
}

/** The codes of an edit of the own profile, by each door that the person has. */
async function editCodes(person: Person, path: string | null, input: object) {
  return [
    await codeOf(person, PROFILE, { input }),
    ...(path === null ? [] : [codeOfRest(await person.client.rest('PUT', path, input))]),
    ...(path === '/lawyers/profile' ? [await codeOf(person, LAWYER_PROFILE, { input })] : []),
  ];
}

describe('a token whose proof is older than 15 minutes', () => {
  it.each([
    ['a client', () => aClient(app), '/users/profile'],
    ['a lawyer', () => aLawyer(app), '/lawyers/profile'],
    ['an admin', () => anAdmin(app), null],
  ])('of %s changes neither email nor phone, by any door', async (_, make, path) => {
    const person = await make();
    await age(person);
    for (const input of [{ email: 'thief@example.test' }, { phone: '01712345678' }])
      expect(new Set(await editCodes(person, path, input))).toEqual(new Set(['IDENTITY_REQUIRED']));
    const [account] = await app.sql('select email, phone from accounts where id = $1', [person.id]);
    expect(account).toEqual({ email: person.email, phone: null });
  });

  it('neither takes the phone away, nor is in the way of what stays as it was', async () => {
    const person = await aClient(app);
    expect(await editCodes(person, null, { phone: '01712345678' })).toEqual([undefined]);
    await age(person);
    expect(await editCodes(person, null, { phone: '' })).toEqual(['IDENTITY_REQUIRED']);
    const same = { name: 'Another Name', email: person.email, phone: '+880 1712-345678' };
    expect(await editCodes(person, '/users/profile', same)).toEqual([undefined, undefined]);
  });

  it('knows no password, and so sets none and proves nothing', async () => {
    const person = await aClient(app);
    await age(person);
    const change =
      'mutation { changePassword(currentPassword: "a guess of it", newPassword: "another of mine") { token } }';
    const prove = 'mutation { confirmIdentity(password: "a guess of it") { token } }';
    expect([await codeOf(person, change), await codeOf(person, prove)]).toEqual([
      'BAD_USER_INPUT',
      'BAD_USER_INPUT',
    ]);
  });
});

describe('where clients send the fee', () => {
  const DETAILS = { mobilePaymentDetails: 'bKash 01712345678', bankDetails: 'Sonali Bank, 0012' };
  const stored = ({ id }: Person) =>
    app.sql<object>(
      `select bank_details as "bankDetails", mobile_payment_details as "mobilePaymentDetails"
       from lawyer_profiles where account_id = $1`,
      [id],
    );

  it('is not changed with an old proof, by any door, whether it stood there before or not', async () => {
    const lawyer = await aLawyer(app);
    await app.sql(
      `update lawyer_profiles set mobile_payment_details = 'bKash 01812345678', bank_details = null where account_id = $1`,
      [lawyer.id],
    );
    await age(lawyer);
    for (const [field, value] of Object.entries(DETAILS)) {
      const input = { [field]: value };
      expect(await codeOf(lawyer, LAWYER_PROFILE, { input })).toBe('IDENTITY_REQUIRED');
      expect(codeOfRest(await lawyer.client.rest('PUT', '/lawyers/profile', input))).toBe(
        'IDENTITY_REQUIRED',
      );
    }
    expect(await stored(lawyer)).toEqual([{ bankDetails: null, mobilePaymentDetails: 'bKash 01812345678' }]);
    const same = { mobilePaymentDetails: 'bKash 01812345678', chamberName: 'Another Chamber' };
    expect(await codeOf(lawyer, LAWYER_PROFILE, { input: same })).toBeUndefined();
  });

  it('is changed with a fresh one, which the lawyer and the audit log learn', async () => {
    const lawyer = await aLawyer(app);
    expect(await codeOf(lawyer, LAWYER_PROFILE, { input: DETAILS })).toBeUndefined();
    expect(await stored(lawyer)).toEqual([DETAILS]);
    const events = await app.sql('select kind from account_events where account_id = $1', [lawyer.id]);
    expect(events).toEqual([{ kind: 'payment-details-changed' }]);
    const mails = await app.sql<{ text: string }>(
      `select text from mails where account_id = $1 and kind = 'payment-details-changed'`,
      [lawyer.id],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain('01712345678');
    const entries = await app.sql(
      `select after from audit_entries where subject_id = $1 and act = 'payment-details-changed'`,
      [lawyer.id],
    );
    expect(entries).toEqual([{ after: { fields: ['bankDetails', 'mobilePaymentDetails'] } }]);
  });
});

it('does not take the audit log away as a file', async () => {
  const admin = await anAdmin(app);
  await age(admin);
  const { status, body } = await admin.client.rest('GET', '/admin/audit.csv');
  expect([status, (body as { code?: string }).code]).toEqual([403, 'IDENTITY_REQUIRED']);
});

it("an admin's edit of somebody's phone wants no proof", async () => {
  const [admin, person] = [await anAdmin(app), await aClient(app)];
  await age(admin);
  const { status } = await admin.client.rest('PUT', `/admin/users/${person.id}`, { phone: '01812345678' });
  expect(status).toBe(200);
});
