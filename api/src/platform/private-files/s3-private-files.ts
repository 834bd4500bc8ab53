import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '../../config';
import { createS3Client, nullIfNoObject } from '../files/s3-client';
import { partName, writePart } from './part-file';
import { assertKey, isKey, type ListedPrivateFile, type PrivateFileStore } from './private-file-store';

const LIST_PAGE = 1_000;

interface Bucket {
  client: S3Client;
  name: string;
  listPage: number;
}

/** Through a local file, because a store wants to know the length before it takes the first byte. */
async function putObject(
  { client, name: Bucket }: Bucket,
  key: string,
  sealed: AsyncIterable<Buffer>,
): Promise<void> {
  const part = path.join(tmpdir(), partName(key));
  await writePart(part, sealed);
  const body = createReadStream(part);
  try {
    const { size } = await stat(part);
    await client.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ContentLength: size }));
  } finally {
    body.destroy();
    await rm(part, { force: true });
  }
}

async function* listObjects({ client, name: Bucket, listPage }: Bucket): AsyncGenerator<ListedPrivateFile> {
  let after: string | undefined;
  do {
    // The first version of this call, which every store knows: it goes on after a name instead of with a token.
    const { Contents: objects = [], IsTruncated: isTruncated } = await client.send(
      new ListObjectsCommand({ Bucket, MaxKeys: listPage, ...(after ? { Marker: after } : {}) }),
    );
    for (const { Key: key = '', LastModified: modifiedAt } of objects)
      if (isKey(key) && modifiedAt) yield { key, name: key, modifiedAt, unfinished: false };
    after = isTruncated ? objects.at(-1)?.Key : undefined;
  } while (after !== undefined);
}

/**
 * Private files in a bucket of their own of an S3-compatible object store.
 * @param listPage objects that one request lists; fewer are for tests.
 */
export function createS3PrivateFiles(config: ObjectStoreConfig, listPage = LIST_PAGE): PrivateFileStore {
  const client = createS3Client(config);
  const bucket: Bucket = { client, name: config.bucket, listPage };
  const objectAt = (key: string) => ({ Bucket: config.bucket, Key: key });
  const sizeOf = async (key: string): Promise<number | null> => {
    assertKey(key);
    return (await nullIfNoObject(client.send(new HeadObjectCommand(objectAt(key)))))?.ContentLength ?? null;
  };
  return {
    async put(key, sealed) {
      assertKey(key);
      await putObject(bucket, key, sealed);
    },
    async open(key) {
      const size = await sizeOf(key);
      if (size === null) return null;
      return {
        size,
        async read({ start, end }) {
          const found = await client.send(
            new GetObjectCommand({ ...objectAt(key), Range: `bytes=${start}-${end}` }),
          );
          if (!(found.Body instanceof Readable)) throw new Error('The object store gave no bytes');
          return found.Body;
        },
      };
    },
    sizeOf,
    async remove(key) {
      assertKey(key);
      await client.send(new DeleteObjectCommand(objectAt(key)));
    },
    list: () => listObjects(bucket),
    // An object appears whole or not at all.
    removeUnfinished: () => Promise.resolve(),
  };
}
