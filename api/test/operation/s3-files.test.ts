/**
 * The server's packages have an export condition "module-sync" whose modules Jest cannot load.
 * @jest-environment-options {"customExportConditions": ["@ainsathi/source", "node", "node-addons"]}
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import S3rver from 's3rver';
import type { DataSource } from 'typeorm';
import type { ObjectStoreConfig } from '../../src/config/config';
import { createDataSource } from '../../src/db/data-source';
import { sweepPictures } from '../../src/images/sweep-pictures';
import { openFileStores } from '../../src/platform/files/open-file-stores';
import { type FileStore, PICTURES } from '../../src/platform/files/file-store';
import { createLocalFiles } from '../../src/platform/files/file-store';
import { createS3Files } from '../../src/platform/files/s3-files';
import { createTestDatabase, type TestDatabase } from '../setup/database';

const NAME = `${'0123456789abcdef'.repeat(2)}.webp`;
const BYTES = Buffer.from('RIFF, as far as a store cares');

let directory: string;
let server: S3rver;
let config: ObjectStoreConfig;
let objectStore: FileStore;
let folder: FileStore;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'ainsathi-s3-'));
  const bucket = 'pictures';
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  config = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'auto',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  objectStore = openFileStores({
    dataDirectory: directory,
    objectStore: config,
    privateObjectStore: null,
  }).files;
  folder = createLocalFiles(path.join(directory, 'folder'), PICTURES);
});

afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

describe.each([
  ['an object store', () => objectStore],
  ['a folder', () => folder],
])('%s', (_what, store) => {
  it('returns a stored file, and null after its removal', async () => {
    const files = store();
    expect([await files.sizeOf(NAME), await files.open(NAME)]).toEqual([null, null]);
    await files.put(NAME, [BYTES]);
    expect(await files.sizeOf(NAME)).toBe(BYTES.length);
    const file = await files.open(NAME);
    expect([file?.size, await buffer(await file!.read())]).toEqual([BYTES.length, BYTES]);
    await files.remove(NAME);
    await files.remove(NAME);
    expect([await files.sizeOf(NAME), await files.open(NAME)]).toEqual([null, null]);
  });

  it.each(['../escape.webp', 'a/b.webp', '', 'picture.png', 'a\0b.webp', `${'a'.repeat(81)}.webp`])(
    'neither reads nor writes %j',
    async (name) => {
      const files = store();
      await expect(files.put(name, [BYTES])).rejects.toThrow('Not a file name of ours');
      expect([await files.sizeOf(name), await files.open(name)]).toEqual([null, null]);
      await expect(files.remove(name)).resolves.toBeUndefined();
    },
  );
});

describe('the sweep of an object store', () => {
  const HOUR = 60 * 60 * 1000;
  const [named, orphan] = ['c'.repeat(32), 'd'.repeat(32)];
  const foreign = 'notes-of-the-operator.webp';
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url).initialize();
    await dataSource.query(
      `insert into reviews (id, name, designation, review, image, created_at)
       values (gen_random_uuid(), 'Rahima', 'Teacher', 'Good', $1, now())`,
      [named],
    );
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('removes pictures without a row after a day, from every page of the list, and nothing else', async () => {
    // Two a page: the list has several.
    const files = createS3Files(config, PICTURES, 2);
    const names = [named, orphan].flatMap((key) => [`${key}.webp`, `${key}-small.webp`]);
    for (const name of [...names, foreign]) await files.put(name, [BYTES]);
    const left = async (): Promise<string[]> => {
      const listed: string[] = [];
      for await (const { name } of files.list()) listed.push(name);
      return listed;
    };
    const log = pino({ level: 'silent' });
    await sweepPictures({ files, dataSource, log }, { now: Date.now() + 23 * HOUR });
    expect((await left()).sort()).toEqual([...names, foreign].sort());
    await sweepPictures({ files, dataSource, log }, { now: Date.now() + 25 * HOUR });
    expect((await left()).sort()).toEqual([`${named}-small.webp`, `${named}.webp`, foreign]);
  });
});

describe('an object store that cannot be reached', () => {
  it('fails instead of claiming that there is no such picture', async () => {
    const { files: unreachable } = openFileStores({
      dataDirectory: directory,
      privateObjectStore: null,
      objectStore: {
        endpoint: 'http://127.0.0.1:9',
        bucket: 'pictures',
        region: 'auto',
        accessKeyId: 'a',
        secretAccessKey: 'b',
      },
    });
    await expect(unreachable.sizeOf(NAME)).rejects.toThrow();
    await expect(unreachable.put(NAME, [BYTES])).rejects.toThrow();
  });
});
