import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../app/page-head';
import { paths } from '../../app/paths';
import { graphql } from '../../graphql/generated';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FormMessage } from '../../ui/form-message';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/pagination';
import { QueryView } from '../../ui/query-view';
import { LawyerCardsSkeleton } from '../../ui/skeleton';
import { ClientFailure } from './client-failure';
import { ClientLawyerCard } from './client-lawyer-card';
import { LawyerFilters } from './lawyer-filters';
import { lawyerListPath, readLawyerListAddress, type LawyerListAddress } from './lawyer-list-address';

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

const lawyerFiltersQuery = graphql(`
  query ClientLawyerFilters {
    ...LawyerFilters_query
  }
`);

function variablesOf({ category, district, search, sort, page }: LawyerListAddress) {
  return {
    filter: { practiceArea: category || null, district: district || null, search: search || null },
    sort,
    page,
    limit: pageSize,
  };
}

/** True after a lawyer's page had to send the reader here. */
function wasNotFound(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'lawyerNotFound' in state;
}

/** The verified lawyers, 6 a page, with the directory's filters in the address (spec section 2). */
export function ClientLawyersScreen() {
  const { t } = useTranslation('client');
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const address = readLawyerListAddress(query);
  const result = useQuery(clientLawyersQuery, { variables: variablesOf(address) });
  const choices = useQuery(lawyerFiltersQuery);
  const filtered = [address.category, address.district, address.search].some(Boolean);
  const change = (changed: Partial<LawyerListAddress>) =>
    void navigate(lawyerListPath({ ...address, page: 1, ...changed }), { preventScrollReset: true });
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
      <LawyerFilters choices={choices.data} address={address} onChange={change} />
      <QueryView
        result={result}
        loading={() => <LawyerCardsSkeleton label={t('lawyers.loading')} rows={pageSize} />}
        error={(failure, retry) => (
          <ClientFailure title={t('lawyers.error')} failure={failure} onRetry={retry} />
        )}
        isEmpty={({ lawyers }) => lawyers.items.length === 0}
        empty={() => (
          <EmptyState
            title={t('lawyers.empty')}
            description={filtered ? t('lawyers.emptyText') : undefined}
            action={filtered && <ButtonLink to={paths.client.lawyers}>{t('lawyers.clear')}</ButtonLink>}
          />
        )}
      >
        {({ lawyers }) => (
          <>
            <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3">
              <p role="status" className="font-medium">
                {t('lawyers.result', { count: lawyers.total })}
              </p>
              {filtered && (
                <ButtonLink to={paths.client.lawyers} variant="text">
                  {t('lawyers.clear')}
                </ButtonLink>
              )}
            </div>
            <ul className="grid gap-4 min-[1100px]:grid-cols-2">
              {lawyers.items.map((lawyer, index) => (
                <li key={lawyer.id}>
                  <ClientLawyerCard
                    lawyer={lawyer}
                    searchedArea={address.category || undefined}
                    eager={index < 2}
                  />
                </li>
              ))}
            </ul>
            <Pagination
              page={address.page}
              pageCount={lawyers.pages}
              pathFor={(page) => lawyerListPath({ ...address, page })}
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
