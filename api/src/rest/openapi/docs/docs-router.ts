import { type Request, type RequestHandler, Router } from 'express';
import type { Config } from '../../../config/config';
import { policies } from '../../../http/security-headers';
import { AppError } from '../../../errors/app-error';
import { describeRoutes } from '../openapi';
import type { Route } from '../../route';
import { docsPages } from './docs-page';
import { OBJECTS } from './docs-schema';
import { docsStyle } from './docs-style';

const CACHE = 'public, max-age=300';

function serve(type: string, bodyFor: (request: Request) => string): RequestHandler {
  return (request, response) => {
    response
      .set({ 'Cache-Control': CACHE, 'Content-Security-Policy': policies.manual })
      .type(type)
      .send(bodyFor(request));
  };
}

/** `/openapi.json` and the pages below `/docs`, generated once from the routes. Why not a packaged viewer: ADR 24. */
export function createDocs(routes: readonly Route[], { publicOrigin }: Config): Router {
  const document = describeRoutes(routes);
  let pages: Map<string, string> | null = null;
  const pageAt = (name: string, port: number | undefined): string =>
    (pages ??= docsPages(document, `${publicOrigin ?? `http://localhost:${port ?? 80}`}/api/v1`)).get(name) ??
    '';
  const json = JSON.stringify(document);
  const files: [string, RequestHandler][] = [
    ['/openapi.json', serve('application/json', () => json)],
    ...['', ...document.tags.map(({ name }) => name), OBJECTS].map((name): [string, RequestHandler] => [
      name ? `/docs/${name}` : '/docs',
      serve('html', ({ socket }) => pageAt(name, socket.localPort)),
    ]),
    ['/docs.css', serve('css', () => docsStyle)],
  ];
  const router = Router();
  for (const [address, handler] of files) {
    router.get(address, handler);
    router.all(address, (_request, response) => {
      response.setHeader('Allow', 'GET, HEAD, OPTIONS');
      throw new AppError('METHOD_NOT_ALLOWED');
    });
  }
  return router;
}
