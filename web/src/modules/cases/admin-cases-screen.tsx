import { quietAfterDays } from '@ainsathi/contract/limits';
import { caseStatuses } from '@ainsathi/contract/statuses';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import type { CaseSort, CaseStatus, RequestStep } from '../../graphql/generated/schema-types';
import { PageHead } from '../../routing/page-head';
import { Select } from '../../ui/forms/choices/select';
import { casePhases, statusPlaces } from './status/case-phase';
import { AdminCaseRow } from './list/admin-case-row';
import { CsvExport } from '../../lists/csv-export';
import { AdminList, ascending, byDate } from '../../lists/admin-list';
import { SelectionCell } from '../../lists/row-selection';
import { OnlyShown } from '../../lists/only-shown';
import { useDayRange } from '../../lists/use-day-range';
import { useListAddress } from '../../lists/use-list-address';
import { useRowSelection } from '../../lists/use-row-selection';
import { AdminCasesDocument } from './generated/admin-cases-screen';

graphql(`
  query AdminCases(
    $page: Int!
    $search: String
    $status: CaseStatus
    $quiet: Boolean!
    $disputed: Boolean!
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
      disputed: $disputed
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

/** The values of quiet and of disputed cases in URL and select. */
const withoutNews = 'QUIET';
const inDispute = 'DISPUTED';

const allStatuses = Object.keys(statusPlaces).filter((name): name is CaseStatus => name in statusPlaces);
const choices = [...allStatuses, withoutNews, inDispute] as const;

type Choice = (typeof choices)[number];

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
        { value: inDispute, label: t('payment.disputed') },
        ...casePhases.map((phase) => ({ label: t(`phase.${phase}`), options: inPhase(phase) })),
        { label: t('statusFilter.other'), options: inPhase(null) },
      ]}
      onChange={({ target }) => onChange(choices.find((choice) => choice === target.value) ?? null)}
      fieldClassName="min-w-44 flex-[1_1_11rem] sm:max-w-56"
    />
  );
}

export default function AdminCasesScreen() {
  const { t } = useTranslation(['cases', 'lists', 'shared']);
  const address = useListAddress();
  const sort = address.pick('sort', sorts) ?? 'NEWEST';
  const chosen = address.pick('status', choices);
  const quiet = chosen === withoutNews;
  const disputed = chosen === inDispute;
  const status = quiet || disputed ? null : chosen;
  const step = address.pick('step', steps);
  const { from: requestedFrom, to: requestedTo } = useDayRange();
  const search = address.search || null;
  const result = useQuery(AdminCasesDocument, {
    variables: {
      page: address.page,
      search,
      status,
      quiet,
      disputed,
      sort,
      step,
      requestedFrom,
      requestedTo,
    },
  });
  const shown = (result.data ?? result.previousData)?.cases;
  const selection = useRowSelection(shown?.items.map(({ id }) => id) ?? []);
  return (
    <>
      <PageHead title={t('shared:nav.cases')} hidden />
      <OnlyShown
        address={address}
        what={step && t(`admin.step.${step}`)}
        label={(which) => t('admin.only', { which })}
      />
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
              disputed: disputed ? '1' : null,
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
