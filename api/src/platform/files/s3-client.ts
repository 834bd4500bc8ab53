import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '../../config';

/** Null instead of an error when there is no such object. */
export async function nullIfNoObject<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}

/** A client of an S3-compatible object store. */
export function createS3Client({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: ObjectStoreConfig): S3Client {
  return new S3Client({
    region,
    // Self-hosted stores rarely have a host name for each bucket.
    forcePathStyle: true,
    // Stores other than Amazon's often refuse the checksums that the client adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}
