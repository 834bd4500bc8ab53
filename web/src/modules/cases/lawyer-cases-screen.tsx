import { pageSizes } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { Book } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import type { CaseSort } from '../../graphql/generated/schema-types';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/tables/pagination';
import { QueryView } from '../../ui/states/query-view';
import { TableSkeleton } from '../../ui/states/panel-skeletons';
import { SortableHeader } from '../../ui/tables/sortable-header';
import { OpensHeader, Table, TableBody, TableHead, TableHeader } from '../../ui/tables/table';
import { CaseFilters } from './list/lawyer-case-filters';
import { lawyerCaseListPath, readLawyerCaseList, type LawyerCaseList } from '../../lists/case-list-address';
import { LawyerCaseRow } from './list/lawyer-case-row';
import { VerificationNotice } from '../lawyers/verification/verification-notice';
import { LoadError } from '../../lists/load-error';
import { LawyerCasesScreenDocument, type LawyerCasesScreenQuery } from './generated/lawyer-cases-screen';
import { preservePlace } from '../../lib/preserve-place';

const pageSize = pageSizes.work;

graphql(`
  query LawyerCasesScreen(
    $page: Int!
    $limit: Int!
    $group: CaseGroup
    $phase: CasePhase
    $quiet: Boolean!
    $search: String
    $sort: CaseSort!
  ) {
    myCases(
      page: $page
      limit: $limit
      group: $group
      phase: $phase
      quiet: $quiet
      search: $search
      sort: $sort
    ) {
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
      total
      ...CaseFilters_counts
    }
    openRequestsWaiting
    myLawyerProfile {
      id
      verification
      ...VerificationNotice_lawyer
    }
  }
`);

type ListedCase = LawyerCasesScreenQuery['myCases']['items'][number];

interface Order {
  sort: CaseSort;
  direction: 'ascending' | 'descending';
}

/** The API sorts titles in one direction. */
const byTitle: readonly Order[] = [{ sort: 'TITLE', direction: 'ascending' }];
const byChange: readonly Order[] = [
  { sort: 'UPDATED', direction: 'descending' },
  { sort: 'UNCHANGED_LONGEST', direction: 'ascending' },
];

interface ListHeaderProps {
  list: LawyerCaseList;
  /** The orders that clicks cycle through, before the default. */
  orders: readonly Order[];
  className?: string;
  children: string;
}

function ListHeader({ list, orders, className, children }: ListHeaderProps) {
  const { t } = useTranslation(['cases', 'lists']);
  const present = orders.findIndex(({ sort }) => sort === list.sort);
  const next = orders[present + 1]?.sort;
  return (
    <SortableHeader
      to={lawyerCaseListPath({ ...list, sort: next ?? 'NEWEST', page: 1 })}
      direction={orders[present]?.direction ?? null}
      actionLabel={next ? t('lists:sortBy', { column: children }) : t('lawyer.sortUsual')}
      className={className}
    >
      {children}
    </SortableHeader>
  );
}

function CaseTable({ cases, list }: { cases: readonly ListedCase[]; list: LawyerCaseList }) {
  const { t } = useTranslation(['cases', 'shared']);
  return (
    <Table label={t('lawyer.label')} middle>
      <TableHead>
        <ListHeader list={list} orders={byTitle}>
          {t('field.case')}
        </ListHeader>
        <TableHeader className="w-[14%]">{t('shared:person.client')}</TableHeader>
        <TableHeader className="w-[29%]">{t('field.status')}</TableHeader>
        <TableHeader className="w-[10.5%]">{t('field.nextDate')}</TableHeader>
        <TableHeader className="w-[12%]">{t('field.payment')}</TableHeader>
        <ListHeader list={list} orders={byChange} className="w-[9%]">
          {t('field.changed')}
        </ListHeader>
        <OpensHeader />
      </TableHead>
      <TableBody>
        {cases.map((legalCase) => (
          <LawyerCaseRow key={legalCase.id} legalCase={legalCase} />
        ))}
      </TableBody>
    </Table>
  );
}

interface NoCasesProps {
  filtered: boolean;
  /** False for an unverified licence: the notice above says what to do. */
  listed: boolean;
}

function NoCases({ filtered, listed }: NoCasesProps) {
  const { t } = useTranslation(['cases', 'verification']);
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
      description={t(listed ? 'lawyer.emptyNote' : 'lawyer.emptyUnlisted')}
      action={<ButtonLink to={paths.lawyerArea.profile}>{t('verification:seeYourProfile')}</ButtonLink>}
    />
  );
}

function CaseList() {
  const { t } = useTranslation(['cases', 'shared']);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const list = readLawyerCaseList(address);
  const result = useQuery(LawyerCasesScreenDocument, {
    variables: { ...list, search: list.search || null, limit: pageSize },
  });
  const shown = result.data ?? result.previousData;
  const filtered =
    list.group !== null || list.phase !== null || list.quiet || list.search !== '' || list.page > 1;
  const goTo = (changed: Partial<LawyerCaseList>) =>
    void navigate(lawyerCaseListPath({ ...list, page: 1, ...changed }), { state: preservePlace });
  return (
    <>
      <PageHead title={t('shared:nav.myCases')} hidden />
      <PageHeader
        title={t('shared:nav.myCases')}
        actions={
          <ButtonLink to={paths.lawyerArea.diary} icon={Book}>
            {t('shared:nav.diary')}
          </ButtonLink>
        }
      />
      {shown && <VerificationNotice lawyer={shown.myLawyerProfile} place="cases" />}
      {(filtered || shown?.myCaseCounts.total !== 0) && (
        <CaseFilters list={list} counts={shown?.myCaseCounts ?? null} onChange={goTo} />
      )}
      <QueryView
        result={result}
        className="filtered-list"
        loading={() => <TableSkeleton label={t('own.loading')} rows={6} />}
        error={(error, retry) => <LoadError title={t('own.failed')} error={error} onRetry={retry} />}
        isEmpty={({ myCases }) => myCases.items.length === 0}
        empty={({ myLawyerProfile }) => (
          <NoCases filtered={filtered} listed={myLawyerProfile.verification === 'VERIFIED'} />
        )}
      >
        {({ myCases: { items, page, pages, limit, total } }) => (
          <>
            <CaseTable cases={items} list={list} />
            <Pagination
              isSearchable
              page={page}
              pageCount={pages}
              pathFor={(to) => lawyerCaseListPath({ ...list, page: to })}
              label={t('shared:pager.pages')}
              range={t('shared:pager.range', {
                from: (page - 1) * limit + 1,
                to: Math.min(page * limit, total),
                total,
              })}
            />
          </>
        )}
      </QueryView>
    </>
  );
}

/** Group, search, sort and page are in the URL. The hearings by day, once a view of this list, are the diary. */
export default function LawyerCasesScreen() {
  const [address] = useSearchParams();
  return address.get('view') === 'hearings' ? <Navigate to={paths.lawyerArea.diary} replace /> : <CaseList />;
}
