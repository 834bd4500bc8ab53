import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import cors from 'cors';
import { authenticate } from '../auth/authenticate';
import { createContext, type Platform, type RequestContext } from '../context';
import { AppError, invalidInput } from '../errors/app-error';
import { errorCatalogue } from '../errors/catalogue';
import { toAppError } from '../errors/to-app-error';
import { takePoint } from '../platform/limits';
import type { OriginReader } from '../request-origin';
import { readBody } from './body';
import { LARGEST_BATCH } from './limits';

const RANK: Record<string, string> = { GET: 'GET', POST: 'POST', HEAD: 'GET' };

/** What `/graphql` needs. */
export interface GraphqlDoor {
  apollo: ApolloServer<RequestContext>;
  platform: Platform;
  originOf: OriginReader;
  /** Answers a browser that opens the address with the playground. */
  playground: (request: IncomingMessage, response: ServerResponse) => void;
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Iterable<[string, string]> = [],
): void {
  response.statusCode = status;
  for (const [name, value] of headers) response.setHeader(name, value);
  if (!response.hasHeader('Content-Type'))
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

function sendFailure(response: ServerResponse, error: AppError): void {
  if (error.retryAfter) response.setHeader('Retry-After', String(error.retryAfter));
  const extensions = { code: error.code, ...(error.fields ? { fields: error.fields } : {}) };
  response.setHeader('Cache-Control', 'no-store');
  send(
    response,
    errorCatalogue[error.code].status,
    JSON.stringify({ errors: [{ message: error.message, extensions }] }),
  );
}

/** Only answers over GET can be kept by caches, and only of those who are not signed in. */
function cacheHeaders(
  answer: HTTPGraphQLResponse,
  body: string,
  request: IncomingMessage,
): [string, string][] {
  const open = answer.headers.get('cache-control')?.startsWith('public') ?? false;
  if (!open || request.method === 'POST' || request.headers.authorization)
    return [['cache-control', 'no-store']];
  return [
    ['etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`],
    ['vary', 'Accept, Authorization, Origin'],
  ];
}

async function bodyText(answer: HTTPGraphQLResponse): Promise<string> {
  if (answer.body.kind === 'complete') return answer.body.string;
  let text = '';
  for await (const chunk of answer.body.asyncIterator) text += chunk;
  return text;
}

async function execute(
  door: GraphqlDoor,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) {
  const method = RANK[request.method ?? ''];
  if (!method) {
    response.setHeader('Allow', 'GET, HEAD, POST, OPTIONS');
    throw new AppError('METHOD_NOT_ALLOWED');
  }
  const body = method === 'POST' ? await readBody(request, response) : undefined;
  if (Array.isArray(body) && body.length > LARGEST_BATCH)
    throw invalidInput({ field: 'body', message: `A batch takes at most ${LARGEST_BATCH} operations` });
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const search = /\?.*$/s.exec(request.url ?? '')?.[0] ?? '';
  const answer = await door.apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers, search, body },
    context: async () => Promise.resolve(context),
  });
  const text = await bodyText(answer);
  const cache = cacheHeaders(answer, text, request);
  const etag = cache.find(([name]) => name === 'etag')?.[1];
  if (etag && request.headers['if-none-match'] === etag) {
    for (const [name, value] of [...answer.headers, ...cache])
      if (name !== 'content-type') response.setHeader(name, value);
    response.writeHead(304).end();
    return;
  }
  send(response, answer.status ?? 200, text, [...answer.headers, ...cache]);
}

function wantsPage(request: IncomingMessage): boolean {
  const accepts = request.headers.accept ?? '';
  const asksForData = /[?&](query|extensions)=/.test(request.url ?? '');
  return request.method === 'GET' && accepts.includes('text/html') && !asksForData;
}

/** The handler of `/graphql`, on bare `node:http` because a framework in between costs a third of the throughput. */
export function createGraphqlHandler(door: GraphqlDoor) {
  const allowOrigins = cors({
    origin: door.platform.config.corsOrigins,
    exposedHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 86_400,
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const origin = door.originOf(request);
    response.setHeader('X-Request-Id', origin.requestId);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (wantsPage(request)) {
      door.playground(request, response);
      return;
    }
    const answer = async (): Promise<void> => {
      const { authorization } = request.headers;
      if (!authorization) await takePoint(door.platform.limits.publicRequests, origin.address);
      const viewer = authorization ? await authenticate(door.platform, authorization) : null;
      await execute(door, request, response, createContext(door.platform, origin, viewer));
    };
    allowOrigins(request, response, () => {
      answer().catch((error: unknown) => {
        const appError = toAppError(error);
        if (appError.code === 'INTERNAL_SERVER_ERROR')
          door.platform.log.error({ err: error, requestId: origin.requestId }, 'GraphQL request failed');
        if (response.headersSent) response.destroy();
        else sendFailure(response, appError);
      });
    });
  };
}
