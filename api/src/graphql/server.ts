import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { publicCacheSeconds } from '@ainsathi/contract/limits';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { type DocumentNode, GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { RequestContext } from '../context';
import { toAppError } from '../errors/to-app-error';
import { errorInLanguage, formatGraphqlError } from '../errors/to-graphql';
import { publicSubjects } from '../platform/public-subjects';
import { auditRefusal } from '../platform/audit/audit-refusal';
import { logSecurityEvent, SECURITY_EVENTS } from '../platform/log/request-log';
import type { BoundedQueue } from '../platform/bounded-queue';
import { limitRules, MAX_TOKENS } from './query-limits';
import { limitRequests } from './request-budget';
import { createPublicQueryReader } from './cacheable-operation';
import { type CompileOptions, executeCompiled } from './compiled-queries';

const RETRY_SECONDS = 5;
const STORE_BYTES = 2 * 1024 * 1024;

/** Logs internal errors, and adds the request id to them for the user to quote. */
const reportFailures: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () =>
    Promise.resolve({
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors) {
          const original = error.originalError;
          // A GraphQLError inside another means that the operation itself is wrong, such as a wrong variable.
          if (!original || original instanceof GraphQLError) continue;
          const { code } = toAppError(original);
          const event = SECURITY_EVENTS[code];
          if (event) logSecurityEvent(contextValue, event, contextValue.viewer?.id);
          if (event === 'forbidden') await auditRefusal(contextValue, (error.path ?? []).join('.'));
          if (code !== 'INTERNAL_SERVER_ERROR') continue;
          const { requestId, platform } = contextValue;
          platform.log.error({ err: original, requestId, path: error.path }, 'GraphQL operation failed');
        }
      },
      willSendResponse: async ({ response, contextValue }) => {
        if (response.body.kind === 'single')
          for (const error of response.body.singleResult.errors ?? [])
            if (error.extensions?.['code'] === 'INTERNAL_SERVER_ERROR')
              error.extensions['requestId'] = contextValue.requestId;
        return Promise.resolve();
      },
    }),
};

/** Writes the errors in the reader's language: `formatError` below does not know it. */
const writeErrorsInLanguage: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () =>
    Promise.resolve({
      willSendResponse: async ({ response, errors = [], contextValue: { language } }) => {
        if (response.body.kind !== 'single') return Promise.resolve();
        const { singleResult } = response.body;
        if (singleResult.errors)
          singleResult.errors = singleResult.errors.map((error, index) =>
            errorInLanguage(language, error, errors[index]),
          );
        return Promise.resolve();
      },
    }),
};

/** A response without data because the database is away, or everything is busy, is a 503 for whoever reads the status alone. */
const reportOutage: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () =>
    Promise.resolve({
      willSendResponse: async ({ response, requestIsBatched }) => {
        if (requestIsBatched || response.body.kind !== 'single') return Promise.resolve();
        const { data, errors } = response.body.singleResult;
        const outage = errors?.find(({ extensions }) => extensions?.['code'] === 'SERVICE_UNAVAILABLE');
        if (!outage || Object.values(data ?? {}).some((value) => value !== null)) return Promise.resolve();
        const { retryAfter } = outage.extensions as { retryAfter?: number };
        response.http.status = 503;
        response.http.headers.set('retry-after', String(retryAfter ?? RETRY_SECONDS));
        return Promise.resolve();
      },
    }),
};

const REFUSED_OPERATION = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/**
 * A client that asks for `application/json` and nothing else gets 200 for an operation that was understood and refused, as
 * "GraphQL over HTTP" has it: for it, other statuses are those of proxies.
 */
const answerLegacyClients: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () =>
    Promise.resolve({
      willSendResponse: async ({ request, response, requestIsBatched }) => {
        const accepts = request.http?.headers.get('accept')?.split(';')[0]?.trim();
        if (requestIsBatched || accepts !== 'application/json' || response.body.kind !== 'single')
          return Promise.resolve();
        const { data, errors } = response.body.singleResult;
        const codes = (errors ?? []).map(({ extensions }) => extensions?.['code']);
        const isRefused = data === undefined && codes.every((code) => REFUSED_OPERATION.has(String(code)));
        if (isRefused && response.http.status === 400) response.http.status = 200;
        return Promise.resolve();
      },
    }),
};

/** Sets `Cache-Control`: successful public queries of visitors are cacheable for a short time, all else never. */
function setCacheControl(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  const subjectsOf = createPublicQueryReader(schema);
  return {
    requestDidStart: async () =>
      Promise.resolve({
        willSendResponse: async ({ document, operation, errors, contextValue, response }) => {
          const subjects = document && operation ? subjectsOf(document, operation) : null;
          const cacheable = subjects && !errors?.length && !contextValue.viewer;
          contextValue.shown?.(subjects ?? publicSubjects);
          response.http.headers.set(
            'cache-control',
            cacheable
              ? `public, max-age=${publicCacheSeconds}, stale-while-revalidate=${publicCacheSeconds * 2}`
              : 'no-store',
          );
          return Promise.resolve();
        },
      }),
  };
}

/** Sends the response of a mutation after the caches are cleared, so that the next request reads what was written. */
function waitForInvalidation(cachesInvalidated: () => Promise<void>): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () =>
      Promise.resolve({
        willSendResponse: async ({ operation }) => {
          if (operation?.operation === OperationTypeNode.MUTATION) await cachesInvalidated();
        },
      }),
  };
}

/** What the server needs besides its schema. */
export interface GraphqlServerOptions extends CompileOptions {
  introspection: boolean;
  /** Resolves when no cache holds a response from before a mutation. */
  cachesInvalidated: () => Promise<void>;
  visitorReads: BoundedQueue;
}

/** Apollo Server with our schema: limits, CSRF prevention, persisted queries, our errors. Call `start()` before use. */
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
    parseOptions: { maxTokens: MAX_TOKENS },
    // By default each may take 30 MiB, and a parsed document takes several times its text.
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: STORE_BYTES }),
    cache: new InMemoryLRUCache<string>({ maxSize: STORE_BYTES }),
    validationRules: limitRules,
    formatError: formatGraphqlError,
    plugins: [
      writeErrorsInLanguage,
      reportFailures,
      reportOutage,
      answerLegacyClients,
      limitRequests(schema, visitorReads),
      executeCompiled(schema, compiling),
      setCacheControl(schema),
      waitForInvalidation(cachesInvalidated),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
    ],
  });
}
