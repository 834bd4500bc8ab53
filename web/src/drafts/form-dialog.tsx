import { useState, type ReactNode } from 'react';
import { FormOutcome } from './form-outcome';
import { RestoredDraft } from './restored-draft';
import { FormDialog, type FormDialogProps } from '../ui/overlays/form-dialog';
import { useToast } from '../ui/overlays/toast';
import type { MutationForm } from './use-mutation-form';

interface CaseDialogProps extends Pick<FormDialogProps, 'title' | 'submit' | 'cancelLabel' | 'onClose'> {
  form: MutationForm;
  /** The consequence, above the buttons. */
  hint: string;
  failed: string;
  /** Whether the form edits saved values and can return to them. */
  ofSaved?: boolean;
  children: ReactNode;
}

/** For adding, changing or cancelling something in a case. Keeps typed text when closed. */
export function CaseDialog(props: CaseDialogProps) {
  const { form, hint, failed, ofSaved = false, children, ...dialog } = props;
  const { isSubmitting, isRestored, failure, problems } = form;
  return (
    <FormDialog {...dialog} busy={isSubmitting} onSubmit={form.submit}>
      <FormOutcome form={form} failed={failed} />
      {ofSaved && isRestored && !failure && problems.length === 0 && (
        <RestoredDraft changed={[]} problems={[]} onDiscard={form.discard} />
      )}
      {children}
      <p className="text-ink-2">{hint}</p>
    </FormDialog>
  );
}

/** The open dialog of several, or null, and how it ends: `onSent` closes it and shows its sentence. */
export function useOpenDialog<Open>() {
  const showToast = useToast();
  const [open, setOpen] = useState<Open | null>(null);
  const onClose = () => setOpen(null);
  const onSent = (title: string) => {
    onClose();
    showToast({ tone: 'success', title });
  };
  return { open, setOpen, ending: { onClose, onSent } };
}
