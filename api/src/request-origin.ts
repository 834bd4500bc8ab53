import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { RequestOrigin } from './context';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Reads where a request came from: its id (the caller's own, when it is a sane one), address and browser. */
export type OriginReader = (request: IncomingMessage) => RequestOrigin;

/** A reader that trusts proxies as Express does, so that both doors see the same address. */
export function createOriginReader(trustProxy: boolean | number | string): OriginReader {
  const application = express();
  application.set('trust proxy', trustProxy);
  const trust = application.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (request) => {
    const sent = request.headers['x-request-id'];
    return {
      requestId: typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID(),
      address: addressOf(request, trust),
      userAgent: request.headers['user-agent'] ?? '',
    };
  };
}

/** The first address from the right that no trusted proxy vouches for. */
function addressOf(request: IncomingMessage, trust: (address: string, hop: number) => boolean): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const hops = [request.socket.remoteAddress ?? '', ...forwarded.reverse()];
  const untrusted = hops.findIndex((address, hop) => !trust(address, hop));
  return hops[untrusted === -1 ? hops.length - 1 : untrusted] ?? '';
}
