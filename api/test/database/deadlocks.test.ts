import { inTransaction } from '../../src/db/transaction';
import { aClient } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

it('work that a deadlock has ended runs again, and what follows its commit runs once', async () => {
  const [first, second] = [(await aClient(app)).id, (await aClient(app)).id];
  const { dataSource, log } = app.platform;
  const tries: string[] = [];
  const done: string[] = [];
  let holding = 0;
  let release: () => void;
  const bothHoldOne = new Promise<void>((resolve) => (release = resolve));
  const context = {
    db: dataSource.manager,
    reader: dataSource.manager,
    afterCommit: async (task: () => Promise<void>) => task(),
    requestId: 'a-request',
    platform: { log },
  };
  const lock = async (ids: readonly [string, string]) =>
    inTransaction(context, async (tx) => {
      tries.push(ids[0]);
      await tx.afterCommit(async () => Promise.resolve(void done.push(ids[0])));
      await tx.db.query('select from accounts where id = $1 for no key update', [ids[0]]);
      holding += 1;
      if (holding === 2) release();
      await bothHoldOne;
      await tx.db.query('select from accounts where id = $1 for no key update', [ids[1]]);
    });
  await Promise.all([lock([first, second]), lock([second, first])]);
  // The work that has ended runs once more, or twice on a busy machine; the other work once.
  expect(tries.length).toBeGreaterThanOrEqual(3);
  expect(done.toSorted()).toEqual([first, second].toSorted());
});
