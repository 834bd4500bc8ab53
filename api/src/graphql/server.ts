import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { RequestContext } from '../context';
import { toAppError } from '../errors/to-app-error';
import { formatGraphqlError } from '../errors/to-graphql';
import { limitRules, MOST_TOKENS } from './query-limits';
import { publicQueriesOf } from './cacheable-operation';

/** Logs what is our fault, and gives the person a request id to quote. */
const reportFailures: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () =>
    Promise.resolve({
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors) {
          const original = error.originalError;
          // What wraps another of graphql-js is a refusal of the operation itself, such as a wrong variable.
          if (!original || original instanceof GraphQLError) continue;
          if (toAppError(original).code !== 'INTERNAL_SERVER_ERROR') continue;
          const { requestId, platform } = contextValue;
          platform.log.error({ err: original, requestId, path: error.path }, 'GraphQL operation failed');
        }
        return Promise.resolve();
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

const CACHE_SECONDS = 30;

/** Says how long caches may keep an answer: public queries of visitors without errors for a short while, all else never. */
function tellCaches(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  const isPublicQuery = publicQueriesOf(schema);
  return {
    requestDidStart: async () =>
      Promise.resolve({
        willSendResponse: async ({ document, operation, errors, contextValue, response }) => {
          const open =
            document &&
            operation &&
            !errors?.length &&
            !contextValue.viewer &&
            isPublicQuery(document, operation);
          response.http.headers.set(
            'cache-control',
            open
              ? `public, max-age=${CACHE_SECONDS}, stale-while-revalidate=${CACHE_SECONDS * 2}`
              : 'no-store',
          );
          return Promise.resolve();
        },
      }),
  };
}

/** Whoever changed something and then reads it as a visitor finds the change. */
function settleMutations(settled: () => Promise<void>): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () =>
      Promise.resolve({
        willSendResponse: async ({ operation }) => {
          if (operation?.operation === OperationTypeNode.MUTATION) await settled();
        },
      }),
  };
}

/**
 * Apollo over our schema: limits, CSRF prevention, persisted queries, our errors. Call `start()` before use.
 * @param settled resolves when what a mutation stored is no longer answered as it was before.
 */
export function createGraphqlServer(
  schema: GraphQLSchema,
  introspection: boolean,
  settled: () => Promise<void>,
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection,
    csrfPrevention: true,
    allowBatchedHttpRequests: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: limitRules,
    formatError: formatGraphqlError,
    plugins: [
      reportFailures,
      tellCaches(schema),
      settleMutations(settled),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
    ],
  });
}
