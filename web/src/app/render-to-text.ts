import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
// Node 20: the renderer for Node has an AsyncLocalStorage, with which Node follows every promise of the process from the
// first page on, and all responses of the API take half as long again.
import { renderToReadableStream } from 'react-dom/server.edge';

/** The markup of a tree when all of its components have what they wait for. Rejects when one of them throws. */
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
