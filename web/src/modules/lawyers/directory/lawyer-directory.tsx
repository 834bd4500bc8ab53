import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths, withQuery } from '../../../routing/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/states/empty-state';
import { LoadError } from '../../../lists/load-error';
import { Pagination } from '../../../ui/tables/pagination';
import { QueryView, type QueryResult } from '../../../ui/states/query-view';
import { LawyerCardsSkeleton } from '../../../ui/states/card-skeletons';
import { useCountedChoices, type DirectoryChoices } from './directory-counts';
import { DirectoryFilters } from './directory-filters';
import { filteredPath, type DirectoryContext } from './directory-context';
import { DirectoryResult, useShown, type Guide } from './directory-result';
import { noFilters, type DirectoryParams } from './directory-params';
import type { LawyerDirectory_PageFragment } from './generated/lawyer-directory';
import type { SearchGuide_ReadingFragment } from './search/generated/search-guide';
import { searchedAreas } from './chosen-matter';
import { LawyerCards } from './lawyer-cards';
import type * as noResults from './search/no-results';
import { asksForMatter } from './search/search-reading';

graphql(`
  fragment LawyerDirectory_page on LawyerPage {
    items {
      id
      ...LawyerCard_lawyer
    }
    page
    pages
    total
    totalIsEstimate
    reading {
      ...SearchGuide_reading
    }
  }
`);

const briefClass = 'max-md:[&>:nth-child(n+4)]:hidden';

/** On a wide screen. */
const cardsInRow = 2;

interface DirectoryData {
  lawyers: FragmentType<LawyerDirectory_PageFragment>;
}

interface LawyerDirectoryProps<Data> extends DirectoryChoices {
  /** With practice area and district as the lists spell them. */
  params: DirectoryParams;
  context: DirectoryContext;
  result: QueryResult<Data>;
  guide?: Guide;
  /** On phones only the first three, without pages: for a screen that links to the whole directory. */
  brief?: boolean;
  pagesLabel?: string;
  /** Renders the lawyers, by default the public cards. */
  children?: (data: Data, searched: readonly string[]) => ReactNode;
}

/** The suggestions for a list without lawyers, which load with the first one. */
function useNoResults(isEmpty: boolean) {
  const [part, setPart] = useState<typeof noResults | null>(null);
  useEffect(
    function loadSuggestions() {
      if (isEmpty) import('./search/no-results').then(setPart, () => undefined);
    },
    [isEmpty],
  );
  return part?.NoResults;
}

export function LawyerDirectory<Data extends DirectoryData>(props: LawyerDirectoryProps<Data>) {
  const { params, context, result, guide, brief = false, pagesLabel, children, ...lists } = props;
  const { t } = useTranslation(['lawyers', 'shared']);
  const choices = useCountedChoices(lists, params);
  const part = { params, context, choices };
  const searched = searchedAreas(params, choices);
  const pageOf = (data: Data) => readFragment<LawyerDirectory_PageFragment>(data.lawyers);
  const isEmpty = (data: Data) => pageOf(data).items.length === 0;
  const { search, district } = params;
  const to = (change: Partial<DirectoryParams>) => filteredPath(context, params, change) + context.hash;
  const found = result.data && !result.loading ? pageOf(result.data) : null;
  const shown = useShown({ params, found });
  const reading = shown.params.search === search ? shown.found?.reading : null;
  const NoResults = useNoResults(result.data !== undefined && isEmpty(result.data));
  return (
    <>
      <DirectoryFilters {...part} reading={reading} />
      <DirectoryResult {...part} guide={guide} shown={shown} />
      <QueryView
        result={result}
        loading={() => <LawyerCardsSkeleton label={t('list.loading')} />}
        error={(error, retry) => <LoadError title={t('list.failed')} error={error} onRetry={retry} />}
        isEmpty={isEmpty}
        empty={(data) => {
          const page = pageOf(data);
          const reading = readFragment<SearchGuide_ReadingFragment>(page.reading);
          const asks = asksForMatter(page.reading);
          if (asks && reading && guide)
            return (
              <guide.MatterQuestion reading={reading} params={params} matters={choices.matters} to={to} />
            );
          if (NoResults) return <NoResults {...part} page={page} />;
          return (
            <EmptyState
              title={asks ? t('list.question', { search }) : t('list.empty')}
              description={search && !asks && t('list.emptySearch')}
              action={
                <ButtonLink to={asks ? withQuery(paths.lawyers, { search, district }) : to(noFilters)}>
                  {asks ? t('shared:act.findLawyers') : t('list.emptyAction')}
                </ButtonLink>
              }
            />
          );
        }}
      >
        {(data) => (
          <>
            {children?.(data, searched) ?? (
              <LawyerCards
                lawyers={pageOf(data).items}
                searched={searched}
                // On the home page the hero fills the first screen; elsewhere the list starts there.
                eager={context.hash === '' ? cardsInRow : 0}
                className={clsx(brief && briefClass)}
              />
            )}
            <div className={clsx(brief && 'max-md:hidden')}>
              <Pagination
                page={params.page}
                pageCount={pageOf(data).pages}
                pathFor={(page) => context.pathFor({ ...params, article: '', page }) + context.hash}
                label={pagesLabel ?? t('list.pages')}
              />
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}
