import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { type CaseWithPeople, refusalOf, sentTwoDaysAgo, tryEntry } from '../setup/case-rooms';
import { addDocument, askForLink, openDocument } from '../setup/documents';
import { dataOf } from '../setup/client';
import { addOwnCase, joinCase } from '../setup/diary';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
});

const WITHDRAW = graphql(`mutation ($id: ID!, $to: ID) { withdrawCase(caseId: $id, sendToLawyerId: $to) {
  case { id status withdrawnAt withdrawableAt canAct events { kind from to actorRole } }
  newCase { id title description status withdrawnAt lawyer { id } } } }`);

async function tryToWithdraw({ client }: Person, id: string, to?: string) {
  return client.graphql(WITHDRAW, { id, to });
}

async function withdraw(person: Person, id: string, to?: string) {
  return dataOf(await tryToWithdraw(person, id, to)).withdrawCase;
}

/** A request that has waited for two days. */
async function anOldRequest(title = 'A boundary dispute'): Promise<CaseWithPeople> {
  const [client, lawyer] = [await aClient(app), await aLawyer(app)];
  const { _id: id } = await aCase(client, lawyer, title);
  await sentTwoDaysAgo(app, id);
  return { id, client, lawyer };
}

const CASE =
  graphql(`query ($id: ID!) { case(id: $id) { status withdrawnAt withdrawableAt canAct settableStatuses pastStatuses
  lawyer { bankDetails clientPhone } room { closesAt } } }`);
const read = async ({ client }: Person, id: string) => (await client.query(CASE, { id })).case;

const count = async ({ id }: Person): Promise<number> =>
  (
    await app.sql<{ count: number }>('select count(*)::int as count from cases where client_id = $1', [id])
  )[0]!.count;

describe('an own case that a client has joined', () => {
  it('is no request of the client, whatever its status: it cannot be withdrawn, and its lawyer reads on', async () => {
    const [client, lawyer] = [await aClient(app), await aLawyer(app)];
    const { id } = await addOwnCase(lawyer, { title: 'From the paper diary' });
    await joinCase(app, id, client.id);
    await setStatus(lawyer, id, 'pending');
    await sentTwoDaysAgo(app, id);
    const seen = await read(client, id);
    expect(seen).toMatchObject({ status: 'PENDING', withdrawableAt: null });
    expect(seen!.canAct).not.toContain('WITHDRAW');
    expect(refusalOf(await tryToWithdraw(client, id))?.[0]).toBe('CONFLICT');
    expect((await read(lawyer, id))!.settableStatuses).toContain('HEARING_1');
  });
});

describe('a request without an answer', () => {
  it('is withdrawn by its client two days after it was sent, not a minute earlier', async () => {
    const { id, client } = await anOldRequest();
    await app.sql(`update cases set created_at = created_at + interval '1 minute' where id = $1`, [id]);
    const [sent] = await app.sql<{ createdAt: Date }>(
      'select created_at as "createdAt" from cases where id = $1',
      [id],
    );
    const withdrawableAt = new Date(Number(sent!.createdAt) + 48 * 60 * 60_000).toISOString();
    expect(await read(client, id)).toMatchObject({ withdrawableAt, withdrawnAt: null });
    expect(refusalOf(await tryToWithdraw(client, id))).toEqual([
      'CONFLICT',
      'A request can be withdrawn 48 hours after it was sent',
    ]);
    await sentTwoDaysAgo(app, id);
    expect((await read(client, id))!.canAct).toContain('WITHDRAW');
    expect(await withdraw(client, id)).toEqual({
      case: {
        ...{ id, status: 'CASE_CLOSED', withdrawnAt: expect.any(String), withdrawableAt: null, canAct: [] },
        events: [
          { kind: 'REQUESTED', from: null, to: 'PENDING', actorRole: 'USER' },
          { kind: 'WITHDRAWN', from: 'PENDING', to: 'CASE_CLOSED', actorRole: 'USER' },
        ],
      },
      newCase: null,
    });
  });

  it('tells nobody else from when on it can be withdrawn', async () => {
    const { id, lawyer } = await anOldRequest();
    for (const { client } of [lawyer, admin])
      expect(
        (await client.query(graphql(`query ($id: ID!) { case(id: $id) { withdrawableAt } }`), { id })).case,
      ).toEqual({
        withdrawableAt: null,
      });
  });

  it('cannot be withdrawn once it is answered', async () => {
    const { id, client, lawyer } = await anOldRequest();
    await setStatus(lawyer, id, 'rejected');
    expect(refusalOf(await tryToWithdraw(client, id))).toEqual([
      'CONFLICT',
      'This request was answered or withdrawn already',
    ]);
  });

  it('is gone from what waits for the lawyer, who is notified', async () => {
    const { id, client, lawyer } = await anOldRequest();
    await withdraw(client, id);
    const { myNotifications, myCaseCounts } = await lawyer.client.query(
      graphql(
        `{ myNotifications { items { kind caseId actorName readAt } } myCaseCounts { pending closed quiet } }`,
      ),
    );
    expect(myNotifications.items).toEqual([
      { kind: 'CASE_WITHDRAWN', caseId: id, actorName: client.name, readAt: null },
      { kind: 'REQUEST_RECEIVED', caseId: id, actorName: client.name, readAt: expect.any(String) },
    ]);
    expect(myCaseCounts).toEqual({ pending: 0, closed: 1, quiet: 0 });
  });

  it('is written down in the audit log without what it says', async () => {
    const { id, client } = await anOldRequest('Marker of a title');
    await withdraw(client, id);
    const entries = await app.sql(
      'select act, actor_id as actor, entry::text as text from audit_entries entry where subject_id = $1',
      [id],
    );
    expect(entries.map(({ act, actor }) => [act, actor])).toEqual([['case-withdrawn', client.id]]);
    expect(entries[0]!.text).not.toContain('Marker');
  });
});

