import { useTranslation } from 'react-i18next';
import { useGuardedNavigate } from '../../routing/use-guarded-navigate';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { BackLink } from '../../ui/back-link';
import { useToast } from '../../ui/overlays/toast';
import { NewBlogForm } from './editor/blog-editors';

/** Success redirects to the list. */
export default function AdminBlogNewScreen() {
  const { t } = useTranslation(['blogEditor', 'blogs']);
  const { user } = useSession();
  const navigate = useGuardedNavigate();
  const showToast = useToast();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('admin.list.add')} hidden />
      <BackLink to={paths.admin.blogs}>{t('blogs:back')}</BackLink>
      <h2 className="mt-2 mb-6 text-28">{t('admin.list.add')}</h2>
      <NewBlogForm
        userId={user._id}
        cancelTo={paths.admin.blogs}
        failure={(reason) => `${t('admin.new.failed')}: ${reason}`}
        onSaved={async () => {
          showToast({ tone: 'success', title: t('published') });
          await navigate(paths.admin.blogs);
        }}
      />
    </>
  );
}
