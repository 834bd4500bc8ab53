import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { Client, type GraphqlResult, type RestResponse } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, PASSWORD, type Person, setStatus } from '../setup/people';
import type { AccountV1, BlogV1, CaseV1, PageV1, ReviewV1, SignedInV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const NOBODY = '00000000-0000-7000-8000-000000000000';

const app = appOfTests();
let visitor: Client;
let client: Person;
let lawyer: Person;
let admin: Person;

beforeAll(async () => {
  visitor = new Client(app.origin);
  [client, lawyer, admin] = [await aClient(app), await aLawyer(app), await anAdmin(app)];
});

/** The REST value of a GraphQL enum value. */
const inRest = (value: string): string => value.toLowerCase().replaceAll('_', '-');

const REGISTER = graphql(
  `mutation ($input: RegisterInput!) { register(input: $input) { user { id name email phone role } } }`,
);
const LOGIN = graphql(
  `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token user { id } } }`,
);
const REQUEST = graphql(
  `mutation ($input: CaseRequestInput!) { requestCase(input: $input) { case { id } } }`,
);
const STATUS = graphql(
  `mutation ($id: ID!, $status: CaseStatus!) { updateCaseStatus(caseId: $id, status: $status) { case { id status } } }`,
);
const PAY = graphql(
  `mutation ($id: ID!, $trx: String!) { submitPayment(caseId: $id, bKashTrxId: $trx) { case { id } } }`,
);
const CASE = graphql(`query ($id: ID!) { case(id: $id) {
  id title description status paymentStatus bKashTrxId createdAt updatedAt
  client { id name email } lawyer { id name mobilePaymentDetails bankDetails }
} }`);
const VERIFY = graphql(`mutation ($id: ID!, $status: VerificationStatus!, $reason: String) {
  verifyLawyer(id: $id, status: $status, reason: $reason) { lawyer { id verification } }
}`);

/** A case of GraphQL with the property names of REST. */
async function caseByGraphql(person: Person, id: string) {
  const { case: item } = await person.client.query(CASE, { id });
  const { id: _id, client: whose, lawyer: by, status, paymentStatus, ...rest } = item!;
  return {
    ...rest,
    _id,
    status: inRest(status),
    paymentStatus: inRest(paymentStatus),
    userId: whose && { _id: whose.id, name: whose.name, email: whose.email },
    lawyerId: by && {
      _id: by.id,
      name: by.name,
      mobilePaymentDetails: by.mobilePaymentDetails,
      bankDetails: by.bankDetails,
    },
  };
}

async function caseByRest(person: Person, id: string) {
  const path = person === lawyer ? '/lawyers/cases' : '/users/cases';
  return (await person.client.rest<CaseV1[]>('GET', path)).body.find(({ _id }) => _id === id);
}

describe('what one transport writes, the other reads', () => {
  it('accounts: registered in one, signed in and read in the other', async () => {
    const input = { name: 'Anika', email: 'anika@example.test', password: PASSWORD, phone: '01712345678' };
    const made = (await visitor.query(REGISTER, { input })).register.user;
    const { body: session } = await visitor.rest<SignedInV1>('POST', '/auth/login', input);
    const profile = (await visitor.as(session.token).rest('GET', '/users/profile')).body;
    expect(profile).toMatchObject({
      _id: made.id,
      name: made.name,
      email: made.email,
      phone: made.phone,
      role: inRest(made.role as string),
    });

    const other = { ...input, email: 'borna@example.test', role: 'lawyer' };
    const { body: registered } = await visitor.rest<SignedInV1>('POST', '/auth/register', other);
    const { login } = await visitor.query(LOGIN, { email: other.email, password: PASSWORD });
    expect(login.user.id).toBe(registered._id);
    const { me } = await visitor.as(login.token).query(graphql(`{ me { id email phone role } }`));
    expect(me).toEqual({
      id: registered._id,
      email: registered.email,
      phone: '+8801712345678',
      role: 'LAWYER',
    });
  });

  it('sessions: signed out in one, out in the other', async () => {
    const [here, there] = [await aClient(app), await aClient(app)];
    await here.client.query(graphql(`mutation { logout { __typename } }`));
    expect((await here.client.rest('GET', '/users/profile')).status).toBe(401);
    await there.client.rest('POST', '/auth/logout');
    expect((await there.client.query(graphql(`{ me { id } }`))).me).toBeNull();
  });

  it('the own profile of a client', async () => {
    const person = await aClient(app);
    await person.client.query(
      graphql(
        `mutation { updateProfile(input: { phone: "01812345678", address: "Khulna" }) { user { id } } }`,
      ),
    );
    const { body } = await person.client.rest<AccountV1>('PATCH', '/users/profile', {
      name: 'Another Name',
      phone: '',
    });
    expect(body).toMatchObject({ name: 'Another Name', phone: null, address: 'Khulna' });
    const { me } = await person.client.query(graphql(`{ me { id name email phone address createdAt } }`));
    const { _id: id, role: _, ...rest } = body;
    expect(me).toEqual({ id, ...rest });
  });

  it('the profile of a lawyer, every field of it', async () => {
    const person = await aLawyer(app);
    await person.client.query(
      graphql(
        `mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { id } } }`,
      ),
      {
        input: {
          practiceAreas: ['Tax Law', 'Family Law'],
          district: 'Sylhet',
          education: [{ degree: 'LL.B.', university: 'Dhaka', year: 2004 }],
          bio: 'Two\nlines',
          bioBangla: 'দুই\nলাইন',
          nameBangla: 'করিম উদ্দিন',
          chamberNameBangla: 'সুরমা',
          chamberAddressBangla: 'সিলেট',
          courtLevel: 'HIGH_COURT_DIVISION',
          languages: ['BANGLA', 'SYLHETI'],
          clientPhone: '01812345678',
          firstTalkPoisha: 50_000,
        },
      },
    );
    const { body } = await person.client.rest('PUT', '/lawyers/profile', {
      experience: '14',
      chamberName: 'Surma',
    });
    const { myLawyerProfile } = await person.client.query(
      graphql(`{ myLawyerProfile {
      id name email phone address profilePic profilePicSmall practiceAreas district experience courtLevel languages clientPhone chamberName
      chamberAddress bio nameBangla chamberNameBangla chamberAddressBangla bioBangla education { degree university year } licenseNumber verifiedAt bankDetails
      mobilePaymentDetails verification verificationReason createdAt firstTalkPoisha firstTalkMinutes answersWithinHours takesCases
    } }`),
    );
    const { id: _id, verification, courtLevel, languages, ...rest } = myLawyerProfile;
    expect(body).toEqual({
      ...rest,
      _id,
      role: 'lawyer',
      verification: inRest(verification as string),
      courtLevel: inRest(courtLevel as string),
      languages: (languages as string[]).map(inRest),
    });
    expect(body).toMatchObject({
      experience: 14,
      district: 'Sylhet',
      practiceAreas: ['Tax Law', 'Family Law'],
      courtLevel: 'high-court-division',
      languages: ['bangla', 'sylheti'],
      clientPhone: '+8801812345678',
    });
  });

  it('verification', async () => {
    const person = await aLawyer(app, { verification: VerificationStatus.PENDING });
    const listed = async (): Promise<boolean[]> => [
      (await visitor.rest('GET', `/public/lawyers/${person.id}`)).status === 200,
      (await visitor.query(graphql(`query ($id: ID!) { lawyer(id: $id) { id } }`), { id: person.id }))
        .lawyer !== null,
    ];
    expect(await listed()).toEqual([false, false]);
    await admin.client.query(VERIFY, { id: person.id, status: 'VERIFIED' });
    expect(await listed()).toEqual([true, true]);
    await admin.client.rest('PUT', `/admin/lawyers/${person.id}/verification`, {
      status: 'rejected',
      reason: 'Expired',
    });
    expect(await listed()).toEqual([false, false]);
    const own = await person.client.query(graphql(`{ myLawyerProfile { verification verificationReason } }`));
    expect(own.myLawyerProfile).toEqual({ verification: 'REJECTED', verificationReason: 'Expired' });
  });

  it('a case from request to payment, at each step alike for its client and its lawyer', async () => {
    const alike = async (id: string) => {
      for (const person of [client, lawyer])
        expect(await caseByRest(person, id)).toEqual(await caseByGraphql(person, id));
      return caseByRest(client, id);
    };
    const input = { lawyerId: lawyer.id, title: 'Unpaid wages', description: 'Three months.' };
    const { id } = (await client.client.query(REQUEST, { input })).requestCase.case;
    expect(await alike(id)).toMatchObject({ status: 'pending', lawyerId: { bankDetails: null } });
    await lawyer.client.query(STATUS, { id, status: 'ACCEPTED' });
    expect(await alike(id)).toMatchObject({
      status: 'accepted',
      lawyerId: { bankDetails: expect.any(String) },
    });
    await client.client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId: 'agree12345' });
    expect(await alike(id)).toMatchObject({ paymentStatus: 'paid', bKashTrxId: 'AGREE12345' });
    await setStatus(lawyer, id, 'judgement-copy-collected');
    expect(await alike(id)).toMatchObject({ status: 'judgement-copy-collected' });
  });

  it('a post and a review', async () => {
    const BLOG = graphql(
      `query ($id: ID!) { blog(id: $id) { id title titleBangla content contentBangla practiceArea image author { id name profilePic } createdAt updatedAt } }`,
    );
    const { createBlog } = await lawyer.client.query(
      graphql(`mutation ($input: BlogInput!) { createBlog(input: $input) { blog { id } } }`),
      {
        input: {
          title: 'Namjari',
          content: 'How it works',
          titleBangla: 'নামজারি',
          contentBangla: 'কীভাবে হয়'.normalize('NFC'),
        },
      },
    );
    const { id } = createBlog.blog;
    await lawyer.client.rest('PATCH', `/lawyers/blogs/${id}`, { title: 'Mutation' });
    const { author, id: itsId, ...blog } = (await visitor.query(BLOG, { id })).blog!;
    const shown = (await visitor.rest<BlogV1>('GET', `/public/blogs/${id}`)).body;
    expect(shown).toEqual({
      ...blog,
      _id: itsId,
      lawyerId: { _id: author!.id, name: author!.name, profilePic: author!.profilePic },
    });
    expect(shown.title).toBe('Mutation');

    const review = { name: 'Karim', designation: 'Farmer', review: 'Good' };
    await visitor.query(
      graphql(`mutation ($input: ReviewInput!) { submitReview(input: $input) { review { id } } }`),
      {
        input: review,
      },
    );
    await visitor.rest('POST', '/public/reviews', { ...review, name: 'Salma' });
    const { reviews } = await visitor.query(
      graphql(`{ reviews { id name designation review image createdAt } }`),
    );
    const listed = (await visitor.rest<ReviewV1[]>('GET', '/public/reviews')).body;
    expect(listed.map(({ _id, ...rest }) => ({ id: _id, ...rest }))).toEqual(reviews);
    expect(listed.map(({ name }) => name)).toEqual(['Salma', 'Karim']);
  });

  it('deletions', async () => {
    const [leaving, advocate] = [await aClient(app), await aLawyer(app)];
    const { _id: id } = await aCase(leaving, advocate);
    await admin.client.query(graphql(`mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }`), {
      id: leaving.id,
    });
    expect((await leaving.client.rest('GET', '/users/profile')).status).toBe(401);
    expect((await advocate.client.rest('GET', '/lawyers/cases')).body).toMatchObject([
      { _id: id, userId: null },
    ]);
    await admin.client.rest('DELETE', `/admin/lawyers/${advocate.id}`);
    expect((await advocate.client.query(graphql(`{ me { id } }`))).me).toBeNull();
    const { case: kept } = await admin.client.query(CASE, { id });
    expect(kept).toMatchObject({ id, client: null, lawyer: null });
  });
});

