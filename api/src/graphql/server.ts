import { InMemoryLRUCache, type KeyValueCache, PrefixingKeyValueCache } from '@apollo/utils.keyvaluecache';
import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLRequestContextDidEncounterErrors,
  type GraphQLRequestContextWillSendResponse,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { type DocumentNode, GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { RequestContext } from '../context';
import { AppError } from '../errors/app-error';
import { isForeignOrigin } from '../platform/request-origin';
import { toAppError } from '../errors/to-app-error';
import { PUBLIC_CACHE_CONTROL } from '../http/response-body';
import { errorInLanguage, formatGraphqlError } from '../errors/to-graphql';
import { publicSubjects } from '../platform/public-subjects';
import { auditRefusal } from '../platform/audit/write-audit';
import { logSecurityEvent, SECURITY_EVENTS } from '../platform/log/request-log';
import type { BoundedQueue } from '../platform/bounded-queue';
import { limitRules, MAX_TOKENS } from './query-limits';
import { asGraphqlError, limitRequests } from './request-budget';
import { createPublicQueryReader, isSecret } from './cacheable-operation';
import { type CompileOptions, executeCompiled } from './compiled-queries';
import type { PersistedQueries } from './persisted-queries';

const RETRY_SECONDS = 5;
const STORE_BYTES = 2 * 1024 * 1024;

type Finished = GraphQLRequestContextWillSendResponse<RequestContext>;
type Failed = GraphQLRequestContextDidEncounterErrors<RequestContext>;

async function reportErrors({ errors, contextValue }: Failed): Promise<void> {
  for (const error of errors) {
    const original = error.originalError;
    // A nested GraphQLError means that the operation itself is wrong, such as a wrong variable.
    if (!original || original instanceof GraphQLError) continue;
    const { code } = toAppError(original);
    const event = SECURITY_EVENTS[code];
    if (event) logSecurityEvent(contextValue, event, contextValue.viewer?.id);
    if (event === 'forbidden') await auditRefusal(contextValue, (error.path ?? []).join('.'));
    if (code !== 'INTERNAL_SERVER_ERROR') continue;
    const { requestId, platform } = contextValue;
    platform.log.error({ err: original, requestId, path: error.path }, 'GraphQL operation failed');
  }
}

const REFUSED_OPERATION = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'QUERY_TOO_EXPENSIVE',
  'BAD_USER_INPUT',
]);

/** Translates errors: `formatError` below does not know the language. */
function writeErrors({ response, errors = [], contextValue }: Finished): void {
  if (response.body.kind !== 'single') return;
  const { singleResult } = response.body;
  singleResult.errors &&= singleResult.errors.map((error, index) =>
    errorInLanguage(contextValue.language, error, errors[index]),
  );
}

/**
 * Sets the status by the errors. Without data because of an outage or overload, 503, for clients that read only the status. A
 * client that accepts only `application/json` gets 200 for a refused operation, as "GraphQL over HTTP" specifies: to it, other
 * statuses come from proxies.
 */
function setStatus({ request, response, requestIsBatched, contextValue }: Finished): void {
  if (response.body.kind !== 'single') return;
  const { data, errors = [] } = response.body.singleResult;
  // For users to quote.
  for (const { extensions } of errors)
    if (extensions?.['code'] === 'INTERNAL_SERVER_ERROR') extensions['requestId'] = contextValue.requestId;
  if (requestIsBatched) return;
  const outage = errors.find(({ extensions }) => extensions?.['code'] === 'SERVICE_UNAVAILABLE');
  if (outage && Object.values(data ?? {}).every((value) => value === null)) {
    const { retryAfter } = outage.extensions as { retryAfter?: number };
    response.http.status = 503;
    response.http.headers.set('retry-after', String(retryAfter ?? RETRY_SECONDS));
  }
  const accepts = request.http?.headers.get('accept')?.split(';')[0]?.trim();
  const isRefused =
    data === undefined &&
    errors.every(({ extensions }) => REFUSED_OPERATION.has(String(extensions?.['code'])));
  if (accepts === 'application/json' && isRefused && response.http.status === 400) response.http.status = 200;
}

/**
 * Sets status and `Cache-Control`: successful public queries of visitors are cacheable briefly, everything else never. The
 * response of a mutation waits for the caches, so that the next request reads the change.
 */
function finishResponses(
  schema: GraphQLSchema,
  cachesInvalidated: () => Promise<void>,
): ApolloServerPlugin<RequestContext> {
  const subjectsOf = createPublicQueryReader(schema);
  const willSendResponse = async (finished: Finished): Promise<void> => {
    const { document, operation, errors, contextValue, response } = finished;
    if (operation?.operation === OperationTypeNode.MUTATION) await cachesInvalidated();
    writeErrors(finished);
    setStatus(finished);
    const subjects = document && operation ? subjectsOf(document, operation) : null;
    const cacheable = subjects && !errors?.length && !contextValue.viewer;
    contextValue.reportSubjects?.(subjects ?? publicSubjects);
    response.http.headers.set('cache-control', cacheable ? PUBLIC_CACHE_CONTROL : 'no-store');
  };
  return {
    requestDidStart: async () => Promise.resolve({ didEncounterErrors: reportErrors, willSendResponse }),
  };
}

/** Foreign pages could try passwords from the networks of their visitors; addresses, with their secrets, are in logs. */
const refuseUnsafe: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () =>
    Promise.resolve({
      didResolveOperation: async ({ document, operation, request, contextValue: { platform, host } }) => {
        if (request.http?.method === 'GET' && operation && isSecret(document, operation))
          throw asGraphqlError(new AppError('METHOD_NOT_ALLOWED'));
        const origin = request.http?.headers.get('origin');
        if (!origin || operation?.operation !== OperationTypeNode.MUTATION) return Promise.resolve();
        if (isForeignOrigin(platform.config, origin, host)) throw asGraphqlError(new AppError('FORBIDDEN'));
        return Promise.resolve();
      },
    }),
};

export interface GraphqlServerOptions extends CompileOptions {
  introspection: boolean;
  /** Resolves when no cache holds a response from before a mutation. */
  cachesInvalidated: () => Promise<void>;
  visitorReads: BoundedQueue;
}

/** Apollo's store of persisted queries: the web client's, and others as clients send them, which evict none of these. */
function persistedQueryStore(queries: PersistedQueries) {
  const sent = new InMemoryLRUCache<string>({ maxSize: STORE_BYTES });
  const store: KeyValueCache = {
    get: async (id) => queries.get(id) ?? (await sent.get(id)),
    set: async (id, text, options) => sent.set(id, text, options),
    delete: async (id) => sent.delete(id),
  };
  return PrefixingKeyValueCache.cacheDangerouslyDoesNotNeedPrefixesForIsolation(store);
}

/** With limits, CSRF prevention, persisted queries and our errors. Call `start()` before use. */
export function createGraphqlServer(
  schema: GraphQLSchema,
  { introspection, cachesInvalidated, visitorReads, ...compiling }: GraphqlServerOptions,
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection,
    csrfPrevention: true,
    allowBatchedHttpRequests: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    // The default is 30 MiB for each store, and a parsed document takes several times its text.
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: STORE_BYTES }),
    persistedQueries: { cache: persistedQueryStore(compiling.persistedQueries ?? new Map()) },
    validationRules: limitRules,
    formatError: formatGraphqlError,
    plugins: [
      finishResponses(schema, cachesInvalidated),
      refuseUnsafe,
      limitRequests(schema, visitorReads),
      executeCompiled(schema, compiling),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
    ],
  });
}
