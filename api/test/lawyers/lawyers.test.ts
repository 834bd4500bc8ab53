import { CourtLevel, LawyerLanguage } from '../../src/modules/lawyers/lawyer.enums';
import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import type { LawyerV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let visitor: Client;
let admin: Person;

beforeAll(async () => {
  visitor = new Client(app.origin);
  admin = await anAdmin(app);
});

async function save(lawyer: Person, changes: Record<string, unknown>) {
  return lawyer.client.rest<LawyerV1>('PUT', '/lawyers/profile', changes);
}

describe('the public view of a lawyer', () => {
  const PRIVATE = [
    'email',
    'phone',
    'address',
    'clientPhone',
    'bankDetails',
    'mobilePaymentDetails',
    'verification',
    'verificationReason',
  ];

  it('holds what a client needs and nothing private, in GraphQL and REST', async () => {
    const lawyer = await aLawyer(app);
    await save(lawyer, {
      district: 'Sylhet',
      practiceAreas: 'Tax Law',
      phone: '01711111111',
      address: 'At home',
    });
    const { body } = await visitor.rest<LawyerV1>('GET', `/public/lawyers/${lawyer.id}`);
    expect(body).toMatchObject({
      _id: lawyer.id,
      district: 'Sylhet',
      practiceAreas: ['Tax Law'],
      experience: 10,
    });
    expect(body.verifiedAt).toEqual(expect.any(String));
    for (const field of PRIVATE) expect(body).not.toHaveProperty(field);
    const everything = `id ${PRIVATE.join(' ')}`;
    const { data, errors } = await visitor.graphql<{ lawyer: object }>(
      `{ lawyer(id: "${lawyer.id}") { ${everything} name } }`,
    );
    expect(data?.lawyer).toMatchObject({ name: lawyer.name, email: null, bankDetails: null });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(PRIVATE.map(() => 'UNAUTHENTICATED'));
  });

  it('is all that another lawyer and a client get', async () => {
    const [lawyer, colleague, client] = [await aLawyer(app), await aLawyer(app), await aClient(app)];
    const query = graphql(`query ($id: ID!) { lawyer(id: $id) { email bankDetails } }`);
    const { id } = lawyer;
    expect((await colleague.client.graphql(query, { id })).data?.lawyer).toEqual({
      email: null,
      bankDetails: null,
    });
    const asClient = await client.client.graphql(query, { id });
    expect(asClient.data?.lawyer).toEqual({ email: null, bankDetails: null });
    expect(asClient.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await admin.client.query(query, { id })).lawyer?.email).toBe(lawyer.email);
    expect((await lawyer.client.query(query, { id })).lawyer?.email).toBe(lawyer.email);
  });
});

