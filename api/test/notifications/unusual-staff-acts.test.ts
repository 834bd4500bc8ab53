import { StaffRole } from '../../src/auth/role';
import { notifyOfUnusualActs } from '../../src/modules/audit/unusual-staff-acts';
import { postNotifications } from '../../src/modules/notifications/post-notifications';
import { Client } from '../setup/client';
import { graphql, type TypeOf } from '../setup/graphql';
import { until } from '../setup/live-socket';
import { aClient, anAdmin, aStaffMember, PASSWORD, type Person } from '../setup/people';
import { challengeOf, enrol } from '../setup/second-factor';
import { appOfTests } from '../setup/running-app';

const MINUTE = 60_000;

const app = appOfTests();
let owner: Person;
let otherOwner: Person;

beforeAll(async () => {
  [owner, otherOwner] = [await anAdmin(app), await anAdmin(app)];
});

const aSupporter = () => aStaffMember(app, [StaffRole.SUPPORT], 'Sadia Support');
const work = async () => notifyOfUnusualActs(app.platform.dataSource);

/** What a person was notified of about a member of staff. */
async function notifiedOf({ client }: Person, name: string): Promise<unknown[]> {
  const { myNotifications } = await client.query(
    graphql(`{ myNotifications(limit: 50) { items { kind unusualActs actorName caseId } } }`),
  );
  return myNotifications.items
    .filter(({ actorName }) => actorName === name)
    .map(({ kind, unusualActs }) => [kind, unusualActs]);
}

async function entriesOf(act: TypeOf<'AuditAct'>, subjectId: string) {
  const { auditEntries } = await owner.client.query(
    graphql(`query ($filter: AuditFilter) { auditEntries(filter: $filter, limit: 100) {
      items { actorId outcome changes { name before after } } } }`),
    { filter: { act, subjectId } },
  );
  return auditEntries.items;
}

let people = 0;
/** A member of staff whose name nobody else has. */
async function aColleague(...roles: StaffRole[]): Promise<Person> {
  return aStaffMember(app, roles, `Colleague ${(people += 1)}`);
}

async function deleteClients({ client }: Person, number: number): Promise<void> {
  for (let deleted = 0; deleted < number; deleted += 1) {
    const { id } = await aClient(app);
    expect((await client.rest('DELETE', `/admin/users/${id}`)).status).toBe(200);
  }
}

/** Deletions of the audit log, so many minutes ago. */
async function deletedMinutesAgo({ id }: Person, minutes: number, number: number): Promise<void> {
  await app.sql(
    `insert into audit_entries (at, act, outcome, actor_id, actor_role, request_id)
     select now() - $2 * interval '1 minute', 'client-deleted', 'done', $1, 'admin', 'test' from generate_series(1, $3)`,
    [id, minutes, number],
  );
}

const signIn = async (email: string, password: string) =>
  new Client(app.origin).rest('POST', '/auth/login', { email, password });

describe('the owners are notified once', () => {
  it('of 20 deletions in an hour, and not of 19', async () => {
    const colleague = await aColleague(StaffRole.SUPPORT);
    await deleteClients(colleague, 19);
    await work();
    expect(await notifiedOf(owner, colleague.name)).toEqual([]);
    await deleteClients(colleague, 1);
    await Promise.all([work(), work()]);
    await work();
    for (const person of [owner, otherOwner])
      expect(await notifiedOf(person, colleague.name)).toEqual([['UNUSUAL_STAFF_ACTS', 'DELETIONS']]);
    expect(await notifiedOf(colleague, colleague.name)).toEqual([]);
    expect(await entriesOf('OWNERS_NOTIFIED', colleague.id)).toEqual([
      { actorId: null, outcome: 'DONE', changes: [{ name: 'acts', before: null, after: 'deletions' }] },
    ]);
  });

  it('of 20 refused acts in an hour, and not of 19', async () => {
    const colleague = await aColleague(StaffRole.VERIFIER);
    const tryAgain = async (times: number) => {
      for (let refused = 0; refused < times; refused += 1)
        expect((await colleague.client.rest('GET', '/admin/users')).status).toBe(403);
      await work();
    };
    await tryAgain(19);
    expect(await notifiedOf(owner, colleague.name)).toEqual([]);
    await tryAgain(1);
    expect(await notifiedOf(owner, colleague.name)).toEqual([['UNUSUAL_STAFF_ACTS', 'REFUSALS']]);
  });

  it.each(['users', 'lawyers'])('of a file of all %s, and not of selected ones', async (list) => {
    const colleague = await aColleague(StaffRole.SUPPORT, StaffRole.VERIFIER);
    const take = async (query: string) => {
      expect((await colleague.client.rest('GET', `/admin/${list}.csv${query}`)).status).toBe(200);
      await work();
    };
    await take(`?ids=${colleague.id}`);
    expect(await notifiedOf(owner, colleague.name)).toEqual([]);
    await take('');
    expect(await notifiedOf(owner, colleague.name)).toEqual([['UNUSUAL_STAFF_ACTS', 'LISTS']]);
  });

  it('of 5 failed sign-ins of a member of staff in an hour, and not of 4', async () => {
    const colleague = await aColleague(StaffRole.MODERATOR);
    const fail = async (times: number, number: number) => {
      for (let failed = 0; failed < times; failed += 1)
        expect((await signIn(colleague.email, 'not the password')).status).toBe(401);
      await until(async () => (await entriesOf('STAFF_SIGN_IN_FAILED', colleague.id)).length === number);
      await work();
    };
    await fail(4, 4);
    expect(await notifiedOf(owner, colleague.name)).toEqual([]);
    await fail(1, 5);
    expect(await notifiedOf(owner, colleague.name)).toEqual([['UNUSUAL_STAFF_ACTS', 'FAILED_SIGN_INS']]);
    expect((await entriesOf('STAFF_SIGN_IN_FAILED', colleague.id))[0]).toEqual({
      actorId: null,
      outcome: 'REFUSED',
      changes: [],
    });
  });
});

