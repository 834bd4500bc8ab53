import { ApolloLink } from '@apollo/client/link';
import { Kind, OperationTypeNode } from 'graphql';
import { catchError, from, tap, throwError } from 'rxjs';
import { forgetAnswers } from '../offline/clear-offline-cache';
import { findAnswer, keepAnswer, type Question } from '../offline/offline-cache';
import { pageKindOf } from '../offline/page-kind';
import { findPage, keepFrame } from '../offline/saved-pages';
import { markCopy, tellApiAnswered } from '../offline/stale-data';
import { readFailure } from './failure';
import { isKeptOffline } from './keep-offline';

/** The account whose responses are cached: its id, or null for a visitor. */
export type ReadAccount = () => string | null;

type Operation = Pick<ApolloLink.Operation, 'operationName' | 'variables' | 'query' | 'getContext'>;

/** The key under which a response is cached; null unless it is a query on a public page, or one marked `keepOffline` in the client's area. */
export function offlineCacheKey(
  { operationName, variables, query, getContext }: Operation,
  path: string,
): Question | null {
  const isQuery = query.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY,
  );
  if (!isQuery || operationName === undefined) return null;
  const kind = pageKindOf(path);
  const kept = kind === 'public' || (kind === 'client' && isKeptOffline(getContext()));
  return kept ? { operation: operationName, variables } : null;
}

const titleDelay = 1_000;

// The list of pages that can be read offline shows the screen's title, which is set after its data has come.
function rememberAddress(): void {
  const { href, pathname } = window.location;
  if (pageKindOf(pathname) !== 'public') return;
  setTimeout(() => {
    if (window.location.href !== href) return;
    void keepFrame(href, document.title.replace(/ · AinSathi$/, ''), Date.now()).catch(() => undefined);
  }, titleDelay);
}

async function keep(account: string | null, readAccount: ReadAccount, question: Question, data: unknown) {
  try {
    await keepAnswer(account, question, data, Date.now());
    // Signed out while the response was being written.
    if (readAccount() !== account) await forgetAnswers();
    else rememberAddress();
  } catch {
    // Without storage or quota nothing is cached; everything else works.
  }
}

const arrivedAt = (): string | undefined => performance.getEntriesByType('navigation')[0]?.name;

async function fromCopy(account: string | null, question: Question, failure: unknown) {
  const kept = await findAnswer(account, question, Date.now());
  if (kept) {
    markCopy(kept.keptAt);
    return { data: kept.data as ApolloLink.Result['data'] };
  }
  // The whole page may be cached: then the service worker serves it after a reload. Once: after the reload the page has arrived at this URL.
  const { href } = window.location;
  if (arrivedAt() !== href && (await findPage(href))) window.location.reload();
  throw failure;
}

/** Caches the responses that may be read offline, and serves them, marked with their age, when the API cannot be reached. */
export function offlineCacheLink(readAccount: ReadAccount): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const question = 'caches' in globalThis ? offlineCacheKey(operation, window.location.pathname) : null;
    if (!question) return forward(operation).pipe(tap(tellApiAnswered));
    const account = readAccount();
    return forward(operation).pipe(
      tap((result) => {
        tellApiAnswered();
        if (!result.errors?.length) void keep(account, readAccount, question, result.data);
      }),
      catchError((failure: unknown) =>
        readFailure(failure).code === 'NETWORK' && readAccount() === account
          ? from(fromCopy(account, question, failure))
          : throwError(() => failure),
      ),
    );
  });
}
