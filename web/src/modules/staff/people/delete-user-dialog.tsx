import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { failureWithReason } from '../../../graphql/error-message';
import { clientDeleted } from '../../../graphql/invalidate';
import { DeleteDialog } from '../../../lists/delete-dialog';
import { PersonSummary } from '../../../lists/person-summary';
import { Avatar } from '../../../ui/pictures/avatar';
import { formatNumber } from '../../../i18n/format';
import { CasesOfUserDocument, DeleteUserDocument } from './generated/delete-user-dialog';

graphql(`
  mutation DeleteUser($id: ID!) {
    deleteUser(id: $id) {
      deletedId
    }
  }

  query CasesOfUser($id: ID!) {
    cases(client: $id, limit: 1) {
      total
    }
  }
`);

interface DeleteUserDialogProps {
  user: { id: string; name: string; email: string };
  onDeleted: () => void;
  onClose: () => void;
}

/** What happens to the client's cases; their number once loaded. */
function useCasesThatStay(id: string): string {
  const { t, i18n } = useTranslation('accounts');
  const { data } = useQuery(CasesOfUserDocument, { variables: { id } });
  if (!data) return t('users.casesStay');
  const { total } = data.cases;
  return total === 0
    ? t('users.noCases')
    : t('users.countedCasesStay', { count: total, number: formatNumber(total, i18n.language) });
}

/** Use the id as its key, to reset its state. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation(['accounts', 'lists']);
  const [deleteUser] = useMutation(DeleteUserDocument);
  const cases = useCasesThatStay(user.id);
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
      description={t('users.consequence', { cases })}
      confirmLabel={t('users.confirm')}
      failureText={(error) => failureWithReason(t('users.deleteFailed'), error)}
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