it('an owner is notified of what the own account did, which somebody else may use', async () => {
  const third = await aColleague(StaffRole.OWNER);
  await third.client.rest('GET', '/admin/users.csv');
  await work();
  for (const person of [third, owner])
    expect(await notifiedOf(person, third.name)).toEqual([['UNUSUAL_STAFF_ACTS', 'LISTS']]);
});

it('an hour is counted from act to act, though the job comes late', async () => {
  const [slow, quick] = [await aColleague(StaffRole.SUPPORT), await aColleague(StaffRole.SUPPORT)];
  await deletedMinutesAgo(slow, 62, 19);
  await deletedMinutesAgo(slow, 1, 1);
  await deletedMinutesAgo(quick, 61, 19);
  await deletedMinutesAgo(quick, 2, 1);
  await work();
  expect(await notifiedOf(owner, slow.name)).toEqual([]);
  expect(await notifiedOf(owner, quick.name)).toEqual([['UNUSUAL_STAFF_ACTS', 'DELETIONS']]);
});

it('a wrong code is a failed sign-in, too', async () => {
  const colleague = await aColleague(StaffRole.MODERATOR);
  await enrol(colleague.client);
  const visitor = new Client(app.origin);
  const challenge = await challengeOf(visitor, colleague, PASSWORD);
  const wrong = { challenge, code: '00-0000-0000-0000' };
  expect((await visitor.rest('POST', '/auth/login/second-factor', wrong)).status).toBe(400);
  await until(async () => (await entriesOf('STAFF_SIGN_IN_FAILED', colleague.id)).length === 1);
});

it('failed sign-ins of others are no entries, and those of staff at most 20 an hour', async () => {
  const [client, colleague] = [await aClient(app), await aSupporter()];
  await app.sql(
    `insert into audit_entries (act, outcome, request_id, subject_type, subject_id)
     select 'staff-sign-in-failed', 'refused', 'test', 'account', $1::uuid from generate_series(1, 19)`,
    [colleague.id],
  );
  for (const { email } of [client, colleague]) await signIn(email, 'not the password');
  await until(async () => (await entriesOf('STAFF_SIGN_IN_FAILED', colleague.id)).length === 20);
  await signIn(colleague.email, 'not the password');
  expect((await signIn(colleague.email, PASSWORD)).status).toBe(200);
  expect(await entriesOf('STAFF_SIGN_IN_FAILED', colleague.id)).toHaveLength(20);
  expect(await entriesOf('STAFF_SIGN_IN_FAILED', client.id)).toEqual([]);
});

it('owners alone choose how they are notified of it, and get a mail without names', async () => {
  const CHOICES = graphql(`{ notificationChoices { kind mail } }`);
  const supporter = await aSupporter();
  const choice = { kind: 'UNUSUAL_STAFF_ACTS', mail: true };
  expect((await supporter.client.query(CHOICES)).notificationChoices).not.toContainEqual(choice);
  expect((await owner.client.query(CHOICES)).notificationChoices).toContainEqual(choice);
  await supporter.client.rest('GET', '/admin/users.csv');
  await work();
  await app.sql(`delete from mails`);
  await postNotifications(app.platform, new Date(Date.now() + MINUTE));
  const mails = await app.sql('select address, subject, text from mails where address = any($1)', [
    [owner.email, supporter.email],
  ]);
  expect(mails.map(({ address }) => address)).toEqual([owner.email]);
  expect(String(mails[0]?.text)).toContain('An account of the staff needs your attention');
  expect(JSON.stringify(mails)).not.toContain('Sadia');
});
