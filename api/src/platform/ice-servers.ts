import { createHmac } from 'node:crypto';

/** Longer than any call. */
const VALID_SECONDS = 3 * 60 * 60;

/** A server that helps two browsers to find each other, as `RTCPeerConnection` takes it. */
export interface IceServer {
  urls: string[];
  username: string | null;
  credential: string | null;
}

/**
 * The relay for one window of a call, with a credential of a few hours that the relay checks by itself (the `use-auth-secret`
 * of coturn), and what needs none.
 */
export function iceServersFor(
  { urls, secret }: { urls: readonly string[]; secret: string | null },
  windowId: string,
  now: Date,
): IceServer[] {
  const isRelay = (url: string): boolean => /^turns?:/.test(url);
  const [relays, others] = [urls.filter(isRelay), urls.filter((url) => !isRelay(url))];
  const servers: IceServer[] = [];
  if (others.length > 0) servers.push({ urls: others, username: null, credential: null });
  if (relays.length > 0 && secret !== null) {
    const username = `${Math.floor(now.getTime() / 1000) + VALID_SECONDS}:${windowId}`;
    const credential = createHmac('sha1', secret).update(username).digest('base64');
    servers.push({ urls: relays, username, credential });
  }
  return servers;
}
