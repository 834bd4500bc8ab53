import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf } from '@ainsathi/contract/languages';
import type { Logger } from 'pino';
import { errorCatalogue } from '../errors/catalogue';
import { toAppError } from '../errors/to-app-error';
import { UNAVAILABLE_PAGES } from './unavailable-page';

/** Sends the page that says that there is none now, in the language of its address; what is our fault is logged. */
export function sendPageFailure(
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
  error: unknown,
  log: Logger,
): void {
  const { code, retryAfter } = toAppError(error);
  const status = errorCatalogue[code].status;
  if (status === 500)
    log.error({ err: error, requestId: response.getHeader('X-Request-Id') }, 'a page could not be rendered');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(UNAVAILABLE_PAGES[languageOf(request.originalUrl ?? request.url ?? '')]);
}
