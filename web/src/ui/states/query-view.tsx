import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The part of a query's result that a screen shows; Apollo's `useQuery` gives it. */
export interface QueryResult<Data, Failure = Error> {
  data?: Data | undefined;
  /** The data of the query before its variables changed, shown paler until the new data is there. */
  previousData?: Data | undefined;
  loading: boolean;
  error?: Failure | undefined;
  refetch: () => unknown;
}

export interface QueryViewProps<Data, Failure = Error> {
  result: QueryResult<Data, Failure>;
  /** A skeleton in the shape of what comes: only when there is nothing to show yet. */
  loading: () => ReactNode;
  /** Above what is already shown, if anything is. */
  error: (failure: Failure, retry: () => void) => ReactNode;
  isEmpty: (data: Data) => boolean;
  empty: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
  className?: string;
}

/** The four states of a list or a page, none of which can be forgotten. A list stays in place while it reloads. */
export function QueryView<Data, Failure = Error>(props: QueryViewProps<Data, Failure>) {
  const { result, loading, error, isEmpty, empty, children, className } = props;
  const { data = result.previousData, loading: pending, error: failure } = result;
  const retry = () => {
    // The failure comes back through the result, so the promise's own rejection has nothing to add.
    Promise.resolve(result.refetch()).catch(() => undefined);
  };
  if (data === undefined || data === null) {
    if (failure !== undefined && failure !== null && !pending) return <>{error(failure, retry)}</>;
    return <>{loading()}</>;
  }
  return (
    <>
      {failure !== undefined && failure !== null && !pending && (
        <div className="mb-4">{error(failure, retry)}</div>
      )}
      <div
        aria-busy={pending || undefined}
        className={clsx('transition-opacity', pending && 'opacity-55', className)}
      >
        {isEmpty(data) ? empty(data) : children(data)}
      </div>
    </>
  );
}
