import { languageOf } from '@ainsathi/contract/languages';
import compression from 'compression';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Config } from '../config';
import type { Platform } from '../context';
import { toAppError } from '../errors/to-app-error';
import { refuseWhenBusy } from '../platform/load';
import { countRequests, MORE_POINTS_OF_COMPUTING } from '../platform/rate-limits';
import type { OriginReader } from '../platform/request-origin';
import type { PublicSubject, SubjectVersions } from '../platform/public-subjects';
import type { ResponseCache } from '../platform/response-cache';
import type { KeptPage, KeptPages } from './kept-pages';
import { type Page, preparePage, sendPage } from './page';
import { sendPageFailure } from './page-failure';
import { subjectsOfPage } from './page-subjects';
import { BoundedQueue, type QueueBounds } from '../platform/bounded-queue';
import { watchQueue } from '../platform/metrics';
import { canonicalUrl } from './canonical-url';
import {
  RETIRED_SERVICE_WORKER,
  SERVICE_WORKER,
  type Execute,
  type Operation,
  type Renderer,
  type Site,
} from './renderer';
import { pageSecurity } from './security-headers';
import { createLanguageRedirects } from './language-redirects';
import { NO_SCRIPT_PAGES } from './unavailable-page';

/** Rendering takes the processor from every other request, so only few pages are rendered at once. */
export const RENDERING: QueueBounds = { concurrency: 2, waiting: 32, waitMilliseconds: 1_000 };

const READ_METHODS = ['GET', 'HEAD'];

/**
 * A form that is submitted without JavaScript gets its page again, which says that it needs JavaScript: the page that is in
 * the cache because the form was just read, and nothing that would have to be rendered.
 */
async function sendMethodNotAllowed(
  request: Request,
  response: Response,
  { pages, versions }: PageSource['caches'],
): Promise<void> {
  const canonical = canonicalUrl(request.originalUrl);
  const key = canonical === null ? null : versions.keyOf(canonical, subjectsOfPage(canonical));
  const page = key === null ? null : pages.fresh(key);
  response.setHeader('Allow', READ_METHODS.join(', '));
  if (page) await sendPage(request, response, { ...page, status: 405, tag: null });
  else
    response
      .status(405)
      .setHeader('Cache-Control', 'no-store')
      .type('html')
      .send(NO_SCRIPT_PAGES[languageOf(request.originalUrl)]);
}

/** What rendering a page needs besides the request. */
export interface PageSource {
  renderer: Renderer;
  /** Runs GraphQL operations without a viewer: the server sees no session, so a page is the same for everybody. */
  execute: (operation: Operation, shown: (subjects: readonly PublicSubject[]) => void) => Promise<unknown>;
  /** The origin for absolute links, unless PUBLIC_ORIGIN is set. */
  origin: () => string;
  caches: { pages: ResponseCache<Page>; kept: KeptPages; versions: SubjectVersions };
  originOf: OriginReader;
  /** How many pages are rendered at once, and what may wait for it. */
  rendering: QueueBounds;
}

/** A page as it is now, or without an age. */
type FoundPage = Pick<KeptPage, 'page'> & Partial<KeptPage>;

function isUnavailable(error: unknown): boolean {
  return toAppError(error).code === 'SERVICE_UNAVAILABLE';
}

/** The page, or the one that was kept while the database is away. @throws whatever `find` throws when none was kept. */
async function orKept(kept: KeptPages, key: string, find: () => Promise<Page>): Promise<FoundPage> {
  try {
    const page = await find();
    if (page.tag !== null) kept.keep(key, page);
    return page.status === 503 ? (kept.find(key) ?? { page }) : { page };
  } catch (error) {
    const before = isUnavailable(error) ? kept.find(key) : null;
    if (!before) throw error;
    return before;
  }
}

function siteOf(config: Config, origin: () => string): Site {
  const { publicOrigin, whatsappNumber, termsDate, publicRateLimit, mail } = config;
  const sendsMail = mail !== null;
  return { origin: publicOrigin ?? origin(), whatsappNumber, termsDate, publicRateLimit, sendsMail };
}

function renderPages({ config, log, load, limits }: Platform, source: PageSource): RequestHandler {
  const queue = new BoundedQueue(source.rendering);
  watchQueue('pages', () => queue.length);
  const render = async (url: string, shown: (subjects: readonly PublicSubject[]) => void): Promise<Page> => {
    const execute: Execute = (operation) => source.execute(operation, shown);
    const site = siteOf(config, source.origin);
    return queue.run(async () => preparePage(await source.renderer.render({ url, site, execute })));
  };
  const pageFor = async (url: string, beforeRendering: () => void): Promise<FoundPage> => {
    const canonical = config.webDev ? null : canonicalUrl(url);
    if (canonical === null) {
      beforeRendering();
      return { page: await render(url, () => undefined) };
    }
    const subjects = subjectsOfPage(canonical);
    const cacheKey = source.caches.versions.keyOf(canonical, subjects);
    return orKept(source.caches.kept, cacheKey, () =>
      source.caches.pages.get(cacheKey, async () => {
        beforeRendering();
        const unexpected = new Set<PublicSubject>();
        const value = await render(canonical, (shown) => {
          for (const subject of shown) if (!subjects.includes(subject)) unexpected.add(subject);
        });
        if (unexpected.size === 0) return { value, cacheable: value.tag !== null };
        log.error(
          { page: canonical, shows: [...unexpected] },
          'a page shows what page-subjects.ts does not say',
        );
        return { value: { ...value, tag: null }, cacheable: false };
      }),
    );
  };
  return async (request, response) => {
    try {
      const requester = { limits, origin: source.originOf(request), viewerId: null };
      await countRequests(response, requester);
      if (!READ_METHODS.includes(request.method)) {
        await sendMethodNotAllowed(request, response, source.caches);
        return;
      }
      const { page, ageSeconds } = await pageFor(request.originalUrl, () => {
        refuseWhenBusy(load, false);
        // Several requests may wait for this rendering, so that the limit of one of them must not end it.
        countRequests(response, requester, MORE_POINTS_OF_COMPUTING).catch(() => undefined);
      });
      if (ageSeconds !== undefined) response.setHeader('Age', ageSeconds);
      await sendPage(request, response, page);
    } catch (error) {
      sendPageFailure(request, response, error, log);
    }
  };
}

/** Redirects paths that begin with several slashes: the renderer and browsers read them as another host. */
const singleSlash: RequestHandler = ({ originalUrl }, response, next) => {
  if (/^\/[/\\]/.test(originalUrl)) response.redirect(301, `/${originalUrl.replace(/^[/\\]+/, '')}`);
  else next();
};

/** The pages and files of the web client. */
export function createPages(platform: Platform, source: PageSource): Router {
  const router = Router();
  const { config } = platform;
  if (!config.serviceWorker)
    router.get(SERVICE_WORKER, (request, _response, next) => {
      request.url = RETIRED_SERVICE_WORKER;
      next();
    });
  router.use(singleSlash);
  router.use(createLanguageRedirects());
  const security = pageSecurity(config);
  // A worker runs under the policy of its own script; for other files a policy has no effect.
  router.use([SERVICE_WORKER, RETIRED_SERVICE_WORKER], security);
  router.use(source.renderer.assets);
  router.use(security);
  router.use('/assets', (_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  router.use(compression());
  router.use(renderPages(platform, source));
  return router;
}
