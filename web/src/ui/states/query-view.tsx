import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The part of `useQuery`'s result that the view needs. */
export interface QueryResult<Data, Failure = Error> {
  data?: Data | undefined;
  /** The data before the variables changed, shown faded until the new data is loaded. */
  previousData?: Data | undefined;
  loading: boolean;
  error?: Failure | undefined;
  refetch: () => unknown;
}

export interface QueryViewProps<Data, Failure = Error> {
  result: QueryResult<Data, Failure>;
  /** A skeleton in the shape of the content; only without data. */
  loading: () => ReactNode;
  error: (failure: Failure, retry: () => void) => ReactNode;
  /** Without it data is never empty. */
  isEmpty?: (data: Data) => boolean;
  empty?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
  className?: string;
}

/** Renders the four states of a query. Data stays visible while it reloads, and readable: the same data does not fade. */
export function QueryView<Data, Failure = Error>(props: QueryViewProps<Data, Failure>) {
  const { result, loading, error, isEmpty, empty, children, className } = props;
  const { data = result.previousData, loading: pending, error: failure } = result;
  const hasFailed = failure !== undefined && failure !== null && !pending;
  const retry = () => {
    // Apollo reports the error in `result` too.
    Promise.resolve(result.refetch()).catch(() => undefined);
  };
  if (data === undefined || data === null) return <>{hasFailed ? error(failure, retry) : loading()}</>;
  return (
    <>
      {hasFailed && <div className="mb-4">{error(failure, retry)}</div>}
      <div
        aria-busy={pending || undefined}
        className={clsx('transition-opacity', pending && !result.data && 'opacity-55', className)}
      >
        {isEmpty?.(data) ? empty?.(data) : children(data)}
      </div>
    </>
  );
}
