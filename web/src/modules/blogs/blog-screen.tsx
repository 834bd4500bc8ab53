import clsx from 'clsx';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { usePublicQuery } from '../../graphql/operations';
import { PageHead } from '../../routing/page-head';
import { usePageStatus } from '../../routing/page-status';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { LoadedView } from '../../lists/load-error';
import { ImageWithFallback } from '../../ui/pictures/image-with-fallback';
import { ClothBand } from '../../ui/jamdani/jamdani';
import { Sign } from '../../ui/jamdani/sign';
import { signOfArea } from '../../ui/jamdani/signs';
import { TextSkeleton } from '../../ui/states/skeleton';
import { ArticleText, articleRenderer } from './article/article-text';
import { articleSort } from './list/article-params';
import { ArticleTitle } from './list/article-title';
import { headingsOf, type Heading } from './article/headings';
import { ArticleAuthor } from './article/article-author';
import { ArticleByline } from './article/article-byline';
import { ArticleNote } from './article/article-note';
import { ArticleHead } from './article/article-head';
import { ArticleLegalWords } from '../../legal-words/article-legal-words';
import { BackLink } from '../../ui/back-link';
import { PrintSource } from '../../routing/print-source';
import { ShareButton } from '../site/share-button';
import { ReadNext } from './article/read-next';
import { LanguageMark } from '../../routing/language-mark';
import { useLanguage } from '../../i18n/use-language';
import { type OwnText, useOwnText } from '../../i18n/use-own-text';
import { usePersonName } from '../../i18n/use-person-name';
import { BlogPageDocument, type BlogPageQuery } from './generated/blog-screen';

graphql(`
  query BlogPage($id: ID!, $inBangla: Boolean!, $latestSort: BlogSort!) {
    blog(id: $id) {
      id
      title
      titleBangla
      content
      contentBangla @include(if: $inBangla)
      description: preview(length: 155)
      descriptionBangla: preview(length: 155, language: BN)
      practiceArea
      image
      imageSmall
      createdAt
      updatedAt
      author {
        id
        name
        nameBangla
        profilePicSmall
        listed
      }
      ...ArticleByline_blog
      ...ArticleAuthor_blog
    }
    more: blogs(moreFrom: $id, limit: 3) {
      items {
        id
        ...ReadNext_blog
      }
    }
    related: blogs(relatedTo: $id, limit: 6) {
      items {
        id
        ...ReadNext_blog
      }
    }
    latest: blogs(limit: 9, sort: $latestSort) {
      items {
        id
        ...ReadNext_blog
      }
    }
  }
`);

type Blog = NonNullable<BlogPageQuery['blog']>;

function BlogNotFound() {
  const { t } = useTranslation('blogs');
  usePageStatus(404);
  return (
    <div className="grid justify-items-start gap-4 py-10 md:py-16">
      <PageHead title={t('notFound')} hidden />
      <h1 className="text-36">{t('notFound')}</h1>
      <p className="max-w-measure text-ink-2">{t('notFoundText')}</p>
      <ButtonLink to={paths.blogs}>{t('notFoundAction')}</ButtonLink>
    </div>
  );
}

