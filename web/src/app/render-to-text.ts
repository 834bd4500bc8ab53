import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
// React's own for Node has an AsyncLocalStorage: from the first page on, Node 20 follows every promise of the process then,
// and all answers of the API take half as long again.
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
