import { apiPaths } from '@ainsathi/contract/addresses';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import type { RequestContext } from '../context';
import { AppError, invalidInput } from '../errors/app-error';
import { toAppError } from '../errors/to-app-error';
import { openRequest, type RequestReading } from '../http/open-request';
import { refuse } from '../http/refusal';
import { ResponseBody, sendBody } from '../http/response-body';
import { GRAPHQL_METHODS, shareWithOrigins } from '../http/cross-origin';
import type { BoundedQueue } from '../platform/bounded-queue';
import { refuseWhenBusy } from '../platform/load';
import { accountOf, logSecurityEvent } from '../platform/log/request-log';
import { countRequests } from '../platform/rate-limits';
import { publicSubjects, type PublicSubject } from '../platform/public-subjects';
import { setLanguageHeaders } from '../i18n/request-language';
import { rejectDeepInput } from '../validation/reject-deep-input';
import type {
  ComputedGraphqlResponse,
  GraphqlResponse,
  GraphqlResponseCache,
} from './graphql-response-cache';
import { readOperationCacheKey } from './operation-cache-key';
import { readBody } from './body';
import { isPersisted, type PersistedQueries } from './persisted-queries';
import { MAX_BATCH_SIZE } from './query-limits';
import { COST_HEADER, createBudget } from './request-budget';

/** Whether a response has messages for people. Inside texts, quotes would be escaped. */
function hasSentences(text: string): boolean {
  return /"(?:errors|message)":/.test(text);
}

const SERVED_AS: Record<string, string> = { GET: 'GET', POST: 'POST', HEAD: 'GET' };

export interface GraphqlTransport extends RequestReading {
  apollo: ApolloServer<RequestContext>;
  cache: GraphqlResponseCache;
  visitorReads: BoundedQueue;
  persistedQueries?: PersistedQueries;
  /** For browsers that open the address. */
  playground: (request: IncomingMessage, response: ServerResponse) => void;
}

async function bodyText(result: Pick<HTTPGraphQLResponse, 'body'>): Promise<string> {
  if (result.body.kind === 'complete') return result.body.string;
  let text = '';
  for await (const chunk of result.body.asyncIterator) text += chunk;
  return text;
}

/** Query parameters without a value. */
const EMPTY = /[?&](?:operationName=?|(?:variables|extensions)(?:=(?:null)?)?)(?:&|$)/;

/** Drops empty names, and empty or null variables and extensions. */
function searchWithoutEmpty(search: string): string {
  if (!EMPTY.test(search)) return search;
  const parameters = new URLSearchParams(search);
  for (const [name, none] of [
    ['operationName', ['']],
    ['variables', ['', 'null']],
    ['extensions', ['', 'null']],
  ] as const) {
    const [value, ...others] = parameters.getAll(name);
    if (value !== undefined && others.length === 0 && none.some((text) => text === value))
      parameters.delete(name);
  }
  return `?${parameters.toString()}`;
}

function dropEmptyNames(body: unknown): void {
  for (const operation of Array.isArray(body) ? (body as unknown[]) : [body])
    if (typeof operation === 'object' && operation !== null && 'operationName' in operation)
      if (operation.operationName === '') delete operation.operationName;
}

async function readOperation(request: IncomingMessage, response: ServerResponse, method: string) {
  const body = method === 'POST' ? await readBody(request, response) : undefined;
  if (Array.isArray(body) && body.length > MAX_BATCH_SIZE)
    throw invalidInput({
      field: 'body',
      message: ['A batch takes at most {{count}} operations', { count: MAX_BATCH_SIZE }],
    });
  rejectDeepInput(body);
  dropEmptyNames(body);
  return { search: searchWithoutEmpty(/\?.*$/s.exec(request.url ?? '')?.[0] ?? ''), body };
}

function headersOf(request: IncomingMessage, method: string): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  // No CSRF is possible: GET runs no mutation, and browsers attach no bearer token by themselves.
  if (method === 'GET') headers.set('apollo-require-preflight', 'true');
  return headers;
}

