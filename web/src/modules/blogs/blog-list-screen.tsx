import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { usePublicQuery } from '../../graphql/operations';
import { useLanguage } from '../../i18n/use-language';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { ArticleFilters } from './list/article-filters';
import { ArticleList } from './list/article-list';
import { articlesPath, articleSort, readArticleParams } from './list/article-params';
import { BlogListDocument, BlogTopicsDocument } from './generated/blog-list-screen';
import { useArticleDialog } from './use-article-dialog';

graphql(`
  query BlogList($page: Int!, $search: String, $practiceArea: String, $sort: BlogSort!) {
    blogs(page: $page, search: $search, practiceArea: $practiceArea, sort: $sort) {
      items {
        id
      }
      ...ArticleList_page
    }
  }

  query BlogTopics {
    blogTopics {
      name
      slug
      blogCount
    }
  }
`);

function NothingFound() {
  const { t } = useTranslation('blogs');
  return (
    <EmptyState
      title={t('emptySearch')}
      description={t('emptySearchText')}
      action={<ButtonLink to={paths.blogs}>{t('showAll')}</ButtonLink>}
    />
  );
}

export default function BlogListScreen() {
  const { t } = useTranslation('blogs');
  const [query] = useSearchParams();
  const params = readArticleParams(query);
  const { page, topic, search } = params;
  const language = useLanguage();
  const result = usePublicQuery(BlogListDocument, {
    variables: { page, search: search || null, practiceArea: topic || null, sort: articleSort(language) },
  });
  const topics = usePublicQuery(BlogTopicsDocument).data?.blogTopics ?? [];
  const name = topics.find(({ slug }) => slug === topic)?.name;
  const { open, prepare, dialog } = useArticleDialog();
  const title = name ? t('titleTopic', { topic: name }) : t('title');
  const description = name ? t('descriptionTopic', { topic: name }) : t('description');
  // Search engines skip text searches, topics without articles and pages beyond the end.
  const isEmpty = result.data?.blogs.items.length === 0;
  const hidden = search !== '' || (topic !== '' && !name) || isEmpty;
  return (
    <div className="wrap py-4 md:py-10">
      <PageHead
        title={title}
        description={description}
        {...(hidden ? { hidden } : { canonical: articlesPath({ topic, page }) })}
      />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-7">
        <h1 className="text-28 tracking-[-0.02em] md:text-36">{title}</h1>
        <ArticleFilters params={params} topics={topics} />
      </div>
      <ArticleList
        result={result}
        page={page}
        pathFor={(number) => articlesPath({ ...params, page: number })}
        headingLevel={2}
        nothing={topic || search ? <NothingFound /> : undefined}
        onOpen={open}
        onApproach={prepare}
      />
      {dialog}
    </div>
  );
}
