import { adminStatuses, lawyerStatuses } from '../../src/modules/cases/status/case.status';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAcceptedCase, anAdmin, type Person, setStatus } from '../setup/people';
import type { CaseV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let client: Person;
let lawyer: Person;
let admin: Person;

beforeAll(async () => {
  [client, lawyer, admin] = [await aClient(app), await aLawyer(app), await anAdmin(app)];
});

const HISTORY = graphql(
  `query ($id: ID!) { case(id: $id) { status settableStatuses pastStatuses events { kind from to actorName actorRole } } }`,
);
const SET = graphql(
  `mutation ($id: ID!, $status: CaseStatus!) { updateCaseStatus(caseId: $id, status: $status) { case { id status } } }`,
);

describe('a case request', () => {
  it('starts pending and unpaid, and is the newest of both people', async () => {
    const { client: someone } = await aClient(app);
    const { status, body } = await someone.rest<CaseV1>('POST', '/users/cases', {
      lawyerId: lawyer.id,
      title: '  Unpaid wages ',
      description: 'Three months\nwithout pay.',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Unpaid wages',
      description: 'Three months\nwithout pay.',
      status: 'pending',
      paymentStatus: 'unpaid',
      bKashTrxId: null,
      userId: { name: 'Rahima Khatun' },
      lawyerId: { _id: lawyer.id, name: lawyer.name, bankDetails: null, mobilePaymentDetails: null },
    });
    const listed = await lawyer.client.rest<CaseV1[]>('GET', '/lawyers/cases');
    expect(listed.body[0]).toMatchObject({ _id: body._id, userId: { email: expect.any(String) } });
  });

  it('that is sent again with its key makes one case, also at the same time', async () => {
    const [someone, other] = [await aClient(app), await aClient(app)];
    const requestKey = '0198c0de-1111-4000-8000-000000000001';
    const request = { lawyerId: lawyer.id, title: 'Land', description: 'The deed', requestKey };
    const send = async ({ client: by }: Person, changes = {}) =>
      (await by.rest<CaseV1>('POST', '/users/cases', { ...request, ...changes })).body._id;
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, async () => send(someone)));
    expect(others).toEqual(Array(9).fill(first));
    expect(await send(someone)).toBe(first);
    expect(await send(someone, { requestKey: undefined })).not.toBe(first);
    expect(await send(other)).not.toBe(first);
    expect((await someone.client.rest('GET', '/users/cases')).body).toHaveLength(2);
  });

  it.each([
    ['title', { title: '' }, 'Title is required'],
    ['title', { title: 'T'.repeat(201) }, 'Title must be at most 200 characters'],
    ['title', { title: ['a', 'list'] }, 'Title must be text'],
    ['description', { description: '  ' }, 'Description is required'],
    ['description', { description: 'D'.repeat(10_001) }, 'Description must be at most 10000 characters'],
    ['lawyerId', { lawyerId: undefined }, 'Lawyer is required'],
    ['requestKey', { requestKey: 'one' }, 'The key of a request is a UUID'],
  ])('names the field %s when it is wrong', async (field, changes, message) => {
    const body = { lawyerId: lawyer.id, title: 'T', description: 'D', ...changes };
    const response = await client.client.rest('POST', '/users/cases', body);
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([{ field, message }]);
  });

  it.each([['unknown'], ['00000000-0000-7000-8000-000000000000'], ['not-an-id']])(
    'to an unknown lawyer (%s) responds with Lawyer not found',
    async (lawyerId) => {
      const response = await client.client.rest('POST', '/users/cases', {
        lawyerId,
        title: 'T',
        description: 'D',
      });
      expect(response.status).toBe(404);
      expect(response.body.message).toBe('Lawyer not found');
    },
  );
});

