import { readdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { StaffRole } from '../../src/auth/role';
import { deleteAccounts } from '../../src/modules/account-deletion/delete-accounts';
import { compareDocuments } from '../../src/modules/documents/sweep-documents';
import { sweepLicencePapers } from '../../src/modules/lawyers/licence/sweep-licence-papers';
import { lapseLicences } from '../../src/modules/lawyers/verification/lapse-licences';
import { notifyStaff } from '../../src/modules/statistics/notify-staff';
import { codeOf } from '../setup/client';
import { PDF, send } from '../setup/documents';
import { graphql } from '../setup/graphql';
import { addPaper, aPhoto, openPaper, sendPaper, tryToStartPaper } from '../setup/licence-papers';
import { aClient, aLawyer, anAdmin, aStaffMember, type Person } from '../setup/people';
import { appOfTests, startApp } from '../setup/running-app';
import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';

const DAY = 24 * 60 * 60_000;

const app = appOfTests();
let admin: Person;
let verifier: Person;

beforeAll(async () => {
  [admin, verifier] = [await anAdmin(app), await aStaffMember(app, [StaffRole.VERIFIER])];
});

const LICENCE = graphql(`query ($id: ID!) { lawyer(id: $id) {
  licence { enrolledOn barAssociation askedFor askedNote papers { id kind type size seenAt available } } } }`);
const PUBLIC = graphql(
  `query ($id: ID!) { lawyer(id: $id) { checkedOn checkedPapers enrolledYear barAssociation verifiedUntil } }`,
);
const VERIFY = graphql(
  `mutation ($id: ID!) { verifyLawyer(id: $id, status: VERIFIED) { lawyer { verifiedUntil } } }`,
);
const SAVE = graphql(`mutation ($input: LicenceInput!) { saveLicence(input: $input) {
  lawyer { renewalAt licence { enrolledOn barAssociation membershipNumber cardUntil renewalAt lapsedAt } } } }`);
const SUBMIT = graphql(
  `mutation { submitLicence { lawyer { renewalAt licenseSubmittedAt licence { askedFor } } } }`,
);
const ASK = graphql(`mutation ($id: ID!, $note: String) { askForPaper(id: $id, what: WHOLE, note: $note) {
  lawyer { verification licence { askedFor askedNote } } } }`);
const REMOVE = graphql(
  `mutation ($id: ID!) { removeLicencePaper(id: $id) { lawyer { licence { papers { id } } } } }`,
);

const pending = async () =>
  aLawyer(app, { verification: VerificationStatus.PENDING, licenseSubmittedAt: new Date() });
const licenceOf = async ({ client }: Person, id: string) =>
  (await client.query(LICENCE, { id })).lawyer?.licence;
const keyOf = async (id: string) =>
  (await app.sql<{ storage_key: string }>('select storage_key from licence_papers where id = $1', [id]))[0]!
    .storage_key;
const bytesAreHere = async (key: string) => (await app.platform.privateFiles.sizeOf(key)) !== null;

describe('a paper of a licence', () => {
  it('is a photo without its metadata, for verifiers alone, and its lawyer reads that it was looked at', async () => {
    const lawyer = await pending();
    const photo = await aPhoto();
    expect((await sharp(photo.bytes).metadata()).exif?.includes('SECRET-OWNER')).toBe(true);
    const id = await addPaper(lawyer, 'SANAD', photo);
    const others = [
      await aLawyer(app),
      await aClient(app),
      await aStaffMember(app, [StaffRole.SUPPORT]),
      lawyer,
    ];
    for (const other of others) expect(await openPaper(other, id)).toBe('NOT_FOUND');
    const before = await licenceOf(lawyer, lawyer.id);
    expect(before?.papers).toEqual([
      expect.objectContaining({ id, kind: 'SANAD', type: 'image/webp', seenAt: [] }),
    ]);
    const response = (await openPaper(verifier, id)) as Response;
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const shown = Buffer.from(await response.arrayBuffer());
    const { width, height, exif } = await sharp(shown).metadata();
    expect([width, height, exif]).toEqual([2_400, 1_600, undefined]);
    expect(shown.includes('SECRET-OWNER')).toBe(false);
    expect((await licenceOf(lawyer, lawyer.id))?.papers[0]?.seenAt).toHaveLength(1);
    expect(
      await app.sql('select act, actor_id, after from audit_entries where subject_id = $1 and act = $2', [
        lawyer.id,
        'licence-paper-viewed',
      ]),
    ).toEqual([{ act: 'licence-paper-viewed', actor_id: verifier.id, after: { paper: 'sanad' } }]);
    const firm = await aLawyer(app);
    await addPaper(firm);
    expect(await licenceOf(lawyer, firm.id)).toBeNull();
    const client = await aClient(app);
    expect(codeOf(await client.client.graphql(LICENCE, { id: firm.id }))).toBe('FORBIDDEN');
  });

  it('is refused with the name of its field, and leaves nothing', async () => {
    const lawyer = await pending();
    const photo = await aPhoto();
    const files = [
      { name: 'dot.jpg', bytes: (await aPhoto('white', 1, 1)).bytes },
      { name: 'cut.jpg', bytes: photo.bytes.subarray(0, photo.bytes.length / 2) },
      { name: 'cut.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>') },
      { name: 'text.txt', bytes: Buffer.from('My sanad') },
      { name: 'page.html', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      { name: 'large.png', bytes: (await aPhoto('white', 8_001, 5_000)).bytes },
    ];
    for (const file of files) {
      const { status, body } = await sendPaper(lawyer, file);
      expect([file.name, status, JSON.stringify(body).includes('"field":"file"')]).toEqual([
        file.name,
        file.name === 'large.png' ? 413 : 415,
        true,
      ]);
    }
    const large = await tryToStartPaper(lawyer, {
      name: 'a.pdf',
      bytes: { length: 10 * 1024 * 1024 + 1 } as Buffer,
    });
    expect(large.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'size' }],
    });
    expect(await app.sql('select 1 from licence_papers where lawyer_id = $1', [lawyer.id])).toEqual([]);
  });

  it('is one of six, and only its lawyer sends or removes it', async () => {
    const lawyer = await pending();
    for (let count = 0; count < 6; count += 1)
      await addPaper(lawyer, 'BAR_CARD', { name: 'card.pdf', bytes: PDF });
    expect(codeOf(await tryToStartPaper(lawyer, { name: 'card.pdf', bytes: PDF }))).toBe('CONFLICT');
    const other = await aLawyer(app);
    const [own] = (await licenceOf(lawyer, lawyer.id))!.papers;
    expect(codeOf(await other.client.graphql(REMOVE, { id: own!.id }))).toBe('NOT_FOUND');
    expect((await send(other, `/documents/licence-papers/${own!.id}`, PDF)).status).toBe(404);
    const key = await keyOf(own!.id);
    await lawyer.client.query(REMOVE, { id: own!.id });
    expect(await bytesAreHere(key)).toBe(false);
    expect((await licenceOf(lawyer, lawyer.id))!.papers).toHaveLength(5);
  });

  it('stays in the nightly comparison, is sealed, and goes 90 days after the decision or with the account', async () => {
    const lawyer = await pending();
    const id = await addPaper(lawyer, 'SANAD', {
      name: 'sanad.pdf',
      bytes: Buffer.concat([PDF, Buffer.from('%PLANTED')]),
    });
    const key = await keyOf(id);
    const folder = path.join(path.dirname(app.uploads), 'private');
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(key));
    expect(names).toHaveLength(1);
    const file = path.join(folder, names[0]!);
    expect((await readFile(file)).includes('PLANTED')).toBe(false);
    await utimes(file, new Date(0), new Date(0));
    await compareDocuments(app.platform);
    expect(await bytesAreHere(key)).toBe(true);
    await sweepLicencePapers(app.platform, new Date(Date.now() + 100 * DAY));
    expect(await bytesAreHere(key)).toBe(true);
    await admin.client.query(VERIFY, { id: lawyer.id });
    await sweepLicencePapers(app.platform, new Date(Date.now() + 89 * DAY));
    expect(await bytesAreHere(key)).toBe(true);
    await sweepLicencePapers(app.platform, new Date(Date.now() + 91 * DAY));
    expect(await bytesAreHere(key)).toBe(false);
    expect((await licenceOf(lawyer, lawyer.id))!.papers).toEqual([
      expect.objectContaining({ id, available: false }),
    ]);
    const [row] = await app.sql('select sha256 is not null as known from licence_papers where id = $1', [id]);
    expect(row).toEqual({ known: true });
    expect(await openPaper(verifier, id)).toBe('NOT_FOUND');
    const leaving = await pending();
    const last = await keyOf(await addPaper(leaving));
    await admin.client.query(graphql(`mutation ($id: ID!) { deleteLawyer(id: $id) { deletedId } }`), {
      id: leaving.id,
    });
    expect(await bytesAreHere(last)).toBe(false);
  });

  it('is recognized where two lawyers hand in the same one', async () => {
    const photo = await aPhoto('grey');
    const [one, other] = [await pending(), await pending()];
    for (const lawyer of [one, other]) await addPaper(lawyer, 'SANAD', photo);
    const SAME = graphql(`query ($id: ID!) { lawyer(id: $id) { samePaper { id } } }`);
    expect((await verifier.client.query(SAME, { id: one.id })).lawyer).toEqual({
      samePaper: [{ id: other.id }],
    });
    expect(codeOf(await one.client.graphql(SAME, { id: one.id }))).toBe('FORBIDDEN');
    const support = await aStaffMember(app, [StaffRole.SUPPORT]);
    expect((await support.client.query(SAME, { id: one.id })).lawyer).toEqual({ samePaper: [] });
    expect(await licenceOf(support, one.id)).toBeNull();
  });
});

