import { apiPaths } from '@ainsathi/contract/addresses';
import type { Language } from '@ainsathi/contract/languages';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import cors from 'cors';
import { authenticate, setInvalidTokenHeader } from '../auth/authenticate';
import { createContext, type Platform, type RequestContext } from '../context';
import { AppError, fieldsIn, invalidInput } from '../errors/app-error';
import { errorCatalogue } from '../errors/catalogue';
import { toAppError } from '../errors/to-app-error';
import { sentenceIn } from '../i18n/sentences';
import { corsOptions } from '../platform/cors';
import { compress, type CompressibleBody, compressionFor, heldTag } from '../platform/compressed-body';
import type { BoundedQueue } from '../platform/bounded-queue';
import { refuseWhenBusy } from '../platform/load';
import { accountOf, logSecurityEvent, addLogFields } from '../platform/log/request-log';
import { countRequests, type Requester } from '../platform/rate-limits';
import { publicSubjects, type PublicSubject } from '../platform/public-subjects';
import { tellLanguage } from '../i18n/request-language';
import type { OriginReader } from '../platform/request-origin';
import { rejectDeepInput } from '../validation/reject-deep-input';
import type {
  ComputedGraphqlResponse,
  GraphqlResponse,
  GraphqlResponseCache,
} from './graphql-response-cache';
import { readOperationCacheKey } from './operation-cache-key';
import { readBody } from './body';
import { mediaTypeOfRefusal } from './media-type';
import { asksById, type RegisteredDocuments, withDocumentText } from './registered-documents';
import { MAX_BATCH_SIZE } from './query-limits';
import { COST_HEADER, createBudget } from './request-budget';

const SERVED_AS: Record<string, string> = { GET: 'GET', POST: 'POST', HEAD: 'GET' };

/** What the handler of `/graphql` needs. */
export interface GraphqlTransport {
  apollo: ApolloServer<RequestContext>;
  platform: Platform;
  originOf: OriginReader;
  documents: RegisteredDocuments;
  cache: GraphqlResponseCache;
  visitorReads: BoundedQueue;
  /** Serves the playground to a browser that opens the address. */
  playground: (request: IncomingMessage, response: ServerResponse) => void;
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Iterable<[string, string]> = [],
): void {
  response.statusCode = status;
  for (const [name, value] of headers) response.setHeader(name, value);
  if (!response.hasHeader('Content-Type'))
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

function sendFailure(response: ServerResponse, error: AppError, language: Language): void {
  if (error.retryAfter) response.setHeader('Retry-After', String(error.retryAfter));
  const requestId = error.code === 'INTERNAL_SERVER_ERROR' ? response.getHeader('X-Request-Id') : undefined;
  const extensions = {
    code: error.code,
    ...(error.fields ? { fields: fieldsIn(language, error.fields) } : {}),
    ...(error.retryAfter ? { retryAfter: error.retryAfter } : {}),
    ...(requestId ? { requestId } : {}),
  };
  const message = sentenceIn(language, error.sentence);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', mediaTypeOfRefusal(response.req));
  tellLanguage(response, language);
  send(response, errorCatalogue[error.code].status, JSON.stringify({ errors: [{ message, extensions }] }));
}

/** Like the pages that ask by id: what is shown is never older than what the server has. */
const REVALIDATED: [string, string] = ['cache-control', 'public, max-age=0, must-revalidate'];

/** The hashes of responses for their ETags, and their compressed forms, for as long as the cache has them. */
const tags = new WeakMap<GraphqlResponse, string>();
const bodies = new WeakMap<GraphqlResponse, CompressibleBody>();

function tagOf(result: GraphqlResponse): string {
  const known = tags.get(result);
  if (known !== undefined) return known;
  const tag = createHash('sha256').update(result.text).digest('base64url').slice(0, 27);
  tags.set(result, tag);
  return tag;
}

function bodyOf(result: GraphqlResponse): CompressibleBody {
  const known = bodies.get(result);
  if (known !== undefined) return known;
  const body = { bytes: Buffer.from(result.text), compressed: {} };
  bodies.set(result, body);
  return body;
}

/** HTTP caches may store responses to GET requests only, and none to a request with a token. */
function cacheHeaders(result: GraphqlResponse, request: IncomingMessage): [string, string][] {
  if (!isCacheable(result) || request.method === 'POST' || request.headers.authorization)
    return [['cache-control', 'no-store']];
  return [
    ...(asksById(request) ? [REVALIDATED] : []),
    ['etag', `"${tagOf(result)}"`],
    ['vary', 'Accept, Accept-Encoding, Authorization, Origin'],
  ];
}

function isCacheable({ headers }: GraphqlResponse): boolean {
  return headers.some(([name, value]) => name === 'cache-control' && value.startsWith('public'));
}

async function bodyText(result: Pick<HTTPGraphQLResponse, 'body'>): Promise<string> {
  if (result.body.kind === 'complete') return result.body.string;
  let text = '';
  for await (const chunk of result.body.asyncIterator) text += chunk;
  return text;
}

async function readOperation(
  request: IncomingMessage,
  response: ServerResponse,
  method: string,
  documents: RegisteredDocuments,
) {
  const body = method === 'POST' ? await readBody(request, response) : undefined;
  if (Array.isArray(body) && body.length > MAX_BATCH_SIZE)
    throw invalidInput({
      field: 'body',
      message: ['A batch takes at most {{count}} operations', { count: MAX_BATCH_SIZE }],
    });
  rejectDeepInput(body);
  const search = /\?.*$/s.exec(request.url ?? '')?.[0] ?? '';
  return { search: method === 'GET' ? withDocumentText(search, documents) : search, body };
}

/** The headers of a request as Apollo takes them. */
function headersOf(request: IncomingMessage, method: string): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  // GET runs no mutation, and browsers do not attach a bearer token by themselves as they do cookies: no CSRF is possible.
  if (method === 'GET') headers.set('apollo-require-preflight', 'true');
  return headers;
}

