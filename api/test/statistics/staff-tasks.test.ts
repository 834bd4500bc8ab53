import { graphql } from '../setup/graphql';
import { act, ask, familyLawyers, invitationsOf } from '../setup/open-requests';
import { aCase, aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let owner: Person;

const TASKS = graphql(`{ staffTasks { kind count } }`);
/** As the screens behind the links request them. */
const LISTS = graphql(`{
  LICENSES: adminLawyers(toCheck: true, limit: 1) { total }
  NAMES: adminLawyers(nameWaits: true, limit: 1) { total }
  REPORTS: moderationQueue(hidden: false) { items { reportCount pleaWaits } }
  REVIEWS: adminReviews(unread: true, limit: 1) { total }
  REPORTED_REQUESTS: openRequests(reported: true) { total }
  COMPLAINTS: complaints(state: NEW) { total }
  OWN_COMPLAINTS: complaints(mine: true) { total }
  PENDING_CASES: cases(status: PENDING) { total }
}`);

async function lawyerWith(columns: string): Promise<void> {
  const { id } = await aLawyer(app);
  await app.sql(`update lawyer_profiles set ${columns} where account_id = $1`, [id]);
}

beforeAll(async () => {
  owner = await anAdmin(app);
  const [colleague, client, lawyer] = [await anAdmin(app), await aClient(app), await aLawyer(app)];
  const pending = `verification = 'pending', verified_at = null`;
  await lawyerWith(`${pending}, license_submitted_at = now()`);
  await lawyerWith(`${pending}, license_number = null`);
  await lawyerWith(`${pending}, license_submitted_at = now(), asked_at = now(), asked_for = 'whole'`);
  await lawyerWith(`renewal_at = now()`);
  await lawyer.client.rest('PUT', '/lawyers/profile', { name: 'Nasreen Akhter Banu' });
  const lawyers = await familyLawyers(app, 3);
  await ask(client);
  for (const asked of lawyers.slice(0, 2))
    await act(asked, 'reportOpenRequest', (await invitationsOf(asked))[0]!.id, 'SPAM');
  await aCase(client, lawyer);
  await app.sql(`insert into reviews (id, name, designation, review, created_at, seen_at, hidden_at, hidden_reason)
    select gen_random_uuid(), 'Name', 'Client', 'Good', now(), case n when 1 then now() end,
      case n when 2 then now() end, case n when 2 then 'An insult' end from generate_series(1, 4) n`);
  const blog = await lawyer.client.rest('POST', '/lawyers/blogs', {
    title: 'Of tenants',
    content: 'A first article about tenancy, long enough to be read.',
  });
  expect(blog.status).toBe(201);
  await app.sql(`insert into reports (id, subject, subject_id, reason, reporter, created_at)
    select gen_random_uuid(), 'article', id, 'false', n::text, now() from blogs, generate_series(1, 2) n`);
  for (const [state, by] of [
    ['new', null],
    ['new', null],
    ['in-hand', owner.id],
    ['answered', owner.id],
    ['in-hand', colleague.id],
    ['closed', owner.id],
  ])
    await app.sql(
      `insert into complaints (id, complaint_key, complainant_id, about_id, category, state, taken_by, outcome, closed_at, created_at, changed_at)
       values (gen_random_uuid(), gen_random_uuid(), $1, $2, 'other', $3::text, $4,
         case when $3 = 'closed' then 'settled' end, case when $3 = 'closed' then now() end, now(), now())`,
      [client.id, lawyer.id, state, by],
    );
});

it('each task counts what its list shows', async () => {
  const { staffTasks } = await owner.client.query(TASKS);
  const { REPORTS, ...lists } = await owner.client.query(LISTS);
  const reports = REPORTS.items.map(({ reportCount, pleaWaits }) => reportCount + Number(pleaWaits));
  const shown = Object.entries(lists).map(([kind, { total }]) => [kind, total]);
  const counts = Object.fromEntries(staffTasks.map(({ kind, count }) => [kind, count]));
  expect(counts).toEqual({ ...Object.fromEntries(shown), REPORTS: reports.reduce((a, b) => a + b, 0) });
  expect(counts).toEqual({
    ...{ LICENSES: 3, NAMES: 1, REPORTS: 2, REVIEWS: 2, REPORTED_REQUESTS: 1, COMPLAINTS: 2 },
    ...{ OWN_COMPLAINTS: 2, PENDING_CASES: 1 },
  });
});
