import { useQuery } from '@apollo/client/react';
import { FilePenLine, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorReason } from '../../graphql/error-message';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { formatDateTime } from '../../i18n/format';
import { ButtonLink } from '../../ui/button';
import { CoverCardsSkeleton } from '../../ui/states/cover-cards-skeleton';
import { EmptyState } from '../../ui/states/empty-state';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/tables/pagination';
import { useToast } from '../../ui/overlays/toast';
import { blogDraftKey, readBlogDraft } from './editor/blog-draft';
import { listPath } from '../../lists/list-address';
import { useDialogItem } from '../../lists/use-dialog-item';
import { useListAddress } from '../../lists/use-list-address';
import { BlogCard } from './list/own-blog-card';
import { useDeleteBlog } from './blog-mutations';
import { DeleteDialog } from '../../lists/delete-dialog';
import { VerificationNotice } from '../lawyers/verification/verification-notice';
import { LoadedView } from '../../lists/load-error';
import { LawyerBlogsScreenDocument } from './generated/lawyer-blogs-screen';

const pageSize = 9;

graphql(`
  query LawyerBlogsScreen($page: Int!, $limit: Int!) {
    myBlogs(page: $page, limit: $limit) {
      items {
        id
        title
        ...BlogCard_blog
      }
      page
      pages
      total
    }
    myLawyerProfile {
      id
      ...VerificationNotice_lawyer
    }
  }
`);

function UnfinishedDraft() {
  const { t, i18n } = useTranslation('blogEditor');
  const { user } = useSession();
  const draft = user && readBlogDraft(blogDraftKey(user._id, null));
  if (!draft) return null;
  return (
    <section className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-3.5 md:px-5">
      <FilePenLine aria-hidden className="size-5 shrink-0 text-green" strokeWidth={1.75} />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2>{t('lawyer.list.draftTitle')}</h2>
        <p className="text-ink-2">
          {t('lawyer.list.draftNote', {
            title: draft.title.trim() || t('lawyer.list.draftUntitled'),
            time: formatDateTime(draft.savedAt, i18n.language),
          })}
        </p>
      </div>
      <ButtonLink to={paths.lawyerArea.blogNew} wide="phone">
        {t('lawyer.list.draftContinue')}
      </ButtonLink>
    </section>
  );
}

function NoBlogs({ pastEnd }: { pastEnd: boolean }) {
  const { t } = useTranslation(['blogEditor', 'shared']);
  if (pastEnd)
    return (
      <EmptyState
        title={t('shared:pastTheEnd')}
        action={<ButtonLink to={paths.lawyerArea.blogs}>{t('shared:firstPage')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title={t('lawyer.list.empty')}
      description={t('lawyer.list.emptyNote')}
      action={
        <ButtonLink variant="primary" to={paths.lawyerArea.blogNew}>
          {t('lawyer.list.createFirst')}
        </ButtonLink>
      }
    />
  );
}

/** The delete dialog is in the URL (`delete`). */
export default function LawyerBlogsScreen() {
  const { t } = useTranslation(['blogEditor', 'shared']);
  const showToast = useToast();
  const address = useListAddress();
  const variables = { page: address.page, limit: pageSize };
  const result = useQuery(LawyerBlogsScreenDocument, { variables });
  const blogs = result.data?.myBlogs;
  const hasBlogs = blogs?.total !== 0;
  const blogToDelete = useDialogItem(blogs?.items ?? [], address.dialog('delete'));
  const [deleteBlog] = useDeleteBlog();
  return (
    <>
      <PageHead title={t('lawyer.list.title')} hidden />
      {result.data && <VerificationNotice lawyer={result.data.myLawyerProfile} place="articles" />}
      <PageHeader
        title={t('lawyer.list.title')}
        description={blogs?.total ? t('lawyer.list.count', { count: blogs.total }) : undefined}
        actions={
          // Without articles the empty list itself has this link.
          hasBlogs && (
            <ButtonLink variant="primary" icon={Plus} to={paths.lawyerArea.blogNew}>
              {t('lawyer.list.create')}
            </ButtonLink>
          )
        }
      />
      <UnfinishedDraft />
      <LoadedView
        result={result}
        loading={() => <CoverCardsSkeleton label={t('lawyer.list.loading')} />}
        failed={t('lawyer.list.failed')}
        isEmpty={(data) => data.myBlogs.items.length === 0}
        empty={({ myBlogs }) => <NoBlogs pastEnd={myBlogs.total > 0} />}
      >
        {({ myBlogs }) => (
          <>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {myBlogs.items.map((blog) => (
                <BlogCard key={blog.id} blog={blog} onDelete={() => address.openDialog('delete', blog.id)} />
              ))}
            </ul>
            <Pagination
              page={myBlogs.page}
              pageCount={myBlogs.pages}
              pathFor={(to) => listPath(paths.lawyerArea.blogs, { page: to })}
              label={t('shared:pager.pages')}
            />
          </>
        )}
      </LoadedView>
      {blogToDelete && (
        <DeleteDialog
          key={blogToDelete.id}
          question={t('delete.question')}
          subject={<span className="font-semibold">{blogToDelete.title}</span>}
          description={t('lawyer.list.deleteNote')}
          confirmLabel={t('delete.confirm')}
          failureText={(error) => t('delete.failed', { reason: errorReason(error) })}
          onClose={address.closeDialog}
          onDelete={async () => {
            await deleteBlog({ variables: { id: blogToDelete.id } });
            address.closeDialog();
            showToast({ tone: 'success', title: t('lawyer.list.deleted') });
          }}
        />
      )}
    </>
  );
}
