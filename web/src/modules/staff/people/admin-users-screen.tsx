import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { UserRow_UserFragment } from './generated/user-row';
import { graphql, readFragment } from '../../../graphql/documents';
import type { UserSort } from '../../../graphql/generated/schema-types';
import { PageHead } from '../../../routing/page-head';
import { DeleteUserDialog } from './delete-user-dialog';
import { CsvExport } from '../../../lists/csv-export';
import { AdminList, ascending, byDate } from '../../../lists/admin-list';
import { SelectionCell } from '../../../lists/row-selection';
import { useAfterDelete } from '../../../lists/use-after-delete';
import { useDialogItem } from '../../../lists/use-dialog-item';
import { useListAddress } from '../../../lists/use-list-address';
import { useRowSelection } from '../../../lists/use-row-selection';
import { UserRow } from './user-row';
import { AdminUsersDocument } from './generated/admin-users-screen';

graphql(`
  query AdminUsers($page: Int!, $search: String, $sort: UserSort!) {
    users(page: $page, search: $search, sort: $sort) {
      items {
        id
        name
        ...UserRow_user
      }
      page
      pages
      limit
      total
    }
  }
`);

const sorts = ['NEWEST', 'OLDEST', 'NAME', 'EMAIL'] as const satisfies readonly UserSort[];
const listId = 'users';

export default function AdminUsersScreen() {
  const { t } = useTranslation(['accounts', 'lists', 'shared']);
  const address = useListAddress();
  const sort = address.pick('sort', sorts) ?? 'NEWEST';
  const result = useQuery(AdminUsersDocument, {
    variables: { page: address.page, search: address.search || null, sort },
  });
  const afterDelete = useAfterDelete(address, listId);
  const shown = (result.data ?? result.previousData)?.users;
  const people = shown?.items.map((item) => readFragment<UserRow_UserFragment>(item)) ?? [];
  const selection = useRowSelection(people.map(({ id }) => id));
  const toDelete = useDialogItem(people, address.dialog('delete'));
  return (
    <>
      <PageHead title={t('shared:nav.users')} hidden />
      <AdminList
        id={listId}
        label={t('shared:nav.users')}
        address={address}
        sort={sort}
        sorts={sorts}
        searchLabel={t('users.search')}
        searchHint={t('users.searchHint')}
        countLabel={(total) => t('users.count', total)}
        action={
          <CsvExport
            path="/admin/users.csv"
            query={{ search: address.search || null }}
            selection={selection}
          />
        }
        result={result}
        listOf={(data) => data.users}
        loadingLabel={t('users.loading')}
        empty={{ title: t('users.empty'), description: t('users.emptyNote') }}
        middle
        selection={selection}
        columns={[
          { label: t('shared:field.name'), orders: ascending('NAME'), className: 'w-[20%]' },
          { label: t('shared:field.email'), orders: ascending('EMAIL'), className: 'w-[27%]' },
          { label: t('shared:field.phone'), className: 'w-42' },
          { label: t('shared:field.joined'), orders: byDate, className: 'w-32' },
          { label: t('lists:actions'), end: true },
        ]}
        row={(item) => (
          <UserRow
            key={item.id}
            item={item}
            selectionCell={<SelectionCell selection={selection} id={item.id} name={item.name} />}
            onDelete={() => address.openDialog('delete', item.id)}
          />
        )}
      />
      {toDelete && (
        <DeleteUserDialog
          key={toDelete.id}
          user={toDelete}
          onDeleted={() => afterDelete(t('lists:row.deleted', { name: toDelete.name }), people.length - 1)}
          onClose={address.closeDialog}
        />
      )}
    </>
  );
}