const LOGOUT = /^\s*mutation\s*\w*\s*\{\s*logout\s*\{[\s\w]*\}\s*\}\s*$/;

/** Whether a body signs out and does nothing else; that is never refused for want of time. */
function isLogout(body: unknown): boolean {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : null;
  return typeof query === 'string' && LOGOUT.test(query);
}

async function execute(
  transport: GraphqlTransport,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  requester: Requester,
) {
  const method = SERVED_AS[request.method ?? ''];
  if (!method) {
    response.setHeader('Allow', 'GET, HEAD, POST, OPTIONS');
    throw new AppError('METHOD_NOT_ALLOWED');
  }
  const { search, body } = await readOperation(request, response, method, transport.documents);
  // The request itself is counted before its body is read.
  if (Array.isArray(body)) await countRequests(response, requester, body.length - 1);
  const run = async (): Promise<ComputedGraphqlResponse> => {
    let subjects: readonly PublicSubject[] = publicSubjects;
    if (!isLogout(body)) refuseWhenBusy(context.platform.load, context.viewer !== null);
    if (!context.viewer) transport.visitorReads.refuseWhenLate();
    const { status, headers, ...rest } = await transport.apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: headersOf(request, method), search, body },
      context: async () => Promise.resolve({ ...context, shown: (told) => void (subjects = told) }),
    });
    const text = await bodyText(rest);
    const value = { status: status ?? 200, headers: [...headers], text, language: context.language };
    return { value, cacheable: isCacheable(value), subjects };
  };
  const isPersonal = request.headers.authorization !== undefined || context.budget?.told;
  const cacheKey = isPersonal ? null : readOperationCacheKey(request.headers, search, body);
  let result = cacheKey ? await transport.cache.get(cacheKey, run) : (await run()).value;
  // A response that caches may store has no sentences. Any other may be in the language of a visitor who asked first.
  if (!isCacheable(result) && hasSentences(result.text)) {
    if (result.language !== context.language) result = (await run()).value;
    tellLanguage(response, context.language);
  }
  await sendResponse(request, response, result);
}

/** Whether a response has sentences for people. Inside texts the quotes would be escaped. */
function hasSentences(text: string): boolean {
  return /"(?:errors|message)":/.test(text);
}

/** Shorter responses fit into one packet as they are. */
const LEAST_COMPRESSED = 1_024;

async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  result: GraphqlResponse,
): Promise<void> {
  const headers = new Map([...result.headers, ...cacheHeaders(result, request)]);
  const held = headers.has('etag') ? heldTag(request, tagOf(result)) : null;
  if (held !== null) {
    headers.delete('content-type');
    for (const [name, value] of headers.set('etag', held)) response.setHeader(name, value);
    response.writeHead(304).end();
    return;
  }
  const compression = result.text.length < LEAST_COMPRESSED ? null : compressionFor(request);
  if (compression === null) {
    send(response, result.status, result.text, headers);
    return;
  }
  const { suffix, bytes } = compress(bodyOf(result), compression);
  if (headers.has('etag')) headers.set('etag', `"${tagOf(result)}${suffix}"`);
  send(response, result.status, await bytes, headers.set('content-encoding', compression));
}

function wantsPlayground(request: IncomingMessage): boolean {
  const accepts = request.headers.accept ?? '';
  const hasOperation = /[?&](query|extensions|documentId)=/.test(request.url ?? '');
  return request.method === 'GET' && accepts.includes('text/html') && !hasOperation;
}

/** The handler of `/graphql`, on plain `node:http`: Express in between costs a third of the throughput (ADR 20). */
export function createGraphqlHandler(transport: GraphqlTransport) {
  const allowOrigins = cors(corsOptions(transport.platform.config));
  return (request: IncomingMessage, response: ServerResponse): void => {
    const origin = transport.originOf(request);
    if (wantsPlayground(request)) {
      transport.playground(request, response);
      return;
    }
    const handle = async (): Promise<void> => {
      const { authorization } = request.headers;
      const viewer = authorization ? await authenticate(transport.platform, authorization) : null;
      if (authorization && !viewer) setInvalidTokenHeader(response);
      addLogFields(request, { route: apiPaths.graphql, accountId: viewer?.id });
      const requester = { limits: transport.platform.limits, origin, viewerId: viewer?.id ?? null };
      await countRequests(response, requester);
      const budget = createBudget(viewer !== null, request.headers[COST_HEADER] !== undefined);
      const context = {
        ...createContext(transport.platform, origin, viewer),
        budget,
        setCookie: (cookie: string) => void response.appendHeader('Set-Cookie', cookie),
      };
      await execute(transport, request, response, context, requester);
    };
    const answer = (): void => {
      handle().catch((error: unknown) => {
        const appError = toAppError(error);
        if (appError.code === 'RATE_LIMITED')
          logSecurityEvent({ platform: transport.platform, ...origin }, 'limit', accountOf(request));
        if (appError.code === 'INTERNAL_SERVER_ERROR')
          transport.platform.log.error({ err: error, requestId: origin.requestId }, 'GraphQL request failed');
        if (response.headersSent) response.destroy();
        else sendFailure(response, appError, origin.language);
      });
    };
    // No page of another origin asks; the answer would be the same, but for what only such a page reads.
    if (request.headers.origin === undefined && request.method !== 'OPTIONS') {
      response.setHeader('Vary', 'Origin');
      answer();
    } else allowOrigins(request, response, answer);
  };
}
