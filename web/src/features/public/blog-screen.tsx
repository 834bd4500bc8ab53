import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useAbsolute } from '../../app/site';
import { PageHead } from '../../app/page-head';
import { usePageStatus } from '../../app/page-status';
import { paths } from '../../app/paths';
import { errorMessage } from '../../graphql/error-message';
import { graphql } from '../../graphql/generated';
import type { BlogPageQuery } from '../../graphql/generated/graphql';
import { ButtonLink } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { ImageWithFallback } from '../../ui/image-with-fallback';
import { ClothRow } from '../../ui/jamdani';
import { QueryView } from '../../ui/query-view';
import { TextSkeleton } from '../../ui/skeleton';
import { BlogContent } from '../blogs/blog-content';
import { ArticleAuthor } from './article-author';
import { ArticleByline } from './article-byline';
import { BackLink } from './back-link';
import { breadcrumbData } from './breadcrumb-data';
import { ReadNext } from './read-next';
import { StructuredData } from './structured-data';

const blogPageQuery = graphql(`
  query BlogPage($id: ID!) {
    blog(id: $id) {
      id
      title
      content
      description: preview(length: 155)
      image
      createdAt
      updatedAt
      author {
        id
        name
        profilePicSmall
        listed
      }
      ...ArticleByline_blog
      ...ArticleAuthor_blog
    }
    blogs(page: 1, limit: 4) {
      items {
        id
        ...ReadNext_blog
      }
    }
  }
`);

type Blog = NonNullable<BlogPageQuery['blog']>;

function BlogHead({ blog }: { blog: Blog }) {
  const { t } = useTranslation(['public', 'shared']);
  const absolute = useAbsolute();
  const { id, title, description, image, createdAt, updatedAt, author } = blog;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonical={paths.blog(id)}
        image={{ path: paths.shareBlog(id), alt: title }}
        type="article"
      />
      <StructuredData
        data={[
          {
            '@type': 'Article',
            headline: title,
            description,
            datePublished: createdAt,
            dateModified: updatedAt,
            mainEntityOfPage: absolute(paths.blog(id)),
            image: absolute(image ?? paths.shareBlog(id)),
            publisher: { '@type': 'Organization', name: t('shared:brand.name'), url: absolute(paths.home) },
            ...(author
              ? {
                  author: {
                    '@type': 'Person',
                    name: author.name,
                    ...(author.listed ? { url: absolute(paths.lawyer(author.id)) } : {}),
                  },
                }
              : {}),
          },
          breadcrumbData(
            [
              { label: t('shared:nav.home'), path: paths.home },
              { label: t('blogs.title'), path: paths.blogs },
              { label: title, path: paths.blog(id) },
            ],
            absolute,
          ),
        ]}
      />
    </>
  );
}

function BlogNotFound() {
  const { t } = useTranslation('public');
  usePageStatus(404);
  return (
    <div className="grid justify-items-start gap-4 py-10 md:py-16">
      <PageHead title={t('blogs.notFound')} hidden />
      <h1 className="text-36">{t('blogs.notFound')}</h1>
      <p className="max-w-measure text-ink-2">{t('blogs.notFoundText')}</p>
      <ButtonLink to={paths.blogs}>{t('blogs.notFoundAction')}</ButtonLink>
    </div>
  );
}

function Article({ blog, others }: { blog: Blog; others: BlogPageQuery['blogs']['items'] }) {
  const { t } = useTranslation('public');
  return (
    <>
      <BlogHead blog={blog} />
      <h1 className="max-w-[28ch] text-36 leading-[1.12] tracking-[-0.02em] [overflow-wrap:anywhere] md:text-48 md:leading-[1.08]">
        {blog.title}
      </h1>
      <ArticleByline article={blog} />
      <ClothRow className="mt-8 mb-9" />
      <div className="grid gap-12 md:grid-cols-[minmax(0,1fr)_280px] md:items-start lg:gap-18">
        <div className="min-w-0">
          {blog.image && (
            <ImageWithFallback
              src={blog.image}
              alt=""
              placeholder={t('blogs.noImage')}
              width={960}
              height={540}
              eager
              className="mb-8 aspect-video w-full max-w-[720px] rounded-card"
            />
          )}
          <BlogContent content={blog.content} />
        </div>
        <div className="grid gap-10 md:sticky md:top-26">
          <ArticleAuthor article={blog} />
          <ReadNext articles={others} present={blog.id} />
        </div>
      </div>
    </>
  );
}

/** An article on a page of its own: what search engines and shared links get. */
export function BlogScreen() {
  const { t } = useTranslation('public');
  const { id = '' } = useParams();
  const result = useQuery(blogPageQuery, { variables: { id } });
  return (
    <div className="wrap pb-14 md:pb-26">
      <BackLink to={paths.blogs}>{t('blogs.back')}</BackLink>
      <QueryView
        result={result}
        loading={() => <TextSkeleton label={t('blogs.loadingOne')} rows={12} />}
        error={(failure, retry) => (
          <ErrorState
            title={t('list.failedPage')}
            description={errorMessage(failure)}
            retryLabel={t('list.retry')}
            retryingLabel={t('list.retrying')}
            onRetry={retry}
          />
        )}
        isEmpty={(data) => !data.blog}
        empty={() => <BlogNotFound />}
      >
        {({ blog, blogs }) => blog && <Article blog={blog} others={blogs.items} />}
      </QueryView>
    </div>
  );
}
