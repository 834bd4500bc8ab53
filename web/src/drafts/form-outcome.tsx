import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../ui/forms/error-summary';
import { FormMessage } from '../ui/forms/form-message';
import type { MutationForm } from './use-mutation-form';

interface FormOutcomeProps {
  form: Pick<MutationForm, 'problems' | 'attempt' | 'failure'>;
  failed: string;
}

/** Above the fields: their problems, or why the form was not sent. */
export function FormOutcome({ form: { problems, attempt, failure }, failed }: FormOutcomeProps) {
  const { t } = useTranslation(['forms', 'shared']);
  return (
    <>
      <ErrorSummary description={t('notSent')} items={problems} attempt={attempt} />
      {failure && problems.length === 0 && (
        <FormMessage tone="failure" title={failed} takesFocus>
          <p>{failure.reason}</p>
          {failure.isUnanswered && <p>{t('unanswered')}</p>}
          {failure.requestId && (
            <p className="text-ink-2">{t('shared:loadError.reference', { requestId: failure.requestId })}</p>
          )}
        </FormMessage>
      )}
    </>
  );
}
