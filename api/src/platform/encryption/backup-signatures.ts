import { createHmac, hkdfSync } from 'node:crypto';
import { type EncryptionKey, KEY_BYTES } from '../../config/encryption-key';
import { isSameSecret } from '../derived-signatures';

/** Signs backups, so that nobody restores what somebody else wrote. */
export interface BackupSignatures {
  sign: (manifest: Buffer) => string;
  /** Whether one of the keys has made this signature for this text. */
  isSigned: (manifest: Buffer, signature: string) => boolean;
}

function signatureOf({ id, key }: EncryptionKey, manifest: Buffer): string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'ainsathi backups', KEY_BYTES));
  return `${id}:${createHmac('sha256', derived).update(manifest).digest('base64')}`;
}

/** Signs with the first key, and knows the signatures of each. */
export function createBackupSignatures(keys: readonly EncryptionKey[]): BackupSignatures {
  return {
    sign: (manifest) => {
      const [newest] = keys;
      if (!newest) throw new Error('There is no encryption key');
      return signatureOf(newest, manifest);
    },
    isSigned: (manifest, signature) =>
      keys.some((key) => isSameSecret(signatureOf(key, manifest), signature)),
  };
}
