import { otherLanguage } from '@ainsathi/contract/languages';
import { useQuery } from '@apollo/client/react';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { useGuardedNavigate } from '../../routing/use-guarded-navigate';
import { PageHead } from '../../routing/page-head';
import { paths, withQuery } from '../../routing/paths';
import { useSession } from '../../session/session';
import { formatDate } from '../../i18n/format';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button';
import { ImageWithFallback } from '../../ui/pictures/image-with-fallback';
import { QueryView } from '../../ui/states/query-view';
import { useToast } from '../../ui/overlays/toast';
import { BlogContent } from './article/blog-content';
import { PresentBlogForm } from './editor/blog-editors';
import { BlogFormSkeleton, BlogSkeleton } from './editor/blog-skeletons';
import { AdminBlogDocument, type AdminBlog_BlogFragment } from './generated/admin-blog-screen';
import { useLanguage } from '../../i18n/use-language';
import { useOwnText } from '../../i18n/use-own-text';
import { usePersonName } from '../../i18n/use-person-name';

graphql(`
  fragment AdminBlog_blog on Blog {
    id
    title
    content
    titleBangla
    contentBangla
    practiceArea
    image
    version
    createdAt
    author {
      id
      name
      nameBangla
    }
  }

  query AdminBlog($id: ID!) {
    blog(id: $id) {
      id
      title
      titleBangla
      ...AdminBlog_blog
    }
  }
`);

interface BlogProps {
  item: FragmentType<AdminBlog_BlogFragment>;
}

type Texts = Pick<AdminBlog_BlogFragment, 'title' | 'content' | 'titleBangla' | 'contentBangla'>;

function OtherVersion({ texts }: { texts: Texts }) {
  const lang = otherLanguage[useLanguage()];
  const { title, content, titleBangla, contentBangla } = texts;
  if (!titleBangla || !contentBangla) return null;
  return (
    <section lang={lang} className="mt-10 border-t border-line-strong pt-8">
      <h3 className="mb-5 font-serif text-28">{lang === 'bn' ? titleBangla : title}</h3>
      <BlogContent content={lang === 'bn' ? contentBangla : content} />
    </section>
  );
}

/** As readers see it, with an edit button. */
function BlogReading({ item }: BlogProps) {
  const { t, i18n } = useTranslation(['blogEditor', 'shared']);
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const { id, image, createdAt, author, ...texts } = readFragment<AdminBlog_BlogFragment>(item);
  const title = textOf(texts.title, texts.titleBangla);
  const content = textOf(texts.content, texts.contentBangla);
  return (
    <article className="mx-auto max-w-[calc(var(--measure)+10rem)] rounded-card border border-line bg-surface px-4 py-6 *:mx-auto *:max-w-measure sm:px-8 sm:py-8">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h2 lang={title.lang} className="text-28 md:text-36">
            {title.text}
          </h2>
          <p className="mt-2 text-ink-2">
            {t('admin.edit.by', {
              name: nameOf(author),
            })}
            {', '}
            <time dateTime={createdAt}>{formatDate(createdAt, i18n.language, 'long')}</time>
          </p>
        </div>
        <ButtonLink to={withQuery(paths.admin.blog(id), { edit: 'yes' })} icon={Pencil}>
          {t('edit')}
        </ButtonLink>
      </div>
      {image && (
        <ImageWithFallback
          src={image}
          alt=""
          placeholder={t('admin.edit.imageNotFound')}
          width={960}
          height={540}
          eager
          className="mb-6 aspect-video h-auto w-full rounded-card"
        />
      )}
      <div lang={content.lang}>
        <BlogContent content={content.text} />
      </div>
      <OtherVersion texts={texts} />
    </article>
  );
}

/** Save Changes and Cancel return to the reading view. */
function BlogEditing({ item, userId }: BlogProps & { userId: string }) {
  const { t } = useTranslation(['blogEditor', 'shared']);
  const blog = readFragment<AdminBlog_BlogFragment>(item);
  const navigate = useGuardedNavigate();
  const showToast = useToast();
  return (
    <>
      <h2 className="mt-2 mb-6 text-28">{t('edit')}</h2>
      <PresentBlogForm
        userId={userId}
        blog={blog}
        submitLabel={t('admin.edit.save')}
        sendingLabel={t('shared:act.saving')}
        cancelTo={paths.admin.blog(blog.id)}
        failure={(reason) => `${t('admin.edit.failed')}: ${reason}`}
        onSaved={async () => {
          showToast({ tone: 'success', title: t('admin.edit.saved') });
          await navigate(paths.admin.blog(blog.id));
        }}
      />
    </>
  );
}

/** Navigates to the list and shows the reason as a toast. */
function LeaveMissing() {
  const { t } = useTranslation('blogs');
  const navigate = useNavigate();
  const showToast = useToast();
  useEffect(
    function leaveForTheList() {
      showToast({ tone: 'failure', title: t('notFound') });
      void navigate(paths.admin.blogs, { replace: true });
    },
    [navigate, showToast, t],
  );
  return null;
}

/** To read and edit; redirects to the list if it cannot be loaded. */
export default function AdminBlogScreen() {
  const { t } = useTranslation(['blogEditor', 'blogs']);
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const { user } = useSession();
  const result = useQuery(AdminBlogDocument, { variables: { id } });
  const textOf = useOwnText();
  const blog = result.data?.blog;
  const title = blog ? textOf(blog.title, blog.titleBangla).text : t('admin.edit.title');
  if (!user) return null;
  return (
    <>
      <PageHead title={title} hidden />
      <BackLink to={paths.admin.blogs}>{t('blogs:back')}</BackLink>
      <QueryView
        result={result}
        loading={() =>
          address.has('edit') ? (
            <BlogFormSkeleton label={t('loading')} />
          ) : (
            <BlogSkeleton label={t('loading')} />
          )
        }
        error={() => <LeaveMissing />}
        isEmpty={({ blog }) => blog === null}
        empty={() => <LeaveMissing />}
      >
        {({ blog }) =>
          blog &&
          (address.has('edit') ? <BlogEditing item={blog} userId={user._id} /> : <BlogReading item={blog} />)
        }
      </QueryView>
    </>
  );
}
