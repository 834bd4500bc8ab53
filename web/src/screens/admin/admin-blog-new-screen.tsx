import { useTranslation } from 'react-i18next';
import { useGuardedNavigate } from '../../routing/use-guarded-navigate';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { useToast } from '../../ui/overlays/toast';
import { useCreateBlog } from '../../features/blogs/blog-mutations';
import { blogDraftKey, emptyBlog } from '../../features/blogs/editor/blog-draft';
import { BlogForm } from '../../features/blogs/editor/blog-form';

/** Creates a blog by the administration; success redirects to the list. */
export function AdminBlogNewScreen() {
  const { t } = useTranslation(['blogEditor', 'shared']);
  const { user } = useSession();
  const navigate = useGuardedNavigate();
  const showToast = useToast();
  const [create] = useCreateBlog();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('admin.list.add')} hidden />
      <Breadcrumbs
        label={t('shared:breadcrumbs')}
        crumbs={[{ label: t('shared:nav.blogs'), to: paths.admin.blogs }, { label: t('admin.list.add') }]}
      />
      <h2 className="mt-2 mb-6 font-serif! text-28">{t('admin.list.add')}</h2>
      <BlogForm
        draft={blogDraftKey(user._id, null)}
        initial={emptyBlog}
        coverId={user._id}
        submitLabel={t('publish')}
        sendingLabel={t('publishing')}
        cancelTo={paths.admin.blogs}
        failure={(reason) => `${t('admin.new.failed')}: ${reason}`}
        onSave={({ texts, image, context }) => create({ variables: { input: texts, image }, context })}
        onSaved={async () => {
          showToast({ tone: 'success', title: t('published') });
          await navigate(paths.admin.blogs);
        }}
      />
    </>
  );
}
