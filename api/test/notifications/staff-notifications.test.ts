import { StaffRole } from '../../src/auth/role';
import { postNotifications } from '../../src/modules/notifications/post-notifications';
import { notifyStaff } from '../../src/modules/statistics/notify-staff';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aLawyer, anAdmin, aStaffMember, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const MINUTE = 60_000;

const app = appOfTests();
let owner: Person;
let verifier: Person;
let moderator: Person;
let support: Person;
let lawyer: Person;

beforeAll(async () => {
  owner = await anAdmin(app);
  verifier = await aStaffMember(app, [StaffRole.VERIFIER], 'Vera Verifier');
  moderator = await aStaffMember(app, [StaffRole.MODERATOR], 'Mona Moderator');
  support = await aStaffMember(app, [StaffRole.SUPPORT], 'Sadia Support');
  lawyer = await aLawyer(app);
});
beforeEach(async () => {
  await app.sql('delete from notifications');
  await app.sql('delete from reviews');
  await app.sql('delete from blogs');
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const work = async (minutes = 1) => notifyStaff(app.platform.dataSource, inMinutes(minutes));

/** What a person's bell has: kind and number. */
async function bellOf({ client }: Person): Promise<unknown[]> {
  const { myNotifications } = await client.query(graphql(`{ myNotifications { items { kind count } } }`));
  return myNotifications.items.map(({ kind, count }) => [kind, count]);
}

async function submitReview(): Promise<void> {
  const input = { name: 'Rahima', designation: 'Teacher', review: 'They answered within a day, and kindly.' };
  expect((await new Client(app.origin).rest('POST', '/public/reviews', input)).status).toBe(201);
}

async function submitLicense(number: string): Promise<string> {
  const { id } = await aLawyer(app);
  await app.sql(
    `update lawyer_profiles set verification = 'pending', verified_at = null, license_number = $2,
       license_submitted_at = now() where account_id = $1`,
    [id, number],
  );
  return id;
}

it('those who check licences are notified of licences, once for all of them', async () => {
  await submitLicense('W-1');
  const second = await submitLicense('W-2');
  await work();
  await work(2);
  for (const person of [owner, verifier]) expect(await bellOf(person)).toEqual([['LICENSES_WAIT', 2]]);
  for (const person of [moderator, support]) expect(await bellOf(person)).toEqual([]);
  await app.sql('update lawyer_profiles set license_submitted_at = $2 where account_id = $1', [
    second,
    inMinutes(3),
  ]);
  await work(4);
  expect(await bellOf(verifier)).toEqual([['LICENSES_WAIT', 3]]);
});

it('the notification of licences is read once none waits', async () => {
  await submitLicense('W-3');
  await work();
  expect((await verifier.client.query(graphql(`{ unreadNotificationCount }`))).unreadNotificationCount).toBe(
    1,
  );
  await app.sql(
    `update lawyer_profiles set verification = 'rejected', verification_reason = 'x' where verification = 'pending'`,
  );
  await work(2);
  expect((await verifier.client.query(graphql(`{ unreadNotificationCount }`))).unreadNotificationCount).toBe(
    0,
  );
});

it('those who check licences are notified of new names of verified lawyers, until each has its decision', async () => {
  const { id, client } = await aLawyer(app);
  const rename = (values: object) => client.rest('PUT', '/lawyers/profile', values);
  expect((await rename({ name: 'Nasreen Akhter Banu' })).status).toBe(200);
  await work();
  expect((await rename({ nameBangla: 'নাসরীন আক্তার বানু' })).status).toBe(200);
  await work(2);
  for (const person of [owner, verifier]) expect(await bellOf(person)).toEqual([['NAMES_WAIT', 1]]);
  for (const person of [moderator, support]) expect(await bellOf(person)).toEqual([]);
  await owner.client.query(
    graphql(`mutation ($id: ID!) { verifyLawyer(id: $id, status: VERIFIED) { lawyer { id } } }`),
    { id },
  );
  await work(3);
  expect((await verifier.client.query(graphql(`{ unreadNotificationCount }`))).unreadNotificationCount).toBe(
    0,
  );
});

it('moderators are notified of reviews and of public articles of lawyers', async () => {
  await submitReview();
  const content = 'A first article about tenancy, long enough to be read.';
  const title = 'Of tenants';
  expect((await lawyer.client.rest('POST', '/lawyers/blogs', { title, content })).status).toBe(201);
  expect((await owner.client.rest('POST', '/admin/blogs', { title, content })).status).toBe(201);
  await work();
  expect(await bellOf(moderator)).toEqual(
    expect.arrayContaining([
      ['REVIEWS_ADDED', 1],
      ['ARTICLES_ADDED', 1],
    ]),
  );
  expect(await bellOf(support)).toEqual([]);
});

it('support is notified of mails that were given up', async () => {
  await app.sql(
    `insert into jobs.job (name, data, state, completed_on) values ('send-mail', '{"mailId": "${lawyer.id}"}', 'failed', now())`,
  );
  await work();
  expect(await bellOf(support)).toEqual([['MAILS_FAILED', 1]]);
  await app.sql(`delete from jobs.job where state = 'failed'`);
});

it('a read notification begins anew with what is added, and what is older than a day is not counted', async () => {
  await submitReview();
  await work();
  await moderator.client.query(graphql(`mutation { markNotificationsRead { unreadCount } }`));
  await submitReview();
  await app.sql(
    `update reviews set created_at = $1 where created_at = (select max(created_at) from reviews)`,
    [inMinutes(2)],
  );
  await work(3);
  expect(await bellOf(moderator)).toEqual([
    ['REVIEWS_ADDED', 1],
    ['REVIEWS_ADDED', 1],
  ]);
  await app.sql('delete from notifications');
  await work(2 * 24 * 60);
  expect(await bellOf(moderator)).toEqual([]);
});

it('staff are mailed unless they choose otherwise, one mail for all', async () => {
  await moderator.client.query(
    graphql(`mutation { setNotificationChoices(choices: [
    { kind: REVIEWS_ADDED, mail: false, push: false }]) { notificationChoices { kind } } }`),
  );
  await submitReview();
  await work();
  await app.sql('delete from mails');
  const noon = new Date(
    `${new Date(Date.now() + 30 * 60 * MINUTE).toISOString().slice(0, 10)}T12:00:00+06:00`,
  );
  await postNotifications(app.platform, noon);
  const mails = await app.sql(
    `select account_id as "accountId", subject from mails where kind = 'notification'`,
  );
  expect(mails).toEqual([{ accountId: owner.id, subject: 'There are new reviews' }]);
});

const TASKS = graphql(`{ staffTasks { kind count oldestAt } }`);
const tasksOf = async ({ client }: Person) =>
  (await client.query(TASKS)).staffTasks.map(({ kind, count }) => [kind, count]);

it('everybody of the staff reads what waits for the own roles, until it is done', async () => {
  await app.sql(`update lawyer_profiles set license_submitted_at = null, waiting_name = null`);
  await submitLicense('T-1');
  // One of the two is hidden.
  await app.sql(`insert into reviews (id, name, designation, review, hidden_at, hidden_reason)
    select gen_random_uuid(), 'Rahima', 'Teacher', 'Good', case when n = 1 then now() end, case when n = 1 then 'x' end
    from generate_series(1, 2) n`);
  const content = 'A first article about tenancy, long enough to be read.';
  expect((await lawyer.client.rest('POST', '/lawyers/blogs', { title: 'Of tenants', content })).status).toBe(
    201,
  );
  const [blog] = await app.sql<{ id: string }>('select id from blogs');
  const report = graphql(`mutation ($id: ID!) {
    report(input: { subject: ARTICLE, id: $id, reason: FALSE }) { reportedId } }`);
  await new Client(app.origin).query(report, { id: blog!.id });
  await work();
  expect(await tasksOf(verifier)).toEqual([['LICENSES', 1]]);
  const ofModerators = [
    ['REPORTS', 1],
    ['REVIEWS', 1],
    ['ARTICLES', 1],
  ];
  expect(await tasksOf(moderator)).toEqual(ofModerators);
  expect(await tasksOf(support)).toEqual([]);
  expect(await tasksOf(owner)).toEqual([['LICENSES', 1], ...ofModerators]);
  await moderator.client.query(graphql(`mutation { markNotificationsRead { unreadCount } }`));
  expect(await tasksOf(moderator)).toEqual(ofModerators.slice(0, 2));
  expect((await lawyer.client.graphql(TASKS)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
