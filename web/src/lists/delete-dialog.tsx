import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';

interface DeleteDialogProps {
  question: string;
  subject: ReactNode;
  description: string;
  confirmLabel: string;
  onDelete: () => Promise<void>;
  failureText: (error: unknown) => string;
  onClose: () => void;
}

/** Stays open with the reason after a failure. Use the id as its key, to reset its state. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { onDelete, failureText, onClose, ...texts } = props;
  const { t } = useTranslation(['lists', 'shared']);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onDelete();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      {...texts}
      busy={busy}
      busyLabel={t('row.deleting')}
      error={failure}
      onConfirm={() => void confirm()}
    />
  );
}
