import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
// Node 20: React's renderer for Node uses an AsyncLocalStorage, which from the first page on follows every promise of the
// process: all API responses take half as long again.
import { renderToReadableStream } from 'react-dom/server.edge';

/** Resolves when no component suspends any more. Rejects when a component throws. */
export function renderToText(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const render = async (): Promise<string> => {
      const stream = await renderToReadableStream(tree, { onError: reject });
      await stream.allReady;
      return text(stream);
    };
    render().then(resolve, reject);
  });
}
