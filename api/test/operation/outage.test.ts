import { type AddressInfo, createServer, type Server } from 'node:net';
import { createDataSource } from '../../src/db/data-source';
import { toAppError } from '../../src/errors/to-app-error';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, PASSWORD } from '../setup/people';
import { InterruptibleConnection } from '../setup/processes/interruptible-connection';
import { type RunningApp, startApp } from '../setup/running-app';

/** `/readyz` asks the database once a second. */
const anotherSecond = () => new Promise((resolve) => setTimeout(resolve, 1_050));

describe('while the database is unavailable', () => {
  it('responds with 503 in GraphQL, REST and readiness, and recovers', async () => {
    const connection = new InterruptibleConnection();
    const app = await startApp({}, (url) => connection.open(url));
    try {
      const { email, client } = await aClient(app);
      const visitor = new Client(app.origin);
      await connection.interrupt();

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
      const answer = await visitor.graphql(graphql(`{ lawyers { total } }`));
      expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);

      await connection.restore();
      await anotherSecond();
      expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
      expect((await visitor.rest('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200);
    } finally {
      await app.stop();
      await connection.interrupt();
    }
  });

  it('responds with 503 after a timeout when the database does not respond, and recovers', async () => {
    const connection = new InterruptibleConnection();
    const timeouts = { connect: 500, statement: 0, query: 500 };
    const app = await startApp({}, (url) => connection.open(url), { timeouts });
    try {
      const visitor = new Client(app.origin);
      const { client } = await aClient(app);
      expect((await client.rest('GET', '/users/profile')).status).toBe(200);
      connection.freeze();

      const responses = await Promise.all([
        client.rest('GET', '/users/profile'),
        client.rest('PUT', '/users/profile', { name: 'Nobody Heard' }),
        visitor.rest('GET', '/public/lawyers'),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect((await fetch(`${app.origin}/readyz`)).status).toBe(503);

      // The old connections stay frozen: no request may wait for them.
      connection.acceptNewConnections();
      await anotherSecond();
      expect((await client.rest('GET', '/users/profile')).status).toBe(200);
      expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
    } finally {
      await app.stop();
      await connection.interrupt();
    }
  });

  it('hides the details of an internal error, and adds a request id', async () => {
    const app = await startApp();
    try {
      await app.sql('drop table listed_lawyer_counts cascade');
      const visitor = new Client(app.origin);
      const rest = await visitor.rest('GET', '/public/lawyers');
      expect(rest.status).toBe(500);
      expect(rest.body).toEqual({
        code: 'INTERNAL_SERVER_ERROR',
        message: expect.any(String),
        requestId: rest.headers.get('x-request-id'),
      });
      const response = await visitor.graphql(graphql(`{ lawyers { items { id education { year } } } }`));
      expect(response.errors?.[0]?.extensions).toEqual({
        code: 'INTERNAL_SERVER_ERROR',
        requestId: response.headers.get('x-request-id'),
      });
      expect(JSON.stringify([rest.body, response.errors])).not.toMatch(
        /listed_lawyer_counts|relation|select/i,
      );
    } finally {
      await app.stop();
    }
  });
});

const codeOf = (error: unknown): string => toAppError(error).code;

/** Connects to a server that handles its connections as prepared. */
async function connectTo(prepare: (server: Server) => void): Promise<unknown> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  prepare(server);
  try {
    return await createDataSource(`postgres://nobody@127.0.0.1:${port}/nothing`).initialize();
  } finally {
    server.close();
  }
}

describe('a failure of the connection to the database', () => {
  const connection = new InterruptibleConnection();
  let app: RunningApp;

  beforeAll(async () => {
    const timeouts = { connect: 500, statement: 0, query: 1_000 };
    app = await startApp({}, (url) => connection.open(url), { timeouts });
  });
  afterAll(async () => {
    await app.stop();
    await connection.interrupt();
  });

  beforeEach(async () => {
    const works = () =>
      app.sql('select 1').then(
        () => true,
        () => false,
      );
    while (!(await works())) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  const failures: [string, () => Promise<unknown>][] = [
    [
      'that is cut while it works',
      async () => {
        const working = app.platform.dataSource.query<unknown>('select pg_sleep(20)');
        const settled = Promise.allSettled([working]);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await connection.interrupt();
        await settled;
        await connection.restore();
        return working;
      },
    ],
    [
      'that the server ends',
      async () => {
        const runner = app.platform.dataSource.createQueryRunner();
        try {
          const [{ pid }] = await runner.query('select pg_backend_pid() as pid');
          const working: Promise<unknown> = runner.query('select pg_sleep(20)');
          const settled = Promise.allSettled([working]);
          await app.sql('select pg_terminate_backend($1)', [pid]);
          await settled;
          return await working;
        } finally {
          await runner.release();
        }
      },
    ],
    ['that does not respond in time', () => app.sql('select pg_sleep(20)')],
    [
      'that is never released to the pool',
      async () => {
        const { poolSize = 0 } = app.platform.dataSource.options;
        const runners = Array.from({ length: poolSize }, () => app.platform.dataSource.createQueryRunner());
        try {
          await Promise.all(runners.map((runner) => runner.connect()));
          return await app.platform.dataSource.query<unknown>('select 1');
        } finally {
          await Promise.all(runners.map((runner) => runner.release()));
        }
      },
    ],
    ['that is refused', () => connectTo((server) => server.close())],
    [
      'that is closed while it is made',
      () => connectTo((server) => server.on('connection', (socket) => socket.destroy())),
    ],
    [
      'that is closed for good',
      async () => {
        await app.platform.dataSource.destroy();
        return app.platform.dataSource.manager.query<unknown>('select 1');
      },
    ],
  ];

  it.each(failures)('%s is SERVICE_UNAVAILABLE', async (_what, fail) => {
    await expect(fail().catch(codeOf)).resolves.toBe('SERVICE_UNAVAILABLE');
  });
});

it('distinguishes a programming error from a failed connection', async () => {
  const app = await startApp();
  try {
    await expect(app.sql('selekt 1').catch(codeOf)).resolves.toBe('INTERNAL_SERVER_ERROR');
  } finally {
    await app.stop();
  }
});
