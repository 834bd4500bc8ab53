import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createContext } from 'react';

/** What the server's rendering read from the API, by `queryKey`. */
export type QueryResults = Readonly<Record<string, unknown>>;

export function operationName(document: DocumentNode): string {
  const names = document.definitions.map((definition) =>
    'operation' in definition && 'name' in definition ? definition.name?.value : '',
  );
  return names.join('');
}

/** The same on the server and in the browser: variables are built by the same code. */
export function queryKey(document: TypedDocumentNode<unknown, never>, variables: object): string {
  return operationName(document) + JSON.stringify(variables);
}

/**
 * Apollo Client, fetched when it is first needed. A page comes with the results that its screens read, so that it
 * hydrates, and can be read, without a script as large as React.
 */
export class LazyClient {
  private client: ApolloClient | null = null;
  private loading: Promise<ApolloClient> | null = null;
  private readonly listeners = new Set<(client: ApolloClient) => void>();
  /** Write what the screens have read of the page's results into the client's cache. */
  private readonly writes = new Map<string, (client: ApolloClient) => void>();

  constructor(
    private readonly create: () => Promise<ApolloClient>,
    private readonly results: QueryResults,
  ) {}

  /** The client, or null until it is loaded. */
  readonly loaded = (): ApolloClient | null => this.client;

  /** Rejects when the script cannot be fetched; the next call tries again. */
  async load(): Promise<ApolloClient> {
    this.loading ??= this.start().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  prepare(): void {
    this.load().catch(() => undefined);
  }

  /** Calls the listener once, when the client is loaded, before `load` resolves. Returns the function that stops it. */
  onLoaded(listener: (client: ApolloClient) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The result that came with the page; undefined for any other query. It is in the client's cache as soon as there is one. */
  renderedResult<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Data | undefined {
    const key = queryKey(document, variables);
    const data = this.results[key] as Data | undefined;
    if (data !== undefined)
      this.writes.set(key, (client) => void client.writeQuery({ query: document, variables, data }));
    return data;
  }

  /** Removes what the client has cached of the last account. What came with the page is what every visitor sees. */
  async clear(): Promise<void> {
    await this.client?.clearStore();
  }

  private async start(): Promise<ApolloClient> {
    const client = await this.create();
    this.writes.forEach((write) => write(client));
    this.writes.clear();
    this.client = client;
    this.listeners.forEach((listener) => listener(client));
    this.listeners.clear();
    return client;
  }
}

/** Null on the server. */
export const LazyClientContext = createContext<LazyClient | null>(null);
