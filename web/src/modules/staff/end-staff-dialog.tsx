import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { errorReason } from '../../graphql/error-message';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { useToast } from '../../ui/overlays/toast';
import { EndStaffDocument } from './generated/end-staff-dialog';

graphql(`
  mutation EndStaff($id: ID!) {
    endStaff(id: $id) {
      endedId
    }
  }
`);

interface EndStaffDialogProps {
  member: { id: string; name: string; email: string };
  onClose: () => void;
}

/** Confirms that the work of a colleague ends, or that an invitation is taken back. */
export function EndStaffDialog({ member: { id, name, email }, onClose }: EndStaffDialogProps) {
  const { t } = useTranslation(['staff', 'shared']);
  const show = useToast();
  const [failure, setFailure] = useState<string>();
  const [end, { loading }] = useMutation(EndStaffDocument, {
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const confirm = async () => {
    setFailure(undefined);
    try {
      await end({ variables: { id } });
      show({ tone: 'success', title: t('end.done', { name }) });
      onClose();
    } catch (error) {
      setFailure(t('failed', { reason: errorReason(error) }));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !loading) onClose();
      }}
      question={t('end.question')}
      subject={name === email ? name : `${name}, ${email}`}
      description={t('end.consequence')}
      confirmLabel={t('end.confirm')}
      busy={loading}
      busyLabel={t('access.working')}
      error={failure}
      onConfirm={() => void confirm()}
    />
  );
}