describe('the status of a case', () => {
  it.each(lawyerStatuses.map((status) => [status]))('%s is set by its lawyer', async (status) => {
    const { _id: id } = await aCase(client, lawyer);
    expect(await setStatus(lawyer, id, status)).toMatchObject({ _id: id, status });
  });

  it.each(['completed', 'in-progress'])('%s is not for lawyers', async (status) => {
    const { _id: id } = await aCase(client, lawyer);
    const response = await lawyer.client.rest('PATCH', `/lawyers/cases/${id}/status`, { status });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([
      { field: 'status', message: `You cannot set the status ${status}` },
    ]);
  });

  it.each(adminStatuses.map((status) => [status]))('%s is set by admins', async (status) => {
    const { _id: id } = await aCase(client, lawyer);
    await setStatus(lawyer, id, 'case-intake');
    const response = await admin.client.rest('PUT', `/admin/cases/${id}/status`, { status });
    expect(response.body).toMatchObject({ _id: id, status });
  });

  it.each(['in-progress', 'hearing-1'])('%s is not for admins', async (status) => {
    const { _id: id } = await aCase(client, lawyer);
    expect((await admin.client.rest('PUT', `/admin/cases/${id}/status`, { status })).status).toBe(400);
  });

  it.each([
    [undefined, 'Please select a status'],
    ['', 'Please select a status'],
    ['on-the-moon', 'This is not a status of a case'],
  ])('%p is refused with %s', async (status, message) => {
    const { _id: id } = await aCase(client, lawyer);
    const response = await lawyer.client.rest('PUT', `/lawyers/cases/${id}/status`, { status });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([{ field: 'status', message }]);
  });

  it('shows each viewer the statuses that they may set', async () => {
    const { _id: id } = await aCase(client, lawyer);
    const settable = async (person: Person) =>
      (await person.client.query(HISTORY, { id })).case!.settableStatuses.length;
    expect([await settable(client), await settable(lawyer), await settable(admin)]).toEqual([0, 24, 4]);
  });

  it('records the person and both statuses of a change', async () => {
    const id = await anAcceptedCase(client, lawyer);
    await lawyer.client.query(SET, { id, status: 'HEARING_DATE_ISSUED' });
    await admin.client.query(SET, { id, status: 'COMPLETED' });
    const { case: seen } = await client.client.query(HISTORY, { id });
    expect(seen!.status).toBe('COMPLETED');
    expect(seen!.events).toMatchObject([
      { kind: 'REQUESTED', from: null, to: 'PENDING', actorName: client.name, actorRole: 'USER' },
      {
        kind: 'STATUS_CHANGED',
        from: 'PENDING',
        to: 'ACCEPTED',
        actorName: lawyer.name,
        actorRole: 'LAWYER',
      },
      { kind: 'STATUS_CHANGED', from: 'ACCEPTED', to: 'HEARING_DATE_ISSUED', actorRole: 'LAWYER' },
      { kind: 'STATUS_CHANGED', from: 'HEARING_DATE_ISSUED', to: 'COMPLETED', actorRole: 'ADMIN' },
    ]);
    expect(seen!.pastStatuses).toEqual(['PENDING', 'ACCEPTED', 'HEARING_DATE_ISSUED', 'COMPLETED']);
  });

  it('records each of several concurrent changes, and the last one is the status', async () => {
    const { _id: id } = await aCase(client, lawyer);
    const wanted = ['accepted', 'case-intake', 'submission', 'hearing-1', 'judgement-announced'];
    await Promise.all(wanted.map((status) => setStatus(lawyer, id, status)));
    const { case: seen } = await lawyer.client.query(HISTORY, { id });
    const changes = seen!.events.filter(({ kind }) => kind === 'STATUS_CHANGED');
    expect(changes).toHaveLength(wanted.length);
    changes.forEach((change, index) =>
      expect(change.from).toBe(index === 0 ? 'PENDING' : changes[index - 1]!.to),
    );
    expect(changes.at(-1)!.to).toBe(seen!.status);
  });

  it("responds with not found for another person's case, in GraphQL and REST", async () => {
    const { _id: id } = await aCase(client, lawyer);
    const [otherLawyer, otherClient] = [await aLawyer(app), await aClient(app)];
    const response = await otherLawyer.client.rest('PUT', `/lawyers/cases/${id}/status`, {
      status: 'accepted',
    });
    expect(response.status).toBe(404);
    expect(
      (await otherLawyer.client.graphql(SET, { id, status: 'ACCEPTED' })).errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    for (const person of [otherLawyer, otherClient])
      expect((await person.client.query(HISTORY, { id })).case).toBeNull();
  });
});

describe('lists of cases', () => {
  it('are grouped by what has to happen next, with their numbers', async () => {
    const [person, advocate] = [await aClient(app), await aLawyer(app)];
    const statuses = ['pending', 'pending', 'accepted', 'hearing-1', 'rejected', 'case-closed'];
    for (const status of statuses) {
      const { _id: id } = await aCase(person, advocate, `A ${status} matter`);
      if (status !== 'pending') await setStatus(advocate, id, status);
    }
    const { myCaseCounts } = await advocate.client.query(
      graphql(`{ myCaseCounts { total pending toBePaid inProgress closed } }`),
    );
    expect(myCaseCounts).toEqual({ total: 6, pending: 2, toBePaid: 1, inProgress: 1, closed: 2 });
    const query = graphql(`query ($group: CaseGroup) { myCases(group: $group) { total items { status } } }`);
    for (const [group, total] of [
      ['TO_ANSWER', 2],
      ['TO_BE_PAID', 1],
      ['IN_PROGRESS', 1],
      ['CLOSED', 2],
    ] as const) {
      const { myCases } = await advocate.client.query(query, { group });
      expect(myCases.total).toBe(total);
    }
    const { myCases } = await person.client.query(
      graphql(`{ myCases(search: "hearing", limit: 1) { total pages items { title } } }`),
    );
    expect(myCases).toEqual({ total: 1, pages: 1, items: [{ title: 'A hearing-1 matter' }] });
  });

  it('hold the own cases with one status, however many others are in progress', async () => {
    const [person, advocate] = [await aClient(app), await aLawyer(app)];
    for (const status of ['client-review-approval', 'hearing-1', 'hearing-2']) {
      const { _id: id } = await aCase(person, advocate, `A ${status} matter`);
      await setStatus(advocate, id, status);
    }
    const query = graphql(
      `{ myCases(status: CLIENT_REVIEW_APPROVAL, sort: UPDATED, limit: 1) { total items { title } } }`,
    );
    const found = { total: 1, items: [{ title: 'A client-review-approval matter' }] };
    expect((await person.client.query(query)).myCases).toEqual(found);
    expect((await advocate.client.query(query)).myCases).toEqual(found);
    const { client: stranger } = await aClient(app);
    expect((await stranger.query(query)).myCases).toEqual({ total: 0, items: [] });
  });

  it('hold for admins everybody’s cases, by status, in pages of 10', async () => {
    const { body } = await admin.client.rest<PageV1<'cases', CaseV1>>('GET', '/admin/cases');
    expect(body.pagination).toMatchObject({ page: 1, limit: 10 });
    expect(body.cases[0]).toMatchObject({ lawyerId: { bankDetails: 'Sonali Bank, account 123' } });
    const { cases } = await admin.client.query(
      graphql(`{ cases(status: REJECTED, limit: 100) { total items { status } } }`),
    );
    expect(cases.items.every(({ status }) => status === 'REJECTED')).toBe(true);
    expect(cases.total).toBeGreaterThan(0);
  });

  it('show an imported in-progress case, and nobody can set it', async () => {
    const { _id: id } = await aCase(client, lawyer);
    await app.sql(`update cases set status = 'in-progress' where id = $1`, [id]);
    const listed = (await client.client.rest<CaseV1[]>('GET', '/users/cases')).body;
    expect(listed.find(({ _id }) => _id === id)?.status).toBe('in-progress');
  });
});
