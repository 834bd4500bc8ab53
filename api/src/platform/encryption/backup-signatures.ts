import { createHmac, hkdfSync } from 'node:crypto';
import { type EncryptionKey, KEY_BYTES } from '../../config/encryption-key';
import { isSameSecret } from '../derived-signatures';

function signatureOf({ id, key }: EncryptionKey, manifest: Buffer): string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'ainsathi backups', KEY_BYTES));
  return `${id}:${createHmac('sha256', derived).update(manifest).digest('base64')}`;
}

/** Signs backups with the first key, so that nobody restores a forged backup; signatures by other keys stay valid. */
export function createBackupSignatures(keys: readonly EncryptionKey[]) {
  return {
    sign: (manifest: Buffer): string => {
      const [newest] = keys;
      if (!newest) throw new Error('There is no encryption key');
      return signatureOf(newest, manifest);
    },
    isSigned: (manifest: Buffer, signature: string): boolean =>
      keys.some((key) => isSameSecret(signatureOf(key, manifest), signature)),
  };
}

export type BackupSignatures = ReturnType<typeof createBackupSignatures>;