describe('the own profile of a lawyer', () => {
  it('takes every field of the profile and gives it back', async () => {
    const lawyer = await aLawyer(app);
    const { status, body } = await save(lawyer, {
      name: 'Advocate Nadia Islam',
      phone: '01912345678',
      address: 'Road 3',
      experience: 12,
      practiceAreas: 'Family Law Criminal Law Tax Law',
      district: 'Comilla',
      courtLevel: 'appellate-division',
      languages: ['english', 'bangla', 'english'],
      clientPhone: '০১৮১২-৩৪৫৬৭৮',
      chamberName: 'Islam & Co',
      chamberAddress: 'Court Road',
      bio: 'Two\nlines',
      bankDetails: 'Bank\nAccount',
      mobilePaymentDetails: 'Rocket 019123456789',
      education: [{ degree: 'LL.B.', university: 'University of Dhaka', year: 2010 }],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Advocate Nadia Islam',
      phone: '+8801912345678',
      practiceAreas: ['Family Law', 'Criminal Law', 'Tax Law'],
      courtLevel: 'appellate-division',
      languages: ['english', 'bangla'],
      clientPhone: '+8801812345678',
      district: 'Cumilla',
      bio: 'Two\nlines',
      education: [{ degree: 'LL.B.', university: 'University of Dhaka', year: 2010 }],
      verification: 'verified',
    });
    const { myLawyerProfile } = await lawyer.client.query(
      graphql(`{ myLawyerProfile { district bankDetails education { year } } }`),
    );
    expect(myLawyerProfile).toEqual({
      district: 'Cumilla',
      bankDetails: 'Bank\nAccount',
      education: [{ year: 2010 }],
    });
  });

  it('shows the court and the languages to everybody', async () => {
    const lawyer = await aLawyer(app);
    await save(lawyer, { courtLevel: 'high-court-division', languages: ['bangla', 'chakma'] });
    const { body } = await visitor.rest('GET', `/public/lawyers/${lawyer.id}`);
    expect(body).toMatchObject({ courtLevel: 'high-court-division', languages: ['bangla', 'chakma'] });
    const { lawyer: seen } = await visitor.query(
      graphql(`query ($id: ID!) { lawyer(id: $id) { courtLevel languages } }`),
      { id: lawyer.id },
    );
    expect(seen).toEqual({ courtLevel: 'HIGH_COURT_DIVISION', languages: ['BANGLA', 'CHAKMA'] });
  });

  it.each(Object.values(CourtLevel))('stores the court %s, and every language', async (courtLevel) => {
    const languages = Object.values(LawyerLanguage);
    const { body } = await save(await aLawyer(app), { courtLevel, languages });
    expect(body).toMatchObject({ courtLevel, languages });
  });

  it('clears the court, the languages and the phone for clients', async () => {
    const lawyer = await aLawyer(app, {
      courtLevel: 'appellate-division',
      languages: ['bangla'],
      clientPhone: '+8801812345678',
    });
    const form = { courtLevel: '', languages: '', clientPhone: '' };
    expect((await save(lawyer, form)).body).toMatchObject({
      courtLevel: null,
      languages: [],
      clientPhone: null,
    });
  });

  it.each([
    ['courtLevel', 'court-of-kings'],
    ['languages', ['latin']],
    ['languages', Array.from({ length: 9 }, () => 'bangla')],
    ['clientPhone', '999'],
  ])('refuses a wrong %s: %j', async (field, value) => {
    const { status, body } = await save(await aLawyer(app), { [field]: value });
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it.each([
    ['a JSON text', { education: '[{"degree":"LL.M.","university":"Chittagong","year":2012}]' }],
    ['a list', { education: [{ degree: 'LL.M.', university: 'Chittagong', year: '2012' }] }],
    [
      'form fields',
      {
        'education[0][degree]': 'LL.M.',
        'education[0][university]': 'Chittagong',
        'education[0][year]': '2012',
      },
    ],
  ])('takes education as %s', async (_form, changes) => {
    const { body } = await save(await aLawyer(app), changes);
    expect(body.education).toEqual([{ degree: 'LL.M.', university: 'Chittagong', year: 2012 }]);
  });

  it('takes a multipart form without a file', async () => {
    const lawyer = await aLawyer(app);
    const form = new FormData();
    form.set('name', 'Advocate By Form');
    form.set('experience', '7');
    form.set('practiceAreas', 'Cyber Law Human Rights Law');
    form.set('languages', 'bangla, english');
    form.set('education[0][degree]', 'LL.B.');
    form.set('education[0][university]', 'Rajshahi');
    form.set('education[0][year]', '2001');
    const { status, body } = await lawyer.client.rest('PUT', '/lawyers/profile', form);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Advocate By Form',
      experience: 7,
      practiceAreas: ['Cyber Law', 'Human Rights Law'],
      education: [{ degree: 'LL.B.', university: 'Rajshahi', year: 2001 }],
    });
  });

  it('takes the rows of a form whose numbers have gaps, as when one between them was removed', async () => {
    const lawyer = await aLawyer(app);
    const form = new FormData();
    for (const [row, degree] of [
      [0, 'LL.B.'],
      [2, 'LL.M.'],
    ] as const) {
      form.set(`education[${row}][degree]`, degree);
      form.set(`education[${row}][university]`, 'Rajshahi');
      form.set(`education[${row}][year]`, '2001');
    }
    const { status, body } = await lawyer.client.rest<LawyerV1>('PUT', '/lawyers/profile', form);
    expect(status).toBe(200);
    expect(body.education).toMatchObject([{ degree: 'LL.B.' }, { degree: 'LL.M.' }]);
  });

  it.each([
    [
      'practiceAreas',
      { practiceAreas: 'Family Law Famly Lew' },
      '"Famly Lew" is not a practice area. Did you mean Family Law?',
    ],
    ['district', { district: 'Atlantis' }, '"Atlantis" is not a district of Bangladesh'],
    ['experience', { experience: -1 }, 'Experience cannot be negative'],
    ['experience', { experience: 'many' }, 'Experience must be a whole number of years'],
    ['education', { education: [] }, 'Education needs at least one row'],
    ['education', { education: 'not json' }, 'Education must be a list'],
    ['education', { education: 'null' }, 'Education must be a list'],
    ['education', { education: null }, 'Education must be a list'],
    ['clientPhone', { clientPhone: '.' }, 'Phone must be a valid number, such as 01712-345678'],
    [
      'education.0.year',
      { education: [{ degree: 'A', university: 'B', year: 1949 }] },
      'Year must be 1950 or later',
    ],
    ['education.0.university', { education: [{ degree: 'A', year: 2000 }] }, 'University is required'],
    [
      'education.0.year',
      { education: [{ degree: 'A', university: 'B', year: 2199 }] },
      expect.stringContaining('or earlier'),
    ],
    ['name', { name: '' }, 'Name is required'],
    ['email', { email: 'nope' }, 'Email must be a valid email address'],
    ['bio', { bio: 'B'.repeat(5001) }, 'Bio must be at most 5000 characters'],
  ])('names the field %s for %j and stores nothing', async (field, changes, message) => {
    const lawyer = await aLawyer(app);
    const { status, body } = await save(lawyer, { chamberName: 'Must not be stored', ...changes });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, message });
    expect((await lawyer.client.rest<LawyerV1>('GET', '/lawyers/profile')).body.chamberName).toBeNull();
  });
});

