import path from 'node:path';
import type { Config } from '../../config/config';
import { createLocalFiles, type FileKind, type FileStore, PICTURES, PRIVATE_FILES } from './file-store';

function openStore(bucket: Config['objectStore'], folder: string, kind: FileKind): FileStore {
  if (!bucket) return createLocalFiles(folder, kind);
  // oxlint-disable-next-line typescript/no-require-imports -- loaded only where it is used: the client is large, and Jest knows no dynamic import
  const { createS3Files } = require('./s3-files') as typeof import('./s3-files');
  return createS3Files(bucket, kind);
}

type StoreConfig = Pick<Config, 'objectStore' | 'privateObjectStore' | 'dataDirectory'>;

/** Buckets, or folders of the data directory. */
export function openFileStores(config: StoreConfig): { files: FileStore; privateFiles: FileStore } {
  const { objectStore, privateObjectStore, dataDirectory } = config;
  const privateFolder = path.join(dataDirectory, 'private', 'documents');
  return {
    files: openStore(objectStore, path.join(dataDirectory, 'uploads'), PICTURES),
    privateFiles: openStore(privateObjectStore, privateFolder, PRIVATE_FILES),
  };
}
