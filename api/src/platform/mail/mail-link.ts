import type { Config } from '../../config/config';

/** The URL of a page for a mail. Secrets follow `#`, which browsers do not send. Without a configured origin: the same site. */
export function mailLink({ publicOrigin }: Pick<Config, 'publicOrigin'>, path: string, secret = ''): string {
  return `${publicOrigin ?? ''}${path}${secret ? `#${secret}` : ''}`;
}
