import type { IncomingMessage } from 'node:http';

/** Whether a request asks for a path, of which every transport can make a URL; `*`, absolute forms and `//` are none. */
export function hasPath({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return url.startsWith('/') && URL.canParse(url, 'http://path.invalid');
}
