import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import type { ProxyTrust } from '../config/proxy-trust';

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

const NOT_TRUSTED =
  'TRUST_PROXY is not set, but a request came with a forwarding header: limits take all clients for one. Set TRUST_PROXY to the number of proxies in front';
const NOT_FORWARDED =
  'TRUST_PROXY is set, but a request came without X-Forwarded-For: limits take all clients of that proxy for one. Let the proxy send the header';

/**
 * Says once that the product and the proxy in front disagree about who names the client: until they agree, all clients
 * count as that proxy, so that no limit holds.
 */
export function createForwardingWarning(
  { config, log }: { config: Pick<Config, 'trustProxy'>; log: Logger },
  trust: ProxyTrust,
): (request: IncomingMessage) => void {
  let silent = false;
  return ({ headers, socket }) => {
    if (silent) return;
    const header = HEADERS.find((name) => headers[name] !== undefined);
    const isTrusted = config.trustProxy !== false;
    const isMissing = isTrusted && !headers['x-forwarded-for'] && trust(socket.remoteAddress ?? '', 0);
    if (!isMissing && (isTrusted || !header)) return;
    silent = true;
    log.error({ header }, isTrusted ? NOT_FORWARDED : NOT_TRUSTED);
  };
}
