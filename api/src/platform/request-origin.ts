import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import type { ProxyTrust } from '../config';

const REQUEST_ID = /^[\w-]{8,64}$/;
const loopback = proxyaddr.compile('loopback');

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return loopback(address, 0);
}

/** Where a request came from. */
export interface RequestOrigin {
  requestId: string;
  address: string;
  userAgent: string;
}

/** Reads the id of a request (the client's own if it is well-formed), the client's address and its browser. */
export type OriginReader = (request: IncomingMessage) => RequestOrigin;

/** A reader for both transports, so that they see the same address behind proxies. */
export function createOriginReader(trust: ProxyTrust): OriginReader {
  return (request) => {
    const header = request.headers['x-request-id'];
    // Undefined once the connection is closed, whatever the type says.
    const address = proxyaddr(request, trust) as string | undefined;
    return {
      requestId: typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID(),
      address: address ?? '',
      userAgent: request.headers['user-agent'] ?? '',
    };
  };
}
