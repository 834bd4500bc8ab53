import { useTranslation } from 'react-i18next';
import { errorMessage } from '../graphql/error-message';
import { readFailure } from '../graphql/failure';
import { ErrorState } from '../ui/states/error-state';

interface LoadErrorProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** Instead of the sentence for the error, where the title says it already. */
  description?: string;
}

/** A page of the lawyer area whose data did not come. */
export function LoadError({ title, error, onRetry, description }: LoadErrorProps) {
  const { t } = useTranslation('lawyer');
  const { requestId } = readFailure(error);
  return (
    <ErrorState
      title={title}
      description={description ?? errorMessage(error)}
      retryLabel={t('retry')}
      onRetry={onRetry}
      reference={requestId ? t('reference', { requestId }) : undefined}
    />
  );
}
