import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { errorReason } from '../../graphql/error-message';
import type { StaffRole } from '../../graphql/generated/schema-types';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { useToast } from '../../ui/overlays/toast';
import { UpdateStaffDocument } from './generated/change-roles-dialog';
import { RoleChoices } from './role-choices';

graphql(`
  mutation UpdateStaff($id: ID!, $roles: [StaffRole!]!) {
    updateStaff(id: $id, roles: $roles) {
      member {
        id
        roles
      }
    }
  }
`);

interface ChangeRolesDialogProps {
  member: { id: string; name: string; roles: readonly StaffRole[] };
  onClose: () => void;
}

export function ChangeRolesDialog({ member: { id, name, roles: present }, onClose }: ChangeRolesDialogProps) {
  const { t } = useTranslation(['staff', 'shared']);
  const show = useToast();
  const [roles, setRoles] = useState<readonly StaffRole[]>(present);
  const [failure, setFailure] = useState<string | null>(null);
  const [update, { loading }] = useMutation(UpdateStaffDocument);
  const isEmpty = roles.length === 0;
  const save = async () => {
    setFailure(null);
    try {
      await update({ variables: { id, roles: [...roles] } });
      show({ tone: 'success', title: t('change.done', { name }) });
      onClose();
    } catch (error) {
      setFailure(t('failed', { reason: errorReason(error) }));
    }
  };
  return (
    <FormDialog
      title={t('change.openNamed', { name })}
      submit={{ label: t('change.save'), busyLabel: t('shared:act.saving'), disabled: isEmpty }}
      busy={loading}
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={onClose}
    >
      <RoleChoices value={roles} onChange={setRoles} error={isEmpty ? t('rolesMissing') : undefined} />
    </FormDialog>
  );
}
