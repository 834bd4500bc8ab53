import { areaRoots, fileFolders, files, paths } from '@ainsathi/contract/addresses';
import { inLanguage, languageOf, languages } from '@ainsathi/contract/languages';
import compression from 'compression';
import { type Request, Router } from 'express';
import { createContext, type Platform, type RequestContext } from '../context';
import { notFound } from '../errors/app-error';
import { restErrorHandler } from '../errors/to-rest';
import { BLOG_SUBJECTS, type PublicSubject } from '../platform/public-subjects';
import type { OriginReader } from '../platform/request-origin';
import { isIdentifier } from '../validation/identifier';
import { blogFeed } from './blog-feed';
import { createFindText, type SeoCaching } from './cached-text';
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

type ComputeXml = (request: Request) => Promise<string>;

function isSubject(name: unknown): name is SitemapSubject {
  return typeof name === 'string' && Object.hasOwn(SITEMAP_SUBJECTS, name);
}

const SITEMAP: readonly PublicSubject[] = ['lawyers', 'blogs'];

/** Routes for search engines and shared links: robots.txt, sitemap, RSS feed, Open Graph images, directory redirects. */
export function createSeoRoutes(
  platform: Platform,
  originOf: OriginReader,
  { listeningOrigin, caching }: { listeningOrigin: () => string; caching: SeoCaching },
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
  const findText = createFindText(platform, originOf, caching);
  const feeds = inEachLanguage(files.blogFeed);
  router.use(createOgImageRoutes(contextOf, findText));
  router.use([files.sitemap, fileFolders.sitemaps, ...feeds], compression());
  const getXml = (
    path: string | string[],
    type: string,
    shows: readonly PublicSubject[],
    compute: ComputeXml,
  ) =>
    router.get(path, async (request, response) => {
      const text = await findText(request, response, shows, () => compute(request));
      response.setHeader('Cache-Control', CACHE_ONE_HOUR).type(type).send(text);
    });
  getXml(files.sitemap, 'application/xml', SITEMAP, () => sitemapIndex(reader, origin()));
  getXml(files.sitemapPages, 'application/xml', SITEMAP, () => sitemapPages(reader, origin()));
  getXml(files.sitemapPart, 'application/xml', SITEMAP, async ({ params: { subject, from } }) => {
    if (!isSubject(subject) || !isIdentifier(from)) throw notFound('Sitemap');
    return sitemapPart(reader, origin(), subject, from);
  });
  getXml(feeds, 'application/rss+xml', BLOG_SUBJECTS, (request) =>
    blogFeed(contextOf(request), origin(), languageOf(request.originalUrl)),
  );
  router.use(restErrorHandler(platform.log));
  return router;
}
