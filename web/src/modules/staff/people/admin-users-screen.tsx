import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { UserRow_UserFragment } from './generated/user-row';
import { graphql, readFragment } from '../../../graphql/documents';
import type { UserSort } from '../../../graphql/generated/schema-types';
import { PageHead } from '../../../routing/page-head';
import { formatNumber } from '../../../i18n/format';
import { Table, TableBody, TableHead, TableHeader } from '../../../ui/tables/table';
import { DeleteUserDialog } from './delete-user-dialog';
import { CsvExport } from '../../../lists/csv-export';
import { ListView } from '../../../lists/list-states';
import { ascending, byDate, ListTools, SortHeader } from '../../../lists/list-tools';
import { SelectionCell, SelectionHeader } from '../../../lists/row-selection';
import { useAfterDelete } from '../../../lists/use-after-delete';
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
  const { t, i18n } = useTranslation(['accounts', 'lists', 'shared']);
  const address = useListAddress();
  const sort = address.pick('sort', sorts) ?? 'NEWEST';
  const column = { address, sort };
  const result = useQuery(AdminUsersDocument, {
    variables: { page: address.page, search: address.search || null, sort },
  });
  const afterDelete = useAfterDelete(address, listId);
  const shown = (result.data ?? result.previousData)?.users;
  const people = shown?.items.map((item) => readFragment<UserRow_UserFragment>(item)) ?? [];
  const selection = useRowSelection(people.map(({ id }) => id));
  const toDelete = people.find(({ id }) => id === address.dialog('delete'));
  return (
    <>
      <PageHead title={t('shared:nav.users')} hidden />
      <ListTools
        address={address}
        searchLabel={t('users.search')}
        searchHint={t('users.searchHint')}
        sort={sort}
        sorts={sorts.map((value) => ({ value, label: t(`lists:sorts.${value}`) }))}
      >
        {shown && t('users.count', { count: shown.total, number: formatNumber(shown.total, i18n.language) })}
        <CsvExport path="/admin/users.csv" query={{ search: address.search || null }} selection={selection} />
      </ListTools>
      <ListView
        result={result}
        listOf={(data) => data.users}
        address={address}
        isSearchable
        id={listId}
        loadingLabel={t('users.loading')}
        empty={{ title: t('users.empty'), description: t('users.emptyNote') }}
      >
        {(list) => (
          <Table label={t('shared:nav.users')} middle>
            <TableHead>
              <SelectionHeader selection={selection} />
              <SortHeader {...column} orders={ascending('NAME')} className="w-[20%]">
                {t('shared:field.name')}
              </SortHeader>
              <SortHeader {...column} orders={ascending('EMAIL')} className="w-[27%]">
                {t('shared:field.email')}
              </SortHeader>
              <TableHeader className="w-42">{t('shared:field.phone')}</TableHeader>
              <SortHeader {...column} orders={byDate} className="w-32">
                {t('shared:field.joined')}
              </SortHeader>
              <TableHeader end>{t('lists:actions')}</TableHeader>
            </TableHead>
            <TableBody>
              {list.items.map((item) => (
                <UserRow
                  key={item.id}
                  item={item}
                  selectionCell={<SelectionCell selection={selection} id={item.id} name={item.name} />}
                  onDelete={() => address.openDialog('delete', item.id)}
                />
              ))}
            </TableBody>
          </Table>
        )}
      </ListView>
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
