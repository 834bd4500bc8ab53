import { StaffRole } from '../../src/auth/role';
import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, aStaffMember, type Person } from '../setup/people';
import type { AccountV1, BlogV1, LawyerV1, ReviewV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let owner: Person;
let client: Person;
let lawyer: Person;
let ids: Record<string, string>;

beforeAll(async () => {
  [owner, client, lawyer] = [await anAdmin(app), await aClient(app), await aLawyer(app)];
  const blog = await lawyer.client.rest<BlogV1>('POST', '/lawyers/blogs', { title: 'A', content: 'B' });
  const review = await client.client.rest<ReviewV1>('POST', '/public/reviews', {
    name: 'A',
    designation: 'B',
    review: 'Good',
  });
  ids = {
    client: client.id,
    lawyer: lawyer.id,
    case: (await aCase(client, lawyer))._id,
    blog: blog.body._id,
    review: review.body._id,
  };
});

async function provedMinutesAgo(minutes: number): Promise<void> {
  await app.sql(
    `update sessions set authenticated_at = now() - $2 * interval '1 minute' where account_id = $1`,
    [owner.id, minutes],
  );
}

/** What staff change; deletions of people come last. */
const REST_ACTS: [number, string, string, object | null][] = [
  [240, 'PUT', '/admin/users/{client}', { name: 'Another Name' }],
  [240, 'PUT', '/admin/users/{lawyer}', { experience: 3 }],
  [240, 'PUT', '/admin/lawyers/{lawyer}', { experience: 4 }],
  [240, 'PUT', '/admin/lawyers/{lawyer}/verification', { status: 'verified' }],
  [240, 'PUT', '/admin/cases/{case}/status', { status: 'completed' }],
  [240, 'PUT', '/admin/blogs/{blog}', { title: 'Another title' }],
  // What was hidden for 30 days needs the older proof alone.
  [15, 'DELETE', '/admin/blogs/{blog}', null],
  [15, 'DELETE', '/admin/reviews/{review}', null],
  [15, 'GET', '/admin/users.csv', null],
  [15, 'GET', '/admin/lawyers.csv', null],
  [15, 'GET', '/admin/cases.csv', null],
  [15, 'GET', '/admin/audit.csv', null],
  [15, 'DELETE', '/admin/lawyers/{lawyer}', null],
  [15, 'DELETE', '/admin/users/{client}', null],
];
const MUTATIONS: [number, string][] = [
  [240, 'updateUser(id: "{client}", input: { name: "A Third Name" }) { user { id } }'],
  [240, 'updateLawyer(id: "{lawyer}", input: { experience: 5 }) { lawyer { id } }'],
  [240, 'verifyLawyer(id: "{lawyer}", status: VERIFIED) { lawyer { id } }'],
  [240, 'updateCaseStatus(caseId: "{case}", status: ACCEPTED) { case { id } }'],
  [240, 'endUserSessions(id: "{client}") { message }'],
  [240, 'sendPasswordReset(id: "{client}") { message }'],
  [240, 'lockAccount(id: "{client}", reason: "A reason") { lockedId }'],
  [240, 'unlockAccount(id: "{client}") { unlockedId }'],
];

const filled = (text: string) =>
  text.replace(/\{(client|lawyer|case|blog|review)\}/, (_, key: string) => ids[key] ?? '');

async function mutationCode(mutation: string): Promise<string> {
  const { errors } = await owner.client.graphql(`mutation { ${filled(mutation)} }`);
  return errors?.[0]?.extensions.code ?? 'ok';
}

it.each(MUTATIONS)('at most %i minutes after a proof of the person: %s', async (minutes, mutation) => {
  await provedMinutesAgo(minutes + 1);
  expect(await mutationCode(mutation)).toBe('IDENTITY_REQUIRED');
  await provedMinutesAgo(minutes - 1);
  expect(await mutationCode(mutation)).toBe('ok');
});

it.each(REST_ACTS)(
  'at most %i minutes after a proof of the person: %s %s',
  async (minutes, method, path, body) => {
    await provedMinutesAgo(minutes + 1);
    const refused = await owner.client.rest(method, filled(path), body ?? undefined);
    expect([refused.status, refused.body.code]).toEqual([403, 'IDENTITY_REQUIRED']);
    await provedMinutesAgo(minutes - 1);
    expect((await owner.client.rest(method, filled(path), body ?? undefined)).status).toBe(200);
  },
);

it('a name from support without the permission to verify waits, as one of the lawyer does', async () => {
  const [support, verifying] = [
    await aStaffMember(app, [StaffRole.SUPPORT]),
    await aStaffMember(app, [StaffRole.SUPPORT, StaffRole.VERIFIER]),
  ];
  const [sealed, pending] = [
    await aLawyer(app, {}, 'Advocate Checked'),
    await aLawyer(app, { verification: VerificationStatus.PENDING }, 'Advocate Pending'),
  ];
  const publicNames = async () => {
    const { body } = await client.client.as(null).rest<LawyerV1>('GET', `/public/lawyers/${sealed.id}`);
    return [body.name, body.nameBangla];
  };
  const nameBangla = 'অ্যাডভোকেট অন্য';
  const mutation =
    graphql(`mutation ($id: ID!, $input: UpdateLawyerInput!) { updateLawyer(id: $id, input: $input) {
    lawyer { name nameBangla checkedName } } }`);
  const { updateLawyer } = await support.client.query(mutation, {
    id: sealed.id,
    input: { name: 'Advocate Anybody', nameBangla },
  });
  expect(updateLawyer.lawyer).toEqual({
    name: 'Advocate Anybody',
    nameBangla,
    checkedName: 'Advocate Checked',
  });
  expect(await publicNames()).toEqual(['Advocate Checked', null]);
  for (const path of ['lawyers', 'users'])
    expect(
      (
        await support.client.rest<AccountV1>('PUT', `/admin/${path}/${sealed.id}`, {
          name: `Advocate ${path}`,
        })
      ).body.name,
    ).toBe(`Advocate ${path}`);
  expect(await publicNames()).toEqual(['Advocate Checked', null]);
  await support.client.rest('PUT', `/admin/lawyers/${pending.id}`, { name: 'Advocate Corrected' });
  const { lawyer: corrected } = await owner.client.query(
    graphql(`query ($id: ID!) { lawyer(id: $id) { name checkedName } }`),
    { id: pending.id },
  );
  expect(corrected).toEqual({ name: 'Advocate Corrected', checkedName: null });
  await verifying.client.rest('PUT', `/admin/lawyers/${sealed.id}`, { name: 'Advocate Accepted' });
  expect((await publicNames())[0]).toBe('Advocate Accepted');
});
