import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { failureWithReason } from '../../../graphql/error-message';
import { Avatar } from '../../../ui/pictures/avatar';
import { DeleteDialog } from '../../../lists/delete-dialog';
import { lawyerDeleted } from '../../../graphql/invalidate';
import { PersonSummary } from '../../../lists/person-summary';
import { useAfterDelete } from '../../../lists/use-after-delete';
import { useDialogItem } from '../../../lists/use-dialog-item';
import type { ListAddress } from '../../../lists/use-list-address';
import { DeleteLawyerDocument, type LawyerDialogs_LawyerFragment } from './generated/lawyer-dialogs';

graphql(`
  fragment LawyerDialogs_lawyer on Lawyer {
    id
    name
    email
    profilePicSmall
  }

  mutation DeleteLawyer($id: ID!) {
    deleteLawyer(id: $id) {
      deletedId
    }
  }
`);

interface LawyerDialogsProps {
  /** All loaded lawyers; the URL has the id of the dialog's lawyer. */
  items: readonly FragmentType<LawyerDialogs_LawyerFragment>[];
  onPage: number;
  address: ListAddress;
  listId: string;
}

export function LawyerDialogs({ items, onPage, address, listId }: LawyerDialogsProps) {
  const { t } = useTranslation(['lawyerAdministration', 'lists']);
  const [deleteLawyer] = useMutation(DeleteLawyerDocument);
  const afterDelete = useAfterDelete(address, listId);
  const lawyers = readFragment<LawyerDialogs_LawyerFragment>(items);
  const toDelete = useDialogItem(lawyers, address.dialog('delete'));
  return (
    <>
      {toDelete && (
        <DeleteDialog
          key={toDelete.id}
          question={t('list.question')}
          subject={
            <PersonSummary
              picture={<Avatar id={toDelete.id} name={toDelete.name} src={toDelete.profilePicSmall} />}
              name={toDelete.name}
              note={toDelete.email}
            />
          }
          description={t('list.consequence')}
          confirmLabel={t('list.confirm')}
          failureText={(error) => failureWithReason(t('list.deleteFailed'), error)}
          onClose={address.closeDialog}
          onDelete={async () => {
            await deleteLawyer({
              variables: { id: toDelete.id },
              update: (cache) => lawyerDeleted(cache, toDelete.id),
            });
            afterDelete(t('lists:row.deleted', { name: toDelete.name }), onPage - 1);
          }}
        />
      )}
    </>
  );
}
