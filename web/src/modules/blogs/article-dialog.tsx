import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { usePublicQuery } from '../../graphql/operations';
import { LazyComponent } from '../../routing/lazy-component';
import { paths } from '../../routing/paths';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { EmptyState } from '../../ui/states/empty-state';
import { LoadedView } from '../../lists/load-error';
import { ImageWithFallback } from '../../ui/pictures/image-with-fallback';
import { ClothRow } from '../../ui/jamdani/cloth-row';
import { TextSkeleton } from '../../ui/states/skeleton';
import { TextLink } from '../../ui/text-link';
import { articleRenderer } from './article/article-text';
import { ArticleByline } from './article/article-byline';
import { ArticleTitle } from './list/article-title';
import { LanguageMark } from '../../routing/language-mark';
import { useLanguage } from '../../i18n/use-language';
import { useOwnText } from '../../i18n/use-own-text';
import { ArticleDialogDocument } from './generated/article-dialog';

graphql(`
  query ArticleDialog($id: ID!, $inBangla: Boolean!) {
    blog(id: $id) {
      id
      title
      titleBangla
      content
      contentBangla @include(if: $inBangla)
      image
      imageSmall
      ...ArticleByline_blog
    }
  }
`);

/** Escape, the backdrop, the cross and Close close it. */
export function ArticleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['blogs', 'shared']);
  const inBangla = useLanguage() === 'bn';
  const textOf = useOwnText();
  const result = usePublicQuery(ArticleDialogDocument, { variables: { id, inBangla } });
  const title = textOf(result.data?.blog?.title, result.data?.blog?.titleBangla);
  useEffect(function fetchWriter() {
    // Loads in parallel with the article. `ArticleText` shows the error if this fails.
    articleRenderer.load().catch(() => undefined);
  }, []);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="reading"
      title={title?.text ?? t('bar')}
      hideTitle
      bar={t('bar')}
      closeLabel={t('close')}
      textLabel={t('text')}
      footer={
        <>
          <TextLink to={paths.blog(id)} className="inline-flex min-h-11 items-center">
            {t('openPage')}
          </TextLink>
          <Button onClick={onClose}>{t('shared:act.close')}</Button>
        </>
      }
    >
      <LoadedView
        result={result}
        loading={() => <TextSkeleton label={t('loadingOne')} />}
        failed={t('failed')}
        bare
        isEmpty={(data) => !data.blog}
        empty={() => <EmptyState bare title={t('notFound')} description={t('notFoundText')} />}
      >
        {({ blog }) =>
          blog && (
            <article>
              {/* Not a heading: screen readers have already read the same words as the dialog's title. */}
              <p
                aria-hidden
                className="font-serif text-28 leading-[1.15] bangla:leading-[1.45] tracking-[-0.012em] [font-weight:560] text-balance"
              >
                {title && <ArticleTitle title={title} />}
              </p>
              {title?.lang && (
                <p className="mt-2">
                  <LanguageMark lang={title.lang} />
                </p>
              )}
              <ArticleByline article={blog} />
              {blog.image ? (
                <ImageWithFallback
                  src={blog.image}
                  srcSmall={blog.imageSmall}
                  sizes="(width >= 760px) 700px, 100vw"
                  alt=""
                  placeholder={t('noImage')}
                  width={960}
                  height={540}
                  eager
                  className="mt-6 mb-7 aspect-video w-full rounded-card"
                />
              ) : (
                <ClothRow className="my-6" />
              )}
              <LazyComponent
                source={articleRenderer}
                bare
                placeholder={<TextSkeleton label={t('loadingOne')} />}
              >
                {(BlogContent) => (
                  <div lang={title?.lang}>
                    <BlogContent content={textOf(blog.content, blog.contentBangla).text} />
                  </div>
                )}
              </LazyComponent>
            </article>
          )
        }
      </LoadedView>
    </Dialog>
  );
}
