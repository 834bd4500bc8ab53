import type { IncomingMessage } from 'node:http';
import { type ErrorRequestHandler, Router } from 'express';
import { authenticate, viewerOfSession } from '../auth/authenticate';
import type { Viewer } from '../auth/viewer';
import type { Platform, RequestContext } from '../context';
import { AppError } from '../errors/app-error';
import { toAppError } from '../errors/to-app-error';
import { openRequest, type RequestReading } from '../http/open-request';
import { refuse } from '../http/refusal';
import { dateOfLink, type ParsedLink, type OpenedDocument } from '../platform/private-links/private-links';
import { isContinued, type PrivateDocument, sendPrivateDocument } from './send-private-document';

/** Checks the module's rules at each response. Null, NOT_FOUND and FORBIDDEN look like an expired link. */
type OpenPrivateDocument = (
  context: RequestContext & { viewer: Viewer },
  document: OpenedDocument,
) => Promise<PrivateDocument | null>;

/** By the kind in the URL. */
export type PrivateDocumentKinds = Readonly<Record<string, OpenPrivateDocument>>;

const ROUTE = '/:kind/:id/:name';
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const ended = (): AppError =>
  new AppError('NOT_FOUND', { message: 'This link has ended. Open the document again from the case.' });

/** These refusals would reveal that something exists: they look like an expired link. */
const HIDDEN = ['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'];

/** By a program's bearer token, or by the cookie that came with the link. */
async function readerOf(platform: Platform, { headers }: IncomingMessage): Promise<Viewer | null> {
  if (headers.authorization) return authenticate(platform, headers.authorization);
  const sessionId = platform.privateLinks.sessionOf(headers.cookie, new Date());
  return sessionId === null ? null : viewerOfSession(platform, sessionId);
}

/** Whether the link belongs to the viewer. Staff without their second factor see nothing here, as everywhere. */
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
    // A `URIError` is a malformed URL.
    const isHidden = error instanceof URIError || HIDDEN.includes(toAppError(error).code);
    refuse(response, isHidden ? ended() : error, 'document', log);
  };
}

/** `GET /documents/{kind}/{id}/{name}`: opened by its reader within five minutes, then readable during the session. */
export function privateDocuments(reading: RequestReading, kinds: PrivateDocumentKinds): Router {
  const router = Router();
  const { platform } = reading;
  router.use((_request, response, next) => {
    response.set(HEADERS);
    next();
  });
  router.get(ROUTE, async (request, response) => {
    const opening = {
      route: `/documents${ROUTE}`,
      readViewer: (opened: IncomingMessage) => readerOf(platform, opened),
    };
    const context = await openRequest(reading, request, response, opening);
    const { viewer } = context;
    const link = platform.privateLinks.read(request.params, request.query, new Date());
    if (!viewer || !link || !isReader(platform, link, viewer)) throw ended();
    const { kind, id, disposition, language, expires } = link;
    const open = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    const document = await open?.(
      { ...context, viewer },
      {
        ...{ kind, id, disposition, language },
        madeAt: dateOfLink(expires),
        isThumbnail: request.query.t === '1',
      },
    );
    if (!document || (link.hasEnded && !(await isContinued(request, document)))) throw ended();
    await sendPrivateDocument(response, disposition, document);
  });
  router.use(() => {
    throw ended();
  });
  router.use(errorHandler(platform));
  return router;
}
