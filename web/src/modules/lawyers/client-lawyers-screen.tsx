import type { Language } from '@ainsathi/contract/languages';
import { pageSizes } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { FormMessage } from '../../ui/forms/form-message';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/tables/pagination';
import { QueryView } from '../../ui/states/query-view';
import { LawyerCardsSkeleton } from '../../ui/states/card-skeletons';
import { useCountedChoices } from './directory/directory-counts';
import { searchedAreas } from './directory/chosen-matter';
import { DirectoryFilters } from './directory/directory-filters';
import { InsteadNotice, useInsteadOf } from '../cases/withdrawal/instead-notice';
import { SendInstead } from '../cases/withdrawal/send-instead';
import { clientContext } from './directory/client-context';
import { DirectoryResult } from './directory/directory-result';
import {
  directorySortValue,
  lawyerFilterOf,
  readDirectoryParams,
  type DirectoryParams,
} from './directory/directory-params';
import { SearchGuide } from './directory/search-guide';
import { NoResults } from './directory/no-results';
import { withListedSpelling } from './directory/search-choices';
import { LoadError } from '../../lists/load-error';
import { LawyerCard } from './directory/lawyer-card';
import { useLanguage } from '../../i18n/use-language';
import { ClientLawyerChoicesDocument, ClientLawyersDocument } from './generated/client-lawyers-screen';

const pageSize = pageSizes.public;

graphql(`
  query ClientLawyers($filter: LawyerFilter, $sort: LawyerSort!, $page: Int!, $limit: Int!) {
    lawyers(filter: $filter, sort: $sort, page: $page, limit: $limit) {
      items {
        id
        ...LawyerCard_lawyer
        ...SendInstead_lawyer
      }
      page
      pages
      total
      totalIsEstimate
      reading {
        ...SearchGuide_reading
      }
    }
  }

  query ClientLawyerChoices {
    practiceAreas {
      id
      ...PracticeAreaChoice_practiceArea
    }
    matters {
      id
      ...MatterChoice_matter
    }
    districts {
      id
      ...DistrictChoice_district
    }
  }
`);

function variablesOf(params: DirectoryParams, language: Language) {
  return {
    filter: lawyerFilterOf(params),
    sort: directorySortValue(params.sort, language),
    page: params.page,
    limit: pageSize,
  };
}

/** Whether the page of a missing lawyer has redirected here. */
function wasNotFound(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'lawyerNotFound' in state;
}

function useClientDirectory() {
  const language = useLanguage();
  const [query] = useSearchParams();
  const { data } = useQuery(ClientLawyerChoicesDocument, { fetchPolicy: 'cache-first' });
  const queryParams = readDirectoryParams(query);
  const { matters = [], practiceAreas: areas = [], districts = [] } = data ?? {};
  const params = withListedSpelling(queryParams, areas, districts);
  const result = useQuery(ClientLawyersDocument, {
    variables: variablesOf(queryParams, language),
    fetchPolicy: 'cache-first',
  });
  const choices = useCountedChoices({ matters, areas, districts }, params);
  const instead = query.get('instead');
  return { bar: { params, choices, context: clientContext(instead) }, result, instead };
}

export default function ClientLawyersScreen() {
  const { t } = useTranslation(['lawyers', 'directory', 'shared']);
  const { bar, result, instead } = useClientDirectory();
  const sent = useInsteadOf(instead);
  const location = useLocation();
  return (
    <>
      <PageHead title={t('shared:nav.lawyers')} hidden />
      <PageHeader title={t('shared:nav.lawyers')} description={t('directory:client.description')} />
      {wasNotFound(location.state) && (
        <div className="mb-5">
          <FormMessage tone="failure" title={t('profile.notFound')}>
            {t('directory:client.notFound')}
          </FormMessage>
        </div>
      )}
      {instead !== null && <InsteadNotice id={instead} {...sent} />}
      <DirectoryFilters {...bar} />
      <DirectoryResult
        {...bar}
        guide={SearchGuide}
        found={result.data && !result.loading ? result.data.lawyers : null}
      />
      <QueryView
        className="pt-5"
        result={result}
        loading={() => <LawyerCardsSkeleton label={t('list.loading')} rows={pageSize} />}
        error={(error, retry) => <LoadError title={t('list.failed')} error={error} onRetry={retry} />}
        isEmpty={({ lawyers }) => lawyers.items.length === 0}
        empty={({ lawyers }) => <NoResults {...bar} pages={lawyers.pages} />}
      >
        {({ lawyers }) => (
          <>
            <ul className="grid gap-4 min-[1100px]:grid-cols-2">
              {lawyers.items.map((lawyer, index) => (
                <li key={lawyer.id} className="grid grid-rows-[1fr_auto] gap-2">
                  <LawyerCard
                    lawyer={lawyer}
                    variant="framed"
                    pathFor={paths.client.lawyer}
                    searched={searchedAreas(bar.params, bar.choices)}
                    eager={index < 2}
                  />
                  {sent.legalCase && <SendInstead legalCase={sent.legalCase} lawyer={lawyer} />}
                </li>
              ))}
            </ul>
            <Pagination
              page={bar.params.page}
              pageCount={lawyers.pages}
              pathFor={(page) => bar.context.pathFor({ ...bar.params, page })}
              label={t('shared:nav.lawyers')}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
