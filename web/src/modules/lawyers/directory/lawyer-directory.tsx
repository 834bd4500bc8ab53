import clsx from 'clsx';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { LoadError } from '../../../lists/load-error';
import { Pagination } from '../../../ui/tables/pagination';
import { QueryView, type QueryResult } from '../../../ui/states/query-view';
import { LawyerCardsSkeleton } from '../../../ui/states/card-skeletons';
import { useCountedChoices } from './directory-counts';
import { DirectoryFilters } from './directory-filters';
import type { DirectoryContext } from './directory-context';
import { DirectoryResult } from './directory-result';
import type { DirectoryParams } from './directory-params';
import type { LawyerDirectory_PageFragment } from './generated/lawyer-directory';
import { searchedAreas } from './chosen-matter';
import { LawyerCards } from './lawyer-cards';
import type { SearchGuideProps } from './search-guide';
import { NoResults } from './no-results';
import type { DistrictChoices, MatterChoices, PracticeAreaChoices } from './search-choices';

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

const briefClass = 'max-md:[&>:nth-child(n+5)]:hidden';

/** On a wide screen. */
const cardsInRow = 2;

interface DirectoryData {
  lawyers: FragmentType<LawyerDirectory_PageFragment>;
}

interface LawyerDirectoryProps {
  /** With practice area and district as the lists spell them. */
  params: DirectoryParams;
  context: DirectoryContext;
  matters: MatterChoices;
  areas: PracticeAreaChoices;
  districts: DistrictChoices;
  result: QueryResult<DirectoryData>;
  guide?: ComponentType<SearchGuideProps>;
  /** On phones only the first four, without pages: for a screen that links to the whole directory. */
  brief?: boolean;
}

export function LawyerDirectory(props: LawyerDirectoryProps) {
  const { params, context, result, guide, brief = false, ...lists } = props;
  const { t } = useTranslation('lawyers');
  const choices = useCountedChoices(lists, params);
  const pageOf = (data: DirectoryData) => readFragment<LawyerDirectory_PageFragment>(data.lawyers);
  return (
    <>
      <DirectoryFilters params={params} context={context} choices={choices} />
      <DirectoryResult
        params={params}
        context={context}
        choices={choices}
        guide={guide}
        found={result.data && !result.loading ? pageOf(result.data) : null}
      />
      <QueryView
        result={result}
        loading={() => <LawyerCardsSkeleton label={t('list.loading')} />}
        error={(error, retry) => <LoadError title={t('list.failed')} error={error} onRetry={retry} />}
        isEmpty={(data) => pageOf(data).items.length === 0}
        empty={(data) => (
          <NoResults params={params} context={context} choices={choices} pages={pageOf(data).pages} />
        )}
      >
        {(data) => (
          <>
            <LawyerCards
              lawyers={pageOf(data).items}
              searched={searchedAreas(params, choices)}
              // On the home page the hero fills the first screen; elsewhere the list starts there.
              eager={context.hash === '' ? cardsInRow : 0}
              className={clsx(brief && briefClass)}
            />
            <div className={clsx(brief && 'max-md:hidden')}>
              <Pagination
                page={params.page}
                pageCount={pageOf(data).pages}
                pathFor={(page) => context.pathFor({ ...params, article: '', page }) + context.hash}
                label={t('list.pages')}
              />
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}
