import compression from 'compression';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Config } from '../config/config';
import { AppError } from '../errors/app-error';
import { toAppError } from '../errors/to-app-error';
import { refuseWhenBusy } from '../platform/load';
import { countRequests, MORE_POINTS_OF_COMPUTING } from '../platform/rate-limits';
import type { PublicSubject, SubjectVersions } from '../platform/public-subjects';
import type { ResponseCache } from '../platform/response-cache';
import { type Page, preparePage, sendPage } from './page';
import { asVisitor, openRequest, type RequestReading } from '../http/open-request';
import { refuse, sendRefusal } from '../http/refusal';
import { subjectsOfPage, canonicalUrl } from './canonical-url';
import { BoundedQueue, type QueueBounds } from '../platform/bounded-queue';
import {
  RETIRED_SERVICE_WORKER,
  SERVICE_WORKER,
  type Execute,
  type Operation,
  type Renderer,
  type Site,
} from './renderer';
import { READ_METHODS } from '../http/cross-origin';
import { createPageHeaders } from '../http/security-headers';
import { createLanguageRedirects } from './language-redirects';

/** Rendering blocks every other request, so concurrency is low. */
export const RENDERING: QueueBounds = { concurrency: 2, waiting: 32, waitMilliseconds: 1_000 };

/** A form submitted without JavaScript gets its cached page again, which says that it needs JavaScript; nothing is rendered. */
async function sendMethodNotAllowed(
  request: Request,
  response: Response,
  { pages, versions }: PageSource['caches'],
): Promise<void> {
  const canonical = canonicalUrl(request.originalUrl);
  const key = canonical === null ? null : versions.keyOf(canonical, subjectsOfPage(canonical));
  const page = key === null ? null : pages.fresh(key);
  response.setHeader('Allow', READ_METHODS.join(', '));
  if (page) await sendPage(response, { ...page, status: 405, cacheable: false });
  else sendRefusal(response, new AppError('METHOD_NOT_ALLOWED'), 'page');
}

export interface PageSource {
  renderer: Renderer;
  /** Without a viewer: the server sees no session, so a page is the same for everybody. */
  execute: (
    operation: Operation,
    reportSubjects: (subjects: readonly PublicSubject[]) => void,
  ) => Promise<unknown>;
  /** For absolute links. */
  origin: () => string;
  caches: { pages: ResponseCache<Page>; versions: SubjectVersions };
  rendering: QueueBounds;
}

interface FoundPage {
  value: Page;
  ageSeconds?: number;
}

/** The page, or its last version while the database is away. @throws errors of `find` without a last version. */
async function orKept(
  pages: ResponseCache<Page>,
  key: string,
  find: () => Promise<Page>,
): Promise<FoundPage> {
  try {
    const value = await find();
    return value.status === 503 ? (pages.kept(key) ?? { value }) : { value };
  } catch (error) {
    const before = toAppError(error).code === 'SERVICE_UNAVAILABLE' ? pages.kept(key) : null;
    if (!before) throw error;
    return before;
  }
}

function siteOf(config: Config, origin: string): Site {
  const { whatsappNumber, helplines, quickExitUrl, termsDate, publicRateLimit } = config;
  const { mail, phoneSignIn, openRequests, calls } = config;
  const may = { sendsMail: mail !== null, phoneSignIn, openRequests, videoCalls: calls !== null };
  return { origin, whatsappNumber, helplines, quickExitUrl, termsDate, publicRateLimit, ...may };
}

function renderPages(reading: RequestReading, source: PageSource): RequestHandler {
  const { config, log, load } = reading.platform;
  const { pages, versions } = source.caches;
  const queue = new BoundedQueue(source.rendering, 'pages');
  const render = async (url: string, report: (subjects: readonly PublicSubject[]) => void): Promise<Page> => {
    const execute: Execute = (operation) => source.execute(operation, report);
    const site = siteOf(config, source.origin());
    return queue.run(async () => preparePage(await source.renderer.render({ url, site, execute })));
  };
  const pageFor = async (url: string, beforeRendering: () => void): Promise<FoundPage> => {
    const canonical = config.webDev ? null : canonicalUrl(url);
    if (canonical === null) {
      beforeRendering();
      return { value: await render(url, () => undefined) };
    }
    const subjects = subjectsOfPage(canonical);
    const cacheKey = versions.keyOf(canonical, subjects);
    return orKept(pages, cacheKey, () =>
      pages.get(cacheKey, async () => {
        beforeRendering();
        const unexpected = new Set<PublicSubject>();
        const value = await render(canonical, (reported) => {
          for (const subject of reported) if (!subjects.includes(subject)) unexpected.add(subject);
        });
        if (unexpected.size === 0) return { value, cacheable: value.cacheable };
        log.error(
          { page: canonical.split('?')[0], shows: [...unexpected] },
          'a page shows what page-subjects.ts does not say',
        );
        return { value: { ...value, cacheable: false }, cacheable: false };
      }),
    );
  };
  return async (request, response) => {
    try {
      const context = await openRequest(reading, request, response, { readViewer: asVisitor });
      if (!READ_METHODS.includes(request.method)) {
        await sendMethodNotAllowed(request, response, source.caches);
        return;
      }
      const { value, ageSeconds } = await pageFor(request.originalUrl, () => {
        refuseWhenBusy(load, false);
        // Several requests may wait for this rendering, so that the limit of one must not fail it.
        countRequests(response, context, MORE_POINTS_OF_COMPUTING).catch(() => undefined);
      });
      if (ageSeconds !== undefined) response.setHeader('Age', ageSeconds);
      await sendPage(response, value);
    } catch (error) {
      refuse(response, error, 'page', log);
    }
  };
}

/** Renderer and browsers would read several leading slashes as another host. */
const singleSlash: RequestHandler = ({ originalUrl }, response, next) => {
  if (/^\/[/\\]/.test(originalUrl)) response.redirect(301, `/${originalUrl.replace(/^[/\\]+/, '')}`);
  else next();
};

export function createPages(reading: RequestReading, source: PageSource): Router {
  const router = Router();
  const { config } = reading.platform;
  if (!config.serviceWorker)
    router.get(SERVICE_WORKER, (request, _response, next) => {
      request.url = RETIRED_SERVICE_WORKER;
      next();
    });
  router.use(singleSlash);
  router.use(createLanguageRedirects());
  const setPageHeaders = createPageHeaders(config);
  const security: RequestHandler = (request, response, next) => {
    setPageHeaders(request, response);
    next();
  };
  // A worker runs under its own script's policy; for other files a policy has no effect.
  router.use([SERVICE_WORKER, RETIRED_SERVICE_WORKER], security);
  router.use(source.renderer.assets);
  router.use(security);
  router.use('/assets', (_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  router.use(compression());
  router.use(renderPages(reading, source));
  return router;
}
