import { runAdminCommand, ensureFirstAdmin } from '../../src/commands/admin';
import { createSealedFiles } from '../../src/platform/sealed-files/sealed-files';
import { aTakenCase } from '../setup/case-rooms';
import { Client } from '../setup/client';
import { addDocument, openDocument, PDF } from '../setup/documents';
import { createSealing } from '../../src/platform/encryption/sealing';
import { graphql } from '../setup/graphql';
import { aClient, anAdmin, PASSWORD, type Person } from '../setup/people';
import type { SignedInV1 } from '../setup/rest-bodies';
import { challengeOf, codeOf, enrol } from '../setup/second-factor';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

const run = (...args: string[]) =>
  runAdminCommand(app.platform.dataSource, args, () => Promise.resolve(app.platform));

async function roleOf(email: string, password: string): Promise<string | null> {
  const { body } = await new Client(app.origin).rest<Partial<SignedInV1>>('POST', '/auth/login', {
    email,
    password,
  });
  return body.role ?? null;
}

function passwordIn(lines: readonly string[]): string {
  return /signs in with (\S{16})$/.exec(lines[0] ?? '')?.[1] ?? '';
}

it('lists, creates and lets an admin back in, whose sessions end', async () => {
  expect(await run('list')).toEqual(['There is no admin.']);
  const created = await run('create', ' Owner@Example.test ');
  expect(await roleOf('owner@example.test', passwordIn(created))).toBe('admin');
  expect(await run('list')).toEqual([
    expect.stringMatching(/^owner@example\.test {2}Administrator {2}owner {2}since \d{4}/),
  ]);

  const admin = await anAdmin(app);
  const reset = await run('reset', admin.email);
  expect((await admin.client.query(graphql(`{ me { id } }`))).me).toBeNull();
  expect(await roleOf(admin.email, PASSWORD)).toBeNull();
  expect(await roleOf(admin.email, passwordIn(reset))).toBe('admin');
});

it('removes the second factor of an admin who lost it, and says so', async () => {
  const admin = await anAdmin(app);
  await enrol(admin.client);
  expect(await roleOf(admin.email, PASSWORD)).toBeNull();
  const lines = await run('reset', admin.email);
  expect(lines.at(-1)).toMatch(/^The second factor is removed/);
  expect(await roleOf(admin.email, passwordIn(lines))).toBe('admin');
});

it('seals second factors with the newest key, and those of before open no more without it', async () => {
  const { client, email } = await aClient(app);
  const { secret } = await enrol(client);
  const keyOf = async () => {
    const [row] = await app.sql<{ key: string }>(
      `select split_part(secret_sealed, ':', 1) as key from totp_factors
       join accounts on accounts.id = account_id where email = $1`,
      [email],
    );
    return row?.key;
  };
  const former = { id: 'test', key: Buffer.alloc(32, 'a secret for tests that nobody else has, 48 bytes') };
  const newest = { id: 'newest', key: Buffer.alloc(32, 'another') };
  expect(await keyOf()).toBe('test');
  app.platform.sealing = createSealing([newest, former]);
  expect(await run('reseal')).toEqual([
    expect.stringMatching(/^Sealed with the newest key: 1 second factors and 0 documents\./),
  ]);
  expect(await keyOf()).toBe('newest');
  app.platform.sealing = createSealing([newest]);
  const visitor = new Client(app.origin);
  const challenge = await challengeOf(visitor, { email } as Person, PASSWORD);
  const answer = await visitor.rest('POST', '/auth/login/second-factor', { challenge, code: codeOf(secret) });
  expect(answer.status).toBe(200);
});

it('seals the documents of cases with the newest key, once, and they open with it alone', async () => {
  const { id, client } = await aTakenCase(app);
  const documents = [await addDocument(client, id), await addDocument(client, id)];
  const { sealedFiles } = app.platform;
  const [newest, former] = [
    { id: 'later', key: Buffer.alloc(32, 'a third') },
    { id: 'test', key: Buffer.alloc(32, 'a secret for tests that nobody else has, 48 bytes') },
  ];
  app.platform.sealing = createSealing([newest, { id: 'newest', key: Buffer.alloc(32, 'another') }]);
  app.platform.sealedFiles = createSealedFiles([newest, former]);
  expect((await run('reseal'))[0]).toContain(' and 2 documents.');
  expect((await run('reseal'))[0]).toContain(' and 0 documents.');
  app.platform.sealedFiles = createSealedFiles([newest]);
  for (const document of documents) {
    const opened = await openDocument(client, document);
    expect(Buffer.from(await opened.arrayBuffer()).equals(PDF)).toBe(true);
  }
  app.platform.sealedFiles = sealedFiles;
});

it.each([[[]], [['create']], [['create', 'nobody']], [['list', 'all']], [['delete', 'a@example.test']]])(
  'tells how it is used for %j',
  async (args) => {
    await expect(run(...args)).rejects.toThrow('Usage: npm run admin -- list');
  },
);

it('touches no other account', async () => {
  const { email } = await aClient(app);
  await expect(run('create', email)).rejects.toThrow(`${email} has an account already. Give another email.`);
  await expect(run('reset', email)).rejects.toThrow(`${email} is no admin.`);
  expect(await roleOf(email, PASSWORD)).toBe('user');
});

it('the first admin is not made of an account that is there, and the start goes on', async () => {
  const { email } = await aClient(app);
  await app.sql(`delete from accounts where role = 'admin'`);
  const lines: unknown[] = [];
  const log = {
    ...app.platform.log,
    error: (line: unknown) => lines.push(line),
    info: () => undefined,
  } as never;
  await ensureFirstAdmin({ ...app.platform, log }, { email, password: PASSWORD });
  expect(lines).toEqual(['ADMIN_EMAIL has an account already, so no admin was created; give another email']);
  expect(await roleOf(email, PASSWORD)).toBe('user');
});
