import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../button';
import { FieldError } from '../forms/field';
import { Dialog } from './dialog';

export interface FormDialogProps {
  title: string;
  submit: { label: string; busyLabel: string; variant?: ButtonVariant; disabled?: boolean };
  cancelLabel?: string;
  busy: boolean;
  /** Below the fields. */
  failure?: string | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** On a phone the failure may be below the visible part of the dialog. */
const showAlert = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** Stays open while the form is being sent. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, cancelLabel, busy, failure, onSubmit, onClose, children } = props;
  const { t } = useTranslation('shared');
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={title}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {cancelLabel ?? t('act.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={submit.variant ?? 'primary'}
            disabled={submit.disabled}
            busy={busy}
            busyLabel={submit.busyLabel}
          >
            {submit.label}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
        {children}
        {failure && (
          <div ref={showAlert} role="alert">
            <FieldError>{failure}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  );
}
