import compression from 'compression';
import { type RequestHandler, Router } from 'express';
import type { Platform } from '../context';
import { pageSecurity } from './security-headers';
import type { Execute, Renderer } from './renderer';

const UNAVAILABLE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>AinSathi</title>
<h1>AinSathi is not available right now</h1><p>Nothing was lost. Please try again in a minute.</p>`;

function renderPages(
  { config, log }: Platform,
  renderer: Renderer,
  execute: Execute,
  origin: () => string,
): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    try {
      const page = await renderer.render({
        url: request.originalUrl,
        site: { origin: config.publicOrigin ?? origin(), whatsappNumber: config.whatsappNumber },
        execute,
      });
      if (page.redirect) {
        response.redirect(302, page.redirect);
        return;
      }
      response.setHeader('Cache-Control', page.status === 200 ? 'no-cache' : 'no-store');
      if (page.status === 503) response.setHeader('Retry-After', '5');
      response.status(page.status).type('html').send(page.html);
    } catch (error) {
      log.error(
        { err: error, requestId: response.getHeader('X-Request-Id') },
        'a page could not be rendered',
      );
      response.status(500).type('html').send(UNAVAILABLE);
    }
  };
}

/** Every page and file of the web client. */
export function createPages(
  platform: Platform,
  renderer: Renderer,
  execute: Execute,
  origin: () => string,
): Router {
  const router = Router();
  const { config } = platform;
  router.use(pageSecurity(config.publicOrigin?.startsWith('https:') ?? false, config.webDev));
  router.use(renderer.assets);
  router.use('/assets', (_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  router.use(compression());
  router.use(renderPages(platform, renderer, execute, origin));
  return router;
}