async function execute(
  transport: GraphqlTransport,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<void> {
  const method = SERVED_AS[request.method ?? ''];
  if (!method) {
    response.setHeader('Allow', 'GET, HEAD, POST, OPTIONS');
    throw new AppError('METHOD_NOT_ALLOWED');
  }
  const { search, body } = await readOperation(request, response, method);
  // The request itself was counted before its body was read.
  if (Array.isArray(body)) await countRequests(response, context, body.length - 1);
  const run = async (): Promise<ComputedGraphqlResponse> => {
    let subjects: readonly PublicSubject[] = publicSubjects;
    if (!context.viewer) {
      refuseWhenBusy(context.platform.load, false);
      transport.visitorReads.refuseWhenLate();
    }
    context.reportSubjects = (shown) => void (subjects = shown);
    const computed = await transport.apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: headersOf(request, method), search, body },
      context: async () => Promise.resolve(context),
    });
    const text = await bodyText(computed);
    const { status = 200, headers } = computed;
    const cacheable = headers.get('cache-control')?.startsWith('public') ?? false;
    const language = !cacheable && hasSentences(text) ? context.language : null;
    const value = { status, headers: [...headers], body: new ResponseBody(text), cacheable, language };
    return { value, cacheable, subjects };
  };
  const isPersonal = request.headers.authorization !== undefined || context.budget?.includeCost;
  const cacheKey = isPersonal ? null : readOperationCacheKey(request.headers, search, body);
  let result = cacheKey ? await transport.cache.get(cacheKey, run) : (await run()).value;
  // A cached response may be in the language of an earlier visitor.
  if (result.language !== null) {
    if (result.language !== context.language) result = (await run()).value;
    setLanguageHeaders(response, context.language);
  }
  await sendResponse(transport, request, response, result);
}

async function sendResponse(
  { persistedQueries }: GraphqlTransport,
  request: IncomingMessage,
  response: ServerResponse,
  result: GraphqlResponse,
): Promise<void> {
  // HTTP caches only store responses to GET requests without a token.
  const storable = result.cacheable && request.method !== 'POST' && !request.headers.authorization;
  for (const [name, value] of result.headers) response.setHeader(name, value);
  // Like the pages that use these queries: never older than the server's data.
  if (storable && isPersisted(request, persistedQueries))
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  if (storable) response.setHeader('vary', 'Accept, Accept-Encoding, Authorization');
  else response.setHeader('cache-control', 'no-store');
  response.statusCode = result.status;
  await sendBody(response, result.body, storable);
}

function wantsPlayground(request: IncomingMessage): boolean {
  const accepts = request.headers.accept ?? '';
  const hasOperation = /[?&](query|extensions)=/.test(request.url ?? '');
  return request.method === 'GET' && accepts.includes('text/html') && !hasOperation;
}

/** On plain `node:http`: Express would cost a third of the throughput (ADR 20). */
export function createGraphqlHandler(transport: GraphqlTransport) {
  const { platform, originOf, playground } = transport;
  const share = shareWithOrigins(platform.config, GRAPHQL_METHODS);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const context = await openRequest(transport, request, response, { route: apiPaths.graphql });
    context.budget = createBudget(context.viewer !== null, request.headers[COST_HEADER] !== undefined);
    context.setCookie = (cookie) => void response.appendHeader('Set-Cookie', cookie);
    await execute(transport, request, response, context);
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (wantsPlayground(request)) {
      playground(request, response);
      return;
    }
    const answer = (): void => {
      handle(request, response).catch((error: unknown) => {
        if (toAppError(error).code === 'RATE_LIMITED')
          logSecurityEvent({ platform, ...originOf(request) }, 'limit', accountOf(request));
        refuse(response, error, 'graphql', platform.log);
      });
    };
    share(request, response, answer);
  };
}
