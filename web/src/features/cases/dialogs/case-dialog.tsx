import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RestoredDraft } from '../../../drafts/restored-draft';
import { Button, type ButtonVariant } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { Dialog } from '../../../ui/overlays/dialog';
import type { CaseForm } from './use-case-form';

interface CaseDialogProps {
  title: string;
  form: CaseForm;
  /** What follows from it, above the buttons. */
  hint: string;
  failed: string;
  submit: { label: string; busyLabel: string; variant?: ButtonVariant };
  cancelLabel?: string;
  /** The form is of what is saved already, and can go back to it. */
  ofSaved?: boolean;
  onClose: () => void;
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
  const { title, form, hint, failed, submit, cancelLabel, ofSaved = false, onClose, children } = props;
  const { t } = useTranslation('shared');
  const formId = useId();
  const { isSubmitting, isRestored, failure, problems } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isSubmitting) onClose();
      }}
      title={title}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            {cancelLabel ?? t('act.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={submit.variant ?? 'primary'}
            busy={isSubmitting}
            busyLabel={submit.busyLabel}
          >
            {submit.label}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={form.submit} noValidate className="grid gap-5">
        <Outcome form={form} failed={failed} />
        {ofSaved && isRestored && !failure && problems.length === 0 && (
          <RestoredDraft changed={[]} problems={[]} onDiscard={form.discard} />
        )}
        {children}
        <p className="text-16 text-ink-2 sm:text-14">{hint}</p>
      </form>
    </Dialog>
  );
}
