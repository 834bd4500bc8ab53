import { deleteAccounts } from '../../src/modules/account-deletion/delete-accounts';
import { aTakenCase } from '../setup/case-rooms';
import { Client } from '../setup/client';
import { pay, stateFee, tryToConfirm } from '../setup/fees';
import { graphql } from '../setup/graphql';
import { sendMessage } from '../setup/messages';
import { aClient, anAdmin, PASSWORD, type Person } from '../setup/people';
import type { OwnDataV1, SignedInV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const DAY = 24 * 60 * 60_000;
const REQUEST = graphql(`mutation { requestAccountDeletion { accountDeletion { dueAt cases articles } } }`);
const CANCEL = graphql(`mutation { cancelAccountDeletion { accountDeletion { dueAt cases articles } } }`);

const app = appOfTests();

const workIn = async (days: number) => deleteAccounts(app.platform, () => new Date(Date.now() + days * DAY));
const exists = async ({ id }: Person) =>
  (await app.sql('select from accounts where id = $1', [id])).length === 1;
const mailsTo = async ({ email }: Person) =>
  (await app.sql(`select subject from mails where address = $1 and kind = 'account-deletion'`, [email]))
    .length;
const codeOf = async ({ client }: Person, query: typeof REQUEST | typeof CANCEL) =>
  (await client.graphql<unknown, object>(query)).errors?.[0]?.extensions.code;

it('an account is deleted 14 days after its owner requests it, and the case stays without the name', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const { body } = await client.client.rest<SignedInV1>('POST', '/auth/login', {
    email: client.email,
    password: PASSWORD,
  });
  const elsewhere = new Client(app.origin, body.token);
  const { myAccountDeletion } = await client.client.query(
    graphql(`{ myAccountDeletion { dueAt cases casesWithClients articles } }`),
  );
  expect(myAccountDeletion).toEqual({ dueAt: null, cases: 1, casesWithClients: 0, articles: 0 });
  const { accountDeletion } = (await client.client.query(REQUEST)).requestAccountDeletion;
  const days = (new Date(accountDeletion.dueAt!).getTime() - Date.now()) / DAY;
  expect(days).toBeCloseTo(14, 2);
  expect((await client.client.query(REQUEST)).requestAccountDeletion.accountDeletion).toEqual(
    accountDeletion,
  );
  expect((await elsewhere.rest('GET', '/users/profile')).status).toBe(401);
  expect(await mailsTo(client)).toBe(1);
  await workIn(10);
  expect(await mailsTo(client)).toBe(1);
  await workIn(12);
  await workIn(13);
  expect([await exists(client), await mailsTo(client)]).toEqual([true, 2]);
  await workIn(14.1);
  expect(await exists(client)).toBe(false);
  const { case: legalCase } = await lawyer.client.query(
    graphql(`query ($id: ID!) { case(id: $id) { id client { name } } }`),
    { id },
  );
  expect(legalCase).toEqual({ id, client: null });
  const audited = await app.sql(`select act from audit_entries where subject_id = $1 order by id`, [
    client.id,
  ]);
  expect(audited.map(({ act }) => act as string)).toEqual(
    expect.arrayContaining(['account-deletion-requested', 'client-deleted']),
  );
});

it('says before what stays: receipts with names, and what the person wrote', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const preview = async (person: Person) =>
    (await person.client.query(graphql(`{ myAccountDeletion { receipts hasWritten } }`))).myAccountDeletion;
  expect(await preview(client)).toEqual({ receipts: 0, hasWritten: false });
  await sendMessage(lawyer, id, 'Please bring the deed');
  expect(await preview(client)).toEqual({ receipts: 0, hasWritten: false });
  expect(await preview(lawyer)).toEqual({ receipts: 0, hasWritten: true });
  await sendMessage(client, id, 'I am Rahima, of Bogura');
  const feeId = await stateFee(lawyer, id);
  await tryToConfirm(lawyer, await pay(client, id, { feeId }));
  expect(await preview(client)).toEqual({ receipts: 1, hasWritten: true });
  const { body } = await client.client.rest<OwnDataV1>('GET', '/account/data');
  expect(body['receipts']).toMatchObject([{ client_name: client.name, lawyer_name: lawyer.name }]);
  expect(Object.keys(body['payments']![0]!)).not.toContain('submitted_by');
});

it('its owner keeps it by a press in these days', async () => {
  const person = await aClient(app);
  expect(await codeOf(person, CANCEL)).toBe('NOT_FOUND');
  await person.client.query(REQUEST);
  expect((await person.client.query(CANCEL)).cancelAccountDeletion.accountDeletion.dueAt).toBeNull();
  await workIn(15);
  expect(await exists(person)).toBe(true);
});

it('takes a recent proof, and is not for staff', async () => {
  const person = await aClient(app);
  await app.sql(
    `update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`,
    [person.id],
  );
  expect(await codeOf(person, REQUEST)).toBe('IDENTITY_REQUIRED');
  expect(await codeOf(await anAdmin(app), REQUEST)).toBe('FORBIDDEN');
});

