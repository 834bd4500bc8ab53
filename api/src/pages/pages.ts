import compression from 'compression';
import { type RequestHandler, type Response, Router } from 'express';
import type { Platform } from '../context';
import type { ResponseCache } from '../platform/response-cache';
import { type Page, preparePage, sendPage } from './page';
import { publicPageAddress } from './canonical-url';
import { RETIRED_SERVICE_WORKER, SERVICE_WORKER, type Execute, type Renderer } from './renderer';
import { pageSecurity } from './security-headers';

const UNAVAILABLE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>AinSathi</title>
<h1>AinSathi is not available right now</h1><p>Nothing was lost. Please try again in a minute.</p>`;

const READS = ['GET', 'HEAD'];

// A form that is sent where scripts are switched off: the page again, which says that it needs them.
function refused(page: Page, response: Response): Page {
  response.setHeader('Allow', READS.join(', '));
  return { ...page, status: 405, tag: null };
}

/** What rendering needs besides the request. */
export interface PageSource {
  renderer: Renderer;
  /** Runs operations for a visitor: pages are the same for everybody, since the server knows no session of a browser. */
  execute: Execute;
  /** Where the process can be reached, for absolute links, unless the operator has said. */
  origin: () => string;
  cache: ResponseCache<Page>;
}

function renderPages({ config, log }: Platform, source: PageSource): RequestHandler {
  const render = async (url: string): Promise<Page> => {
    const site = { origin: config.publicOrigin ?? source.origin(), whatsappNumber: config.whatsappNumber };
    return preparePage(await source.renderer.render({ url, site, execute: source.execute }));
  };
  const pageFor = (url: string): Promise<Page> => {
    const address = config.webDev ? null : publicPageAddress(url);
    if (address === null) return render(url);
    return source.cache.get(address, async () => {
      const value = await render(address);
      return { value, cacheable: value.tag !== null };
    });
  };
  return async (request, response) => {
    try {
      const page = await pageFor(request.originalUrl);
      sendPage(request, response, READS.includes(request.method) ? page : refused(page, response));
    } catch (error) {
      log.error(
        { err: error, requestId: response.getHeader('X-Request-Id') },
        'a page could not be rendered',
      );
      response.status(500).setHeader('Cache-Control', 'no-store').type('html').send(UNAVAILABLE);
    }
  };
}

/** Several slashes at the front would be read as the name of another host, by the renderer and by browsers alike. */
const singleSlash: RequestHandler = ({ originalUrl }, response, next) => {
  if (/^\/[/\\]/.test(originalUrl)) response.redirect(301, `/${originalUrl.replace(/^[/\\]+/, '')}`);
  else next();
};

/** Every page and file of the web client. */
export function createPages(platform: Platform, source: PageSource): Router {
  const router = Router();
  const { config } = platform;
  if (!config.serviceWorker)
    router.get(SERVICE_WORKER, (request, _response, next) => {
      request.url = RETIRED_SERVICE_WORKER;
      next();
    });
  router.use(singleSlash);
  // Before the headers of pages: a kilobyte on each of a dozen small files, which say nothing about a file.
  router.use(source.renderer.assets);
  router.use(pageSecurity(config.publicOrigin?.startsWith('https:') ?? false, config.webDev));
  router.use('/assets', (_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  router.use(compression());
  router.use(renderPages(platform, source));
  return router;
}
