import type { Config } from '../../config/config';

/** The address of a page for a mail. Secrets come after `#`, which browsers send to no server. Without an origin: the same site. */
export function mailLink({ publicOrigin }: Pick<Config, 'publicOrigin'>, path: string, secret = ''): string {
  return `${publicOrigin ?? ''}${path}${secret ? `#${secret}` : ''}`;
}
