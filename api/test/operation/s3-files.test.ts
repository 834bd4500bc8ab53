/**
 * The server's packages have an export condition "module-sync" whose modules Jest cannot load.
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { openFileStore } from '../../src/platform/files/open-file-store';
import type { FileStore } from '../../src/platform/files/file-store';
import { createLocalFiles } from '../../src/platform/files/local-files';

const NAME = `${'0123456789abcdef'.repeat(2)}.webp`;
const BYTES = Buffer.from('RIFF, as far as a store cares');

let directory: string;
let server: S3rver;
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
  objectStore = openFileStore({
    dataDirectory: directory,
    objectStore: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'auto',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
  });
  folder = createLocalFiles(path.join(directory, 'folder'));
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
    await files.put(NAME, BYTES, 'image/webp');
    expect(await files.sizeOf(NAME)).toBe(BYTES.length);
    const file = await files.open(NAME);
    expect([file?.size, await buffer(file!.body)]).toEqual([BYTES.length, BYTES]);
    await files.remove(NAME);
    await files.remove(NAME);
    expect([await files.sizeOf(NAME), await files.open(NAME)]).toEqual([null, null]);
  });

  it.each(['../escape.webp', 'a/b.webp', '', 'picture.png', 'a\0b.webp', `${'a'.repeat(81)}.webp`])(
    'neither reads nor writes %j',
    async (name) => {
      const files = store();
      await expect(files.put(name, BYTES, 'image/webp')).rejects.toThrow('Not a file name of ours');
      expect([await files.sizeOf(name), await files.open(name)]).toEqual([null, null]);
      await expect(files.remove(name)).resolves.toBeUndefined();
    },
  );
});

describe('an object store that cannot be reached', () => {
  it('fails instead of claiming that there is no such picture', async () => {
    const unreachable = openFileStore({
      dataDirectory: directory,
      objectStore: {
        endpoint: 'http://127.0.0.1:9',
        bucket: 'pictures',
        region: 'auto',
        accessKeyId: 'a',
        secretAccessKey: 'b',
      },
    });
    await expect(unreachable.sizeOf(NAME)).rejects.toThrow();
    await expect(unreachable.put(NAME, BYTES, 'image/webp')).rejects.toThrow();
  });
});
