import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { ArticleList } from '../../features/blogs/list/article-list';
import { listPath, readPage } from '../../lists/list-address';
import { BlogListDocument } from './generated/blog-list-screen';
import { useArticleDialog } from './use-article-dialog';

graphql(`
  query BlogList($page: Int!) {
    blogs(page: $page) {
      ...ArticleList_page
    }
  }
`);

const pathFor = (page: number) => listPath(paths.blogs, { page });

/** All articles, six a page, with the reader dialog. */
export function BlogListScreen() {
  const { t } = useTranslation('blogs');
  const [query] = useSearchParams();
  const page = readPage(query.get('page'));
  const result = useQuery(BlogListDocument, { variables: { page } });
  const { open, prepare, dialog } = useArticleDialog();
  return (
    <div className="wrap py-10 md:py-16">
      <PageHead title={t('title')} description={t('description')} canonical={pathFor(page)} />
      <h1 className="text-36 tracking-[-0.02em] brass-rule md:text-48">{t('title')}</h1>
      <p className="mt-4 mb-8 max-w-[52ch] text-ink-2 md:mb-12">{t('description')}</p>
      <ArticleList
        result={result}
        page={page}
        pathFor={pathFor}
        headingLevel={2}
        onOpen={open}
        onApproach={prepare}
      />
      {dialog}
    </div>
  );
}
