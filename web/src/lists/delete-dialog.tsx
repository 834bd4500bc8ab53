import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchIfStale } from '../graphql/refetch-active';
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
  const client = useApolloClient();
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
      await refetchIfStale(client, error);
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
