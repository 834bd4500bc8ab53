import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createContext } from 'react';

/** API results of the server's rendering, by `queryKey`. */
export type QueryResults = Readonly<Record<string, unknown>>;

export function operationName(document: DocumentNode): string {
  const names = document.definitions.map((definition) =>
    'operation' in definition && 'name' in definition ? definition.name?.value : '',
  );
  return names.join('');
}

/** Equal on the server and in the browser: the same code builds the variables. */
export function queryKey(document: TypedDocumentNode<unknown, never>, variables: object): string {
  return operationName(document) + JSON.stringify(variables);
}

/** Fetched on first need: a page contains its results, so it hydrates without a script as large as React. */
export class LazyClient {
  private client: ApolloClient | null = null;
  private loading: Promise<ApolloClient> | null = null;
  private readonly listeners = new Set<(client: ApolloClient) => void>();
  /** Write the used page results into the client's cache. */
  private readonly writes = new Map<string, (client: ApolloClient) => void>();

  constructor(
    private readonly create: () => Promise<ApolloClient>,
    private readonly results: QueryResults,
  ) {}

  readonly loaded = (): ApolloClient | null => this.client;

  /** Rejects if the script cannot be fetched; the next call retries. */
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

  /** Calls once, when the client is loaded, before `load` resolves. Returns the unsubscribe function. */
  onLoaded(listener: (client: ApolloClient) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The page's own result; undefined for any other query. Moves into the client's cache once there is a client. */
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

  /** Clears the last account's data. The page's own results are the same for every visitor. */
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
