import path from 'node:path';
import type { Config } from '../config';
import type { FileStore } from './files';
import { createLocalFiles } from './local-files';

/** The store that the configuration names: an object store, or the folder `uploads` of the data directory. */
export async function openFileStore({
  objectStore,
  dataDirectory,
}: Pick<Config, 'objectStore' | 'dataDirectory'>): Promise<FileStore> {
  if (!objectStore) return createLocalFiles(path.join(dataDirectory, 'uploads'));
  // The client is large and most installations do without it.
  const { createS3Files } = await import('./s3-files.js');
  return createS3Files(objectStore);
}
