import path from 'node:path';
import type { Config } from '../../config';
import type { FileStore } from './file-store';
import { createLocalFiles } from './local-files';

/** Where pictures lie without an object store. */
export function uploadsFolder({ dataDirectory }: Pick<Config, 'dataDirectory'>): string {
  return path.join(dataDirectory, 'uploads');
}

/** The store that the configuration names: an object store, or the folder `uploads` of the data directory. */
export function openFileStore({
  objectStore,
  dataDirectory,
}: Pick<Config, 'objectStore' | 'dataDirectory'>): FileStore {
  if (!objectStore) return createLocalFiles(uploadsFolder({ dataDirectory }));
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded only where it is used: the client is large, and Jest knows no dynamic import
  const { createS3Files } = require('./s3-files') as typeof import('./s3-files');
  return createS3Files(objectStore);
}
