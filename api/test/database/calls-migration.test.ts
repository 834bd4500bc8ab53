import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/db/data-source';
import { NO_QUERY_TIMEOUTS } from '../../src/db/connection-settings';
import { anAppointment } from '../setup/appointments';
import { aConnectedCall, tryToEnd } from '../setup/calls';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
let dataSource: DataSource;

beforeAll(async () => {
  app = await startApp();
  const { url } = app.platform.dataSource.options as { url: string };
  dataSource = createDataSource(url, { timeouts: NO_QUERY_TIMEOUTS });
  await dataSource.initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await app.stop();
});

const tables = async (): Promise<string[]> => {
  const rows = await dataSource.query<{ name: string }[]>(
    `select relname as name from pg_class where relname in ('appointments', 'calls', 'call_signals') order by name`,
  );
  return rows.map(({ name }) => name);
};

it('appointments and calls are taken back, with their events and notifications, and made again', async () => {
  await anAppointment(app);
  const { callId, client } = await aConnectedCall(app);
  await tryToEnd(client, callId);
  const kinds = `select from case_events where kind ~ '^(appointment|call)-'
    union all select from notifications where kind ~ '^(appointment|call)-'`;
  expect(await dataSource.query<unknown[]>(kinds)).not.toEqual([]);
  while ((await tables()).length > 0) await dataSource.undoLastMigration();
  expect(await dataSource.query(kinds)).toEqual([]);
  await dataSource.runMigrations();
  expect(await tables()).toEqual(['appointments', 'call_signals', 'calls']);
  const { callId: next } = await aConnectedCall(app);
  expect(next).toBeTruthy();
});