it.each(['staff', 'the lawyer'])(
  'the number of a lawyer whose account %s deleted is recognized in any notation, by verifiers alone',
  async (who) => {
    const NUMBER = graphql(`query ($id: ID!) { lawyer(id: $id) { numberOfDeleted } }`);
    const isMarked = async ({ client }: Person, id: string) =>
      (await client.query(NUMBER, { id })).lawyer?.numberOfDeleted;
    const status = { verification: VerificationStatus.PENDING };
    const number = who === 'staff' ? 'Dhaka 0771' : 'Dhaka 0772';
    const [first, again, other] = [
      await aLawyer(app, { ...status, licenseNumber: number }),
      await aLawyer(app, { ...status, licenseNumber: number.toUpperCase().replace(' 0', '/') }),
      await aLawyer(app, { ...status, licenseNumber: 'Khulna 9' }),
    ];
    expect(await isMarked(verifier, again.id)).toBe(false);
    if (who === 'staff') await admin.client.rest('DELETE', `/admin/lawyers/${first.id}`);
    else {
      await first.client.query(graphql(`mutation { requestAccountDeletion { accountDeletion { dueAt } } }`));
      await deleteAccounts(app.platform, () => new Date(Date.now() + 15 * DAY));
    }
    expect([await isMarked(verifier, again.id), await isMarked(verifier, other.id)]).toEqual([true, false]);
    const support = await aStaffMember(app, [StaffRole.SUPPORT]);
    expect(await isMarked(support, again.id)).toBeNull();
    expect(codeOf(await again.client.graphql(NUMBER, { id: again.id }))).toBe('FORBIDDEN');
    const audited = await app.sql<{ after: object }>(
      `select after from audit_entries where act = 'lawyer-deleted' and subject_id = $1`,
      [first.id],
    );
    expect(JSON.stringify(audited)).toMatch(/"number":"#[\da-f]+"/);
    expect(JSON.stringify(audited)).not.toContain('077');
  },
);

