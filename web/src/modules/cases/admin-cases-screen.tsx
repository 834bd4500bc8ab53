import { quietAfterDays } from '@ainsathi/contract/limits';
import { caseStatuses } from '@ainsathi/contract/statuses';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import type { CaseSort, CaseStatus, RequestStep } from '../../graphql/generated/schema-types';
import { formatDate } from '../../i18n/format';
import { PageHead } from '../../routing/page-head';
import { Select } from '../../ui/forms/choices/select';
import { TextLink } from '../../ui/text-link';
import { casePhases, statusPlaces } from './status/case-phase';
import { AdminCaseRow } from './list/admin-case-row';
import { CsvExport } from '../../lists/csv-export';
import { AdminList, ascending, byDate } from '../../lists/admin-list';
import { SelectionCell } from '../../lists/row-selection';
import { useDayRange } from '../../lists/use-day-range';
import { type ListAddress, useListAddress } from '../../lists/use-list-address';
import { useRowSelection } from '../../lists/use-row-selection';
import { AdminCasesDocument } from './generated/admin-cases-screen';

graphql(`
  query AdminCases(
    $page: Int!
    $search: String
    $status: CaseStatus
    $quiet: Boolean!
    $sort: CaseSort!
    $requestedFrom: Date
    $requestedTo: Date
    $step: RequestStep
  ) {
    cases(
      page: $page
      search: $search
      status: $status
      quiet: $quiet
      sort: $sort
      requestedFrom: $requestedFrom
      requestedTo: $requestedTo
      step: $step
    ) {
      items {
        id
        title
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

const steps = Object.keys({
  ASKED: 1,
  ANSWERED: 1,
  ACCEPTED: 1,
  FEE_STATED: 1,
  PAID: 1,
  FROM_SEVERAL: 1,
} satisfies Record<RequestStep, 1>) as RequestStep[];

/** The value of quiet cases in URL and select. */
const withoutNews = 'QUIET';

const allStatuses = Object.keys(statusPlaces).filter((name): name is CaseStatus => name in statusPlaces);
const choices = [...allStatuses, withoutNews] as const;

type Choice = CaseStatus | typeof withoutNews;

interface StatusFilterProps {
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
}

function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('cases');
  const inPhase = (phase: (typeof casePhases)[number] | null) =>
    allStatuses
      .filter((status) => statusPlaces[status].phase === phase)
      .map((status) => ({ value: status, label: t(`status.${status}`) }));
  return (
    <Select
      label={t('field.status')}
      hideLabel
      placeholder={t('statusFilter.every')}
      value={value ?? ''}
      options={[
        { value: withoutNews, label: t('lawyer.quietGroup', { days: quietAfterDays }) },
        ...casePhases.map((phase) => ({ label: t(`phase.${phase}`), options: inPhase(phase) })),
        { label: t('statusFilter.other'), options: inPhase(null) },
      ]}
      onChange={({ target }) => onChange(choices.find((choice) => choice === target.value) ?? null)}
      fieldClassName="min-w-44 flex-[1_1_11rem] sm:max-w-56"
    />
  );
}

/** The requests that a link of the numbers shows, and the way to all. */
function OnlyRequests({ address, step }: { address: ListAddress; step: RequestStep | null }) {
  const { t, i18n } = useTranslation(['cases', 'lists']);
  const { from, to: until } = useDayRange();
  const which = [
    step && t(`admin.step.${step}`),
    from && t('admin.from', { day: formatDate(from, i18n.language) }),
    until && t('admin.until', { day: formatDate(until, i18n.language) }),
  ].filter(Boolean);
  if (which.length === 0) return null;
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-4">
      {t('admin.only', { which: which.join(', ') })}
      <TextLink
        to={address.to({ from: null, to: null, step: null })}
        className="inline-flex min-h-11 items-center"
      >
        {t('lists:showAll')}
      </TextLink>
    </p>
  );
}

export default function AdminCasesScreen() {
  const { t } = useTranslation(['cases', 'lists', 'shared']);
  const address = useListAddress();
  const sort = address.pick('sort', sorts) ?? 'NEWEST';
  const chosen = address.pick('status', choices);
  const quiet = chosen === withoutNews;
  const status = chosen === withoutNews ? null : chosen;
  const step = address.pick('step', steps);
  const { from: requestedFrom, to: requestedTo } = useDayRange();
  const search = address.search || null;
  const result = useQuery(AdminCasesDocument, {
    variables: { page: address.page, search, status, quiet, sort, step, requestedFrom, requestedTo },
  });
  const shown = (result.data ?? result.previousData)?.cases;
  const selection = useRowSelection(shown?.items.map(({ id }) => id) ?? []);
  return (
    <>
      <PageHead title={t('shared:nav.cases')} hidden />
      <OnlyRequests address={address} step={step} />
      <AdminList
        label={t('shared:nav.cases')}
        address={address}
        sort={sort}
        sorts={sorts}
        searchLabel={t('search')}
        searchHint={t('admin.searchHint')}
        filters={
          <StatusFilter
            value={chosen}
            onChange={(choice) => address.go({ status: choice?.toLowerCase() ?? null })}
          />
        }
        countLabel={(total) => t('count', total)}
        action={
          <CsvExport
            path="/admin/cases.csv"
            query={{
              ...{ search, requestedFrom, requestedTo, step: step?.toLowerCase().replace('_', '-') ?? null },
              status: status && caseStatuses[status].value,
              quiet: quiet ? '1' : null,
            }}
            selection={selection}
          />
        }
        result={result}
        listOf={(data) => data.cases}
        loadingLabel={t('admin.loading')}
        empty={{ title: t('admin.empty'), description: t('admin.emptyNote') }}
        middle
        opens
        selection={selection}
        columns={[
          { label: t('shared:field.title'), orders: ascending('TITLE') },
          { label: t('field.created'), orders: byDate, className: 'w-26' },
          { label: t('field.status'), className: 'w-[29%]' },
          { label: t('shared:person.client'), className: 'w-[12%]' },
          { label: t('shared:person.lawyer'), className: 'w-[13%]' },
        ]}
        row={(legalCase) => (
          <AdminCaseRow
            key={legalCase.id}
            legalCase={legalCase}
            selectionCell={<SelectionCell selection={selection} id={legalCase.id} name={legalCase.title} />}
          />
        )}
      />
    </>
  );
}
