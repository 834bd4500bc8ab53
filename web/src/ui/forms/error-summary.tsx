import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface ErrorSummaryItem {
  /** The id of the control; by default a control's id is its name. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** Replaces "There are 2 problems". */
  title?: string;
  /** E.g. "Nothing was saved yet. Everything you typed is still here." */
  description?: string;
  items: readonly ErrorSummaryItem[];
  /** Changes with each submit (`formState.submitCount`): the summary then takes the focus again. */
  attempt: number;
}

/** Focuses a control and shows it in the middle. @returns false without the control. */
export function goToField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.closest('div, fieldset')?.scrollIntoView({ block: 'center' });
  return field !== null;
}

/** The errors of a form, above it, with a link to each field. Takes the focus. Renders nothing without errors. */
export function ErrorSummary({ title, description, items, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('shared');
  const box = useRef<HTMLDivElement>(null);
  const present = items.length > 0;
  useEffect(
    function takeFocus() {
      if (present) box.current?.focus();
    },
    [attempt, present],
  );
  if (!present) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-2 border-danger bg-surface px-4 py-4 focus:ring-focus md:px-5"
    >
      <h2 className="text-danger">{title ?? t('form.problems', { count: items.length })}</h2>
      {description && <p className="mt-1 text-ink-2">{description}</p>}
      <ul className="mt-1">
        {items.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                if (goToField(fieldId)) event.preventDefault();
              }}
              className="inline-block py-3 leading-snug font-semibold text-danger underline md:py-1.5"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
