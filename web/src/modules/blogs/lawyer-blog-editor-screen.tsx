import { useQuery } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { useGuardedNavigate } from '../../routing/use-guarded-navigate';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { errorReason } from '../../graphql/error-message';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { PageHeader } from '../../ui/page-header';
import { QueryView } from '../../ui/states/query-view';
import { TextLink } from '../../ui/text-link';
import { useToast } from '../../ui/overlays/toast';
import { NewBlogForm, PresentBlogForm } from './editor/blog-editors';
import { BlogFormSkeleton } from './editor/blog-skeletons';
import { LoadError } from '../../lists/load-error';
import { LawyerBlogEditorScreenDocument } from './generated/lawyer-blog-editor-screen';

graphql(`
  query LawyerBlogEditorScreen($id: ID!) {
    blog(id: $id) {
      id
      title
      content
      titleBangla
      contentBangla
      practiceArea
      image
      version
      author {
        id
      }
    }
  }
`);

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('blogEditor');
  return (
    <>
      <PageHead title={title} hidden />
      <p className="-mt-2 mb-2">
        <TextLink to={paths.lawyerArea.blogs} className="inline-flex min-h-11 items-center gap-2 text-14">
          <ArrowLeft aria-hidden className="size-4" />
          {t('lawyer.edit.back')}
        </TextLink>
      </p>
      <PageHeader title={title} />
      {children}
    </>
  );
}

function useLeave() {
  const showToast = useToast();
  const navigate = useGuardedNavigate();
  return async (title: string) => {
    showToast({ tone: 'success', title });
    await navigate(paths.lawyerArea.blogs);
  };
}

function NewBlog({ userId }: { userId: string }) {
  const { t } = useTranslation('blogEditor');
  const leave = useLeave();
  return (
    <Frame title={t('lawyer.list.create')}>
      <NewBlogForm
        userId={userId}
        cancelTo={paths.lawyerArea.blogs}
        failure={(reason) => t('lawyer.edit.saveFailed', { reason })}
        onSaved={(isPublic) => leave(t(isPublic ? 'published' : 'kept'))}
      />
    </Frame>
  );
}

function NotFound() {
  const { t } = useTranslation(['blogEditor', 'blogs']);
  return (
    <EmptyState
      title={t('blogs:notFound')}
      description={t('lawyer.edit.notFoundNote')}
      action={<ButtonLink to={paths.lawyerArea.blogs}>{t('lawyer.list.title')}</ButtonLink>}
    />
  );
}

function PresentBlog({ userId, id }: { userId: string; id: string }) {
  const { t } = useTranslation('blogEditor');
  const leave = useLeave();
  // The form starts with the saved blog, not with a cached version.
  const result = useQuery(LawyerBlogEditorScreenDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Frame title={t('edit')}>
      <QueryView
        result={result}
        loading={() => <BlogFormSkeleton label={t('loading')} />}
        error={(error, retry) => (
          <LoadError
            title={t('lawyer.edit.loadFailed', { reason: errorReason(error) })}
            description={t('lawyer.edit.loadNote')}
            error={error}
            onRetry={retry}
          />
        )}
        isEmpty={({ blog }) => blog?.author?.id !== userId}
        empty={() => <NotFound />}
      >
        {({ blog }) =>
          blog && (
            <PresentBlogForm
              userId={userId}
              blog={blog}
              submitLabel={t('lawyer.edit.save')}
              sendingLabel={t('lawyer.edit.saving')}
              cancelTo={paths.lawyerArea.blogs}
              failure={(reason) => t('lawyer.edit.saveFailed', { reason })}
              onSaved={() => leave(t('lawyer.edit.saved'))}
            />
          )
        }
      </QueryView>
    </Frame>
  );
}

/** `/lawyer/blogs/new` or `/lawyer/blogs/{id}`. */
export default function LawyerBlogEditorScreen() {
  const { id } = useParams();
  const { user } = useSession();
  if (!user) return null;
  return id ? <PresentBlog userId={user._id} id={id} /> : <NewBlog userId={user._id} />;
}
