import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import type { StaffRole } from '../../graphql/generated/schema-types';
import { useAct } from '../../graphql/use-act';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { useToast } from '../../ui/overlays/toast';
import { EndStaffDocument, UpdateStaffDocument } from './generated/member-dialogs';
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

  mutation EndStaff($id: ID!) {
    endStaff(id: $id) {
      endedId
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
  const { isBusy, failure, run } = useAct();
  const [update] = useMutation(UpdateStaffDocument);
  const isEmpty = roles.length === 0;
  const save = async () => {
    if (!(await run(async () => update({ variables: { id, roles: [...roles] } })))) return;
    show({ tone: 'success', title: t('change.done', { name }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('change.openNamed', { name })}
      submit={{ label: t('change.save'), busyLabel: t('shared:act.saving'), disabled: isEmpty }}
      busy={isBusy}
      failure={failure && t('failed', { reason: failure })}
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

interface EndStaffDialogProps {
  member: { id: string; name: string; email: string };
  onClose: () => void;
}

/** Ends a colleague's work, or revokes an invitation. */
export function EndStaffDialog({ member: { id, name, email }, onClose }: EndStaffDialogProps) {
  const { t } = useTranslation(['staff', 'shared']);
  const show = useToast();
  const { isBusy, failure, run } = useAct();
  const [end] = useMutation(EndStaffDocument, { refetchQueries: 'active', awaitRefetchQueries: true });
  const confirm = async () => {
    if (!(await run(async () => end({ variables: { id } })))) return;
    show({ tone: 'success', title: t('end.done', { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      question={t('end.question')}
      subject={name === email ? name : `${name}, ${email}`}
      description={t('end.consequence')}
      confirmLabel={t('end.confirm')}
      busy={isBusy}
      busyLabel={t('access.working')}
      error={failure && t('failed', { reason: failure })}
      onConfirm={() => void confirm()}
    />
  );
}
