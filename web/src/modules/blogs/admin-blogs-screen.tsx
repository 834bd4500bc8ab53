import { pageSizes } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBlogRow_BlogFragment } from './list/generated/blog-row';
import { graphql, readFragment } from '../../graphql/documents';
import type { BlogSort } from '../../graphql/generated/schema-types';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { errorReason } from '../../graphql/error-message';
import { formatNumber } from '../../i18n/format';
import { ButtonLink } from '../../ui/button';
import { Table, TableBody, TableHead, TableHeader } from '../../ui/tables/table';
import { useDeleteBlog } from './blog-mutations';
import { BlogRow } from './list/blog-row';
import { DeleteDialog } from '../../lists/delete-dialog';
import { ListView } from '../../lists/list-states';
import { ascending, byDate, ListTools, SortHeader } from '../../lists/list-tools';
import { PersonSummary } from '../../lists/person-summary';
import { useAfterDelete } from '../../lists/use-after-delete';
import { useListAddress, type ListAddress } from '../../lists/use-list-address';
import { AdminBlogsDocument } from './generated/admin-blogs-screen';

graphql(`
  query AdminBlogs($page: Int!, $limit: Int!, $search: String, $sort: BlogSort!) {
    blogs(page: $page, limit: $limit, search: $search, sort: $sort) {
      items {
        id
        ...AdminBlogRow_blog
      }
      page
      pages
      limit
      total
    }
  }
`);

const sorts = ['NEWEST', 'OLDEST', 'TITLE'] as const satisfies readonly BlogSort[];
const listId = 'blogs';

interface BlogsTableProps {
  address: ListAddress;
  sort: BlogSort;
  children: ReactNode;
}

function BlogsTable({ children, ...column }: BlogsTableProps) {
  const { t } = useTranslation(['blogEditor', 'lists', 'shared']);
  return (
    <Table label={t('shared:nav.blogs')} middle>
      <TableHead>
        <TableHeader className="w-36">{t('shared:field.image')}</TableHeader>
        <SortHeader {...column} orders={ascending('TITLE')}>
          {t('shared:field.title')}
        </SortHeader>
        <SortHeader {...column} orders={byDate} className="w-32">
          {t('admin.list.date')}
        </SortHeader>
        <TableHeader className="w-[22%]">{t('admin.list.author')}</TableHeader>
        <TableHeader className="w-28" end>
          {t('lists:actions')}
        </TableHeader>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

export default function AdminBlogsScreen() {
  const { t, i18n } = useTranslation(['blogEditor', 'blogs', 'lists', 'shared']);
  const address = useListAddress();
  const sort = address.pick('sort', sorts) ?? 'NEWEST';
  const result = useQuery(AdminBlogsDocument, {
    variables: { page: address.page, limit: pageSizes.standard, search: address.search || null, sort },
  });
  const [deleteBlog] = useDeleteBlog();
  const afterDelete = useAfterDelete(address, listId);
  const shown = (result.data ?? result.previousData)?.blogs;
  const blogs = readFragment<AdminBlogRow_BlogFragment>(shown?.items ?? []);
  const toDelete = blogs.find(({ id }) => id === address.dialog('delete'));
  return (
    <>
      <PageHead title={t('shared:nav.blogs')} hidden />
      <ListTools
        address={address}
        searchLabel={t('blogs:search')}
        searchHint={t('blogs:searchHint')}
        sort={sort}
        sorts={sorts.map((value) => ({ value, label: t(`lists:sorts.${value}`) }))}
      >
        {shown &&
          t('admin.list.count', { count: shown.total, number: formatNumber(shown.total, i18n.language) })}
        <ButtonLink to={paths.admin.blogNew} variant="primary" icon={Plus}>
          {t('admin.list.add')}
        </ButtonLink>
      </ListTools>
      <ListView
        result={result}
        listOf={(data) => data.blogs}
        address={address}
        isSearchable
        id={listId}
        loadingLabel={t('admin.list.loading')}
        empty={{ title: t('admin.list.empty'), description: t('admin.list.emptyNote') }}
      >
        {(list) => (
          <BlogsTable address={address} sort={sort}>
            {list.items.map((item) => (
              <BlogRow key={item.id} item={item} onDelete={() => address.openDialog('delete', item.id)} />
            ))}
          </BlogsTable>
        )}
      </ListView>
      {toDelete && (
        <DeleteDialog
          key={toDelete.id}
          question={t('delete.question')}
          subject={
            <PersonSummary name={toDelete.title} note={toDelete.author?.name ?? t('shared:person.unknown')} />
          }
          description={t('admin.list.consequence')}
          confirmLabel={t('delete.confirm')}
          failureText={(error) => t('delete.failed', { reason: errorReason(error) })}
          onClose={address.closeDialog}
          onDelete={async () => {
            await deleteBlog({ variables: { id: toDelete.id } });
            afterDelete(t('admin.list.deleted', { name: toDelete.title }), blogs.length - 1);
          }}
        />
      )}
    </>
  );
}
