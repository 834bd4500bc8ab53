import { Client } from '../setup/client';
import { aClient, PASSWORD } from '../setup/people';
import { CuttableLine } from '../setup/cuttable-connection';
import { startApp } from '../setup/running-app';

describe('with the database gone', () => {
  it('says so with 503 in both doors and readiness, and works again when it is back', async () => {
    const line = new CuttableLine();
    const app = await startApp({}, (url) => line.open(url));
    try {
      const { email, client } = await aClient(app);
      const visitor = new Client(app.origin);
      await line.cut();

      expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
      expect((await fetch(`${app.origin}/readyz`)).status).toBe(503);
      const rest = await visitor.rest('POST', '/auth/login', { email, password: PASSWORD });
      expect(rest.status).toBe(503);
      expect(rest.body).toEqual({
        code: 'SERVICE_UNAVAILABLE',
        message: expect.stringContaining('try again'),
      });
      expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await client.rest('GET', '/users/profile')).status).toBe(503);
      const { errors } = await visitor.graphql('{ lawyers { total } }');
      expect(errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');

      await line.mend();
      expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
      expect((await visitor.rest('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200);
    } finally {
      await app.stop();
      await line.cut();
    }
  });

  it('says so soon when the database is there but no longer answers, and works again when it does', async () => {
    const line = new CuttableLine();
    const patience = { connect: 500, statement: 0, answer: 500 };
    const app = await startApp({}, (url) => line.open(url), { patience });
    try {
      const visitor = new Client(app.origin);
      const { client } = await aClient(app);
      expect((await client.rest('GET', '/users/profile')).status).toBe(200);
      line.hush();

      const answers = await Promise.all([
        client.rest('GET', '/users/profile'),
        client.rest('PUT', '/users/profile', { name: 'Nobody Heard' }),
        visitor.rest('GET', '/public/lawyers'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect((await fetch(`${app.origin}/readyz`)).status).toBe(503);

      // The old connections stay dead: nobody may be left to wait on one of them.
      line.hearNewConnections();
      expect((await client.rest('GET', '/users/profile')).status).toBe(200);
      expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
    } finally {
      await app.stop();
      await line.cut();
    }
  });

  it('tells a fault of ours without detail, with a request id to quote', async () => {
    const app = await startApp();
    try {
      await app.platform.dataSource.query('drop table education cascade');
      const visitor = new Client(app.origin);
      const rest = await visitor.rest('GET', '/public/lawyers');
      expect(rest.status).toBe(500);
      expect(rest.body).toEqual({
        code: 'INTERNAL_SERVER_ERROR',
        message: expect.any(String),
        requestId: rest.headers.get('x-request-id'),
      });
      const answer = await visitor.graphql('{ lawyers { items { id education { year } } } }');
      expect(answer.errors?.[0]?.extensions).toEqual({
        code: 'INTERNAL_SERVER_ERROR',
        requestId: answer.headers.get('x-request-id'),
      });
      expect(JSON.stringify([rest.body, answer.errors])).not.toMatch(/education|relation|select/i);
    } finally {
      await app.stop();
    }
  });
});
