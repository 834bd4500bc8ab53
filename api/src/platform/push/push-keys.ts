import { generateVAPIDKeys } from 'web-push';
import type { Config } from '../../config/config';
import { createOnce } from '../files/disk';

/** With what the product proves to the push services of browsers who it is (VAPID). */
export interface PushSettings {
  /** Base64url; browsers register with it. */
  publicKey: string;
  privateKey: string;
  /** How a push service reaches the operator: a mailto: or https: address. */
  subject: string;
  /** An origin that stands for a push service, in tests; always null in the product. */
  testOrigin: string | null;
}

type KeyPair = Pick<PushSettings, 'publicKey' | 'privateKey'>;

/** Keys where none are set: generated once and stored in the data folder, readable by its owner alone. */
async function developmentKeys(dataDirectory: string): Promise<KeyPair> {
  const stored = await createOnce(dataDirectory, 'push-keys.json', () => JSON.stringify(generateVAPIDKeys()));
  return JSON.parse(stored) as KeyPair;
}

/** The settings of push; null in production without keys: a browser that registered with keys of one start is lost with them. */
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
