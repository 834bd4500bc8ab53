import { generateVAPIDKeys } from 'web-push';
import type { Config } from '../../config/config';
import { createOnce } from '../files/disk';

/** The product's identity for push services (VAPID). */
export interface PushSettings {
  /** Base64url; browsers register with it. */
  publicKey: string;
  privateKey: string;
  /** The operator's contact for push services: a mailto: or https: URL. */
  subject: string;
  /** Replaces a push service in tests; always null in the product. */
  testOrigin: string | null;
}

type KeyPair = Pick<PushSettings, 'publicKey' | 'privateKey'>;

/** Without configured keys: generated once and stored in the data folder, readable only by its owner. */
async function developmentKeys(dataDirectory: string): Promise<KeyPair> {
  const stored = await createOnce(dataDirectory, 'push-keys.json', () => JSON.stringify(generateVAPIDKeys()));
  return JSON.parse(stored) as KeyPair;
}

/** Null in production without keys: browsers registered with keys of one start would be lost. */
export async function openPush({
  push,
  production,
  dataDirectory,
}: Pick<Config, 'push' | 'production' | 'dataDirectory'>): Promise<PushSettings | null> {
  if (push) return { ...push, testOrigin: null };
  if (production) return null;
  return {
    ...(await developmentKeys(dataDirectory)),
    subject: 'mailto:nobody@ainsathi.invalid',
    testOrigin: null,
  };
}
