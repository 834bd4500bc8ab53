import { useTranslation } from 'react-i18next';
import { errorMessage } from '../graphql/error-message';
import { readFailure } from '../graphql/failure';
import { ErrorState } from '../ui/states/error-state';

interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** What could not be loaded, as a sentence; a list by default. */
  title?: string;
  /** Replaces the sentence for the error where the title already gives the reason. */
  description?: string;
  bare?: boolean;
}

/** Data that could not be loaded: what, why, a retry, and the request's number for support. */
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