describe('what the public reads of a check', () => {
  it('is what a verifier has opened, and the facts of that day', async () => {
    const lawyer = await pending();
    const facts = { enrolledOn: '2011-05-01', barAssociation: 'Gazipur Bar Association' };
    await lawyer.client.query(SAVE, { input: { ...facts, cardUntil: '2027-12-31' } });
    const [sanad] = [
      await addPaper(lawyer),
      await addPaper(lawyer, 'FEE_RECEIPT', { name: 'fee.pdf', bytes: PDF }),
    ];
    await openPaper(verifier, sanad);
    await verifier.client.query(VERIFY, { id: lawyer.id });
    const visitor = admin.client.as(null);
    const checked = {
      ...{ checkedOn: expect.any(String) as string, checkedPapers: ['SANAD'], enrolledYear: 2011 },
      ...{ barAssociation: 'Gazipur Bar Association', verifiedUntil: '2027-12-31' },
    };
    expect((await visitor.query(PUBLIC, { id: lawyer.id })).lawyer).toEqual(checked);
    expect(codeOf(await visitor.graphql(LICENCE, { id: lawyer.id }))).toBe('UNAUTHENTICATED');
    const { saveLicence } = await lawyer.client.query(SAVE, {
      input: { barAssociation: 'Dhaka Bar Association' },
    });
    expect(saveLicence.lawyer.renewalAt).not.toBeNull();
    expect(saveLicence.lawyer.licence?.renewalAt).toBe(saveLicence.lawyer.renewalAt);
    expect((await visitor.query(PUBLIC, { id: lawyer.id })).lawyer).toEqual(checked);
    const later = await lawyer.client.graphql(SAVE, { input: { enrolledOn: '2999-01-01' } });
    expect(later.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'enrolledOn' }] });
    for (const [field, day] of [
      ['enrolledOn', '0000-01-01'],
      ['cardUntil', '0000-01-01'],
      ['cardUntil', '9999-12-31'],
    ] as const) {
      const { errors } = await lawyer.client.graphql(SAVE, { input: { [field]: day } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
    }
  });

  it('needs a paper where the operator requires one', async () => {
    const strict = await startApp({ licencePapersRequired: true }, undefined, { beside: app });
    const lawyer = await pending();
    const there = strict.origin;
    const verify = async () =>
      fetch(`${there}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.client.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          query: `mutation { verifyLawyer(id: "${lawyer.id}", status: VERIFIED) { lawyer { id } } }`,
        }),
      }).then(async (response) => response.text());
    expect(await verify()).toContain('CONFLICT');
    await addPaper(lawyer);
    expect(await verify()).not.toContain('CONFLICT');
    await strict.stop();
  });
});

it('with the number or the paper of another lawyer, also of a deleted one, comes first at the desk, for verifiers alone', async () => {
  const [waits, samePaper, sameNumber] = [await pending(), await pending(), await pending()];
  const licenseNumber = 'Dhaka 0773';
  const deleted = await aLawyer(app, { licenseNumber });
  await admin.client.rest('DELETE', `/admin/lawyers/${deleted.id}`);
  const ofDeleted = await pending();
  await app.sql(`update lawyer_profiles set license_number = 'dhaka/773' where account_id = $1`, [
    ofDeleted.id,
  ]);
  await app.sql(
    `insert into licence_papers (id, lawyer_id, kind, state, name, storage_key, type, size, sha256, added_at)
     select gen_random_uuid(), id::uuid, 'sanad', 'stored', 'Sanad', id, 'pdf', 1, '\\x01', now()
     from unnest($1::text[]) id`,
    [[samePaper.id, (await aLawyer(app)).id]],
  );
  await app.sql(
    `update lawyer_profiles set license_number = (select license_number from lawyer_profiles where account_id = $2)
     where account_id = $1`,
    [sameNumber.id, (await aLawyer(app)).id],
  );
  const desk = graphql(`{ adminLawyers(toCheck: true, sort: RISK, limit: 100) { items { id } } }`);
  const { items } = (await verifier.client.query(desk)).adminLawyers;
  const ours = items
    .map(({ id }) => id)
    .filter((id) => [waits, samePaper, sameNumber, ofDeleted].some((one) => one.id === id));
  expect(ours).toEqual([samePaper.id, sameNumber.id, ofDeleted.id, waits.id]);
  const support = await aStaffMember(app, [StaffRole.SUPPORT]);
  expect(codeOf(await support.client.graphql(desk))).toBe('FORBIDDEN');
});

describe('the third answer', () => {
  const DESK = graphql(`{ adminLawyers(toCheck: true, sort: WAITING, limit: 100) { items { id } } }`);
  const isAtDesk = async ({ id }: Person) =>
    (await admin.client.query(DESK)).adminLawyers.items.some((item) => item.id === id);

  it('takes the lawyer out of queue and bell until the lawyer hands in again, to the first waiting time', async () => {
    await app.sql('delete from notifications');
    await app.sql(`update lawyer_profiles set license_submitted_at = null, renewal_at = null`);
    const lawyer = await pending();
    const waiting = async () => (await lawyer.client.query(SUBMIT)).submitLicence.lawyer;
    expect(await isAtDesk(lawyer)).toBe(true);
    const { askForPaper } = await verifier.client.query(ASK, { id: lawyer.id, note: 'The stamp is cut off' });
    expect(askForPaper.lawyer).toEqual({
      verification: 'PENDING',
      licence: { askedFor: 'WHOLE', askedNote: 'The stamp is cut off' },
    });
    expect(await isAtDesk(lawyer)).toBe(false);
    await notifyStaff(app.platform.dataSource, new Date(Date.now() + 60_000));
    expect(await app.sql(`select kind, account_id from notifications`)).toEqual([
      { kind: 'licence-asked', account_id: lawyer.id },
    ]);
    const { licenseSubmittedAt, licence } = await waiting();
    expect(await app.sql(`select from notifications where read_at is null`)).toEqual([]);
    expect([licence, Date.now() - Date.parse(licenseSubmittedAt!) < DAY]).toEqual([{ askedFor: null }, true]);
    expect(await waiting()).toEqual({ licence, licenseSubmittedAt, renewalAt: null });
    expect(await isAtDesk(lawyer)).toBe(true);
  });

  it('is not needed after a rejection: handed in again the licence waits, as after any edit of the profile', async () => {
    const lawyer = await pending();
    await admin.client.query(
      graphql(
        `mutation ($id: ID!) { verifyLawyer(id: $id, status: REJECTED, reason: "The number is unreadable") {
          lawyer { id } } }`,
      ),
      { id: lawyer.id },
    );
    const { licenseSubmittedAt } = (await lawyer.client.query(SUBMIT)).submitLicence.lawyer;
    expect(Date.now() - Date.parse(licenseSubmittedAt!)).toBeLessThan(DAY);
    expect(await isAtDesk(lawyer)).toBe(true);
  });

  it('is given once by two verifiers who read the same licence', async () => {
    const lawyer = await pending();
    const read = graphql(`query ($id: ID!) { lawyer(id: $id) { verificationVersion } }`);
    const { lawyer: seen } = await verifier.client.query(read, { id: lawyer.id });
    const ask = graphql(`mutation ($id: ID!, $version: String) {
      askForPaper(id: $id, what: WHOLE, version: $version) { lawyer { id } } }`);
    const variables = { id: lawyer.id, version: seen!.verificationVersion! };
    const answers = await Promise.all([verifier, admin].map(({ client }) => client.graphql(ask, variables)));
    expect(answers.filter(({ errors }) => errors).map(codeOf)).toEqual(['CONFLICT']);
    const written = `select (select count(*)::int from audit_entries where subject_id = $1 and act = 'licence-asked') as audited,
      (select count(*)::int from notifications where account_id = $1 and kind = 'licence-asked') as notified`;
    expect(await app.sql(written, [lawyer.id])).toEqual([{ audited: 1, notified: 1 }]);
  });

  it('is for those who wait, and by verifiers alone', async () => {
    const lawyer = await aLawyer(app);
    expect(codeOf(await verifier.client.graphql(ASK, { id: lawyer.id }))).toBe('CONFLICT');
    const support = await aStaffMember(app, [StaffRole.SUPPORT]);
    for (const other of [support, lawyer])
      expect(codeOf(await other.client.graphql(ASK, { id: lawyer.id }))).toBe('FORBIDDEN');
    const wrong = await verifier.client.graphql(ASK, { id: (await pending()).id, note: 'x'.repeat(501) });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'note' }],
    });
  });

  it('lets a renewal that was sent back lapse, and a new paper begins one', async () => {
    const lawyer = await aLawyer(app);
    await admin.client.query(
      graphql(`mutation ($id: ID!) { verifyLawyer(id: $id, status: PENDING) { lawyer { id } } }`),
      { id: lawyer.id },
    );
    await admin.client.query(VERIFY, { id: lawyer.id });
    expect(codeOf(await lawyer.client.graphql(SUBMIT))).toBe('CONFLICT');
    await addPaper(lawyer);
    expect((await lawyer.client.query(SUBMIT)).submitLicence.lawyer.renewalAt).not.toBeNull();
    await verifier.client.query(ASK, { id: lawyer.id });
    await lapseLicences(app.platform.dataSource, new Date(Date.now() + 400 * DAY));
    const [row] = await app.sql(
      'select verification, renewal_at from lawyer_profiles where account_id = $1',
      [lawyer.id],
    );
    expect(row).toEqual({ verification: 'pending', renewal_at: null });
  });
});
