import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../routing/page-head';
import { graphql } from '../../graphql/generated';
import type { CaseSort, CaseStatus } from '../../graphql/generated/graphql';
import { formatNumber } from '../../i18n/format';
import { Select } from '../../ui/forms/select';
import { QueryView } from '../../ui/states/query-view';
import { TableSkeleton } from '../../ui/states/skeleton';
import { Table, TableBody, TableHead, TableHeader } from '../../ui/tables/table';
import { casePhases, statusPlaces } from '../../features/cases/status/case-phase';
import { AdminCaseRow } from '../../features/cases/list/admin-case-row';
import { ListEmpty, ListPages } from '../../lists/list-states';
import { LoadError } from '../../lists/load-error';
import { byDate, ListTools, SortHeader } from '../../lists/list-tools';
import { useListAddress } from '../../lists/use-list-address';

const casesQuery = graphql(`
  query AdminCases($page: Int!, $search: String, $status: CaseStatus, $sort: CaseSort!) {
    cases(page: $page, limit: 10, search: $search, status: $status, sort: $sort) {
      items {
        id
        ...AdminCaseRow_case
      }
      page
      pages
      limit
      total
    }
  }
`);

const sorts = ['NEWEST', 'OLDEST', 'TITLE', 'UPDATED'] as const satisfies readonly CaseSort[];

/** Every status, in the order of the phases. */
const allStatuses = Object.keys(statusPlaces).filter((name): name is CaseStatus => name in statusPlaces);

interface StatusFilterProps {
  value: CaseStatus | null;
  onChange: (status: CaseStatus | null) => void;
}

/** Narrows the cases to one status. */
function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('admin');
  const { t: c } = useTranslation('cases');
  const inPhase = (phase: (typeof casePhases)[number] | null) =>
    allStatuses
      .filter((status) => statusPlaces[status].phase === phase)
      .map((status) => ({ value: status, label: c(`status.${status}`) }));
  return (
    <Select
      label={t('cases.filter')}
      hideLabel
      placeholder={t('cases.everyStatus')}
      value={value ?? ''}
      options={[
        ...casePhases.map((phase) => ({ label: c(`phase.${phase}`), options: inPhase(phase) })),
        { label: t('cases.otherStatus'), options: inPhase(null) },
      ]}
      onChange={(event) => onChange(allStatuses.find((status) => status === event.target.value) ?? null)}
      fieldClassName="min-w-44 flex-[1_1_11rem] sm:max-w-56"
    />
  );
}

/** All cases with their status and the choice of another. */
export function AdminCasesScreen() {
  const { t, i18n } = useTranslation('admin');
  const address = useListAddress();
  const sort = address.pick('sort', sorts) ?? 'NEWEST';
  const status = address.pick('status', allStatuses);
  const result = useQuery(casesQuery, {
    variables: { page: address.page, search: address.search || null, status, sort },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (result.data ?? result.previousData)?.cases;
  return (
    <>
      <PageHead title={t('cases.title')} hidden />
      <ListTools
        address={address}
        searchLabel={t('cases.search')}
        searchHint={t('cases.searchHint')}
        sort={sort}
        sorts={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        filters={
          <StatusFilter
            value={status}
            onChange={(one) => address.go({ status: one?.toLowerCase() ?? null })}
          />
        }
      >
        {shown && t('cases.count', { count: shown.total, number: formatNumber(shown.total, i18n.language) })}
      </ListTools>
      <QueryView
        result={result}
        loading={() => <TableSkeleton label={t('cases.loading')} rows={8} />}
        error={(error, retry) => <LoadError error={error} onRetry={retry} />}
        isEmpty={({ cases }) => cases.items.length === 0}
        empty={({ cases }) => (
          <ListEmpty
            title={t('cases.empty')}
            description={t('cases.emptyNote')}
            address={address}
            total={cases.total}
          />
        )}
      >
        {({ cases }) => (
          <>
            <Table label={t('cases.title')} middle className="table-fixed">
              <TableHead>
                <SortHeader
                  address={address}
                  sort={sort}
                  orders={[{ sort: 'TITLE', direction: 'ascending' }]}
                >
                  {t('cases.caseTitle')}
                </SortHeader>
                <SortHeader address={address} sort={sort} orders={byDate} className="w-29">
                  {t('cases.created')}
                </SortHeader>
                <TableHeader className="w-45">{t('cases.status')}</TableHeader>
                <TableHeader className="w-[10%]">{t('cases.client')}</TableHeader>
                <TableHeader className="w-[12%]">{t('cases.lawyer')}</TableHeader>
                <TableHeader className="w-[22%] min-[1400px]:w-84">{t('cases.setStatus')}</TableHeader>
              </TableHead>
              <TableBody>
                {cases.items.map((legalCase) => (
                  <AdminCaseRow key={legalCase.id} legalCase={legalCase} />
                ))}
              </TableBody>
            </Table>
            <ListPages list={cases} address={address} />
          </>
        )}
      </QueryView>
    </>
  );
}
