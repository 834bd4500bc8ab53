/** The id is stored beside each sealed value. */
export interface EncryptionKey {
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

/** For AES-256. */
export const KEY_BYTES = 32;

/** Reads `name:base64` pairs separated by commas; null if any is malformed or not 32 bytes. */
export function parseEncryptionKeys(text: string): EncryptionKey[] | null {
  const keys = text.split(',').map((pair) => {
    const [, id = '', encoded = ''] = /^([\w-]{1,20}):([A-Za-z0-9+/_=-]+)$/.exec(pair.trim()) ?? [];
    return { id, key: Buffer.from(encoded, 'base64') };
  });
  const isValid = keys.every(({ id, key }) => id !== '' && key.length === KEY_BYTES);
  return isValid && new Set(keys.map(({ id }) => id)).size === keys.length ? keys : null;
}
