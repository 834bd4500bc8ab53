import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Language } from '@ainsathi/contract/languages';
import { LRUCache } from 'lru-cache';
import proxyaddr from 'proxy-addr';
import type { Config } from '../config/config';
import type { ProxyTrust } from '../config/proxy-trust';
import { networkOf } from './network';
import { languageOfRequest } from '../i18n/request-language';

const isLoopbackAddress = proxyaddr.compile('loopback');

export function isLoopback(address: string): boolean {
  return isLoopbackAddress(address, 0);
}

/** Nearly every path; parsing is slower than serving from memory. */
const PLAIN_PATH = /^\/(?:[\w?]|$)/;

const isPath = (url: string): boolean =>
  PLAIN_PATH.test(url) || (url.startsWith('/') && URL.canParse(url, 'http://path.invalid'));

/** Scheme, authority without a user, path and query. */
const ABSOLUTE = /^(https?):\/\/([^/?#@\\]+)([/?][^#]*)?$/i;

const hostIn = (scheme: string, authority: string): string | null =>
  URL.canParse(`${scheme}://${authority}`) ? new URL(`${scheme}://${authority}`).host : null;

/**
 * The status that refuses a request's target; null for a path that every transport can parse. An absolute target of this host
 * becomes its path, and its authority the `Host` (RFC 9112, 3.2.2); another host gives 421.
 */
export function refusalOfTarget(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  publicOrigin: string | null,
): 400 | 421 | null {
  const { url = '', headers } = request;
  if (isPath(url)) return null;
  const [, scheme = '', authority = '', rest = ''] = ABSOLUTE.exec(url) ?? [];
  const host = hostIn(scheme, authority);
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  if (host === null || !isPath(path)) return 400;
  const isOwn =
    host === hostIn(scheme, headers.host ?? '') ||
    (publicOrigin !== null && host === new URL(publicOrigin).host);
  if (!isOwn) return 421;
  Object.assign(request, { url: path });
  headers.host = authority;
  return null;
}

export type OriginConfig = Pick<Config, 'publicOrigin' | 'corsOrigins'>;

/** Origins whose pages may send a token: the product's and the partners'. */
export function listedOrigins({ publicOrigin, corsOrigins }: OriginConfig): string[] {
  return publicOrigin === null ? corsOrigins : [publicOrigin, ...corsOrigins];
}

/** Whether an `Origin` header is neither the product's own nor a listed origin. */
export function isForeignOrigin(config: OriginConfig, origin: string, host: string): boolean {
  if (listedOrigins(config).includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

export interface RequestOrigin {
  requestId: string;
  address: string;
  network: string;
  /** Whether the request comes from this machine without a known proxy; exempt from limits. */
  thisMachine: boolean;
  userAgent: string;
  /** The `Host` header, such as localhost:4000; untrusted. */
  host: string;
  /** The device secret from `X-Device`, or null. Gives no access by itself. */
  deviceToken: string | null;
  /** The language of messages, and of a new account. */
  language: Language;
}

/** 256 bits; anything else counts as none. */
function readDeviceToken(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{43}$/.test(header) ? header : null;
}

/** Cached by address, because kept-alive connections send many requests. */
interface KnownAddress {
  network: string;
  loopback: boolean;
}

const MAX_KNOWN_ADDRESSES = 10_000;

const ORIGIN = Symbol('origin');

/** Assigns an id, and reads the client's address and browser; the same result for the same request. */
export type OriginReader = (request: IncomingMessage) => RequestOrigin;

/**
 * For both transports, so that they see the same address behind proxies. The id is always generated here: a client's id could
 * imitate other requests in the log.
 * @param trustProxy the setting behind `trust`; if off, only the socket's address counts.
 */
export function createOriginReader(trust: ProxyTrust, trustProxy: Config['trustProxy']): OriginReader {
  const addresses = new LRUCache<string, KnownAddress>({ max: MAX_KNOWN_ADDRESSES });
  const read = (address: string): KnownAddress => {
    const found = addresses.get(address) ?? { network: networkOf(address), loopback: isLoopback(address) };
    addresses.set(address, found);
    return found;
  };
  return (request: IncomingMessage & { [ORIGIN]?: RequestOrigin }) => {
    if (request[ORIGIN]) return request[ORIGIN];
    // Undefined once the connection is closed, despite the type.
    const address = (proxyaddr(request, trust) as string | undefined) ?? '';
    const { network, loopback } = read(address);
    const origin = {
      requestId: randomUUID(),
      address,
      network,
      thisMachine: trustProxy === false && loopback,
      userAgent: request.headers['user-agent'] ?? '',
      host: request.headers.host ?? '',
      deviceToken: readDeviceToken(request.headers['x-device']),
      language: languageOfRequest(request),
    };
    request[ORIGIN] = origin;
    return origin;
  };
}
