import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import type { ErrorSummaryItem } from '../ui/forms/error-summary';
import { FormMessage } from '../ui/forms/form-message';

interface RestoredDraftProps {
  /** The labels of the fields that differ from what is saved. */
  changed: readonly string[];
  /** What keeps the restored values from being saved. */
  problems: readonly ErrorSummaryItem[];
  onDiscard: () => void;
}

/** Says that a form holds what was typed last time, which fields differ, and what is wrong with them. */
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
