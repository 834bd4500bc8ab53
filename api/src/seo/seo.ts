import { areaRoots, fileFolders, files, paths } from '@ainsathi/contract/addresses';
import { inEachLanguage, languageOf } from '@ainsathi/contract/languages';
import compression from 'compression';
import { type Request, Router } from 'express';
import type { RequestContext } from '../context';
import { notFound } from '../errors/app-error';
import { READ_METHODS } from '../http/cross-origin';
import type { RequestReading } from '../http/open-request';
import { restErrorHandler } from '../http/refusal';
import { BLOG_SUBJECTS, type PublicSubject } from '../platform/public-subjects';
import { isIdentifier } from '../validation/identifier';
import { blogFeed } from './blog-feed';
import type { V1Caching } from '../rest/v1';
import { createFindText } from './cached-text';
import { directoryRedirect } from './directory-redirects';
import { createOgImageRoutes } from './og-images';
import { SITEMAP_SUBJECTS, sitemapIndex, sitemapPages, sitemapPart, type SitemapSubject } from './sitemap';

const CACHE_ONE_HOUR = 'public, max-age=3600';

/** Rules match by prefix: `$` and `/` keep rules for the signed-in area `/lawyer` from matching the directory `/lawyers`. */
function robots(origin: string): string {
  const closed = Object.values(areaRoots)
    .flatMap(inEachLanguage)
    .flatMap((area) => [`Disallow: ${area}$`, `Disallow: ${area}/`]);
  return ['User-agent: *', 'Allow: /', ...closed, '', `Sitemap: ${origin}${paths.sitemap}`, ''].join('\n');
}

const SECURITY_TEXT = '/.well-known/security.txt';
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const VALID_DAYS = 180;

/** RFC 9116: the contact for reports of vulnerabilities. */
function securityText(origin: string): string {
  const expires = new Date(Math.floor(Date.now() / DAY_MILLISECONDS + VALID_DAYS) * DAY_MILLISECONDS);
  const lines = [
    `Contact: ${origin}${paths.contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, bn',
    `Canonical: ${origin}${SECURITY_TEXT}`,
  ];
  return `${lines.join('\n')}\n`;
}

type ComputeXml = (request: Request, context: RequestContext) => Promise<string>;

function isSubject(name: unknown): name is SitemapSubject {
  return typeof name === 'string' && Object.hasOwn(SITEMAP_SUBJECTS, name);
}

const SITEMAP: readonly PublicSubject[] = ['lawyers', 'blogs'];

/** For programs and shared links: robots.txt, security.txt, sitemap, RSS feed, Open Graph images, directory redirects. */
export function createSeoRoutes(
  reading: RequestReading,
  { origin, caching }: { origin: () => string; caching: V1Caching },
): Router {
  const router = Router();
  const { platform } = reading;
  const reader = platform.readers.visitors;
  // Without path parameters: Express would throw for an undecodable path, which the page explains better.
  router.use(inEachLanguage(paths.lawyers), (request, response, next) => {
    const address = READ_METHODS.includes(request.method) ? directoryRedirect(request.originalUrl) : null;
    if (address) response.setHeader('Cache-Control', CACHE_ONE_HOUR).redirect(301, address);
    else next();
  });
  router.get(files.robots, (_request, response) => {
    response.setHeader('Cache-Control', CACHE_ONE_HOUR).type('text').send(robots(origin()));
  });
  router.get(SECURITY_TEXT, (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=86400').type('text').send(securityText(origin()));
  });
  // For password managers.
  router.get('/.well-known/change-password', (_request, response) => response.redirect(paths.changePassword));
  const findText = createFindText(reading, caching);
  const feeds = inEachLanguage(files.blogFeed);
  router.use(createOgImageRoutes(findText, platform.files));
  router.use([files.sitemap, fileFolders.sitemaps, ...feeds], compression());
  const getXml = (
    path: string | string[],
    type: string,
    shows: readonly PublicSubject[],
    compute: ComputeXml,
  ) =>
    router.get(path, async (request, response) => {
      const text = await findText(request, response, shows, (context) => compute(request, context));
      response.setHeader('Cache-Control', CACHE_ONE_HOUR).type(type).send(text);
    });
  getXml(files.sitemap, 'application/xml', SITEMAP, () => sitemapIndex(reader, origin()));
  getXml(files.sitemapPages, 'application/xml', SITEMAP, () => sitemapPages(reader, origin()));
  getXml(files.sitemapPart, 'application/xml', SITEMAP, async ({ params: { subject, from } }) => {
    if (!isSubject(subject) || !isIdentifier(from)) throw notFound('Sitemap');
    return sitemapPart(reader, origin(), subject, from);
  });
  getXml(feeds, 'application/rss+xml', BLOG_SUBJECTS, (request, context) =>
    blogFeed(context, origin(), languageOf(request.originalUrl)),
  );
  router.use(restErrorHandler(platform.log));
  return router;
}
