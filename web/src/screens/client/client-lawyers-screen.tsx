import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../routing/page-head';
import { graphql, readFragment } from '../../graphql/generated';
import { FormMessage } from '../../ui/forms/form-message';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/tables/pagination';
import { QueryView } from '../../ui/states/query-view';
import { LawyerCardsSkeleton } from '../../ui/states/card-skeletons';
import { useCountedChoices } from '../../features/lawyers/directory/directory-counts';
import { DirectoryFilters } from '../../features/lawyers/directory/directory-filters';
import { clientPlace } from '../../features/lawyers/directory/directory-context';
import { DirectoryResult } from '../../features/lawyers/directory/directory-result';
import {
  directorySortValues,
  readHomeAddress,
  type HomeAddress,
} from '../../features/lawyers/directory/directory-params';
import { NobodyFound } from '../../features/lawyers/directory/no-results';
import {
  districtChoiceFragment,
  practiceAreaChoiceFragment,
  spelledAs,
} from '../../features/lawyers/directory/search-choices';
import { LoadError } from '../../lists/load-error';
import { ClientLawyerCard } from '../../features/lawyers/directory/client-lawyer-card';

const pageSize = 6;

const clientLawyersQuery = graphql(`
  query ClientLawyers($filter: LawyerFilter, $sort: LawyerSort!, $page: Int!, $limit: Int!) {
    lawyers(filter: $filter, sort: $sort, page: $page, limit: $limit) {
      items {
        id
        ...ClientLawyerCard_lawyer
      }
      page
      pages
      total
    }
  }
`);

const clientLawyerChoicesQuery = graphql(`
  query ClientLawyerChoices {
    practiceAreas {
      id
      ...PracticeAreaChoice_practiceArea
    }
    districts {
      id
      ...DistrictChoice_district
    }
  }
`);

function variablesOf({ category, district, search, sort, page }: HomeAddress) {
  return {
    filter: { practiceArea: category || null, district: district || null, search: search || null },
    sort: directorySortValues[sort],
    page,
    limit: pageSize,
  };
}

/** True after a lawyer's page had to send the reader here. */
function wasNotFound(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'lawyerNotFound' in state;
}

/** The filter bar and the list's numbers, with the place of the client's area. */
function useClientDirectory() {
  const [query] = useSearchParams();
  const { data } = useQuery(clientLawyerChoicesQuery);
  const said = readHomeAddress(query);
  const { practiceAreas: areas = [], districts = [] } = data ?? {};
  const address = {
    ...said,
    category: spelledAs(said.category, readFragment(practiceAreaChoiceFragment, areas)),
    district: spelledAs(said.district, readFragment(districtChoiceFragment, districts)),
  };
  const result = useQuery(clientLawyersQuery, { variables: variablesOf(said) });
  const choices = useCountedChoices(areas, districts, address);
  return { bar: { address, choices, place: clientPlace }, result };
}

/** The verified lawyers, 6 a page, with the directory's filters in the address. */
export function ClientLawyersScreen() {
  const { t } = useTranslation('client');
  const { bar, result } = useClientDirectory();
  const location = useLocation();
  return (
    <>
      <PageHead title={t('lawyers.title')} hidden />
      <PageHeader title={t('lawyers.title')} description={t('lawyers.description')} />
      {wasNotFound(location.state) && (
        <div className="mb-5">
          <FormMessage tone="failure" title={t('lawyers.notFound')}>
            {t('lawyers.notFoundText')}
          </FormMessage>
        </div>
      )}
      <DirectoryFilters {...bar} />
      <DirectoryResult {...bar} total={result.data && !result.loading ? result.data.lawyers.total : null} />
      <QueryView
        className="pt-5"
        result={result}
        loading={() => <LawyerCardsSkeleton label={t('lawyers.loading')} rows={pageSize} />}
        error={(error, retry) => <LoadError title={t('lawyers.error')} error={error} onRetry={retry} />}
        isEmpty={({ lawyers }) => lawyers.items.length === 0}
        empty={({ lawyers }) => <NobodyFound {...bar} pages={lawyers.pages} />}
      >
        {({ lawyers }) => (
          <>
            <ul className="grid gap-4 min-[1100px]:grid-cols-2">
              {lawyers.items.map((lawyer, index) => (
                <li key={lawyer.id}>
                  <ClientLawyerCard
                    lawyer={lawyer}
                    searchedArea={bar.address.category || undefined}
                    eager={index < 2}
                  />
                </li>
              ))}
            </ul>
            <Pagination
              page={bar.address.page}
              pageCount={lawyers.pages}
              pathFor={(page) => clientPlace.pathFor({ ...bar.address, page })}
              keepScroll={false}
              labels={{
                navigation: t('lawyers.title'),
                previous: t('cases.pages.previous'),
                next: t('cases.pages.next'),
                page: (page) => t('cases.pages.page', { page }),
              }}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
