import { useTranslation } from 'react-i18next';
import { errorMessage } from '../graphql/error-message';
import { ErrorState } from '../ui/states/error-state';

interface ClientFailureProps {
  title: string;
  failure: Error;
  onRetry: () => void;
}

/** Something of the client area could not be loaded: what, why, and a way to try again. */
export function ClientFailure({ title, failure, onRetry }: ClientFailureProps) {
  const { t } = useTranslation('client');
  return (
    <ErrorState
      title={title}
      description={errorMessage(failure)}
      retryLabel={t('cases.retry')}
      onRetry={onRetry}
    />
  );
}
