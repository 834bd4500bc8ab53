import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { areaRoots, fileFolders, files, paths } from '@ainsathi/contract/addresses';
import { inLanguage, languageOf, languages } from '@ainsathi/contract/languages';
import compression from 'compression';
import { type Request, type Response, Router } from 'express';
import { createContext, type Platform, type RequestContext } from '../context';
import { notFound } from '../errors/app-error';
import { restErrorHandler } from '../errors/to-rest';
import { refuseWhenBusy } from '../platform/load';
import { countRequests } from '../platform/rate-limits';
import type { OriginReader } from '../platform/request-origin';
import { isIdentifier } from '../validation/identifier';
import { blogFeed } from './blog-feed';
import { directoryRedirect } from './directory-redirects';
import { createOgImageRoutes } from './og-images';
import { SITEMAP_SUBJECTS, sitemapIndex, sitemapPages, sitemapPart, type SitemapSubject } from './sitemap';

const CACHE_ONE_HOUR = 'public, max-age=3600';
const READ_METHODS = ['GET', 'HEAD'];

/** An address or a pattern in every language. */
function inEachLanguage(path: string): string[] {
  return languages.map((language) => inLanguage(path, language));
}

/** Rules match by prefix: `$` and `/` keep those for the signed-in area `/lawyer` from matching the directory `/lawyers`. */
function robots(origin: string): string {
  const closed = Object.values(areaRoots)
    .flatMap(inEachLanguage)
    .flatMap((area) => [`Disallow: ${area}$`, `Disallow: ${area}/`]);
  return ['User-agent: *', 'Allow: /', ...closed, '', `Sitemap: ${origin}${paths.sitemap}`, ''].join('\n');
}

function sendXml(response: Response, type: string, text: string): void {
  response.setHeader('Cache-Control', CACHE_ONE_HOUR).type(type).send(text);
}

/** Streams the chunks. The first is awaited before the headers, so that a failing database still gets an error response. */
async function sendXmlStream(response: Response, chunks: AsyncGenerator<string>): Promise<void> {
  const first = await chunks.next();
  response.setHeader('Cache-Control', CACHE_ONE_HOUR).type('application/xml');
  async function* allChunks(): AsyncGenerator<string> {
    if (!first.done) yield first.value;
    yield* chunks;
  }
  await pipeline(Readable.from(allChunks()), response).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

function isSubject(name: unknown): name is SitemapSubject {
  return typeof name === 'string' && Object.hasOwn(SITEMAP_SUBJECTS, name);
}

/** Routes for search engines and shared links: robots.txt, sitemap, RSS feed, Open Graph images, directory redirects. */
export function createSeoRoutes(
  platform: Platform,
  originOf: OriginReader,
  listeningOrigin: () => string,
): Router {
  const router = Router();
  const reader = platform.readers.visitors;
  const origin = (): string => platform.config.publicOrigin ?? listeningOrigin();
  const contextOf = (request: Request): RequestContext => createContext(platform, originOf(request), null);
  // Mounted without path parameters: Express would throw for a path that it cannot decode, and the page explains it better.
  router.use(inEachLanguage(paths.lawyers), (request, response, next) => {
    const address = READ_METHODS.includes(request.method) ? directoryRedirect(request.originalUrl) : null;
    if (address) response.setHeader('Cache-Control', CACHE_ONE_HOUR).redirect(301, address);
    else next();
  });
  router.get(files.robots, (_request, response) => {
    response.setHeader('Cache-Control', CACHE_ONE_HOUR).type('text').send(robots(origin()));
  });
  const { sitemaps, share } = fileFolders;
  const feeds = inEachLanguage(files.blogFeed);
  const addresses = [files.sitemap, `${sitemaps}/*rest`, ...feeds, ...inEachLanguage(`${share}/*rest`)];
  router.get(addresses, async (request, response, next) => {
    await countRequests(response, { limits: platform.limits, origin: originOf(request), viewerId: null });
    refuseWhenBusy(platform.load, false);
    next();
  });
  router.use(createOgImageRoutes(contextOf));
  router.use([files.sitemap, sitemaps, ...feeds], compression());
  router.get(files.sitemap, async (_request, response) =>
    sendXml(response, 'application/xml', await sitemapIndex(reader, origin())),
  );
  router.get(files.sitemapPages, async (_request, response) =>
    sendXml(response, 'application/xml', await sitemapPages(reader, origin())),
  );
  router.get(files.sitemapPart, async ({ params: { subject, from } }, response) => {
    if (!isSubject(subject) || !from || !isIdentifier(from)) throw notFound('Sitemap');
    await sendXmlStream(response, sitemapPart(reader, origin(), subject, from));
  });
  router.get(feeds, async (request, response) => {
    const language = languageOf(request.originalUrl);
    sendXml(response, 'application/rss+xml', await blogFeed(contextOf(request), origin(), language));
  });
  router.use(restErrorHandler(platform.log));
  return router;
}
