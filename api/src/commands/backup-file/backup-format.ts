import type { FileStore } from '../../platform/files/file-store';

export interface BackupStores {
  files: FileStore;
  privateFiles: FileStore;
}

/** The first line of defence against a file of another time: restoring refuses a format that it does not know. */
export const BACKUP_FORMAT = 2;

export const MANIFEST = 'manifest.json';
/** Of the manifest, which has the digests of everything else. */
export const SIGNATURE = 'manifest.signature';

export interface BackedUpTable {
  name: string;
  /** As in the file, quoted for SQL. */
  columns: string[];
  rows: number;
  /** Of the table's file, as hex. */
  sha256: string;
}

/** A picture, or a private file as it is sealed, in a backup. */
export interface BackedUpFile {
  name: string;
  bytes: number;
  sha256: string;
}

/** What a backup has; before its signature, which is the last entry. */
export interface BackupManifest {
  format: number;
  /** ISO time, UTC. */
  createdAt: string;
  migrations: string[];
  tables: BackedUpTable[];
  files: BackedUpFile[];
  privateFiles: BackedUpFile[];
}

export const tableEntry = (name: string): string => `tables/${name}.copy`;
export const privateEntry = (key: string): string => `private/${key}`;
export const fileEntry = (name: string): string => `files/${name}`;
