import type { ApolloServerPlugin } from '@apollo/server';
import { paths } from '@ainsathi/contract/addresses';
import { requestLimits } from '@ainsathi/contract/limits';
import { GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { RequestBudget, RequestContext } from '../context';
import { AppError } from '../errors/app-error';
import { errorCatalogue } from '../errors/catalogue';
import type { BoundedQueue } from '../platform/bounded-queue';
import { refuseWhenBusy } from '../platform/load';
import { countAction } from '../platform/rate-limits';
import { costliestPart, costOf, type OperationCost } from './operation-cost';

/** Requests the cost in the response's extensions. */
export const COST_HEADER = 'x-graphql-cost';

/** Fields that hash a password or a code, or send one. */
const SIGN_INS = new Set([
  ...['login', 'completeLogin', 'confirmIdentity', 'register'],
  ...['requestPhoneCode', 'sendPhoneCodeAgain', 'provePhone', 'openPhoneAccount'],
]);

/** Smaller for visitors than for signed-in people. */
export function createBudget(signedIn: boolean, includeCost: boolean): RequestBudget {
  const { cost: mostCost, rows: mostRows } = signedIn ? requestLimits.account : requestLimits.visitor;
  return { mostCost, mostRows, cost: 0, rows: 0, rootFields: 0, signIns: 0, includeCost };
}

const LIMITS_PAGE = `${paths.developers}#limits`;

function refusalOf({ cost, rows, rootFields, mostCost, mostRows }: RequestBudget): string | null {
  if (rootFields > requestLimits.rootFields)
    return `asks for ${rootFields} root fields and ${requestLimits.rootFields} is the limit`;
  if (rows > mostRows) return `asks for ${rows} items of lists and ${mostRows} is the limit`;
  return cost > mostCost ? `costs ${cost} and ${mostCost} is the limit` : null;
}

function refusedOperation(code: string, message: string, extensions = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 }, ...extensions } });
}

/** @throws GraphQLError QUERY_TOO_EXPENSIVE with the costliest part and the `limit` that would pass. */
export function take(budget: RequestBudget, ...operation: Parameters<typeof costOf>): OperationCost {
  const { cost, rows, mostCost, mostRows } = budget;
  const taken = costOf(...operation);
  budget.cost += taken.cost;
  budget.rows += taken.rows;
  budget.rootFields += taken.rootFields.length;
  budget.signIns += taken.rootFields.filter((name) => SIGN_INS.has(name)).length;
  if (budget.signIns > 1)
    throw refusedOperation('GRAPHQL_VALIDATION_FAILED', 'One request signs in or registers at most once');
  const reason = refusalOf(budget);
  if (reason === null) return taken;
  const costliest =
    budget.cost > mostCost || budget.rows > mostRows
      ? costliestPart({ cost: mostCost - cost, rows: mostRows - rows }, ...operation)
      : null;
  const most = costliest ? ` Most of it is ${costliest.path}, which costs ${costliest.cost}.` : '';
  const passes = costliest?.passes
    ? ` Ask for ${costliest.passes.path}(limit: ${costliest.passes.limit}) or for fewer fields.`
    : ' Ask for less in one request.';
  throw refusedOperation(
    'QUERY_TOO_EXPENSIVE',
    `This request ${reason}.${most}${passes} The limits: ${LIMITS_PAGE}`,
    costliest ? { cost: { cost: budget.cost, mostCost, rows: budget.rows, mostRows, costliest } } : {},
  );
}

/** Converts an AppError for Apollo, with its status. */
export function asGraphqlError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const headers = new Map(error.retryAfter ? [['retry-after', String(error.retryAfter)]] : []);
  const http = { status: errorCatalogue[error.code].status, headers };
  return new GraphQLError(error.message, { originalError: error, extensions: { http } });
}

/** @throws AppError UNAUTHENTICATED for an operation too expensive for a visitor whose token has expired. */
function takeSignedIn(
  { viewer }: RequestContext,
  hasToken: boolean | undefined,
  taking: () => OperationCost,
): OperationCost {
  try {
    return taking();
  } catch (error) {
    throw hasToken && !viewer ? new AppError('UNAUTHENTICATED') : error;
  }
}

/** Aliases would let one request do the work of ten; the request itself counts as the first field. */
async function countRootFields(context: RequestContext, count: number, isWrite: boolean): Promise<void> {
  const { viewer } = context;
  if (!viewer) return;
  await countAction(context, 'accountRequests', viewer.id, undefined, count - 1);
  if (isWrite) await countAction(context, 'accountWrites', viewer.id, undefined, count);
}

/**
 * Refuses operations beyond the budget of a request before their execution, and counts writes. Visitors' queries wait in line;
 * the server's own pages have no budget, and another line.
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
            throw refusedOperation('GRAPHQL_VALIDATION_FAILED', 'Subscriptions go over a WebSocket');
          const { budget } = contextValue;
          if (!budget || !operation) return;
          try {
            const cost = takeSignedIn(contextValue, request.http?.headers.has('authorization'), () =>
              take(budget, schema, document, operation, request.variables ?? {}),
            );
            // Signing out is never refused under load.
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
