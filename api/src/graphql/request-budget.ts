import type { ApolloServerPlugin } from '@apollo/server';
import { requestLimits } from '@ainsathi/contract/limits';
import { GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { RequestBudget, RequestContext } from '../context';
import { AppError } from '../errors/app-error';
import { errorCatalogue } from '../errors/catalogue';
import type { BoundedQueue } from '../platform/bounded-queue';
import { refuseWhenBusy } from '../platform/load';
import { countAction } from '../platform/rate-limits';
import { costliestPart, costOf, type OperationCost } from './operation-cost';

/** The header by which a request asks for its cost in the extensions of the response. */
export const COST_HEADER = 'x-graphql-cost';

/** Fields that hash a password or a code. */
const SIGN_INS = new Set(['login', 'completeLogin', 'confirmIdentity', 'register']);

/** An unused budget: small for visitors, larger for people who are signed in. */
export function createBudget(signedIn: boolean, includeCost: boolean): RequestBudget {
  const { cost: mostCost, rows: mostRows } = signedIn ? requestLimits.account : requestLimits.visitor;
  return { mostCost, mostRows, cost: 0, rows: 0, rootFields: 0, signIns: 0, includeCost };
}

function refusalOf({ cost, rows, rootFields, signIns, mostCost, mostRows }: RequestBudget): string | null {
  if (signIns > 1) return 'it signs in or registers more than once';
  if (rootFields > requestLimits.rootFields)
    return `it has more than ${requestLimits.rootFields} root fields`;
  if (rows > mostRows) return `it asks for ${rows} items of lists, and ${mostRows} are the most`;
  return cost > mostCost ? `it costs ${cost}, and ${mostCost} is the most` : null;
}

/**
 * Takes what an operation costs. @throws GraphQLError when it is more than a request may ask for; for costs and lists it
 * says which part costs most, and which `limit` would pass.
 */
export function take(budget: RequestBudget, ...operation: Parameters<typeof costOf>): OperationCost {
  const { cost, rows, mostCost, mostRows } = budget;
  const taken = costOf(...operation);
  budget.cost += taken.cost;
  budget.rows += taken.rows;
  budget.rootFields += taken.rootFields.length;
  budget.signIns += taken.rootFields.filter((name) => SIGN_INS.has(name)).length;
  const reason = refusalOf(budget);
  if (reason === null) return taken;
  const isTooMuch = budget.cost > mostCost || budget.rows > mostRows;
  const costliest = isTooMuch
    ? costliestPart({ cost: mostCost - cost, rows: mostRows - rows }, ...operation)
    : null;
  const most = costliest ? `; most of it is ${costliest.path}, which costs ${costliest.cost}` : '';
  const passes = costliest?.passes
    ? `; it passes with ${costliest.passes.path}(limit: ${costliest.passes.limit})`
    : '';
  throw new GraphQLError(`The request is refused: ${reason}${most}${passes}`, {
    extensions: {
      code: 'GRAPHQL_VALIDATION_FAILED',
      http: { status: 400 },
      ...(costliest && {
        cost: { cost: budget.cost, mostCost, rows: budget.rows, mostRows, costliest },
      }),
    },
  });
}

/** An AppError for Apollo, with its status. */
export function asGraphqlError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const headers = new Map(error.retryAfter ? [['retry-after', String(error.retryAfter)]] : []);
  const http = { status: errorCatalogue[error.code].status, headers };
  return new GraphQLError(error.message, { originalError: error, extensions: { http } });
}

/** Counts root fields, because aliases would let one request do the work of ten; the first is counted as the request. */
async function countRootFields(context: RequestContext, count: number, isWrite: boolean): Promise<void> {
  const { viewer } = context;
  if (!viewer) return;
  await countAction(context, 'accountRequests', viewer.id, undefined, count - 1);
  if (isWrite) await countAction(context, 'accountWrites', viewer.id, undefined, count);
}

/**
 * Refuses operations that ask for more than a request may, before they are executed, and counts writes. Queries of visitors
 * wait in line; those of the server's own pages have no budget, and another line.
 */
export function limitRequests(
  schema: GraphQLSchema,
  visitorReads: BoundedQueue,
): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => {
      let leave: () => void = () => undefined;
      return Promise.resolve({
        didResolveOperation: async ({ document, operation, request, contextValue }) => {
          if (operation?.operation === OperationTypeNode.SUBSCRIPTION)
            throw new GraphQLError('Subscriptions go over a WebSocket', {
              extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
            });
          const { budget } = contextValue;
          if (!budget || !operation) return;
          const cost = take(budget, schema, document, operation, request.variables ?? {});
          try {
            // Signing out is never refused for want of time.
            const isLogout = cost.rootFields.every((name) => name === 'logout');
            if (contextValue.viewer && !isLogout) refuseWhenBusy(contextValue.platform.load, true);
            const isWrite = operation.operation === OperationTypeNode.MUTATION;
            await countRootFields(contextValue, cost.rootFields.length, isWrite);
            if (!isWrite && !contextValue.viewer) leave = await visitorReads.enter();
          } catch (error) {
            throw asGraphqlError(error);
          }
        },
        willSendResponse: async ({ response, contextValue: { budget } }) => {
          leave();
          if (budget?.includeCost && response.body.kind === 'single') {
            const { cost, rows, mostCost, mostRows } = budget;
            const { extensions } = response.body.singleResult;
            response.body.singleResult.extensions = {
              ...extensions,
              cost: { cost, mostCost, rows, mostRows },
            };
          }
          return Promise.resolve();
        },
      });
    },
  };
}
