import { AlertDialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button';
import { Backdrop } from './dialog';
import { FieldError } from '../forms/field';
import { useEscapeKey } from './escape-key';
import { useFocusReturn } from './focus-return';
import { Sentence } from '../sentence';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, e.g. "Are you sure you want to delete this lawyer?" */
  question: string;
  /** The person or object in question, e.g. a name and an email. */
  subject?: ReactNode;
  /** The consequence, in a sentence or two. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** True while the mutation runs; the dialog stays open until the caller closes it. */
  busy?: boolean;
  busyLabel?: string;
  error?: string;
  danger?: boolean;
  onConfirm: () => void;
}

/** For irreversible actions. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, question, subject, description, busy = false, danger = true, error } = props;
  const { t } = useTranslation('shared');
  const cancel = useRef<HTMLButtonElement>(null);
  const { saveFocus, onCloseAutoFocus } = useFocusReturn();
  const escapeKey = useEscapeKey(() => onOpenChange(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <Backdrop className="place-items-center p-4">
          <AlertDialog.Content
            {...escapeKey}
            onCloseAutoFocus={onCloseAutoFocus}
            onOpenAutoFocus={(event) => {
              saveFocus();
              event.preventDefault();
              cancel.current?.focus();
            }}
            className="max-h-[calc(100dvh-11rem)] w-[min(460px,calc(100vw-32px))] animate-rise overflow-auto rounded-card border border-line bg-surface text-ink shadow-lift"
          >
            <div className="p-5 sm:p-6">
              <AlertDialog.Title className="mb-3 font-serif text-22 font-semibold">
                <Sentence text={question} />
              </AlertDialog.Title>
              {subject && (
                <div className="mb-3.5 rounded-field border border-line bg-paper px-3.5 py-3">{subject}</div>
              )}
              <AlertDialog.Description asChild>
                <div className="text-ink-2">{description}</div>
              </AlertDialog.Description>
              {error && (
                <div role="alert" className="mt-3">
                  <FieldError>{error}</FieldError>
                </div>
              )}
            </div>
            <div className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              <Button ref={cancel} size="small" onClick={() => onOpenChange(false)} disabled={busy}>
                {props.cancelLabel ?? t('act.cancel')}
              </Button>
              <Button
                size="small"
                variant={danger ? 'danger' : 'primary'}
                busy={busy}
                busyLabel={props.busyLabel}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </Backdrop>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
