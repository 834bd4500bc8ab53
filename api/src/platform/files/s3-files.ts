import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '../../config';
import { createS3Client, nullIfNoObject } from './s3-client';
import { assertFileName, type FileStore, isFileName, PICTURE_CACHE_CONTROL } from './file-store';

const LIST_PAGE = 1_000;

/**
 * Pictures in a bucket of an S3-compatible object store.
 * @param listPage objects that one request lists; fewer are for tests.
 */
export function createS3Files(config: ObjectStoreConfig, listPage = LIST_PAGE): FileStore {
  const client = createS3Client(config);
  const objectAt = (name: string) => ({ Bucket: config.bucket, Key: name });
  return {
    async put(name, bytes, contentType) {
      assertFileName(name);
      await client.send(
        new PutObjectCommand({
          ...objectAt(name),
          Body: bytes,
          ContentType: contentType,
          CacheControl: PICTURE_CACHE_CONTROL,
        }),
      );
    },
    async open(name) {
      const found = isFileName(name)
        ? await nullIfNoObject(client.send(new GetObjectCommand(objectAt(name))))
        : null;
      if (!(found?.Body instanceof Readable)) return null;
      return { size: found.ContentLength ?? 0, body: found.Body };
    },
    async sizeOf(name) {
      const found = isFileName(name)
        ? await nullIfNoObject(client.send(new HeadObjectCommand(objectAt(name))))
        : null;
      return found?.ContentLength ?? null;
    },
    async remove(name) {
      if (isFileName(name)) await client.send(new DeleteObjectCommand(objectAt(name)));
    },
    async *list() {
      const page = { Bucket: config.bucket, MaxKeys: listPage };
      let after: string | undefined;
      do {
        // The first version of this call, which every store knows: it goes on after a name instead of with a token.
        const { Contents: objects = [], IsTruncated: isTruncated } = await client.send(
          new ListObjectsCommand({ ...page, ...(after ? { Marker: after } : {}) }),
        );
        for (const { Key: name = '', LastModified: modifiedAt } of objects)
          if (isFileName(name) && modifiedAt) yield { name, modifiedAt };
        after = isTruncated ? objects.at(-1)?.Key : undefined;
      } while (after !== undefined);
    },
  };
}
