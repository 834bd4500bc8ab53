import { serverAudits } from 'graphql-http';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('GraphQL over HTTP, as its working group audits it', () => {
  const audits = serverAudits({ url: () => `${app.origin}/graphql`, fetchFn: fetch });

  it('has every audit of its version', () => {
    expect(audits).toHaveLength(60);
  });

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn();
    expect([result.status, 'reason' in result ? result.reason : null]).toEqual(['ok', null]);
  });
});
