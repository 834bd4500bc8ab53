import { useTranslation } from 'react-i18next';
import { useGuardedNavigate } from '../../routing/use-guarded-navigate';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { useToast } from '../../ui/overlays/toast';
import { useCreateBlog } from '../../features/blogs/blog-mutations';
import { blogDraftKey } from '../../features/blogs/editor/blog-draft';
import { BlogForm } from '../../features/blogs/editor/blog-form';

const nothing = { title: '', content: '' };

/** Writes a blog in the administration's name; success leads to the list. */
export function AdminBlogNewScreen() {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  const navigate = useGuardedNavigate();
  const showToast = useToast();
  const [create] = useCreateBlog();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('blogNew.title')} hidden />
      <Breadcrumbs
        label={t('blogNew.where')}
        crumbs={[{ label: t('blogs.title'), to: paths.admin.blogs }, { label: t('blogNew.title') }]}
      />
      <h2 className="mt-2 mb-6 font-serif! text-28">{t('blogNew.title')}</h2>
      <BlogForm
        draft={blogDraftKey(user._id, null)}
        initial={nothing}
        coverId={user._id}
        submitLabel={t('blogNew.submit')}
        sendingLabel={t('row.saving')}
        cancelTo={paths.admin.blogs}
        failure={(reason) => `${t('blogNew.failed')}: ${reason}`}
        onSave={(input, image, context) => create({ variables: { input, image }, context })}
        onSaved={async () => {
          showToast({ tone: 'success', title: t('blogNew.created') });
          await navigate(paths.admin.blogs);
        }}
      />
    </>
  );
}
