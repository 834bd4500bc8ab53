import { Client } from '../setup/client';
import { createTestDatabase, type TestDatabase } from '../setup/database';
import { graphql } from '../setup/graphql';
import { InterruptibleConnection } from '../setup/processes/interruptible-connection';
import { aClient, aLawyer, PASSWORD } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

// A replica that has not received any change yet.
let replica: TestDatabase;
let app: RunningApp;

beforeAll(async () => {
  replica = await createTestDatabase();
  app = await startApp({ databaseReplicaUrls: [replica.url] });
});

afterAll(async () => {
  await app.stop();
  await replica.drop();
});

describe('with a read replica that lags', () => {
  it('signs in with an account that was registered a moment ago', async () => {
    const visitor = new Client(app.origin);
    const person = { name: 'New Here', email: 'new@example.test', password: PASSWORD, role: 'user' };
    expect((await visitor.rest('POST', '/auth/register', person)).status).toBe(201);
    expect((await visitor.rest('POST', '/auth/login', person)).status).toBe(200);
  });

  it('shows visitors the data of the replica, and signed-in users their own writes', async () => {
    const { client } = await aClient(app);
    const visitor = new Client(app.origin);
    const review = { name: 'Kamal', designation: 'Tailor', review: 'Quick and clear.' };
    expect((await client.rest('POST', '/public/reviews', review)).status).toBe(201);
    expect((await visitor.rest('GET', '/public/reviews')).body).toEqual([]);
    expect((await visitor.query(graphql(`{ reviews { name } }`))).reviews).toEqual([]);
    expect((await client.query(graphql(`{ reviews { name } }`))).reviews).toEqual([{ name: 'Kamal' }]);
  });
});

describe('with a read replica that lags behind a published change', () => {
  it('shows visitors, and caches, the data of the primary server for ten seconds', async () => {
    const told = await startApp({ databaseReplicaUrls: [replica.url] }, undefined, { cached: true });
    try {
      const visitor = new Client(told.origin);
      const reviews = async () => (await visitor.query(graphql(`{ reviews { name } }`))).reviews;
      await reviews();
      expect(await reviews()).toEqual([]);
      const review = { name: 'Kamal', designation: 'Tailor', review: 'Quick and clear.' };
      expect((await visitor.rest('POST', '/public/reviews', review)).status).toBe(201);
      for (let request = 0; request < 3; request += 1) expect(await reviews()).toEqual([{ name: 'Kamal' }]);
      await told.platform.dataSource.query('delete from reviews');
      await told.feed.invalidated();
      for (let request = 0; request < 3; request += 1) expect(await reviews()).toEqual([]);
    } finally {
      await told.stop();
    }
  });
});

describe('changes of the directory with a read replica that lags', () => {
  const CHANGES = graphql(`query ($after: String) {
    lawyerChanges(after: $after) { items { kind lawyer { name education { degree } } } endCursor latestCursor hasMore }
  }`);

  it('are followed by every cursor, with the lawyer after the change', async () => {
    const visitor = new Client(app.origin);
    const changes = async (after: string | null) => (await visitor.query(CHANGES, { after })).lawyerChanges;
    await aLawyer(app, {}, 'Nusrat Jahan');
    const { items, endCursor, latestCursor } = await changes(null);
    expect(items[0]).toMatchObject({ kind: 'LISTED', lawyer: { name: 'Nusrat Jahan' } });
    expect(endCursor).toBe(latestCursor);
    expect(await changes(endCursor)).toEqual({
      items: [],
      endCursor,
      latestCursor,
      hasMore: false,
    });
    await aLawyer(app, {}, 'Rafiq Hasan');
    expect((await changes(endCursor)).items.at(-1)!.lawyer!.name).toBe('Rafiq Hasan');
  });
});

describe('with a read replica that goes away', () => {
  it('shows visitors the data of the primary server', async () => {
    const connection = new InterruptibleConnection();
    const left = await startApp({ databaseReplicaUrls: [await connection.open(replica.url)] });
    try {
      const { client } = await aClient(left);
      const visitor = new Client(left.origin);
      const review = { name: 'Rahima', designation: 'Teacher', review: 'Patient.' };
      expect((await client.rest('POST', '/public/reviews', review)).status).toBe(201);
      expect((await visitor.rest('GET', '/public/reviews')).body).toEqual([]);
      await connection.interrupt();
      for (let request = 0; request < 2; request += 1) {
        const { status, body } = await visitor.rest('GET', '/public/reviews');
        expect([status, body]).toEqual([200, [expect.objectContaining({ name: 'Rahima' })]]);
      }
    } finally {
      await left.stop();
      await connection.interrupt();
    }
  });
});
