import type { IncomingMessage, Server } from 'node:http';
import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { map } from '@graphql-yoga/subscription';
import { useServer } from 'graphql-ws/use/ws';
import type { SubscribePayload } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { authenticate, readSessionEnd } from '../auth/authenticate';
import type { Viewer } from '../auth/viewer';
import { createContext, type Platform, type RequestContext } from '../context';
import { AppError } from '../errors/app-error';
import { formatGraphqlError } from '../errors/to-graphql';
import { toAppError } from '../errors/to-app-error';
import type { RequestReading } from '../http/open-request';
import { GRAPHQL_PATH } from '../http/refusal';
import { SocketUpgrades } from '../platform/live/socket-upgrades';
import { openSockets } from '../platform/metrics';
import { countAction } from '../platform/rate-limits';
import { limitRules, MAX_TOKENS } from './query-limits';
import { createBudget, take } from './request-budget';
import { SIGNED_OUT, SocketViewers } from './socket-viewers';

const MOST_FRAME_BYTES = 32 * 1024;
const SIGN_IN_MILLISECONDS = 5_000;
const PING_MILLISECONDS = 20_000;
const MOST_OPERATIONS = 6;

interface SignedIn extends Record<PropertyKey, unknown> {
  viewer?: Viewer;
}

export interface SocketTransport extends RequestReading {
  schema: GraphQLSchema;
}

/** Client libraries put the bearer token in the first message, in its `headers`, or in the upgrade request. */
function authorizationOf(parameters: Record<string, unknown> | undefined, { headers }: IncomingMessage) {
  const { headers: nested } = parameters ?? {};
  for (const holder of [parameters, nested, headers]) {
    if (typeof holder !== 'object' || holder === null) continue;
    const [, value] = Object.entries(holder).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
    if (typeof value === 'string') return value;
  }
  return null;
}

const refused = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });

/** Adds a code to syntax and validation errors. */
function asRefusal(error: unknown): GraphQLError {
  if (!(error instanceof GraphQLError)) return refused('The operation cannot be read');
  return error.originalError instanceof AppError || error.extensions['code'] ? error : refused(error.message);
}

/** Variables of a wrong type have no code before execution; over HTTP the server adds it. */
function requireVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const [error] = getVariableValues(schema, variableDefinitions, variables).errors ?? [];
  if (error) throw new GraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** The document of a subscription. @throws GraphQLError for any other operation. */
function readDocument(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): DocumentNode {
  const document = parse(query, { maxLexicalTokens: MAX_TOKENS });
  const operation = getOperationAST(document, operationName || undefined);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw refused('A socket takes subscriptions alone; queries and mutations go over HTTP');
  const [error] = validate(schema, document, [...specifiedRules, ...limitRules]);
  if (error) throw error;
  take(createBudget(true, false), schema, document, operation, variables ?? {});
  requireVariables(schema, operation, variables ?? {});
  return document;
}

/** In the format of HTTP; logs internal errors. */
function formatted({ log }: Platform, errors: readonly GraphQLError[]) {
  return errors.map((error) => {
    const original = error.originalError;
    if (original && toAppError(original).code === 'INTERNAL_SERVER_ERROR')
      log.error({ err: original, path: error.path }, 'GraphQL subscription failed');
    return formatGraphqlError(error.toJSON(), error);
  });
}

/** Like graphql-js, but with a new context for each event, because loaders cache what a request has read. */
async function subscribe(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) return events;
  return map((rootValue: unknown) =>
    execute({ ...args, rootValue, contextValue: { ...(args.contextValue as RequestContext) } }),
  )(events);
}

/** A subscription counts as a request, because it starts with a full read. @throws GraphQLError. */
async function countSubscription(context: RequestContext): Promise<void> {
  if (!context.viewer) return;
  try {
    await countAction(context, 'accountRequests', context.viewer.id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new GraphQLError(error.message, { originalError: error });
  }
}

function createUpgrades(
  server: Server,
  sockets: WebSocketServer,
  { platform, originOf }: SocketTransport,
): SocketUpgrades {
  const networkOf = (request: IncomingMessage): string | null => {
    const { thisMachine, network } = originOf(request);
    return thisMachine ? null : network;
  };
  const admit = async (request: IncomingMessage): Promise<boolean> => {
    const network = networkOf(request);
    if (network === null) return true;
    return platform.limits.publicRequests.consume(network).then(
      () => true,
      () => false,
    );
  };
  const failed = (error: unknown, request: IncomingMessage): void =>
    platform.log.error({ err: error, requestId: originOf(request).requestId }, 'an upgrade failed');
  const { config } = platform;
  return new SocketUpgrades(server, { config, sockets, path: GRAPHQL_PATH, networkOf, admit, failed });
}

/** On the address of GraphQL. Returns the function that closes the sockets. */
export function serveSockets(server: Server, transport: SocketTransport): () => Promise<void> {
  const { schema, platform, originOf } = transport;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME_BYTES,
    perMessageDeflate: false,
  });
  sockets.on('connection', (socket) => {
    openSockets.inc();
    socket.once('close', () => openSockets.dec());
  });
  const viewers = new SocketViewers(platform);
  const upgrades = createUpgrades(server, sockets, transport);
  useServer<Record<string, unknown>, SignedIn>(
    {
      connectionInitWaitTimeout: SIGN_IN_MILLISECONDS,
      onConnect: async ({ connectionParams, extra }) => {
        const header = authorizationOf(connectionParams, extra.request);
        const viewer = header === null ? null : await authenticate(platform, header);
        if (viewer && (await viewers.enter(extra.socket, viewer))) {
          extra.viewer = viewer;
          upgrades.signedIn(extra.socket);
          return true;
        }
        const reason =
          header === null ? 'connection_init has no authorization' : await readSessionEnd(platform, header);
        extra.socket.close(SIGNED_OUT, reason ?? 'Signed out');
        return false;
      },
      onSubscribe: async ({ subscriptions, extra }, _id, payload) => {
        if (Object.keys(subscriptions).length > MOST_OPERATIONS)
          return [refused(`A socket takes at most ${MOST_OPERATIONS} operations`)];
        try {
          const contextValue = createContext(platform, originOf(extra.request), extra.viewer ?? null);
          await countSubscription(contextValue);
          const operationName = payload.operationName || undefined;
          const document = readDocument(schema, payload);
          return { schema, document, operationName, variableValues: payload.variables, contextValue };
        } catch (error) {
          return [asRefusal(error)];
        }
      },
      subscribe,
      onNext: (_context, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: formatted(platform, result.errors) } : undefined,
      onError: (_context, _id, _payload, errors) =>
        formatted(
          platform,
          errors.filter((error) => error instanceof GraphQLError),
        ),
    },
    sockets,
    PING_MILLISECONDS,
  );
  return async () => {
    viewers.stop();
    await upgrades.close();
  };
}