describe('a withdrawn request', () => {
  it('takes no status of its lawyer, no entry, and tells the client no payment details', async () => {
    const { id, client, lawyer } = await anOldRequest();
    await withdraw(client, id);
    const seen = await read(lawyer, id);
    expect(seen).toMatchObject({ settableStatuses: [], pastStatuses: ['PENDING'], canAct: [], room: null });
    expect((await read(client, id))!.lawyer).toEqual({ bankDetails: null, clientPhone: null });
    expect((await setStatus(lawyer, id, 'accepted')).message).toBe('Your client has withdrawn this request');
    expect(refusalOf(await tryEntry(lawyer, id, 'A note'))?.[0]).toBe('CONFLICT');
  });

  it('shows its lawyer title and dates alone, in both transports, and no document', async () => {
    const { id, client, lawyer } = await anOldRequest('A title that stays');
    const documentId = await addDocument(client, id);
    const DOCUMENT =
      graphql(`query ($id: ID!) { case(id: $id) { title description client { id } room { closesAt }
      events { kind document { id } subjectName } } }`);
    const eventOf = async () =>
      (await lawyer.client.query(DOCUMENT, { id })).case!.events.find(
        ({ kind }) => kind === 'DOCUMENT_ADDED',
      );
    expect((await eventOf())!.document).toEqual({ id: documentId });
    const { path: link, cookie } = await askForLink(lawyer, documentId);
    await withdraw(client, id);
    const { case: seen } = await lawyer.client.query(DOCUMENT, { id });
    expect(seen).toMatchObject({ title: 'A title that stays', description: '', client: null, room: null });
    expect(await eventOf()).toMatchObject({ document: null, subjectName: null });
    expect((await fetch(`${app.origin}${link}`, { headers: { cookie } })).status).toBe(404);
    expect((await askForLink(lawyer, documentId)).path).toBeNull();
    const { myCases } = await lawyer.client.query(
      graphql(`{ myCases { items { title description client { id } } } }`),
    );
    expect(myCases.items).toEqual([{ title: 'A title that stays', description: '', client: null }]);
    const { body } = await lawyer.client.rest('GET', '/lawyers/cases');
    expect(body).toMatchObject([{ title: 'A title that stays', description: '', userId: null }]);
    expect((await read(client, id))!.room).not.toBeNull();
    expect((await openDocument(client, documentId)).status).toBe(200);
  });

  it('is taken up again by an admin, after which its lawyer can answer', async () => {
    const { id, client, lawyer } = await anOldRequest();
    await withdraw(client, id);
    await admin.client.rest('PUT', `/admin/cases/${id}/status`, { status: 'pending' });
    expect(await read(client, id)).toMatchObject({ status: 'PENDING', withdrawnAt: null });
    expect(await setStatus(lawyer, id, 'accepted')).toMatchObject({ status: 'accepted' });
  });
});

describe('sent to another lawyer', () => {
  it('it is withdrawn, and the same title and text wait there', async () => {
    const { id, client } = await anOldRequest('The deed of 1998');
    const other = await aLawyer(app);
    const { case: withdrawn, newCase } = await withdraw(client, id, other.id);
    expect(withdrawn).toMatchObject({ id, status: 'CASE_CLOSED', withdrawnAt: expect.any(String) });
    expect(newCase).toEqual({
      id: expect.any(String),
      title: 'The deed of 1998',
      description: 'My neighbour built a wall on my land.',
      ...{ status: 'PENDING', withdrawnAt: null, lawyer: { id: other.id } },
    });
    expect(newCase!.id).not.toBe(id);
    const { items } = (await other.client.query(graphql(`{ myNotifications { items { kind caseId } } }`)))
      .myNotifications;
    expect(items).toEqual([{ kind: 'REQUEST_RECEIVED', caseId: newCase!.id }]);
  });

  it('twice, because a response was lost, it makes one case', async () => {
    const { id, client } = await anOldRequest();
    const other = await aLawyer(app);
    const [first, second] = await Promise.all([
      withdraw(client, id, other.id),
      withdraw(client, id, other.id),
    ]);
    expect(second.newCase!.id).toBe(first.newCase!.id);
    expect((await withdraw(client, id, other.id)).newCase!.id).toBe(first.newCase!.id);
    expect(await count(client)).toBe(2);
    expect(refusalOf(await tryToWithdraw(client, id, (await aLawyer(app)).id))?.[0]).toBe('CONFLICT');
  });

  it('who is not verified, unknown, or the same one, it stays as it was', async () => {
    const { id, client, lawyer } = await anOldRequest();
    const pending = await aLawyer(app, { verification: VerificationStatus.PENDING });
    for (const to of [pending.id, '00000000-0000-7000-8000-000000000000', 'nobody'])
      expect(refusalOf(await tryToWithdraw(client, id, to))).toEqual(['NOT_FOUND', 'Lawyer not found']);
    expect(refusalOf(await tryToWithdraw(client, id, lawyer.id))).toEqual([
      'CONFLICT',
      'This request is with that lawyer already: please choose another one',
    ]);
    expect(await read(client, id)).toMatchObject({ status: 'PENDING', withdrawnAt: null });
    expect(await count(client)).toBe(1);
  });
});
