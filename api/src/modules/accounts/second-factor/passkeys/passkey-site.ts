import { isIP } from 'node:net';
import type { RequestContext } from '../../../../context';

/** The site that passkeys are bound to: the domain, and the origin that their answers name. */
export interface PasskeySite {
  domain: string;
  origin: string;
}

function siteOf(origin: string): PasskeySite | null {
  if (!URL.canParse(origin)) return null;
  const { protocol, hostname, origin: plain } = new URL(origin);
  const isLocal = hostname === 'localhost' && protocol === 'http:';
  // Browsers know passkeys of domains alone, and an IPv6 address stands in brackets.
  const isDomain = protocol === 'https:' && isIP(hostname) === 0 && !hostname.startsWith('[');
  return isLocal || isDomain ? { domain: hostname, origin: plain } : null;
}

/**
 * The site of passkeys, from `PUBLIC_ORIGIN`; without it, outside production, localhost as the request names it. Null where
 * there can be none, such as without HTTPS.
 */
export function passkeySite({
  host,
  platform: { config },
}: Pick<RequestContext, 'host' | 'platform'>): PasskeySite | null {
  if (config.publicOrigin !== null) return siteOf(config.publicOrigin);
  return config.production ? null : siteOf(`http://${host}`);
}
