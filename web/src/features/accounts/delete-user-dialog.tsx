import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { errorReason } from '../../graphql/error-message';
import { clientDeleted } from '../../graphql/invalidate';
import { DeleteDialog } from '../../lists/delete-dialog';
import { PersonSummary } from '../../lists/person-summary';
import { Avatar } from '../../ui/pictures/avatar';
import { DeleteUserDocument } from './generated/delete-user-dialog';

graphql(`
  mutation DeleteUser($id: ID!) {
    deleteUser(id: $id) {
      deletedId
    }
  }
`);

interface DeleteUserDialogProps {
  user: { id: string; name: string; email: string };
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a client. Use the id as its key, to reset its state. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation(['accounts', 'lists']);
  const [deleteUser] = useMutation(DeleteUserDocument);
  return (
    <DeleteDialog
      question={t('users.question')}
      subject={
        <PersonSummary
          picture={<Avatar id={user.id} name={user.name} />}
          name={user.name}
          note={user.email}
        />
      }
      description={t('users.consequence')}
      confirmLabel={t('users.confirm')}
      failureText={(error) => `${t('users.deleteFailed')}. ${errorReason(error)}`}
      onClose={onClose}
      onDelete={async () => {
        await deleteUser({
          variables: { id: user.id },
          update: (cache) => clientDeleted(cache, user.id),
        });
        onDeleted();
      }}
    />
  );
}
