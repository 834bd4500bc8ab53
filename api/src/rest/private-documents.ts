import type { Language } from '@ainsathi/contract/languages';
import { isLanguage } from '@ainsathi/contract/languages';
import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { authenticate, viewerOfSession } from '../auth/authenticate';
import type { Viewer } from '../auth/viewer';
import { createContext, type Platform, type RequestContext } from '../context';
import { AppError } from '../errors/app-error';
import { errorCatalogue } from '../errors/catalogue';
import { toAppError } from '../errors/to-app-error';
import { languageOfRequest, tellLanguage } from '../i18n/request-language';
import { sentenceIn } from '../i18n/sentences';
import { addLogFields } from '../platform/log/request-log';
import { dateOfLink } from '../platform/private-links/expiry';
import type { ParsedLink, OpenedDocument } from '../platform/private-links/private-links';
import { countRequests } from '../platform/rate-limits';
import type { OriginReader } from '../platform/request-origin';
import { type PrivateDocument, sendPrivateDocument } from './send-private-document';

/**
 * Opens a document for the viewer of the context, by the module's own rules, which are asked again at each answer. Null,
 * and NOT_FOUND or FORBIDDEN, are told as a link that has ended.
 */
export type OpenPrivateDocument = (
  context: RequestContext & { viewer: Viewer },
  document: OpenedDocument,
) => Promise<PrivateDocument | null>;

/** What private links open, by the kind in their address. */
export type PrivateDocumentKinds = Readonly<Record<string, OpenPrivateDocument>>;

const ROUTE = '/:kind/:id/:name';
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What was said of a file that is not sent after all. */
const OF_A_FILE = ['Content-Length', 'Content-Disposition', 'Content-Range', 'Accept-Ranges', 'ETag'];

const ended = (): AppError =>
  new AppError('NOT_FOUND', { message: 'This link has ended. Open the document again from the case.' });

/** Refusals that would tell that there is something: they are told as a link that has ended. */
const HIDDEN = ['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'];

/** A sentence on a page of its own, in the language of the link or of the browser. */
function refuse(response: Response, error: AppError): void {
  const { l } = response.req.query;
  const language: Language = isLanguage(l) ? l : languageOfRequest(response.req);
  for (const name of OF_A_FILE) response.removeHeader(name);
  const brand = sentenceIn(language, 'AinSathi');
  if (error.retryAfter) response.setHeader('Retry-After', String(error.retryAfter));
  tellLanguage(response, language);
  response.status(errorCatalogue[error.code].status).type('html')
    .end(`<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand}</title>
<h1>${brand}</h1><p>${sentenceIn(language, error.sentence)}</p></html>`);
}

/** Whoever asks, by the bearer token of a program, or by the cookie that came with the link. */
async function readerOf(platform: Platform, { headers }: Request): Promise<Viewer | null> {
  if (headers.authorization) return authenticate(platform, headers.authorization);
  const sessionId = platform.privateLinks.sessionOf(headers.cookie, new Date());
  return sessionId === null ? null : viewerOfSession(platform, sessionId);
}

/** Whether the link is this viewer's. Staff who still owe their second factor see nothing here, as everywhere. */
function isReader(platform: Platform, asked: ParsedLink, viewer: Viewer): boolean {
  const reader = { accountId: viewer.id, sessionId: viewer.sessionId };
  return (
    !viewer.secondFactorMissing &&
    !viewer.passwordMustChange &&
    platform.privateLinks.isValidFor(asked, reader)
  );
}

function errorHandler({ log }: Platform): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    // An address that cannot be decoded.
    const appError = error instanceof URIError ? ended() : toAppError(error);
    const requestId = response.getHeader('X-Request-Id');
    if (appError.code === 'INTERNAL_SERVER_ERROR')
      log.error({ err: error, requestId }, 'a private document could not be sent');
    refuse(response, HIDDEN.includes(appError.code) ? ended() : appError);
  };
}

/**
 * `GET` and `HEAD /documents/{kind}/{id}/{name}`: files that one reader may open for five minutes, while the session lasts
 * with which the link was made. Anything else is a link that has ended.
 */
export function privateDocuments(
  platform: Platform,
  originOf: OriginReader,
  kinds: PrivateDocumentKinds,
): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set(HEADERS);
    next();
  });
  router.get(ROUTE, async (request, response) => {
    const origin = originOf(request);
    const viewer = await readerOf(platform, request);
    addLogFields(request, { route: `/documents${ROUTE}`, ...(viewer ? { accountId: viewer.id } : {}) });
    await countRequests(response, { limits: platform.limits, origin, viewerId: viewer?.id ?? null });
    const asked = platform.privateLinks.read(request.params, request.query, new Date());
    if (!viewer || !asked || !isReader(platform, asked, viewer)) throw ended();
    const { kind, id, disposition, language, expires } = asked;
    const open = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    const context = { ...createContext(platform, origin, viewer), viewer };
    const document = await open?.(context, {
      ...{ kind, id, disposition, language },
      madeAt: dateOfLink(expires),
    });
    if (!document) throw ended();
    await sendPrivateDocument(response, disposition, document);
  });
  router.use(() => {
    throw ended();
  });
  router.use(errorHandler(platform));
  return router;
}
