import type { ApolloClient, ObservableQuery, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LazyClient } from './lazy-client';

export interface QueryState<Data> {
  data: Data | undefined;
  loading: boolean;
  error: Error | undefined;
}

const loading = { data: undefined, loading: true, error: undefined };

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The client's cache reuses objects; the page's own results are copies. */
function isSame<Data>(before: QueryState<Data>, after: QueryState<Data>): boolean {
  if (before.loading !== after.loading || before.error !== after.error) return false;
  return before.data === after.data || JSON.stringify(before.data) === JSON.stringify(after.data);
}

/** For `useSyncExternalStore`: first the page's own result, then Apollo Client's. */
export class WatchedQuery<Data, Variables extends OperationVariables> {
  private state: QueryState<Data> = loading;
  private observable: ObservableQuery<Data, Variables> | null = null;
  private notify: () => void = () => undefined;

  constructor(
    private readonly client: LazyClient,
    private readonly document: TypedDocumentNode<Data, Variables>,
    private readonly variables: Variables,
  ) {
    const loaded = client.loaded();
    if (loaded) {
      this.read(this.observe(loaded).getCurrentResult());
      return;
    }
    const data = client.renderedResult(document, variables);
    if (data !== undefined) this.state = { data, loading: false, error: undefined };
  }

  readonly getSnapshot = (): QueryState<Data> => this.state;

  readonly subscribe = (notify: () => void): (() => void) => {
    this.notify = notify;
    let stop: () => void = () => undefined;
    const watch = (client: ApolloClient): void => {
      const subscription = this.observe(client).subscribe((result) => this.read(result));
      // Late, so that a component that remounts at once does not send the query twice.
      stop = () => void setTimeout(() => subscription.unsubscribe());
    };
    const loaded = this.client.loaded();
    if (loaded) watch(loaded);
    else {
      stop = this.client.onLoaded(watch);
      if (this.state.data === undefined) void this.load();
    }
    return () => {
      this.notify = () => undefined;
      stop();
    };
  };

  readonly refetch = async (): Promise<void> => {
    if (this.observable) {
      await this.observable.refetch();
      return;
    }
    this.show({ ...this.state, loading: true, error: undefined });
    await this.load();
  };

  private async load(): Promise<void> {
    try {
      await this.client.load();
    } catch (error) {
      this.show({ ...this.state, loading: false, error: toError(error) });
    }
  }

  private observe(client: ApolloClient): ObservableQuery<Data, Variables> {
    const query = this.document;
    this.observable ??= client.watchQuery<Data, Variables>({
      query,
      variables: this.variables,
      fetchPolicy: 'cache-first',
    });
    return this.observable;
  }

  private read(result: { data: unknown; loading: boolean; error?: unknown }): void {
    // Partial results are not requested, so data is complete or undefined.
    const data = result.data as Data | undefined;
    const error = result.error === undefined ? undefined : toError(result.error);
    this.show({ data, loading: result.loading, error });
  }

  private show(state: QueryState<Data>): void {
    if (isSame(this.state, state)) return;
    this.state = state;
    this.notify();
  }
}
