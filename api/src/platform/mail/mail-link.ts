import type { Config } from '../../config/config';

/**
 * The address of a page of the product, for a mail. A secret comes after `#`: browsers send that part to no server, so
 * that it is in no log. Without an origin, as on a newcomer's machine, the outbox is on the same site.
 */
export function mailLink({ publicOrigin }: Pick<Config, 'publicOrigin'>, path: string, secret = ''): string {
  return `${publicOrigin ?? ''}${path}${secret ? `#${secret}` : ''}`;
}