describe('verification', () => {
  const verify = (id: string, body: Record<string, unknown>) =>
    admin.client.rest('PUT', `/admin/lawyers/${id}/verification`, body);

  it('lists a lawyer from the moment an admin verifies', async () => {
    const lawyer = await aLawyer(app, { verification: VerificationStatus.PENDING });
    expect((await visitor.rest('GET', `/public/lawyers/${lawyer.id}`)).status).toBe(404);
    const { body } = await verify(lawyer.id, { status: 'verified' });
    expect(body).toMatchObject({
      verification: 'verified',
      verifiedAt: expect.any(String),
      verificationReason: null,
    });
    expect((await visitor.rest('GET', `/public/lawyers/${lawyer.id}`)).status).toBe(200);
  });

  it('needs a reason to reject, which the lawyer reads', async () => {
    const lawyer = await aLawyer(app);
    for (const reason of [null, ' ', '...', '\u200b-\u3164']) {
      const missing = await verify(lawyer.id, { status: 'rejected', reason });
      expect(missing.body.errors).toEqual([
        { field: 'reason', message: 'A reason is required when rejecting' },
      ]);
    }
    await verify(lawyer.id, { status: 'rejected', reason: 'The number is not on the roll' });
    const own = await lawyer.client.query(
      graphql(`{ myLawyerProfile { verification verificationReason verifiedAt } }`),
    );
    expect(own.myLawyerProfile).toEqual({
      verification: 'REJECTED',
      verificationReason: 'The number is not on the roll',
      verifiedAt: null,
    });
    expect((await visitor.rest('GET', `/public/lawyers/${lawyer.id}`)).status).toBe(404);
  });

  it('is required again when the licence number changes, not when only its notation does', async () => {
    const lawyer = await aLawyer(app, { licenseNumber: 'BBC-0042/1999' });
    expect((await save(lawyer, { licenseNumber: 'bbc 0042 1999' })).body.verification).toBe('verified');
    expect((await save(lawyer, { licenseNumber: 'BBC-0043/1999' })).body).toMatchObject({
      verification: 'pending',
      verifiedAt: null,
    });
  });

  it('is given once for a licence number', async () => {
    await aLawyer(app, { licenseNumber: 'SCBA 00777' });
    const copy = await aLawyer(app, {
      licenseNumber: 'scba-00777',
      verification: VerificationStatus.PENDING,
    });
    expect((await verify(copy.id, { status: 'verified' })).status).toBe(409);
  });

  it.each([[{}], [{ status: 'approved' }], [{ status: null }]])('refuses the decision %j', async (body) => {
    const lawyer = await aLawyer(app);
    const response = await verify(lawyer.id, body);
    expect(response.status).toBe(400);
    expect(response.body.errors![0]!.field).toBe('status');
  });

  it('is required for a case request', async () => {
    const [client, lawyer] = [
      await aClient(app),
      await aLawyer(app, { verification: VerificationStatus.PENDING }),
    ];
    const request = { lawyerId: lawyer.id, title: 'Help', description: 'Please' };
    const response = await client.client.rest('POST', '/users/cases', request);
    expect(response.status).toBe(404);
    expect(response.body.message).toBe('Lawyer not found');
  });
});

