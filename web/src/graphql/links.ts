import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { Kind } from 'graphql';
import { defer, mergeMap, tap } from 'rxjs';
import { readFailure } from './failure';
import type { ReadAccount } from './offline-cache-link';

/** The context keys that a caller may set for one operation. */
export interface SessionContext {
  /** Sends this token instead of the present one: signing out has dropped it already. */
  token?: string;
}

/** Adds the bearer token, and stores the one that was sent in the operation's context. */
export function authLink(readToken: () => string | null): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { token: own } = operation.getContext() as SessionContext;
    const token = own ?? readToken();
    operation.setContext((context) => ({
      sentToken: token,
      headers: { ...(context.headers as object), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }));
    return forward(operation);
  });
}

function isLogin(operation: ApolloLink.Operation): boolean {
  return operation.query.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (field) => field.kind === Kind.FIELD && field.name.value === 'login',
      ),
  );
}

type SessionEnd = (sentToken: string | null) => void;

function tokenSentWith(operation: ApolloLink.Operation): string | null {
  const { sentToken } = operation.getContext();
  return typeof sentToken === 'string' ? sentToken : null;
}

/** Reports an operation that was refused as unauthenticated, except the login itself. */
export function sessionEndLink(onEnded: SessionEnd): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    if (readFailure(error).code === 'UNAUTHENTICATED' && !isLogin(operation))
      onEnded(tokenSentWith(operation));
  });
}

/** Reports that the server no longer knows the token, although it answered the operation as a visitor's. */
export function unknownTokenLink(onUnknown: SessionEnd): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        const { response } = operation.getContext();
        const answer = response instanceof Response ? response.headers.get('WWW-Authenticate') : null;
        if (answer?.includes('invalid_token') && !isLogin(operation)) onUnknown(tokenSentWith(operation));
      }),
    ),
  );
}

function containsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  if (Array.isArray(value)) return value.some(containsFile);
  return typeof value === 'object' && value !== null && Object.values(value).some(containsFile);
}

function fetchedLink(load: () => Promise<ApolloLink>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    defer(load).pipe(mergeMap((link) => link.request(operation, forward))),
  );
}

/** Multipart for operations with a file, plain HTTP for the others; each is loaded with its first operation, since a public page comes with its data. */
export function transportLink(readAccount: ReadAccount): ApolloLink {
  return ApolloLink.split(
    (operation) => containsFile(operation.variables),
    fetchedLink(async () => (await import('./upload-link')).uploadLink),
    fetchedLink(async () => (await import('./http-link')).plainLink(readAccount)),
  );
}
