import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RestoredDraft } from '../../../drafts/restored-draft';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { FormDialog, type FormDialogProps } from '../../../ui/overlays/form-dialog';
import type { CaseForm } from './use-case-form';

interface CaseDialogProps extends Pick<FormDialogProps, 'title' | 'submit' | 'cancelLabel' | 'onClose'> {
  form: CaseForm;
  /** What follows from it, above the buttons. */
  hint: string;
  failed: string;
  /** The form is of what is saved already, and can go back to it. */
  ofSaved?: boolean;
  children: ReactNode;
}

function Outcome({ form: { problems, attempt, failure }, failed }: Pick<CaseDialogProps, 'form' | 'failed'>) {
  const { t } = useTranslation(['room', 'forms', 'shared']);
  return (
    <>
      <ErrorSummary
        title={t('shared:form.problems', { count: problems.length })}
        description={t('forms:notSent')}
        items={problems}
        attempt={attempt}
      />
      {failure && problems.length === 0 && (
        <FormMessage tone="failure" title={failed} takesFocus>
          <p>{failure.reason}</p>
          {failure.isUnanswered && <p>{t('unanswered')}</p>}
          {failure.requestId && (
            <p className="text-14 text-ink-2">
              {t('shared:loadError.reference', { requestId: failure.requestId })}
            </p>
          )}
        </FormMessage>
      )}
    </>
  );
}

/** A dialog in which the case's lawyer adds, changes or cancels something. What is typed is kept when it is closed. */
export function CaseDialog(props: CaseDialogProps) {
  const { form, hint, failed, ofSaved = false, children, ...dialog } = props;
  const { isSubmitting, isRestored, failure, problems } = form;
  return (
    <FormDialog {...dialog} busy={isSubmitting} onSubmit={form.submit}>
      <Outcome form={form} failed={failed} />
      {ofSaved && isRestored && !failure && problems.length === 0 && (
        <RestoredDraft changed={[]} problems={[]} onDiscard={form.discard} />
      )}
      {children}
      <p className="text-16 text-ink-2 sm:text-14">{hint}</p>
    </FormDialog>
  );
}
