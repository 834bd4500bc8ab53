import { pageSizes } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminBlogRow_BlogFragment } from './list/generated/blog-row';
import { graphql, readFragment } from '../../graphql/documents';
import type { BlogSort } from '../../graphql/generated/schema-types';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { errorReason } from '../../graphql/error-message';
import { ButtonLink } from '../../ui/button';
import { useDeleteBlog } from './blog-mutations';
import { HideDialog, type PublicText, useShowContent } from '../moderation/hide-dialog';
import { BlogRow } from './list/blog-row';
import { DeleteDialog } from '../../lists/delete-dialog';
import { AdminList, ascending, byDate } from '../../lists/admin-list';
import { PersonSummary } from '../../lists/person-summary';
import { useAfterDelete } from '../../lists/use-after-delete';
import { useDialogItem } from '../../lists/use-dialog-item';
import { useListAddress } from '../../lists/use-list-address';
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

const textOf = ({ id, title }: AdminBlogRow_BlogFragment): PublicText => ({ subject: 'ARTICLE', id, title });

export default function AdminBlogsScreen() {
  const { t } = useTranslation(['blogEditor', 'blogs', 'lists', 'shared']);
  const address = useListAddress();
  const sort = address.pick('sort', sorts) ?? 'NEWEST';
  const result = useQuery(AdminBlogsDocument, {
    variables: { page: address.page, limit: pageSizes.standard, search: address.search || null, sort },
  });
  const [deleteBlog] = useDeleteBlog();
  const afterDelete = useAfterDelete(address, listId);
  const shown = (result.data ?? result.previousData)?.blogs;
  const blogs = readFragment<AdminBlogRow_BlogFragment>(shown?.items ?? []);
  const toDelete = useDialogItem(blogs, address.dialog('delete'));
  const toHide = useDialogItem(blogs, address.dialog('hide'));
  const showAgain = useShowContent();
  return (
    <>
      <PageHead title={t('shared:nav.blogs')} hidden />
      <AdminList
        id={listId}
        label={t('shared:nav.blogs')}
        address={address}
        sort={sort}
        sorts={sorts}
        searchLabel={t('blogs:search')}
        searchHint={t('blogs:searchHint')}
        countLabel={(total) => t('admin.list.count', total)}
        action={
          <ButtonLink to={paths.admin.blogNew} variant="primary" icon={Plus}>
            {t('admin.list.add')}
          </ButtonLink>
        }
        result={result}
        listOf={(data) => data.blogs}
        loadingLabel={t('admin.list.loading')}
        empty={{ title: t('admin.list.empty'), description: t('admin.list.emptyNote') }}
        middle
        columns={[
          { label: t('shared:field.image'), className: 'w-36' },
          { label: t('shared:field.title'), orders: ascending('TITLE') },
          { label: t('admin.list.date'), orders: byDate, className: 'w-32' },
          { label: t('admin.list.author'), className: 'w-[22%]' },
          { label: t('lists:actions'), className: 'w-48', end: true },
        ]}
        row={(item) => (
          <BlogRow
            key={item.id}
            item={item}
            onHide={() => address.openDialog('hide', item.id)}
            onShowAgain={() => showAgain(textOf(readFragment<AdminBlogRow_BlogFragment>(item)))}
            onDelete={() => address.openDialog('delete', item.id)}
          />
        )}
      />
      {toHide && <HideDialog key={toHide.id} of={textOf(toHide)} onClose={address.closeDialog} />}
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
