import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config';

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Says once that a proxy is in front which the product was not told about: until it is, all clients count as that proxy,
 * and as this machine when it runs here, so that no limit holds.
 */
export function createForwardingWarning({
  config,
  log,
}: {
  config: Pick<Config, 'trustProxy'>;
  log: Logger;
}): (request: IncomingMessage) => void {
  let silent = config.trustProxy !== false;
  return ({ headers }) => {
    if (silent) return;
    const header = HEADERS.find((name) => headers[name] !== undefined);
    if (!header) return;
    silent = true;
    log.error(
      { header },
      'TRUST_PROXY is not set, but a request came with a forwarding header: limits take all clients for one. Set TRUST_PROXY to the number of proxies in front',
    );
  };
}
