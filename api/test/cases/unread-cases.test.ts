import { aTakenCase } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { markRead, roomOf, sendMessage } from '../setup/messages';
import { aCase, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

const unreadOf = async ({
  client,
}: Person): Promise<{ ids: string[]; count: number; only: string | null }> => {
  const { myCases, myCaseCounts, myActivity } = await client.query(
    graphql(
      `{ myCases(group: UNREAD) { items { id } } myCaseCounts { unread } myActivity { unreadCaseId } }`,
    ),
  );
  return {
    ids: myCases.items.map(({ id }) => id),
    count: myCaseCounts.unread,
    only: myActivity.unreadCaseId,
  };
};

it('the group of unread cases has those with messages that its reader has not read, and counts them', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const { id: otherId, client: other } = await aTakenCase(app);
  await sendMessage(client, id, 'Hello');
  await sendMessage(other, otherId, 'Hello');
  expect(await unreadOf(lawyer)).toEqual({ ids: [id], count: 1, only: id });
  expect(await unreadOf(client)).toEqual({ ids: [], count: 0, only: null });
  await sendMessage(lawyer, id, 'Hello');
  expect(await unreadOf(client)).toEqual({ ids: [id], count: 1, only: id });
  await markRead(lawyer, id, (await roomOf(lawyer, id)).lastSequence);
  expect(await unreadOf(lawyer)).toEqual({ ids: [], count: 0, only: null });
});

it('the only case with unread messages is named, one of several is not', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const { _id: other } = await aCase(client, lawyer);
  await sendMessage(lawyer, id, 'Hello');
  await sendMessage(lawyer, id, 'Hello again');
  expect(await unreadOf(client)).toEqual({ ids: [id], count: 1, only: id });
  await sendMessage(lawyer, other, 'Hello');
  expect(await unreadOf(client)).toMatchObject({ count: 2, only: null });
});
