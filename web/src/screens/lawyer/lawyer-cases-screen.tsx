import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { graphql } from '../../graphql/generated';
import type { LawyerCasesScreenQuery } from '../../graphql/generated/graphql';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/tables/pagination';
import { QueryView } from '../../ui/states/query-view';
import { TableSkeleton } from '../../ui/states/skeleton';
import { SortableHeader } from '../../ui/tables/sortable-header';
import { Table, TableBody, TableHead, TableHeader } from '../../ui/tables/table';
import { useToast } from '../../ui/overlays/toast';
import { CaseFilters } from '../../features/cases/list/lawyer-case-filters';
import { lawyerCaseListPath, readLawyerCaseList, type LawyerCaseList } from '../../lists/case-list-address';
import { LawyerCaseRow } from '../../features/cases/list/lawyer-case-row';
import { LoadError } from '../../lists/load-error';

const pageSize = 10;

const casesQuery = graphql(`
  query LawyerCasesScreen($page: Int!, $limit: Int!, $group: CaseGroup, $search: String, $sort: CaseSort!) {
    myCases(page: $page, limit: $limit, group: $group, search: $search, sort: $sort) {
      items {
        id
        ...LawyerCaseRow_case
      }
      page
      pages
      limit
      total
    }
    myCaseCounts {
      ...CaseFilters_counts
    }
  }
`);

type ListedCase = LawyerCasesScreenQuery['myCases']['items'][number];

function CaseTable({ cases, list }: { cases: readonly ListedCase[]; list: LawyerCaseList }) {
  const { t } = useTranslation('lawyer');
  const showToast = useToast();
  const confirmChange = (title: string) =>
    // Only in a group: with its new status the case may leave the list, and the row's own message with it.
    list.group !== null && showToast({ tone: 'success', title: t('cases.statusSaved', { title }) });
  const byTitle = list.sort === 'TITLE';
  return (
    <Table label={t('cases.label')} className="table-fixed">
      <TableHead>
        <SortableHeader
          // The API sorts titles in one direction: a second click restores the default order.
          to={lawyerCaseListPath({ ...list, sort: byTitle ? 'NEWEST' : 'TITLE', page: 1 })}
          direction={byTitle ? 'ascending' : null}
          actionLabel={t(byTitle ? 'cases.sortUsual' : 'cases.sortByTitle')}
          className="w-[21.5%]"
        >
          {t('cases.columns.case')}
        </SortableHeader>
        <TableHeader className="w-[15.5%]">{t('cases.columns.client')}</TableHeader>
        <TableHeader className="w-[18.5%]">{t('cases.columns.status')}</TableHeader>
        <TableHeader className="w-[11.5%]">{t('cases.columns.payment')}</TableHeader>
        <TableHeader>{t('cases.columns.update')}</TableHeader>
      </TableHead>
      <TableBody>
        {cases.map((legalCase) => (
          <LawyerCaseRow key={legalCase.id} legalCase={legalCase} onStatusChanged={confirmChange} />
        ))}
      </TableBody>
    </Table>
  );
}

function NoCases({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('lawyer');
  if (filtered)
    return (
      <EmptyState
        title={t('cases.none')}
        description={t('cases.noneNote')}
        action={<ButtonLink to={paths.lawyerArea.cases}>{t('cases.showAll')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title={t('cases.empty')}
      description={t('cases.emptyNote')}
      action={<ButtonLink to={paths.lawyerArea.profile}>{t('cases.emptyAction')}</ButtonLink>}
    />
  );
}

/** The lawyer's cases; group, search, sort and page are in the URL. */
export function LawyerCasesScreen() {
  const { t } = useTranslation('lawyer');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const list = readLawyerCaseList(address);
  const result = useQuery(casesQuery, {
    variables: { ...list, search: list.search || null, limit: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const counts = (result.data ?? result.previousData)?.myCaseCounts;
  const goTo = (changed: Partial<LawyerCaseList>) =>
    void navigate(lawyerCaseListPath({ ...list, page: 1, ...changed }), { preventScrollReset: true });
  return (
    <>
      <PageHead title={t('cases.title')} hidden />
      <PageHeader title={t('cases.title')} />
      <CaseFilters list={list} counts={counts ?? null} onChange={goTo} />
      <QueryView
        result={result}
        loading={() => <TableSkeleton label={t('cases.loading')} rows={6} />}
        error={(error, retry) => <LoadError title={t('cases.failed')} error={error} onRetry={retry} />}
        isEmpty={({ myCases }) => myCases.items.length === 0}
        empty={() => <NoCases filtered={list.group !== null || list.search !== '' || list.page > 1} />}
      >
        {({ myCases: { items, page, pages, limit, total } }) => (
          <>
            <CaseTable cases={items} list={list} />
            <Pagination
              page={page}
              pageCount={pages}
              pathFor={(to) => lawyerCaseListPath({ ...list, page: to })}
              keepScroll={false}
              labels={{
                navigation: t('cases.navigation'),
                previous: t('cases.previous'),
                next: t('cases.next'),
                page: (number) => t('cases.page', { page: number }),
                range: t('cases.range', {
                  from: (page - 1) * limit + 1,
                  to: Math.min(page * limit, total),
                  total,
                }),
              }}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
