import { ApolloLink } from '@apollo/client/link';
import { Kind, OperationTypeNode } from 'graphql';
import { catchError, from, tap, throwError } from 'rxjs';
import { isSharedPhone } from '../../lib/browser-storage';
import { clearOfflineCache } from '../../offline/clear-offline-cache';
import { findResponse, saveResponse, type OperationKey } from '../../offline/offline-cache';
import { pageKindOf } from '../../offline/page-kind';
import { findPage, saveFrame } from '../../offline/saved-pages';
import { markStale, reportApiReachable } from '../../offline/stale-data';
import { offlineCasesEnabled } from '../../offline/offline-cases';
import { readFailure } from '../failure';
import { isCachedOffline } from '../cache-offline';

/** The account's id, or null for a visitor. */
export type ReadAccount = () => string | null;

type Operation = Pick<ApolloLink.Operation, 'operationName' | 'variables' | 'query' | 'getContext'>;

/** Null unless it is a query on a public page, or marked `cacheOffline` in the area of a client, or the diary of a lawyer, who keeps cases on this device. */
export function offlineCacheKey(
  { operationName, variables, query, getContext }: Operation,
  path: string,
  maySaveCases: boolean,
): OperationKey | null {
  const isQuery = query.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY,
  );
  if (!isQuery || operationName === undefined) return null;
  const kind = pageKindOf(path);
  const isCacheable =
    kind === 'public' || (kind === 'client' && maySaveCases && isCachedOffline(getContext()));
  return isCacheable ? { operation: operationName, variables } : null;
}

const titleDelay = 1_000;

// Delayed, because the title for the offline page is set only after the screen's data has arrived.
function saveCurrentFrame(): void {
  const { href, pathname } = window.location;
  if (pageKindOf(pathname) !== 'public') return;
  setTimeout(() => {
    if (window.location.href !== href) return;
    void saveFrame(href, document.title.replace(/ · [^·]*$/, ''), Date.now()).catch(() => undefined);
  }, titleDelay);
}

async function cacheResponse(
  account: string | null,
  readAccount: ReadAccount,
  key: OperationKey,
  data: unknown,
) {
  try {
    await saveResponse(account, key, data, Date.now());
    // Signed out while the response was being written.
    if (readAccount() !== account) await clearOfflineCache();
    else saveCurrentFrame();
  } catch {
    // Without storage or quota nothing is cached; everything else works.
  }
}

const documentUrl = (): string | undefined => performance.getEntriesByType('navigation')[0]?.name;

async function readCachedResponse(account: string | null, key: OperationKey, failure: unknown) {
  // Without storage nothing is saved.
  const saved = await findResponse(account, key, Date.now()).catch(() => null);
  if (saved) {
    markStale(saved.savedAt);
    return { data: saved.data as ApolloLink.Result['data'] };
  }
  // If the whole page is saved, reload it from the service worker. Only once: after the reload the document was loaded from
  // this URL.
  const { href } = window.location;
  if (documentUrl() !== href && (await findPage(href))) window.location.reload();
  throw failure;
}

/** Caches permitted responses, and serves them, marked with their age, while the API is unreachable. */
export function offlineCacheLink(readAccount: ReadAccount): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const account = readAccount();
    const key =
      'caches' in globalThis && !isSharedPhone()
        ? offlineCacheKey(operation, window.location.pathname, offlineCasesEnabled(account))
        : null;
    if (!key) return forward(operation).pipe(tap(reportApiReachable));
    return forward(operation).pipe(
      tap((result) => {
        reportApiReachable();
        if (!result.errors?.length) void cacheResponse(account, readAccount, key, result.data);
      }),
      catchError((failure: unknown) =>
        readFailure(failure).code === 'NETWORK' && readAccount() === account
          ? from(readCachedResponse(account, key, failure))
          : throwError(() => failure),
      ),
    );
  });
}