describe('lists have the same order and the same totals', () => {
  beforeAll(async () => {
    const made = await Promise.all(['Anis', 'Babul', 'anis', 'Champa'].map((name) => aClient(app, name)));
    for (const person of made) await aCase(person, lawyer, `Of ${person.name}`);
    await aLawyer(app, { experience: 3 }, 'Zakir Hossain');
    await aLawyer(app, { experience: 30, verification: VerificationStatus.PENDING }, 'Abdul Momin');
  });

  it.each([
    [
      '/public/lawyers',
      'lawyers',
      graphql(`{ page: lawyers(page: 1, limit: 2) { items { id } page pages limit total } }`),
    ],
    [
      '/public/blogs',
      'blogs',
      graphql(`{ page: blogs(page: 1, limit: 2) { items { id } page pages limit total } }`),
    ],
    [
      '/admin/users',
      'users',
      graphql(`{ page: users(page: 2, limit: 2) { items { id } page pages limit total } }`),
    ],
    [
      '/admin/lawyers',
      'lawyers',
      graphql(`{ page: adminLawyers(page: 1, limit: 2) { items { id } page pages limit total } }`),
    ],
    [
      '/admin/cases',
      'cases',
      graphql(`{ page: cases(page: 2, limit: 2) { items { id } page pages limit total } }`),
    ],
  ] as const)('%s', async (path, name, query) => {
    const { page: list } = await admin.client.query(query);
    const { items, ...pagination } = list;
    const { body } = await admin.client.rest<PageV1<typeof name, { _id: string }>>(
      'GET',
      `${path}?page=${pagination.page}&limit=2`,
    );
    expect(body.pagination).toEqual(pagination);
    expect(body[name].map(({ _id }) => _id)).toEqual(items.map(({ id }) => id));
    expect(pagination.total).toBeGreaterThan(0);
  });

  it('the own cases of a lawyer, and the numbers of the dashboard', async () => {
    const { myCases } = await lawyer.client.query(graphql(`{ myCases(limit: 100) { items { id } total } }`));
    const listed = (await lawyer.client.rest<CaseV1[]>('GET', '/lawyers/cases')).body;
    expect(listed.map(({ _id }) => _id)).toEqual(myCases.items.map(({ id }) => id));
    expect(myCases.total).toBe(listed.length);
    const { adminStats } = await admin.client.query(
      graphql(`{ adminStats { users lawyers cases blogs reviews } }`),
    );
    expect((await admin.client.rest('GET', '/admin/stats')).body).toEqual(adminStats);
  });
});

