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
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '../../config/config';
import { partName, writePart } from './disk';
import type { FileKind, FileStore, StoredFile } from './file-store';

const LIST_PAGE = 1_000;

function createClient({ endpoint, region, accessKeyId, secretAccessKey }: ObjectStoreConfig): S3Client {
  return new S3Client({
    region,
    // Self-hosted stores rarely have a host name for each bucket.
    forcePathStyle: true,
    // Other stores than Amazon's often refuse the client's default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}

/** An S3-compatible object store. @param listPage objects of one list request; smaller in tests. */
export function createS3Files(config: ObjectStoreConfig, kind: FileKind, listPage = LIST_PAGE): FileStore {
  const client = createClient(config);
  const { bucket: Bucket } = config;
  const sizeOf = async (name: string): Promise<number | null> => {
    if (!kind.name.test(name)) return null;
    try {
      return (await client.send(new HeadObjectCommand({ Bucket, Key: name }))).ContentLength ?? null;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
      throw error;
    }
  };
  return {
    async put(name, bytes) {
      if (!kind.name.test(name)) throw new Error(`Not a file name of ours: ${name}`);
      // Buffered in a local file, because the store needs the length in advance.
      const part = path.join(tmpdir(), partName(name));
      await writePart(part, bytes);
      const Body = createReadStream(part);
      try {
        const { size: ContentLength } = await stat(part);
        await client.send(new PutObjectCommand({ Bucket, Key: name, Body, ContentLength, ...kind.headers }));
      } finally {
        Body.destroy();
        await rm(part, { force: true });
      }
    },
    async open(name) {
      const size = await sizeOf(name);
      if (size === null) return null;
      const read: StoredFile['read'] = async (range) => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name, Range }));
        if (!(Body instanceof Readable)) throw new Error('The object store gave no bytes');
        return Body;
      };
      return { size, read };
    },
    sizeOf,
    async remove(name) {
      if (kind.name.test(name)) await client.send(new DeleteObjectCommand({ Bucket, Key: name }));
    },
    async *list() {
      let Marker: string | undefined;
      do {
        // Version 1 of this call, which every store supports: it continues after a name, not with a token.
        const { Contents: objects = [], IsTruncated: isTruncated } = await client.send(
          new ListObjectsCommand({ Bucket, MaxKeys: listPage, Marker }),
        );
        for (const { Key: name = '', LastModified: modifiedAt } of objects)
          // Objects are atomic.
          if (kind.name.test(name) && modifiedAt) yield { name, modifiedAt, unfinished: false };
        Marker = isTruncated ? objects.at(-1)?.Key : undefined;
      } while (Marker !== undefined);
    },
  };
}
