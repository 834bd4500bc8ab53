import { Client } from '../setup/client';
import { createTestDatabase, type TestDatabase } from '../setup/database';
import { aClient, PASSWORD } from '../setup/people';
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
    expect((await visitor.query('{ reviews { name } }')).reviews).toEqual([]);
    expect((await client.query('{ reviews { name } }')).reviews).toEqual([{ name: 'Kamal' }]);
  });
});
