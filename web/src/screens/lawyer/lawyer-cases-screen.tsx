import { pageSizes } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
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
import { LawyerCasesScreenDocument, type LawyerCasesScreenQuery } from './generated/lawyer-cases-screen';

const pageSize = pageSizes.standard;

graphql(`
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
  const { t } = useTranslation(['cases', 'shared']);
  const showToast = useToast();
  const confirmChange = (title: string) =>
    // Only in a group: with its new status the case may leave the list, and the row with its own message.
    list.group !== null && showToast({ tone: 'success', title: t('lawyer.statusSaved', { title }) });
  const byTitle = list.sort === 'TITLE';
  return (
    <Table label={t('lawyer.label')} className="table-fixed">
      <TableHead>
        <SortableHeader
          // The API sorts titles in one direction: a second click restores the default order.
          to={lawyerCaseListPath({ ...list, sort: byTitle ? 'NEWEST' : 'TITLE', page: 1 })}
          direction={byTitle ? 'ascending' : null}
          actionLabel={t(byTitle ? 'lawyer.sortUsual' : 'lawyer.sortByTitle')}
          className="w-[23.5%]"
        >
          {t('field.case')}
        </SortableHeader>
        <TableHeader className="w-[18%]">{t('shared:person.client')}</TableHeader>
        <TableHeader className="w-[19%]">{t('field.status')}</TableHeader>
        <TableHeader className="w-[9.5%]">{t('field.payment')}</TableHeader>
        <TableHeader>{t('field.newStatus')}</TableHeader>
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
  const { t } = useTranslation(['cases', 'shared']);
  if (filtered)
    return (
      <EmptyState
        title={t('own.noneHere')}
        description={t('lawyer.noneNote')}
        action={<ButtonLink to={paths.lawyerArea.cases}>{t('own.showAll')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title={t('lawyer.empty')}
      description={t('lawyer.emptyNote')}
      action={<ButtonLink to={paths.lawyerArea.profile}>{t('shared:act.seeYourProfile')}</ButtonLink>}
    />
  );
}

/** The lawyer's cases; group, search, sort and page are in the URL. */
export function LawyerCasesScreen() {
  const { t } = useTranslation(['cases', 'shared']);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const list = readLawyerCaseList(address);
  const result = useQuery(LawyerCasesScreenDocument, {
    variables: { ...list, search: list.search || null, limit: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const counts = (result.data ?? result.previousData)?.myCaseCounts;
  const goTo = (changed: Partial<LawyerCaseList>) =>
    void navigate(lawyerCaseListPath({ ...list, page: 1, ...changed }), { preventScrollReset: true });
  return (
    <>
      <PageHead title={t('shared:nav.myCases')} hidden />
      <PageHeader title={t('shared:nav.myCases')} />
      <CaseFilters list={list} counts={counts ?? null} onChange={goTo} />
      <QueryView
        result={result}
        loading={() => <TableSkeleton label={t('own.loading')} rows={6} />}
        error={(error, retry) => <LoadError title={t('own.failed')} error={error} onRetry={retry} />}
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
                navigation: t('shared:pager.pages'),
                previous: t('shared:pager.previous'),
                next: t('shared:pager.next'),
                page: (number) => t('shared:pager.page', { page: number }),
                range: t('shared:pager.range', {
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
