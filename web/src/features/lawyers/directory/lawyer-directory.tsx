import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { errorMessage } from '../../../graphql/error-message';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { ErrorState } from '../../../ui/states/error-state';
import { Pagination } from '../../../ui/tables/pagination';
import { QueryView, type QueryResult } from '../../../ui/states/query-view';
import { LawyerCardsSkeleton } from '../../../ui/states/card-skeletons';
import { useCountedChoices } from './directory-counts';
import { DirectoryFilters } from './directory-filters';
import type { DirectoryPlace } from './directory-context';
import { DirectoryResult } from './directory-result';
import type { HomeAddress } from './directory-params';
import { LawyerCard } from './lawyer-card';
import { NobodyFound } from './no-results';
import type { DistrictChoices, PracticeAreaChoices } from './search-choices';

export const lawyerDirectoryFragment = graphql(`
  fragment LawyerDirectory_page on LawyerPage {
    items {
      id
      ...LawyerCard_lawyer
    }
    page
    pages
    total
  }
`);

/** On the desk. */
const cardsInRow = 2;

interface DirectoryData {
  lawyers: FragmentType<typeof lawyerDirectoryFragment>;
}

interface LawyerDirectoryProps {
  /** With the practice area and the district in the spelling of the lists. */
  address: HomeAddress;
  place: DirectoryPlace;
  areas: PracticeAreaChoices;
  districts: DistrictChoices;
  result: QueryResult<DirectoryData>;
}

/** The directory: filters in the address, the result in words, six cards and the pages. */
export function LawyerDirectory({ address, place, areas, districts, result }: LawyerDirectoryProps) {
  const { t } = useTranslation('public');
  const choices = useCountedChoices(areas, districts, address);
  const pageOf = (data: DirectoryData) => readFragment(lawyerDirectoryFragment, data.lawyers);
  return (
    <>
      <DirectoryFilters address={address} place={place} choices={choices} />
      <DirectoryResult
        address={address}
        place={place}
        choices={choices}
        total={result.data && !result.loading ? pageOf(result.data).total : null}
      />
      <QueryView
        result={result}
        loading={() => <LawyerCardsSkeleton label={t('directory.loading')} />}
        error={(failure, retry) => (
          <ErrorState
            title={t('list.failedLawyers')}
            description={errorMessage(failure)}
            retryLabel={t('list.retry')}
            retryingLabel={t('list.retrying')}
            onRetry={retry}
          />
        )}
        isEmpty={(data) => pageOf(data).items.length === 0}
        empty={(data) => (
          <NobodyFound address={address} place={place} choices={choices} pages={pageOf(data).pages} />
        )}
      >
        {(data) => (
          <>
            <div className="grid md:grid-cols-2 md:gap-x-8 lg:gap-x-12">
              {pageOf(data).items.map((lawyer, index) => (
                <LawyerCard
                  key={lawyer.id}
                  lawyer={lawyer}
                  pathFor={paths.lawyer}
                  searched={address.category}
                  // On a page of its own the list begins in sight; on the home page the hero does.
                  eager={place.hash === '' && index < cardsInRow}
                />
              ))}
            </div>
            <Pagination
              page={address.page}
              pageCount={pageOf(data).pages}
              pathFor={(page) => place.pathFor({ ...address, article: '', page }) + place.hash}
              keepScroll={false}
              labels={{
                navigation: t('directory.pages'),
                previous: t('list.previous'),
                next: t('list.next'),
                page: (page) => t('list.page', { page }),
              }}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
