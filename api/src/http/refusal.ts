import { apiPaths } from '@ainsathi/contract/addresses';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguage, type Language, languageOf } from '@ainsathi/contract/languages';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Config } from '../config/config';
import { MulterError } from 'multer';
import Negotiator from 'negotiator';
import type { Logger } from 'pino';
import { AppError, fieldsIn, invalidInput } from '../errors/app-error';
import { errorCatalogue } from '../errors/catalogue';
import { toAppError } from '../errors/to-app-error';
import { languageOfRequest, setLanguageHeaders } from '../i18n/request-language';
import { sentenceIn } from '../i18n/sentences';
import { pictureTooLarge } from '../images/validate-image';
import { busyError } from '../platform/load';
import { addLogFields } from '../platform/log/request-log';
import { GRAPHQL_METHODS, READ_METHODS, shareWithOrigins } from './cross-origin';

/** GraphQL, REST, a page in place of a private document, or a page of the site. */
export type RefusalForm = 'graphql' | 'rest' | 'document' | 'page';

function htmlOf(language: Language, body: string): { type: string; body: string } {
  const brand = sentenceIn(language, 'AinSathi');
  const head = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand}</title>`;
  return { type: 'text/html', body: `${head}\n${body}</html>` };
}

/** Used if no page can be rendered, and for a form submitted without scripts whose page is not cached. */
function pageBody({ code }: AppError, language: Language): string {
  if (code === 'METHOD_NOT_ALLOWED') {
    const sentence = sentenceIn(
      language,
      'This form needs JavaScript, which is switched off in your browser.',
    );
    return `<noscript><p>${sentence}</p></noscript>`;
  }
  const heading = sentenceIn(language, 'AinSathi is not available right now');
  return `<h1>${heading}</h1><p>${sentenceIn(language, 'Nothing was lost. Please try again in a minute.')}</p>`;
}

const JSON_TYPE = 'application/json';

const PROBLEM_TYPE = 'application/problem+json';

/** Whether a client explicitly accepts problem details (RFC 9457). */
const acceptsProblem = (request: IncomingMessage): boolean =>
  (request.headers.accept ?? '').toLowerCase().includes(PROBLEM_TYPE) &&
  new Negotiator(request).mediaType([PROBLEM_TYPE]) !== undefined;

/** By `Accept`, as "GraphQL over HTTP" specifies for requests without an executed operation. */
const graphqlType = (request: IncomingMessage): string =>
  new Negotiator(request).mediaType([JSON_TYPE, 'application/graphql-response+json']) ?? JSON_TYPE;

type Write = (error: AppError, language: Language, response: ServerResponse) => ReturnType<typeof htmlOf>;

/** Internal errors show the request id instead of details. */
const requestIdOf = ({ code }: AppError, response: ServerResponse) =>
  code === 'INTERNAL_SERVER_ERROR' ? { requestId: String(response.getHeader('X-Request-Id') ?? '') } : {};

const FORMS: Record<RefusalForm, Write> = {
  graphql: (error, language, response) => {
    const { code, fields, retryAfter } = error;
    const extensions = {
      code,
      ...(fields ? { fields: fieldsIn(language, fields) } : {}),
      ...(retryAfter ? { retryAfter } : {}),
      ...requestIdOf(error, response),
    };
    const body = { errors: [{ message: sentenceIn(language, error.sentence), extensions }] };
    return { type: graphqlType(response.req), body: JSON.stringify(body) };
  },
  rest: (error, language, response) => {
    const body = {
      message: sentenceIn(language, error.sentence),
      code: error.code,
      ...error.secondFactor,
      ...(error.fields ? { errors: fieldsIn(language, error.fields) } : {}),
      ...requestIdOf(error, response),
    };
    if (!acceptsProblem(response.req)) return { type: JSON_TYPE, body: JSON.stringify(body) };
    const { message: detail, ...members } = body;
    const { status, message } = errorCatalogue[error.code];
    const problem = { type: 'about:blank', title: sentenceIn(language, message), status, detail, ...members };
    return { type: PROBLEM_TYPE, body: JSON.stringify(problem) };
  },
  document: ({ sentence }, language) =>
    htmlOf(language, `<h1>${sentenceIn(language, 'AinSathi')}</h1><p>${sentenceIn(language, sentence)}</p>`),
  page: (error, language) => htmlOf(language, pageBody(error, language)),
};

/** The language of the URL for pages, of the link for documents, otherwise of `Accept-Language`. */
function languageFor(request: IncomingMessage & { originalUrl?: string }, form: RefusalForm): Language {
  const url = request.originalUrl ?? request.url ?? '';
  if (form === 'page') return languageOf(url);
  const ofLink = form === 'document' ? /[?&]l=(\w+)/.exec(url)?.[1] : undefined;
  return isLanguage(ofLink) ? ofLink : languageOfRequest(request);
}

/** Headers of a body that is not sent after all. */
const OF_A_BODY = ['Content-Disposition', 'Content-Range', 'Accept-Ranges', 'ETag'];

export function sendRefusal(response: ServerResponse, error: AppError, form: RefusalForm): void {
  const language = languageFor(response.req, form);
  const { type, body } = FORMS[form](error, language, response);
  for (const name of OF_A_BODY) response.removeHeader(name);
  if (error.retryAfter) response.setHeader('Retry-After', String(error.retryAfter));
  if (form !== 'page') setLanguageHeaders(response, language);
  if (form !== 'document') response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.statusCode = errorCatalogue[error.code].status;
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Sends the refusal, and logs internal errors. */
export function refuse(response: ServerResponse, error: unknown, form: RefusalForm, log: Logger): void {
  const appError = toAppError(error);
  if (appError.code === 'INTERNAL_SERVER_ERROR')
    log.error({ err: error, requestId: response.getHeader('X-Request-Id') }, 'a request failed');
  if (response.headersSent) response.destroy();
  else sendRefusal(response, appError, form);
}

/** Converts errors of Express and its body parsers, or null. */
function fromParser(error: unknown): AppError | null {
  if (error instanceof MulterError) {
    const field = error.field ?? 'body';
    if (error.code !== 'LIMIT_FILE_SIZE')
      return invalidInput({ field, message: 'The form has parts that are not expected' });
    return pictureTooLarge(field);
  }
  if (typeof error !== 'object' || error === null) return null;
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.too.large' || status === 413) return new AppError('PAYLOAD_TOO_LARGE');
  if (type === 'entity.parse.failed')
    return invalidInput({ field: 'body', message: 'The body is not valid JSON' });
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (error instanceof URIError || status === 400)
    return invalidInput({ field: 'request', message: 'The request cannot be read' });
  return null;
}

export function restErrorHandler(log: Logger): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (response.headersSent) next(error);
    else refuse(response, fromParser(error) ?? error, 'rest', log);
  };
}

export function refuseOtherMethods(allowed: string): RequestHandler {
  return (_request, response) => {
    response.setHeader('Allow', allowed);
    throw new AppError('METHOD_NOT_ALLOWED');
  };
}

/** Also the path of its sockets. */
export const GRAPHQL_PATH = /^\/graphql\/?(\?|$)/;

function formOf({ url = '' }: IncomingMessage): RefusalForm {
  if (GRAPHQL_PATH.test(url)) return 'graphql';
  return /^\/api\/v1(\/|\?|$)/.test(url) ? 'rest' : 'page';
}

/** Answers 503 with the seconds to wait, before anything else of a request is read. */
export function createEarlyRefusal(
  config: Config,
): (request: IncomingMessage, response: ServerResponse) => void {
  const options = { preflightContinue: true };
  const shareGraphql = shareWithOrigins(config, GRAPHQL_METHODS, options);
  const share = shareWithOrigins(config, READ_METHODS, options);
  // Reuses errors: recording a stack takes a quarter of a refusal; these differ in their seconds.
  const errors = Array.from({ length: 16 }, busyError);
  let count = 0;
  return (request, response) => {
    const form = formOf(request);
    // Only for GraphQL: finding the route takes about as long as sending the refusal.
    if (form === 'graphql') addLogFields(request, { route: apiPaths.graphql });
    count += 1;
    const error = errors[count % errors.length] ?? busyError();
    const refuseBusy = (): void => sendRefusal(response, error, form);
    (form === 'graphql' ? shareGraphql : share)(request, response, refuseBusy);
  };
}
