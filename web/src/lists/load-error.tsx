import { useTranslation } from 'react-i18next';
import { errorMessage } from '../graphql/error-message';
import { readFailure } from '../graphql/failure';
import { ErrorState } from '../ui/states/error-state';
import { QueryView, type QueryViewProps } from '../ui/states/query-view';

interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** E.g. "The cases could not be loaded". */
  title?: string;
  /** Replaces the error's own message, for a title that already gives the reason. */
  description?: string;
  bare?: boolean;
}

export function LoadError({ error, onRetry, title, description, bare }: LoadErrorProps) {
  const { t } = useTranslation('shared');
  const { requestId } = readFailure(error);
  return (
    <ErrorState
      title={title ?? t('loadError.list')}
      description={description ?? errorMessage(error)}
      retryLabel={t('act.tryAgain')}
      onRetry={onRetry}
      reference={requestId ? t('loadError.reference', { requestId }) : undefined}
      bare={bare}
    />
  );
}

interface LoadedViewProps<Data> extends Omit<QueryViewProps<Data>, 'error'> {
  /** The title of a failure, e.g. "The cases could not be loaded". */
  failed?: string;
  bare?: boolean;
}

/** A query's states, with `LoadError` for its failure. */
export function LoadedView<Data>({ failed, bare, ...view }: LoadedViewProps<Data>) {
  return (
    <QueryView
      {...view}
      error={(error, retry) => <LoadError title={failed} bare={bare} error={error} onRetry={retry} />}
    />
  );
}