describe('admins and lawyers', () => {
  it('see every state, edit and delete; cases stay without the lawyer', async () => {
    const [client, lawyer] = [await aClient(app), await aLawyer(app, {}, 'Advocate Short Stay')];
    const { _id: id } = await aCase(client, lawyer);
    const listed = await admin.client.rest<PageV1<'lawyers', LawyerV1>>(
      'GET',
      '/admin/lawyers?search=short%20stay',
    );
    expect(listed.body.lawyers).toMatchObject([
      { _id: lawyer.id, email: lawyer.email, verification: 'verified' },
    ]);
    const edited = await admin.client.rest('PUT', `/admin/users/${lawyer.id}`, {
      name: 'Advocate Edited',
      practiceAreas: 'Family Law, Public Law',
      experience: '15',
    });
    expect(edited.body).toMatchObject({
      name: 'Advocate Edited',
      practiceAreas: ['Family Law', 'Public Law'],
      experience: 15,
    });
    expect((await admin.client.rest('DELETE', `/admin/users/${lawyer.id}`)).status).toBe(200);
    const cases = (await client.client.rest('GET', '/users/cases')).body as {
      _id: string;
      lawyerId: unknown;
    }[];
    expect(cases.find(({ _id }) => _id === id)).toMatchObject({ lawyerId: null });
    expect((await lawyer.client.rest('GET', '/lawyers/profile')).status).toBe(401);
  });
});

describe('a lawyer without a licence number', () => {
  const message = 'A lawyer without a licence number cannot be verified';

  it('cannot be verified, through GraphQL or REST', async () => {
    const admin = await anAdmin(app);
    const lawyer = await aLawyer(app, { licenseNumber: null, verification: VerificationStatus.PENDING });
    const { status, body } = await admin.client.rest('PUT', `/admin/lawyers/${lawyer.id}/verification`, {
      status: 'verified',
    });
    expect([status, body.code, body.message]).toEqual([409, 'CONFLICT', message]);
    const { errors } = await admin.client.graphql(
      graphql(`mutation ($id: ID!) { verifyLawyer(id: $id, status: VERIFIED) { lawyer { id } } }`),
      { id: lawyer.id },
    );
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
  });
});

describe('when a licence was handed in', () => {
  const QUEUE = graphql(
    `{ adminLawyers(verification: PENDING, sort: WAITING, limit: 100) { items { id licenseSubmittedAt } } }`,
  );
  const submittedAt = async (lawyer: Person) =>
    (await lawyer.client.query(graphql(`{ myLawyerProfile { licenseSubmittedAt } }`))).myLawyerProfile
      .licenseSubmittedAt;

  it('is kept with the number, and renewed by another one or by an edit after a rejection', async () => {
    const admin = await anAdmin(app);
    const lawyer = await aLawyer(app, { licenseNumber: null, verification: VerificationStatus.PENDING });
    expect(await submittedAt(lawyer)).toBeNull();
    await lawyer.client.rest('PUT', '/lawyers/profile', { licenseNumber: `CTG-${lawyer.id}` });
    const first = await submittedAt(lawyer);
    expect(first).not.toBeNull();
    await lawyer.client.rest('PUT', '/lawyers/profile', { bio: 'Land.', licenseNumber: `ctg ${lawyer.id}` });
    expect(await submittedAt(lawyer)).toBe(first);

    const reject = { status: 'rejected', reason: 'Unreadable' };
    await admin.client.rest('PUT', `/admin/lawyers/${lawyer.id}/verification`, reject);
    await lawyer.client.rest('PUT', '/lawyers/profile', { bio: 'Land and inheritance.' });
    const second = await submittedAt(lawyer);
    expect(Date.parse(second!)).toBeGreaterThan(Date.parse(first!));
  });

  it('orders the queue, those without a number last', async () => {
    const admin = await anAdmin(app);
    const pending = VerificationStatus.PENDING;
    const without = await aLawyer(app, { licenseNumber: null, verification: pending });
    const late = await aLawyer(app, { verification: pending, licenseSubmittedAt: new Date('2026-03-02') });
    const early = await aLawyer(app, { verification: pending, licenseSubmittedAt: new Date('2026-03-01') });
    const { adminLawyers } = await admin.client.query(QUEUE);
    const mine = [without.id, late.id, early.id];
    const order = adminLawyers.items.map(({ id }) => id).filter((id) => mine.includes(id));
    expect(order).toEqual([early.id, late.id, without.id]);
  });
});
