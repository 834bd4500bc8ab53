import { longest } from '@ainsathi/contract/limits';
import { Account } from '../../src/modules/accounts/account.entity';
import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { addPaper } from '../setup/licence-papers';
import { aCase, aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
});

const pending = { verification: VerificationStatus.PENDING };
const VERIFY = graphql(`mutation ($id: ID!, $status: VerificationStatus!, $reason: String) {
  verifyLawyer(id: $id, status: $status, reason: $reason) {
    lawyer { verificationDecisions { status licenseNumber lawyerName reason decidedBy decidedAt } }
  }
}`);
const DECISIONS = graphql(
  `query ($id: ID!) { lawyer(id: $id) { id verificationDecisions { status } sameLicense { id } } }`,
);
const SEEN = graphql(`query ($id: ID!) { lawyer(id: $id) { verificationVersion } }`);

function decide(by: Person, id: string, body: Record<string, unknown>) {
  return by.client.rest('PUT', `/admin/lawyers/${id}/verification`, body);
}

async function statusesOf(id: string): Promise<string[]> {
  const { lawyer } = await admin.client.query(DECISIONS, { id });
  return lawyer!.verificationDecisions!.map(({ status }) => status as string);
}

describe('a decision on a licence', () => {
  it('is kept with the number, the name, the reason and the admin, through both doors, newest first', async () => {
    const lawyer = await aLawyer(app, { ...pending, licenseNumber: 'DHK-1/2026' }, 'Advocate First Name');
    await decide(admin, lawyer.id, { status: 'rejected', reason: 'Not on the roll' });
    await lawyer.client.rest('PUT', '/lawyers/profile', { name: 'Second Name', licenseNumber: 'DHK-2/2026' });
    const { verifyLawyer } = await admin.client.query(VERIFY, { id: lawyer.id, status: 'VERIFIED' });
    const [last, first] = verifyLawyer.lawyer.verificationDecisions!;
    const by = { decidedBy: admin.name, decidedAt: expect.any(String) };
    expect(last).toEqual({
      ...by,
      status: 'VERIFIED',
      licenseNumber: 'DHK-2/2026',
      lawyerName: 'Second Name',
      reason: null,
    });
    expect(first).toEqual({
      ...by,
      status: 'REJECTED',
      licenseNumber: 'DHK-1/2026',
      lawyerName: 'Advocate First Name',
      reason: 'Not on the roll',
    });
    const { body } = await admin.client.rest<{ _id: string }[]>(
      'GET',
      `/admin/lawyers/${lawyer.id}/verification`,
    );
    expect(body.map(({ _id, ...decision }) => decision)).toEqual([
      { ...last, status: 'verified' },
      { ...first, status: 'rejected' },
    ]);
  });

  it('is refused about facts, papers or a status that the verifier has not seen', async () => {
    const lawyer = await aLawyer(app, { ...pending, licenseNumber: 'UNSEEN-1' });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const read = async () => (await admin.client.query(SEEN, { id: lawyer.id })).lawyer!.verificationVersion!;
    let paper = '';
    const save = graphql(`mutation ($input: LicenceInput!) { saveLicence(input: $input) { lawyer { id } } }`);
    const changes = [
      async () => lawyer.client.query(save, { input: { barAssociation: 'Dhaka' } }),
      async () => lawyer.client.query(save, { input: { enrolledOn: '1990-01-01' } }),
      async () => lawyer.client.query(save, { input: { membershipNumber: '412' } }),
      async () => lawyer.client.query(save, { input: { cardUntil: '2031-01-01' } }),
      async () => (paper = await addPaper(lawyer)),
      async () =>
        lawyer.client.query(
          graphql(`mutation ($id: ID!) { removeLicencePaper(id: $id) { lawyer { id } } }`),
          { id: paper },
        ),
      async () =>
        admin.client.query(
          graphql(`mutation ($id: ID!) { askForPaper(id: $id, what: WHOLE) { lawyer { id } } }`),
          { id: lawyer.id },
        ),
      async () => decide(admin, lawyer.id, { status: 'rejected', reason: 'Not on the roll' }),
      async () => decide(admin, lawyer.id, { status: 'rejected', reason: 'Another name' }),
      async () => decide(admin, lawyer.id, { status: 'verified' }),
      async () => decide(admin, lawyer.id, { status: 'verified', validUntil: inDays(90) }),
    ];
    for (const [index, change] of changes.entries()) {
      const version = await read();
      await change();
      const { status } = await decide(admin, lawyer.id, { status: 'verified', version });
      expect([index, status]).toEqual([index, 409]);
    }
    expect(await statusesOf(lawyer.id)).toEqual(['VERIFIED', 'VERIFIED', 'REJECTED', 'REJECTED']);
    const version = await read();
    const twice = { status: 'rejected', reason: 'Not on the roll', version };
    const both = await Promise.all([decide(admin, lawyer.id, twice), decide(admin, lawyer.id, twice)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps the reason of a verification for admins alone', async () => {
    const lawyer = await aLawyer(app, pending);
    await decide(admin, lawyer.id, { status: 'verified', reason: 'Certificate seen' });
    const { lawyer: seen } = await admin.client.query(
      graphql(`query ($id: ID!) { lawyer(id: $id) { verificationReason verificationDecisions { reason } } }`),
      { id: lawyer.id },
    );
    expect(seen).toEqual({
      verificationReason: null,
      verificationDecisions: [{ reason: 'Certificate seen' }],
    });
  });

  it('is undone by setting the licence back to pending, which is kept as well', async () => {
    const lawyer = await aLawyer(app, pending);
    await decide(admin, lawyer.id, { status: 'verified' });
    const { body } = await decide(admin, lawyer.id, { status: 'pending' });
    expect(body).toMatchObject({ verification: 'pending', verifiedAt: null });
    expect(await statusesOf(lawyer.id)).toEqual(['PENDING', 'VERIFIED']);
  });

  it('that is refused leaves no trace: without a number, a number taken, a reason missing or too long', async () => {
    await aLawyer(app, { licenseNumber: 'TAKEN 1' });
    const copy = await aLawyer(app, { ...pending, licenseNumber: 'taken-1' });
    const without = await aLawyer(app, { ...pending, licenseNumber: null });
    const refused = [
      await decide(admin, copy.id, { status: 'verified' }),
      await decide(admin, without.id, { status: 'verified' }),
      await decide(admin, copy.id, { status: 'rejected' }),
      await decide(admin, copy.id, { status: 'rejected', reason: 'x'.repeat(longest.rejectionReason + 1) }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 400, 400]);
    const { errors } = await admin.client.graphql(VERIFY, {
      id: copy.id,
      status: 'REJECTED',
      reason: 'x'.repeat(longest.rejectionReason + 1),
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect([await statusesOf(copy.id), await statusesOf(without.id)]).toEqual([[], []]);
  });

  it('lists the last 20', async () => {
    const lawyer = await aLawyer(app, pending);
    for (let n = 0; n < 21; n += 1)
      await decide(admin, lawyer.id, { status: n % 2 === 0 ? 'verified' : 'pending' });
    expect(await statusesOf(lawyer.id)).toHaveLength(20);
  });

  it('outlives the admin, without the name, and not the lawyer', async () => {
    const former = await anAdmin(app);
    const lawyer = await aLawyer(app, pending);
    await decide(former, lawyer.id, { status: 'verified' });
    await app.platform.dataSource.manager.delete(Account, { id: former.id });
    const path = `/admin/lawyers/${lawyer.id}/verification`;
    expect((await admin.client.rest('GET', path)).body).toMatchObject([
      { status: 'verified', decidedBy: null },
    ]);
    await admin.client.rest('DELETE', `/admin/lawyers/${lawyer.id}`);
    expect((await admin.client.rest('GET', path)).status).toBe(404);
  });

  it('is read by admins only, not even by the lawyer', async () => {
    const lawyer = await aLawyer(app);
    const { client } = await aClient(app);
    const code = async (reader: Client) => {
      const { data, errors } = await reader.graphql(DECISIONS, { id: lawyer.id });
      expect(data!.lawyer).toEqual({ id: lawyer.id, verificationDecisions: null, sameLicense: null });
      return errors?.map(({ extensions }) => extensions.code);
    };
    expect(await code(lawyer.client)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(await code(client)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(await code(new Client(app.origin))).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});

describe('the same licence number', () => {
  it('names the other lawyers who have it in another notation', async () => {
    const verified = await aLawyer(app, { licenseNumber: 'TWIN-0042' }, 'Advocate Original');
    const copy = await aLawyer(app, { ...pending, licenseNumber: 'twin 0042' });
    const without = await aLawyer(app, { ...pending, licenseNumber: null });
    const query = graphql(`query ($id: ID!) { lawyer(id: $id) { sameLicense { id name verification } } }`);
    const { lawyer } = await admin.client.query(query, { id: copy.id });
    expect(lawyer!.sameLicense).toEqual([
      { id: verified.id, name: 'Advocate Original', verification: 'VERIFIED' },
    ]);
    expect((await admin.client.query(query, { id: without.id })).lawyer!.sameLicense).toEqual([]);
  });
});

describe('the number of licences decided today', () => {
  it('counts each lawyer once, and not a decision that was undone or is of yesterday', async () => {
    const decided = async () =>
      (await admin.client.query(graphql(`{ adminStats { decidedToday } }`))).adminStats;
    const { decidedToday: before } = await decided();
    const [kept, undone, old] = [
      await aLawyer(app, pending),
      await aLawyer(app, pending),
      await aLawyer(app, pending),
    ];
    await decide(admin, kept.id, { status: 'rejected', reason: 'Unreadable' });
    await decide(admin, kept.id, { status: 'verified' });
    await decide(admin, undone.id, { status: 'verified' });
    await decide(admin, undone.id, { status: 'pending' });
    await decide(admin, old.id, { status: 'verified' });
    await app.sql(
      `update verification_decisions set decided_at = now() - interval '1 day' where lawyer_id = $1`,
      [old.id],
    );
    expect(await decided()).toEqual({ decidedToday: before + 1 });
  });
});

describe('the file of a client', () => {
  it('gives the account and the cases to admins', async () => {
    const [client, other, lawyer] = [await aClient(app), await aClient(app), await aLawyer(app)];
    const { _id: id } = await aCase(client, lawyer);
    await aCase(other, lawyer);
    const query = graphql(`query ($id: ID!) {
      user(id: $id) { id email }
      cases(client: $id) { total items { id } }
    }`);
    expect(await admin.client.query(query, { id: client.id })).toEqual({
      user: { id: client.id, email: client.email },
      cases: { total: 1, items: [{ id }] },
    });
    expect(await admin.client.query(query, { id: 'nobody' })).toEqual({
      user: null,
      cases: { total: 0, items: [] },
    });
    const { body } = await admin.client.rest('GET', `/admin/users/${client.id}`);
    expect(body).toMatchObject({ _id: client.id, email: client.email, role: 'user' });
    expect((await admin.client.rest('GET', `/admin/users/${lawyer.id}`)).status).toBe(404);
  });
});
