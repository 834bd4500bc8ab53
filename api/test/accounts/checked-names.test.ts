import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import type { BlogV1, LawyerV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;
let client: Person;

beforeAll(async () => {
  [admin, client] = [await anAdmin(app), await aClient(app)];
});

const CHECKED = 'Advocate Checked Name';
const OWN_NAMES = graphql(`query ($id: ID!) { lawyer(id: $id) { name checkedName } }`);
const SEEN = graphql(`query ($id: ID!) { lawyer(id: $id) { verificationVersion } }`);
const VERIFY = graphql(`mutation ($id: ID!, $status: VerificationStatus!, $reason: String, $version: String) {
  verifyLawyer(id: $id, status: $status, reason: $reason, version: $version) { lawyer { name checkedName verifiedAt } }
}`);
const KEEP = graphql(`mutation ($id: ID!, $name: String!, $version: String) {
  updateLawyer(id: $id, input: { name: $name }, version: $version) { lawyer { name checkedName } }
}`);
const WAITING = graphql(`query { adminLawyers(nameWaits: true) { items { id name checkedName } total } }`);

const VERSIONS = graphql(`query { adminLawyers(nameWaits: true) { items { verificationVersion } } }`);

const rename = (lawyer: Person, name: string) =>
  lawyer.client.rest<LawyerV1>('PUT', '/lawyers/profile', { name });

/** Under which name the public knows a lawyer: page, directory, search, article and a client's case. */
async function publicNames(lawyer: Person, blogId: string, caseId: string): Promise<Set<unknown>> {
  const visitor = client.client.as(null);
  const { body: page } = await visitor.rest<LawyerV1>('GET', `/public/lawyers/${lawyer.id}`);
  const { lawyers, blog } = await visitor.query(
    graphql(
      `query ($blogId: ID!) { lawyers(limit: 50) { items { id name } } blog(id: $blogId) { author { name } } }`,
    ),
    { blogId },
  );
  const { case: legalCase } = await client.client.query(
    graphql(`query ($id: ID!) { case(id: $id) { lawyer { name } } }`),
    {
      id: caseId,
    },
  );
  const listed = lawyers.items.find(({ id }) => id === lawyer.id);
  return new Set([page.name, listed?.name, blog!.author!.name, legalCase!.lawyer!.name]);
}

async function found(search: string): Promise<unknown[]> {
  const { lawyers } = await client.client.query(
    graphql(`query ($search: String!) { lawyers(filter: { search: $search }) { items { name } } }`),
    { search },
  );
  return lawyers.items.map(({ name }) => name);
}

it('a verified lawyer with another name keeps the checked one in public until an admin accepts it', async () => {
  const lawyer = await aLawyer(app, {}, CHECKED);
  const { body: blog } = await lawyer.client.rest<BlogV1>('POST', '/lawyers/blogs', {
    title: 'A',
    content: 'B',
  });
  const caseId = (await aCase(client, lawyer))._id;
  const { body: own } = await rename(lawyer, 'Advocate Zubaida Newname');
  expect(own.name).toBe('Advocate Zubaida Newname');
  expect(await publicNames(lawyer, blog._id, caseId)).toEqual(new Set([CHECKED]));
  expect(await found('Newname')).toEqual([]);
  expect((await lawyer.client.query(OWN_NAMES, { id: lawyer.id })).lawyer).toEqual({
    name: 'Advocate Zubaida Newname',
    checkedName: CHECKED,
  });

  const { adminLawyers } = await admin.client.query(WAITING);
  const { lawyer: seen } = await admin.client.query(SEEN, { id: lawyer.id });
  expect((await admin.client.query(VERSIONS)).adminLawyers.items).toEqual([seen]);
  expect(adminLawyers).toEqual({
    items: [{ id: lawyer.id, name: 'Advocate Zubaida Newname', checkedName: CHECKED }],
    total: 1,
  });
  const { lawyer: before } = await admin.client.query(
    graphql(`query ($id: ID!) { lawyer(id: $id) { verifiedAt } }`),
    {
      id: lawyer.id,
    },
  );
  const { verifyLawyer } = await admin.client.query(VERIFY, { id: lawyer.id, status: 'VERIFIED' });
  expect(verifyLawyer.lawyer).toEqual({
    name: 'Advocate Zubaida Newname',
    checkedName: null,
    verifiedAt: before!.verifiedAt,
  });
  expect(await publicNames(lawyer, blog._id, caseId)).toEqual(new Set(['Advocate Zubaida Newname']));
  expect(await found('Newname')).toEqual(['Advocate Zubaida Newname']);
  expect((await admin.client.query(WAITING)).adminLawyers.total).toBe(0);
});

it('going back to the checked name ends the waiting', async () => {
  const lawyer = await aLawyer(app, {}, CHECKED);
  await rename(lawyer, 'Advocate Other');
  await rename(lawyer, CHECKED);
  expect((await admin.client.query(WAITING)).adminLawyers.total).toBe(0);
});

it('an edit of something else leaves a name waiting', async () => {
  const lawyer = await aLawyer(app, {}, CHECKED);
  await rename(lawyer, 'Advocate Other');
  await lawyer.client.rest('PUT', '/lawyers/profile', { bio: 'Another bio' });
  expect((await lawyer.client.query(OWN_NAMES, { id: lawyer.id })).lawyer!.checkedName).toBe(CHECKED);
  await admin.client.rest('PUT', `/admin/lawyers/${lawyer.id}`, { name: CHECKED });
});

it('a name that an admin gives is public at once', async () => {
  const lawyer = await aLawyer(app, {}, CHECKED);
  await rename(lawyer, 'Advocate Other');
  await admin.client.rest('PUT', `/admin/lawyers/${lawyer.id}`, { name: 'Advocate By Admin' });
  const { body } = await client.client.as(null).rest<LawyerV1>('GET', `/public/lawyers/${lawyer.id}`);
  expect(body.name).toBe('Advocate By Admin');
  expect((await admin.client.query(WAITING)).adminLawyers.total).toBe(0);
});

it('a lawyer who is not verified goes by the present name, which is the one that is checked', async () => {
  const lawyer = await aLawyer(app, { verification: VerificationStatus.PENDING }, 'Advocate First');
  await rename(lawyer, 'Advocate Second');
  await admin.client.query(VERIFY, { id: lawyer.id, status: 'VERIFIED' });
  const { body } = await client.client.as(null).rest<LawyerV1>('GET', `/public/lawyers/${lawyer.id}`);
  expect(body.name).toBe('Advocate Second');
});

it('a decision on a name or a number that the admin has not seen is refused, at both doors', async () => {
  const lawyer = await aLawyer(
    app,
    { verification: VerificationStatus.PENDING, licenseNumber: 'SEEN-1' },
    CHECKED,
  );
  const { lawyer: seen } = await admin.client.query(SEEN, { id: lawyer.id });
  const version = seen!.verificationVersion!;
  await lawyer.client.rest('PUT', '/lawyers/profile', { licenseNumber: 'OTHER-2' });
  const { body, status } = await admin.client.rest('PUT', `/admin/lawyers/${lawyer.id}/verification`, {
    status: 'verified',
    version,
  });
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
  const { errors } = await admin.client.graphql(VERIFY, { id: lawyer.id, status: 'VERIFIED', version });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  const { lawyer: now } = await admin.client.query(SEEN, { id: lawyer.id });
  await admin.client.query(VERIFY, {
    id: lawyer.id,
    status: 'VERIFIED',
    version: now!.verificationVersion!,
  });
});

it('the checked name is not put back over a name or an acceptance that the verifier has not seen', async () => {
  const lawyer = await aLawyer(app, {}, CHECKED);
  const keep = async (version: string | null) => {
    const { data, errors } = await admin.client.graphql(KEEP, { id: lawyer.id, name: CHECKED, version });
    return errors?.[0]?.extensions.code ?? data?.updateLawyer.lawyer;
  };
  const seen = async () => (await admin.client.query(SEEN, { id: lawyer.id })).lawyer!.verificationVersion;
  await rename(lawyer, 'Advocate Seen');
  const first = await seen();
  await rename(lawyer, 'Advocate Unseen');
  expect(await keep(first)).toBe('CONFLICT');
  const second = await seen();
  await admin.client.query(VERIFY, { id: lawyer.id, status: 'VERIFIED' });
  expect(await keep(second)).toBe('CONFLICT');
  expect((await lawyer.client.query(OWN_NAMES, { id: lawyer.id })).lawyer!.name).toBe('Advocate Unseen');
  expect(await keep(await seen())).toEqual({ name: CHECKED, checkedName: null });
});

it('a notice to a client has the checked name', async () => {
  const lawyer = await aLawyer(app, {}, CHECKED);
  const { _id: id } = await aCase(client, lawyer);
  await rename(lawyer, 'Advocate Other');
  await lawyer.client.rest('PUT', `/lawyers/cases/${id}/status`, { status: 'accepted' });
  const { myNotifications } = await client.client.query(
    graphql(`{ myNotifications { items { kind actorName } } }`),
  );
  expect(myNotifications.items).toContainEqual({ kind: 'REQUEST_ANSWERED', actorName: CHECKED });
});
