import { maskedEmail } from '../../src/modules/accounts/recovery/new-password-address';
import { createToken } from '../../src/modules/accounts/account-tokens';
import { Client } from '../setup/client';
import { aTakenCase } from '../setup/case-rooms';
import { addDocument, askForLink } from '../setup/documents';
import { graphql } from '../setup/graphql';
import { aClient, PASSWORD, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests({
  mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'AinSathi <no-reply@ainsathi.test>' },
  publicOrigin: 'http://localhost:4000',
});
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

const sql = (text: string, values: unknown[] = []) => app.sql<{ text: string }>(text, values);
/** The newest mail with a link that secures the account, which a sign-in from a new device sends. */
async function warningTo(address: string, password = PASSWORD): Promise<{ text: string; token: string }> {
  await visitor.rest('POST', '/auth/login', { email: address, password });
  const [mail] = await sql(
    `select text from mails where address = $1 and text like '%/account/secure#%' order by id desc limit 1`,
    [address],
  );
  const text = mail?.text ?? '';
  return { text, token: /\/account\/secure#([\w-]{43})/.exec(text)?.[1] ?? '' };
}
const moveEmail = async ({ id }: Person, email: string, days: number) => {
  await sql('update accounts set email = $2 where id = $1', [id, email]);
  await sql(`update account_changes set at = at - make_interval(days => $2) where account_id = $1`, [
    id,
    days,
  ]);
};
const look = async (token: string, headers = {}) =>
  (await visitor.rest('POST', '/auth/secure/address', { token }, headers)).body as { message: string };
const LOOK = graphql(`mutation ($token: String!) { lookAtSecureLink(token: $token) { message } }`);

it.each([
  ['karim@mailbox.example', 'k…@mailbox…'],
  ['k@mail.example', 'k…@mail…'],
  ['ক্লায়েন্ট@mail.example', 'ক…@mail…'],
  ['😀x@mail.example', '😀…@mail…'],
])('%s is named in part', (email, named) => {
  expect(maskedEmail(email)).toBe(named);
});

describe('where the link for a new password goes', () => {
  it('is named in part by the mail, the page and the answer, and is not the whole address', async () => {
    const person = await aClient(app);
    await sql(`update accounts set email = 'karim@mail.example' where id = $1`, [person.id]);
    await sql('delete from account_changes where account_id = $1', [person.id]);
    const { text, token } = await warningTo('karim@mail.example');
    expect(text).toContain('sends k…@mail… a link');
    expect(await look(token)).toEqual({ message: 'We send k…@mail… the link for a new password.' });
    const { body } = await visitor.rest('POST', '/auth/secure', { token });
    expect((body as { message: string }).message).toContain(
      'We have sent k…@mail… a link to set a new password.',
    );
  });

  it('is the earlier email of who moved the own one three days ago', async () => {
    const person = await aClient(app);
    await moveEmail(person, 'moved@newmail.example', 3);
    const { text, token } = await warningTo('moved@newmail.example');
    expect(text).toContain('u…@example…');
    expect((await look(token)).message).toContain('u…@example…');
    const { data } = await visitor.graphql(
      graphql(`mutation ($token: String!) { secureAccount(token: $token) { message } }`),
      { token },
    );
    expect((data as { secureAccount: { message: string } }).secureAccount.message).toContain('u…@example…');
    expect(
      await sql(`select text from mails where address = $1 and text like '%/account/reset#%'`, [
        person.email,
      ]),
    ).toHaveLength(1);
  });

  it('is the present email of who moved it eight days ago', async () => {
    const person = await aClient(app);
    await moveEmail(person, 'old-move@newmail.example', 8);
    const { text, token } = await warningTo('old-move@newmail.example');
    expect([text, (await look(token)).message]).toEqual([
      expect.stringContaining('o…@newmail…'),
      expect.stringContaining('o…@newmail…'),
    ]);
  });

  it('is the one that a link from an earlier version names', async () => {
    const person = await aClient(app);
    const context = { db: app.platform.dataSource.manager, now: () => new Date() };
    const data = { email: 'before@earlier.example' };
    const token = await createToken(context, { accountId: person.id, purpose: 'undo-email', data });
    expect((await look(token)).message).toContain('b…@earlier…');
  });

  it('is said in Bangla too, by page and mail', async () => {
    const person = await aClient(app);
    await sql(`update accounts set language = 'bn' where id = $1`, [person.id]);
    const { text, token } = await warningTo(person.email);
    expect(text).toContain('u…@example… ঠিকানায় নতুন পাসওয়ার্ড দেওয়ার লিংক যাবে');
    const message = 'নতুন পাসওয়ার্ডের লিংক u…@example… ঠিকানায় পাঠানো হবে।';
    const headers = { 'accept-language': 'bn' };
    expect(await look(token, headers)).toEqual({ message });
  });

  it('is named for a link that acts, which stays good, and for no other', async () => {
    const person = await aClient(app);
    const { token } = await warningTo(person.email);
    await look(token);
    await look(token);
    expect((await visitor.rest('POST', '/auth/secure', { token })).status).toBe(200);
    for (const used of [token, 'x'.repeat(43), '']) {
      expect((await visitor.rest('POST', '/auth/secure/address', { token: used })).status).toBe(400);
      expect((await visitor.graphql(LOOK, { token: used })).errors?.[0]?.extensions.code).toBe(
        'BAD_USER_INPUT',
      );
    }
  });
});

it('a link to a document that the thief made opens nothing after the press', async () => {
  const { id, client } = await aTakenCase(app);
  const { path, cookie } = await askForLink(client, await addDocument(client, id));
  const open = async () => fetch(`${app.origin}${path}`, { headers: { cookie } });
  expect((await open()).status).toBe(200);
  const { token } = await warningTo(client.email);
  await visitor.rest('POST', '/auth/secure', { token });
  expect((await open()).status).toBe(404);
});
