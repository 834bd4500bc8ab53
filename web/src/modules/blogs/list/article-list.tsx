import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { ArticleCardsSkeleton } from '../../../ui/states/card-skeletons';
import { EmptyState } from '../../../ui/states/empty-state';
import { ButtonLink } from '../../../ui/button';
import { LoadError } from '../../../lists/load-error';
import { Pagination } from '../../../ui/tables/pagination';
import { QueryView, type QueryResult } from '../../../ui/states/query-view';
import { ArticleCard } from './article-card';
import type { ArticleList_PageFragment } from './generated/article-list';

graphql(`
  fragment ArticleList_page on BlogPage {
    items {
      id
      ...ArticleCard_blog
    }
    page
    pages
    total
  }
`);

interface ArticleListData {
  blogs: FragmentType<ArticleList_PageFragment>;
}

interface ArticleListProps {
  result: QueryResult<ArticleListData>;
  page: number;
  pathFor: (page: number) => string;
  headingLevel: 2 | 3;
  /** On phones only the first three titles, without pages: for a screen that links to all articles. */
  brief?: boolean;
  /** Replaces an empty filtered list. */
  nothing?: ReactNode;
  onOpen: (id: string) => void;
  onApproach: () => void;
}

export function ArticleList(props: ArticleListProps) {
  const { result, page, pathFor, headingLevel, brief = false, nothing, onOpen, onApproach } = props;
  const { t } = useTranslation(['blogs', 'shared']);
  const pageOf = (data: ArticleListData) => readFragment<ArticleList_PageFragment>(data.blogs);
  return (
    <QueryView
      result={result}
      loading={() => <ArticleCardsSkeleton label={t('loading')} />}
      error={(error, retry) => <LoadError title={t('failed')} error={error} onRetry={retry} />}
      isEmpty={(data) => pageOf(data).items.length === 0}
      empty={(data) =>
        pageOf(data).total > 0 ? (
          <EmptyState
            title={t('shared:pastTheEnd')}
            action={<ButtonLink to={pathFor(1)}>{t('shared:firstPage')}</ButtonLink>}
          />
        ) : (
          (nothing ?? <EmptyState title={t('empty')} description={t('emptyText')} />)
        )
      }
    >
      {(data) => (
        <>
          <div
            className={clsx('grid md:grid-cols-2 md:gap-x-12', brief && 'max-md:[&>:nth-child(n+4)]:hidden')}
          >
            {pageOf(data).items.map((article, index) => (
              <ArticleCard
                key={article.id}
                article={article}
                leading={index === 0}
                headingLevel={headingLevel}
                onOpen={onOpen}
                onApproach={onApproach}
              />
            ))}
          </div>
          <div className={clsx(brief && 'max-md:hidden')}>
            <Pagination page={page} pageCount={pageOf(data).pages} pathFor={pathFor} label={t('pages')} />
          </div>
        </>
      )}
    </QueryView>
  );
}
