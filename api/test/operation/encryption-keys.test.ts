import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAdminCommand } from '../../src/commands/admin';
import { acceptEncryptionKeys, checkEncryptionKeys } from '../../src/commands/encryption-check';
import { createSealing } from '../../src/platform/encryption/sealing';
import { createSealedFiles } from '../../src/platform/sealed-files/sealed-files';
import { aTakenCase } from '../setup/case-rooms';
import { addDocument } from '../setup/documents';
import { aClient } from '../setup/people';
import { createTestDatabase, type TestDatabase } from '../setup/database';
import { spawnProduct, stopProcess } from '../setup/processes/product-process';
import { type RunningApp, startApp } from '../setup/running-app';
import { enrol } from '../setup/second-factor';

const REFUSED =
  /^ENCRYPTION_KEYS: got keys that do not open what this database has sealed, wants .*accept-keys/;

jest.setTimeout(60_000);

describe('two machines on one database', () => {
  let database: TestDatabase;
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-machines-'));

  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts a machine with a separate data folder, and stops it. Gives what it printed instead of an address. */
  async function startMachine(name: string, variables: NodeJS.ProcessEnv = {}): Promise<string | null> {
    const DATA_DIR = path.join(folder, name);
    const started = spawnProduct({ DATABASE_URL: database.url, SEED: 'none', DATA_DIR, ...variables });
    try {
      await started.address;
      return null;
    } catch (error) {
      return (error as Error).message;
    } finally {
      await stopProcess(started.process);
    }
  }

  it('need the same keys: the second is refused with its own, and starts with those of the first', async () => {
    const file = path.join(folder, 'first', 'encryption-keys');
    expect(await startMachine('first')).toBeNull();
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{16}:/);
    expect(await startMachine('second')).toMatch(
      /ENCRYPTION_KEYS: got nothing, and in \S+second\S+ keys that do not open what this database has sealed/,
    );
    expect(await startMachine('second', { ENCRYPTION_KEYS_FILE: file })).toBeNull();
    expect(await startMachine('first')).toBeNull();
  });
});

describe('an installation of before', () => {
  let app: RunningApp;
  const other = { id: 'test', key: Buffer.alloc(32, 'another') };
  const withOtherKey = () => ({
    ...app.platform,
    sealing: createSealing([other]),
    sealedFiles: createSealedFiles([other]),
    config: { ...app.platform.config, encryptionKeys: [other] },
  });

  beforeAll(async () => (app = await startApp()));
  afterAll(() => app.stop());
  beforeEach(() => app.sql('delete from encryption_check'));

  async function refusesOtherKey(): Promise<void> {
    await expect(checkEncryptionKeys(withOtherKey())).rejects.toThrow(REFUSED);
    await checkEncryptionKeys(app.platform);
    await expect(checkEncryptionKeys(withOtherKey())).rejects.toThrow(REFUSED);
  }

  it('goes on with the key that sealed its documents, and not with another', async () => {
    const { id, client } = await aTakenCase(app);
    await addDocument(client, id);
    await refusesOtherKey();
  });

  it('goes on with the key that sealed its second factors, and not with another', async () => {
    const { client } = await aClient(app);
    await enrol(client);
    await refusesOtherKey();
  });

  it('starts with other keys once the operator accepts that those of before are lost', async () => {
    await acceptEncryptionKeys(app.platform.dataSource, app.platform.sealing);
    const { dataSource } = app.platform;
    await runAdminCommand(dataSource, ['accept-keys'], () => Promise.resolve(withOtherKey()));
    await checkEncryptionKeys(withOtherKey());
    await expect(checkEncryptionKeys(app.platform)).rejects.toThrow('do not open what this database');
  });
});