describe('the same wrong request has the same code, message and field', () => {
  const restError = ({ body }: RestResponse) => ({
    code: body.code,
    message: body.message,
    fields: body.errors,
  });
  const graphqlError = ({ errors }: GraphqlResult) => ({
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
    fields: errors?.[0]?.extensions.fields,
  });
  const registration = { name: 'A', email: 'mistake@example.test', password: 'long enough to be safe' };

  /** A wrong request to GraphQL and to REST, and the code of both errors. */
  const mistakes: [string, string, () => Promise<RestResponse>, () => Promise<GraphqlResult>][] = [
    [
      'an email that is taken',
      'CONFLICT',
      () => visitor.rest('POST', '/auth/register', { ...registration, email: client.email }),
      () => visitor.graphql(REGISTER, { input: { ...registration, email: client.email } }),
    ],
    [
      'a registration with two wrong fields',
      'BAD_USER_INPUT',
      () => visitor.rest('POST', '/auth/register', { ...registration, name: ' ', password: 'short' }),
      () => visitor.graphql(REGISTER, { input: { ...registration, name: ' ', password: 'short' } }),
    ],
    [
      'a common password',
      'BAD_USER_INPUT',
      () => visitor.rest('POST', '/auth/register', { ...registration, password: 'password1' }),
      () => visitor.graphql(REGISTER, { input: { ...registration, password: 'password1' } }),
    ],
    [
      'a wrong password',
      'UNAUTHENTICATED',
      () => visitor.rest('POST', '/auth/login', { email: client.email, password: 'wrong' }),
      () => visitor.graphql(LOGIN, { email: client.email, password: 'wrong' }),
    ],
    [
      'no token',
      'UNAUTHENTICATED',
      () => visitor.rest('GET', '/lawyers/profile'),
      () => visitor.graphql(graphql(`{ myLawyerProfile { id } }`)),
    ],
    [
      'the wrong role',
      'FORBIDDEN',
      () => client.client.rest('GET', '/lawyers/profile'),
      () => client.client.graphql(graphql(`{ myLawyerProfile { id } }`)),
    ],
    [
      'a request to nobody',
      'NOT_FOUND',
      () => client.client.rest('POST', '/users/cases', { lawyerId: NOBODY, title: 'T', description: 'D' }),
      () => client.client.graphql(REQUEST, { input: { lawyerId: NOBODY, title: 'T', description: 'D' } }),
    ],
    [
      'a request without a title',
      'BAD_USER_INPUT',
      () => client.client.rest('POST', '/users/cases', { lawyerId: lawyer.id, title: '', description: 'D' }),
      () => client.client.graphql(REQUEST, { input: { lawyerId: lawyer.id, title: '', description: 'D' } }),
    ],
    [
      'a payment that is no transaction ID',
      'BAD_USER_INPUT',
      () => client.client.rest('PUT', `/users/cases/${NOBODY}/payment`, { bKashTrxId: 'no-good' }),
      () => client.client.graphql(PAY, { id: NOBODY, trx: 'no-good' }),
    ],
    [
      'a payment for a case that is not there',
      'NOT_FOUND',
      () => client.client.rest('PUT', `/users/cases/${NOBODY}/payment`, { bKashTrxId: 'GOOD123456' }),
      () => client.client.graphql(PAY, { id: NOBODY, trx: 'GOOD123456' }),
    ],
    [
      'an unknown district',
      'BAD_USER_INPUT',
      () => lawyer.client.rest('PUT', '/lawyers/profile', { district: 'Atlantis' }),
      () =>
        lawyer.client.graphql(
          graphql(`mutation { updateLawyerProfile(input: { district: "Atlantis" }) { lawyer { id } } }`),
        ),
    ],
    [
      'a rejection without a reason',
      'BAD_USER_INPUT',
      () => admin.client.rest('PUT', `/admin/lawyers/${lawyer.id}/verification`, { status: 'rejected' }),
      () => admin.client.graphql(VERIFY, { id: lawyer.id, status: 'REJECTED' }),
    ],
    [
      'an admin who deletes an admin',
      'FORBIDDEN',
      () => admin.client.rest('DELETE', `/admin/users/${admin.id}`),
      () =>
        admin.client.graphql(graphql(`mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }`), {
          id: admin.id,
        }),
    ],
    [
      'a post that is not there',
      'NOT_FOUND',
      () => lawyer.client.rest('DELETE', `/lawyers/blogs/${NOBODY}`),
      () =>
        lawyer.client.graphql(graphql(`mutation ($id: ID!) { deleteBlog(id: $id) { deletedId } }`), {
          id: NOBODY,
        }),
    ],
    [
      'a page before the first',
      'BAD_USER_INPUT',
      () => visitor.rest('GET', '/public/blogs?page=0'),
      () => visitor.graphql(graphql(`{ blogs(page: 0) { total } }`)),
    ],
  ];

  it.each(mistakes)('%s: %s', async (_what, code, byRest, byGraphql) => {
    const [restFailure, graphqlFailure] = [restError(await byRest()), graphqlError(await byGraphql())];
    expect(restFailure.code).toBe(code);
    expect(graphqlFailure).toEqual(restFailure);
  });

  it('paying a case that is pending, and paying twice with one transaction ID', async () => {
    const { _id: pending } = await aCase(client, lawyer);
    const pay = (id: string, trx: string) =>
      client.client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId: trx });
    expect(graphqlError(await client.client.graphql(PAY, { id: pending, trx: 'EARLY12345' }))).toEqual(
      restError(await pay(pending, 'EARLY12345')),
    );
    const [paid, second] = [await aCase(client, lawyer), await aCase(client, lawyer)];
    for (const { _id } of [paid, second]) await setStatus(lawyer, _id, 'accepted');
    expect((await pay(paid._id, 'ONCE123456')).status).toBe(200);
    const again = await client.client.graphql(PAY, { id: second._id, trx: 'once123456' });
    expect(graphqlError(again)).toEqual(restError(await pay(second._id, 'ONCE123456')));
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});
