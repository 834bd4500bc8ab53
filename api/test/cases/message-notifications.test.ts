import { postNotifications } from '../../src/modules/notifications/post-notifications';
import { aTakenCase } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { markRead, sendMessage } from '../setup/messages';
import type { Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const app = appOfTests();

const waiting = ({ id }: Person) =>
  app.sql(
    `select count, mails, mail, read_at is null as unread from notifications
     where account_id = $1 and kind = 'message-waiting' order by created_at`,
    [id],
  );

const mailsOf = async ({ id }: Person): Promise<string[]> =>
  (await app.sql('select subject from mails where account_id = $1 order by created_at', [id])).map(
    (mail) => mail.subject as string,
  );

/** Noon of a day in Dhaka, so that no mail waits for the morning; everything of the test happened then. */
async function atNoon(person: Person): Promise<Date> {
  const day = new Date(Date.now() + 30 * HOUR).toISOString().slice(0, 10);
  const noon = new Date(`${day}T12:00:00+06:00`);
  await app.sql(
    `update notifications set mail = 'skipped' where account_id = $1 and kind <> 'message-waiting'`,
    [person.id],
  );
  await app.sql(
    `update notifications set mail_due_at = $2::timestamptz + (mail_due_at - created_at)
     where account_id = $1 and kind = 'message-waiting'`,
    [person.id, noon],
  );
  return noon;
}

const post = (noon: Date, minutes: number): Promise<void> =>
  postNotifications(app.platform, new Date(noon.getTime() + minutes * MINUTE));

it('messages of a case are one notification with their number, and an answer marks it as read', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  for (const body of ['One', 'Two', 'Three']) await sendMessage(client, id, body);
  expect(await waiting(lawyer)).toMatchObject([{ count: 3, unread: true }]);
  expect(await waiting(client)).toEqual([]);
  await sendMessage(lawyer, id, 'Answer');
  expect(await waiting(lawyer)).toMatchObject([{ count: 3, unread: false }]);
  await sendMessage(client, id, 'Four');
  expect(await waiting(lawyer)).toMatchObject([{ unread: false }, { count: 1, unread: true }]);
});

it('it is read with the last message, not by opening the case', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  await sendMessage(client, id, 'One');
  await sendMessage(client, id, 'Two');
  await lawyer.client.query(graphql(`query ($id: ID!) { case(id: $id) { title } }`), { id });
  await markRead(lawyer, id, 1);
  expect(await waiting(lawyer)).toMatchObject([{ unread: true }]);
  await markRead(lawyer, id, 2);
  expect(await waiting(lawyer)).toMatchObject([{ unread: false }]);
});

it('is mailed after ten minutes, after six hours again, and three times at most', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  await sendMessage(client, id, 'Hello');
  const noon = await atNoon(lawyer);
  const counts = [];
  for (const minutes of [9, 10, 30, 10 + 359, 10 + 361, 24 * 60, 24 * 60 + 10, 48 * 60, 96 * 60]) {
    await post(noon, minutes);
    counts.push((await mailsOf(lawyer)).length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 3, 3, 3, 3]);
  expect(new Set(await mailsOf(lawyer))).toEqual(new Set(['A new message for you']));
  expect(await waiting(lawyer)).toMatchObject([{ mails: 3, mail: 'sent' }]);
});

it('is not mailed once it was read, and further messages do not put the mail off', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  await sendMessage(client, id, 'One');
  const noon = await atNoon(lawyer);
  const [before] = await app.sql<{ due: Date }>(
    `select mail_due_at as due from notifications where account_id = $1 and kind = 'message-waiting'`,
    [lawyer.id],
  );
  await sendMessage(client, id, 'Two');
  const [after] = await app.sql(
    `select mail_due_at as due from notifications where account_id = $1 and kind = 'message-waiting'`,
    [lawyer.id],
  );
  expect(after!.due).toEqual(before!.due);
  await markRead(lawyer, id, 2);
  await post(noon, 11);
  expect(await mailsOf(lawyer)).toEqual([]);
  expect(await waiting(lawyer)).toMatchObject([{ mail: 'skipped' }]);
});

it('a person who has turned off its mails gets none', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  await lawyer.client.query(
    graphql(
      `mutation { setNotificationChoices(choices: [{ kind: MESSAGE_WAITING, mail: false, push: true }]) { __typename } }`,
    ),
  );
  await sendMessage(client, id, 'One');
  const noon = await atNoon(lawyer);
  await post(noon, 11);
  await post(noon, 12 * 60);
  expect(await mailsOf(lawyer)).toEqual([]);
});