it('waits while the account is locked', async () => {
  const [person, admin] = [await aClient(app), await anAdmin(app)];
  await person.client.query(REQUEST);
  await admin.client.query(
    graphql(`mutation ($id: ID!) { lockAccount(id: $id, reason: "Under review") { __typename } }`),
    {
      id: person.id,
    },
  );
  await workIn(15);
  expect(await exists(person)).toBe(true);
});

it('the link This was not me stops it', async () => {
  const person = await aClient(app);
  await person.client.query(REQUEST);
  const [mail] = await app.sql(`select text from mails where address = $1 and kind = 'account-deletion'`, [
    person.email,
  ]);
  const token = /#([\w-]{43})/.exec(mail?.text as string)![1]!;
  await new Client(app.origin).query(
    graphql(`mutation ($token: String!) { secureAccount(token: $token) { message } }`),
    { token },
  );
  await workIn(15);
  expect(await exists(person)).toBe(true);
});

it('a lawyer who leaves is not listed from then on, and the clients of open cases are notified', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const isListed = async () =>
    (await fetch(`${app.origin}/api/v1/public/lawyers/${lawyer.id}`)).status === 200;
  const noticesOf = async ({ client: caller }: Person) =>
    (
      await caller.query(graphql(`{ myNotifications { items { kind caseId at readAt } } }`))
    ).myNotifications.items.filter(({ kind }) => kind === 'LAWYER_LEAVING');
  expect(await isListed()).toBe(true);
  const { myAccountDeletion } = await lawyer.client.query(
    graphql(`{ myAccountDeletion { casesWithClients } }`),
  );
  expect(myAccountDeletion).toEqual({ casesWithClients: 1 });
  const { accountDeletion } = (await lawyer.client.query(REQUEST)).requestAccountDeletion;
  expect(await isListed()).toBe(false);
  expect(await noticesOf(client)).toEqual([
    { kind: 'LAWYER_LEAVING', caseId: id, at: accountDeletion.dueAt, readAt: null },
  ]);
  await lawyer.client.query(CANCEL);
  expect(await isListed()).toBe(true);
  expect((await noticesOf(client))[0]?.readAt).not.toBeNull();
});

async function publish({ client }: Person, title: string): Promise<void> {
  await client.rest('POST', '/lawyers/blogs', { title, content: 'How to read a deed' });
}

it.each([
  ['KEEP', 1],
  ['DELETE', 0],
] as const)(
  'articles of a lawyer who chose %s: %i are left, after the job and after staff',
  async (chosen, left) => {
    const request = graphql(`
    mutation ($articles: DeletedAuthorArticles!) {
      requestAccountDeletion(articles: $articles) { accountDeletion { articles chosenArticles } }
    }
  `);
    const [{ lawyer: own }, { lawyer: byStaff }, admin] = [
      await aTakenCase(app),
      await aTakenCase(app),
      await anAdmin(app),
    ];
    for (const lawyer of [own, byStaff]) {
      await publish(lawyer, `Deeds, ${chosen}`);
      const { requestAccountDeletion } = await lawyer.client.query(request, { articles: chosen });
      expect(requestAccountDeletion.accountDeletion).toEqual({ articles: 1, chosenArticles: chosen });
    }
    expect((await admin.client.rest('DELETE', `/admin/lawyers/${byStaff.id}`)).status).toBe(200);
    await workIn(15);
    expect(await exists(own)).toBe(false);
    const titles = await app.sql('select from blogs where title = $1', [`Deeds, ${chosen}`]);
    expect(titles).toHaveLength(2 * left);
  },
);

it('articles stay where nothing was chosen, such as in older apps', async () => {
  const { lawyer } = await aTakenCase(app);
  await publish(lawyer, 'Of an older app');
  await lawyer.client.query(REQUEST);
  await workIn(15);
  expect(await app.sql(`select author_id from blogs where title = 'Of an older app'`)).toEqual([
    { author_id: null },
  ]);
});

it.each(['the owner', 'staff'])('deleted by %s, the number that the client paid from goes', async (who) => {
  const { id, client, lawyer } = await aTakenCase(app);
  const feeId = await stateFee(lawyer, id);
  await tryToConfirm(lawyer, await pay(client, id, { feeId }));
  await app.sql(`update payments set payer_number = '01811640001' where case_id = $1`, [id]);
  if (who === 'staff') await (await anAdmin(app)).client.rest('DELETE', `/admin/users/${client.id}`);
  else {
    await client.client.query(REQUEST);
    await workIn(15);
  }
  expect(await exists(client)).toBe(false);
  expect(await app.sql('select payer_number, state from payments where case_id = $1', [id])).toEqual([
    { payer_number: null, state: 'confirmed' },
  ]);
});
