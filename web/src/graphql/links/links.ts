import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { Kind, OperationTypeNode } from 'graphql';
import { defer, mergeMap, tap, throwError, timeout } from 'rxjs';
import { setClock } from '../../lib/now';
import { endpoint, requestHeaders } from './endpoint';
import { readFailure } from '../failure';
import { offlineCacheLink, type ReadAccount } from './offline-cache-link';
import { persistedQueryLink } from './persisted-query-link';
import { sessionEndOf, type OnSessionEnd } from './session-end';

/** Set by callers for an operation. */
export interface SessionContext {
  /** Sent instead of the stored token, e.g. to log out after the stored token was removed. */
  token?: string;
}

/** Sends the device secret with each mutation, because a sign-in is a mutation. */
export function deviceLink(readDevice: () => string | null): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const device = operation.operationType === OperationTypeNode.MUTATION ? readDevice() : null;
    if (device !== null)
      operation.setContext((context) => ({
        headers: { ...(context.headers as object), 'x-device': device },
      }));
    return forward(operation);
  });
}

/** Adds the bearer token, also to the operation's context for links that read the response. */
export function authLink(readToken: () => string | null): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { token: overridingToken } = operation.getContext() as SessionContext;
    const token = overridingToken ?? readToken();
    operation.setContext((context) => ({
      sentToken: token,
      headers: { ...(context.headers as object), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }));
    return forward(operation);
  });
}

const SIGN_INS = new Set(['login', 'completeLogin', 'provePhone', 'openPhoneAccount']);

function isLogin(operation: ApolloLink.Operation): boolean {
  return operation.query.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (field) => field.kind === Kind.FIELD && SIGN_INS.has(field.name.value),
      ),
  );
}

function tokenSentWith(operation: ApolloLink.Operation): string | null {
  const { sentToken } = operation.getContext();
  return typeof sentToken === 'string' ? sentToken : null;
}

/** The challenge of a response to an invalid token (RFC 6750). */
function challengeOf(operation: ApolloLink.Operation): string {
  const { response } = operation.getContext();
  return (response instanceof Response && response.headers.get('WWW-Authenticate')) || '';
}

/** Reports an unauthenticated response, except a failed login. */
export function sessionEndLink(onEnded: OnSessionEnd): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    if (readFailure(error).code === 'UNAUTHENTICATED' && !isLogin(operation))
      onEnded(tokenSentWith(operation), sessionEndOf(challengeOf(operation)));
  });
}

/** Sends the operation again after a proof of identity. @param prove resolves with whether the person has proved it. */
export function identityLink(prove: () => Promise<boolean>): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (readFailure(error).code !== 'IDENTITY_REQUIRED') return undefined;
    return defer(prove).pipe(mergeMap((proven) => (proven ? forward(operation) : throwError(() => error))));
  });
}

/** The server executed a public operation as for a visitor. */
export function unknownTokenLink(onUnknown: OnSessionEnd): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        const challenge = challengeOf(operation);
        if (challenge.includes('invalid_token') && !isLogin(operation))
          onUnknown(tokenSentWith(operation), sessionEndOf(challenge));
      }),
    ),
  );
}

function containsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  if (Array.isArray(value)) return value.some(containsFile);
  return typeof value === 'object' && value !== null && Object.values(value).some(containsFile);
}

/** The first operation loads the link's script. */
function lazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loading: Promise<ApolloLink> | null = null;
  const link = async () => {
    loading ??= load();
    // The next operation tries again.
    loading.catch(() => (loading = null));
    return loading;
  };
  return new ApolloLink((operation, forward) =>
    defer(link).pipe(mergeMap((loaded) => loaded.request(operation, forward))),
  );
}

const queryTimeout = 15_000;

/** Only queries time out: a mutation may have reached the server. */
const timeoutLink = new ApolloLink((operation, forward) => {
  const response = forward(operation);
  return operation.operationType === OperationTypeNode.QUERY
    ? response.pipe(timeout(queryTimeout))
    : response;
});

/** Adjusts the clock by each response. */
const fetchWithClock: typeof fetch = async (input, options) => {
  const response = await fetch(input, options);
  setClock(response);
  return response;
};

interface TransportOptions {
  readToken: () => string | null;
  readAccount: ReadAccount;
  onSessionLost: OnSessionEnd;
}

/** A socket for subscriptions, multipart for files, both loaded on first use; otherwise plain HTTP. */
export function transportLink(options: TransportOptions): ApolloLink {
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    lazyLink(async () => (await import('./live-link')).createLiveLink(options)),
    ApolloLink.split(
      ({ variables }) => containsFile(variables),
      lazyLink(async () => (await import('./upload-link')).uploadLink),
      ApolloLink.from([
        offlineCacheLink(options.readAccount),
        timeoutLink,
        persistedQueryLink(),
        // The library's version would only lengthen URLs.
        new HttpLink({
          uri: endpoint,
          fetch: fetchWithClock,
          headers: requestHeaders,
          enhancedClientAwareness: { transport: false },
        }),
      ]),
    ),
  );
}
