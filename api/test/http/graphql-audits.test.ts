import { serverAudits } from 'graphql-http';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

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
