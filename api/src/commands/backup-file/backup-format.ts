import type { FileStore } from '../../platform/files/file-store';

export interface BackupStores {
  files: FileStore;
  privateFiles: FileStore;
}

/** Restoring refuses an unknown format. */
export const BACKUP_FORMAT = 2;

export const MANIFEST = 'manifest.json';
/** Signs the manifest, which contains the digests of everything else. */
export const SIGNATURE = 'manifest.signature';

export interface BackedUpTable {
  name: string;
  /** In the file's order, quoted for SQL. */
  columns: string[];
  rows: number;
  /** Of the table's file, hexadecimal. */
  sha256: string;
}

/** A picture, or a sealed private file. */
export interface BackedUpFile {
  name: string;
  bytes: number;
  sha256: string;
}

/** The content of a backup; only the signature follows. */
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
