import { aTakenCase } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { markRead, roomOf, sendMessage } from '../setup/messages';
import type { Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const unreadOf = async ({ client }: Person): Promise<{ ids: string[]; count: number }> => {
  const { myCases, myCaseCounts } = await client.query(
    graphql(`{ myCases(group: UNREAD) { items { id } } myCaseCounts { unread } }`),
  );
  return { ids: myCases.items.map(({ id }) => id), count: myCaseCounts.unread };
};

it('the group of unread cases has those with messages that its reader has not read, and counts them', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const { id: otherId, client: other } = await aTakenCase(app);
  await sendMessage(client, id, 'Hello');
  await sendMessage(other, otherId, 'Hello');
  expect(await unreadOf(lawyer)).toEqual({ ids: [id], count: 1 });
  expect(await unreadOf(client)).toEqual({ ids: [], count: 0 });
  await sendMessage(lawyer, id, 'Hello');
  expect(await unreadOf(client)).toEqual({ ids: [id], count: 1 });
  await markRead(lawyer, id, (await roomOf(lawyer, id)).lastSequence);
  expect(await unreadOf(lawyer)).toEqual({ ids: [], count: 0 });
});
