import path from 'node:path';
import type { Config } from '../../config';
import { createLocalPrivateFiles } from './local-private-files';
import type { PrivateFileStore } from './private-file-store';

/** Where private files lie without a bucket of their own. */
export function privateFolder({ dataDirectory }: Pick<Config, 'dataDirectory'>): string {
  return path.join(dataDirectory, 'private', 'documents');
}

/** The store that the configuration names: a bucket for private files alone, or the folder `private/documents` of the data directory. */
export function openPrivateFiles({
  privateObjectStore,
  dataDirectory,
}: Pick<Config, 'privateObjectStore' | 'dataDirectory'>): PrivateFileStore {
  if (!privateObjectStore) return createLocalPrivateFiles(privateFolder({ dataDirectory }));
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded only where it is used: the client is large, and Jest knows no dynamic import
  const { createS3PrivateFiles } = require('./s3-private-files') as typeof import('./s3-private-files');
  return createS3PrivateFiles(privateObjectStore);
}
