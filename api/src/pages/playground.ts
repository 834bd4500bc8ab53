import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Router } from 'express';
import { setPlaygroundHeaders } from '../http/security-headers';
import { staticFiles } from './static-files';

const DIRECTORY = path.resolve(__dirname, '../../../web/dist/playground');

export const PLAYGROUND_ASSETS = '/graphql-ide';

export function playgroundAssets(): Router {
  const router = Router();
  if (!existsSync(DIRECTORY)) return router;
  router.use((_request, response, next) => {
    setPlaygroundHeaders(response);
    next();
  });
  router.use(staticFiles(DIRECTORY, () => 'public, max-age=31536000, immutable'));
  return router;
}

/** For `GET /graphql` of a browser. */
export function servePlayground(_request: IncomingMessage, response: ServerResponse): void {
  const page = path.join(DIRECTORY, 'index.html');
  if (!existsSync(page)) {
    response.writeHead(404, { 'Content-Type': 'text/plain' });
    response.end('The playground was not built: run npm run build');
    return;
  }
  setPlaygroundHeaders(response);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(readFileSync(page));
}
