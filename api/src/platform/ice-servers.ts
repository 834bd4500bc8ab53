import { createHmac } from 'node:crypto';

/** The page renews the credential twice as often. */
const VALID_SECONDS = 60 * 60;

/** For `RTCPeerConnection`. */
export interface IceServer {
  urls: string[];
  username: string | null;
  credential: string | null;
}

/**
 * The relay with a credential of one hour, checked by the relay (coturn's `use-auth-secret`), and servers without credentials.
 * After the time, the name is the same for all windows of a person, so that coturn's `user-quota` counts the person.
 */
export function iceServersFor(
  { urls, secret }: { urls: readonly string[]; secret: string | null },
  accountId: string,
  now: Date,
): IceServer[] {
  const isRelay = (url: string): boolean => /^turns?:/.test(url);
  const [relays, others] = [urls.filter(isRelay), urls.filter((url) => !isRelay(url))];
  const servers: IceServer[] = [];
  if (others.length > 0) servers.push({ urls: others, username: null, credential: null });
  if (relays.length > 0 && secret !== null) {
    const name = createHmac('sha256', secret).update(accountId).digest('hex');
    const username = `${Math.floor(now.getTime() / 1000) + VALID_SECONDS}:${name}`;
    const credential = createHmac('sha1', secret).update(username).digest('base64');
    servers.push({ urls: relays, username, credential });
  }
  return servers;
}