function ArticleContents({ headings, lang }: { headings: readonly Heading[]; lang: OwnText['lang'] }) {
  const { t } = useTranslation('blogs');
  return (
    <nav aria-labelledby="contents-heading" className="print:hidden md:sticky md:top-26">
      <h2 id="contents-heading" className="border-b border-line-strong pb-1">
        {t('contents')}
      </h2>
      <ol lang={lang} className="mt-2">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1.5 leading-snug text-ink-2 no-underline hover:text-green hover:underline md:min-h-0 coarse:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A shorter article needs no table of contents. */
const fewestParts = 3;

function Body({ blog, text }: { blog: Blog; text: OwnText }) {
  const { t } = useTranslation('blogs');
  const headings = useMemo(() => headingsOf(text.text), [text.text]);
  const contents = headings.length >= fewestParts;
  return (
    <div className="mt-8 grid gap-y-10 md:grid-cols-[minmax(0,1fr)_280px] md:grid-rows-[auto_1fr] md:gap-x-12 lg:grid-cols-[minmax(0,1fr)_340px]">
      {contents && (
        <div className="md:col-start-2 md:row-start-2">
          <ArticleContents headings={headings} lang={text.lang} />
        </div>
      )}
      <div className="min-w-0 md:col-start-1 md:row-span-2 md:row-start-1">
        {blog.image && (
          <ImageWithFallback
            src={blog.image}
            srcSmall={blog.imageSmall}
            sizes="(width >= 900px) 680px, 100vw"
            alt=""
            placeholder={t('noImage')}
            width={960}
            height={540}
            eager
            className="mb-8 aspect-video w-full max-w-measure rounded-card text-18"
          />
        )}
        <div lang={text.lang}>
          <ArticleText
            content={text.text}
            headings={headings}
            loading={<TextSkeleton label={t('loadingOne')} rows={12} />}
          />
        </div>
        <ArticleLegalWords text={text.text} />
        <ArticleNote article={blog} />
      </div>
      <div
        className={clsx(
          'grid gap-6 md:col-start-2 md:row-start-1 print:hidden',
          !blog.author?.listed && 'max-md:hidden',
        )}
      >
        {!blog.image && <Sign name={signOfArea(blog.practiceArea)} className="w-30 max-md:hidden" />}
        <ArticleAuthor article={blog} />
      </div>
    </div>
  );
}

type Lists = Pick<BlogPageQuery, 'more' | 'related' | 'latest'>;

/** Up to three articles: first on the same subject, then the latest; none that the page shows elsewhere. */
function readNext({ more, related, latest }: Lists, id: string) {
  const shown = new Set([id, ...more.items.map((article) => article.id)]);
  const candidates = new Map([...related.items, ...latest.items].map((article) => [article.id, article]));
  return [...candidates.values()].filter((article) => !shown.has(article.id)).slice(0, 3);
}

function Article({ blog, ...lists }: Lists & { blog: Blog }) {
  const { t } = useTranslation('blogs');
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const title = textOf(blog.title, blog.titleBangla);
  const text = textOf(blog.content, blog.contentBangla);
  const { more } = lists;
  return (
    <>
      <ArticleHead blog={blog} />
      <h1 className="max-w-[28ch] text-36 leading-[1.12] bangla:leading-[1.45] tracking-[-0.02em] md:text-48 md:leading-[1.08] bangla:md:leading-[1.45]">
        <ArticleTitle title={title} />
      </h1>
      {title.lang && (
        <p className="mt-3">
          <LanguageMark lang={title.lang} />
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <ArticleByline article={blog} />
        <ShareButton path={paths.blog(blog.id)} title={title.text} />
      </div>
      <Body blog={blog} text={text} />
      <PrintSource path={paths.blog(blog.id)} />
      <div className="mt-14 grid gap-12 md:mt-18 print:hidden">
        {blog.author && <ReadNext title={t('moreBy', { name: nameOf(blog.author) })} articles={more.items} />}
        <ReadNext title={t('readNext')} articles={readNext(lists, blog.id)} />
      </div>
    </>
  );
}

export default function BlogScreen() {
  const { t } = useTranslation(['blogs', 'shared']);
  const { id = '' } = useParams();
  const language = useLanguage();
  const variables = { id, inBangla: language === 'bn', latestSort: articleSort(language) };
  const result = usePublicQuery(BlogPageDocument, { variables });
  const waiting = !result.data;
  useEffect(
    function fetchWriter() {
      // Loads in parallel with the article; a server-rendered article needs no script. `ArticleText` shows the error.
      if (waiting) articleRenderer.load().catch(() => undefined);
    },
    [waiting],
  );
  return (
    <>
      <div className="print:hidden">
        <ClothBand />
      </div>
      <div className="wrap pb-14 md:pb-26">
        <BackLink to={paths.blogs}>{t('back')}</BackLink>
        <LoadedView
          result={result}
          loading={() => <TextSkeleton label={t('loadingOne')} rows={12} />}
          failed={t('shared:failure.notLoaded')}
          isEmpty={(data) => !data.blog}
          empty={() => <BlogNotFound />}
        >
          {({ blog, ...lists }) => blog && <Article blog={blog} {...lists} />}
        </LoadedView>
      </div>
    </>
  );
}
