import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import type { ErrorSummaryItem } from '../ui/forms/error-summary';
import { FormMessage } from '../ui/forms/form-message';

interface RestoredDraftProps {
  /** The labels of fields that differ from the saved values. */
  changed: readonly string[];
  problems: readonly ErrorSummaryItem[];
  onDiscard: () => void;
}

/** Announces restored text, the differing fields, and their problems. */
export function RestoredDraft({ changed, problems, onDiscard }: RestoredDraftProps) {
  const { t } = useTranslation('forms');
  return (
    <FormMessage
      tone={problems.length > 0 ? 'warning' : 'information'}
      title={t('restored')}
      action={<Button onClick={onDiscard}>{t('discard')}</Button>}
    >
      {changed.length > 0 && <p>{t('restoredFields', { fields: changed.join(', ') })}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className="inline-flex min-h-11 items-center font-semibold text-danger underline md:min-h-8"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </FormMessage>
  );
}
