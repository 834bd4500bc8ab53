import { quietAfterDays } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import type { CasePhase, CaseSort } from '../../../graphql/generated/schema-types';
import { FilterTabs } from '../../../ui/tables/filter-chips';
import { SearchBox } from '../../../ui/forms/search-box';
import { Select } from '../../../ui/forms/choices/select';
import {
  caseListPhases,
  lawyerCaseGroups,
  lawyerCaseListPath,
  lawyerCaseSorts,
  type LawyerCaseList,
} from '../../../lists/case-list-address';
import { readChoice } from '../../../lists/list-address';
import type { CaseFilters_CountsFragment } from './generated/lawyer-case-filters';

graphql(`
  fragment CaseFilters_counts on CaseCounts {
    total
    pending
    toConfirm
    feesToAnswer
    toBePaid
    paymentsRefused
    inProgress
    closed
    quiet
    unread
  }
`);

type LawyerCaseGroup = (typeof lawyerCaseGroups)[number];

const groupKeys = {
  TO_ANSWER: 'toAnswer',
  TO_CONFIRM: 'toConfirm',
  FEE_TO_ANSWER: 'feesToAnswer',
  TO_BE_PAID: 'toBePaid',
  PAYMENT_REFUSED: 'paymentsRefused',
  UNREAD: 'unread',
  NO_DATE: 'noDate',
  OWN: 'own',
  IN_PROGRESS: 'inProgress',
  CLOSED: 'closed',
} as const satisfies Record<LawyerCaseGroup, string>;

/** Two groups are not counted. */
const countKeys = { ...groupKeys, TO_ANSWER: 'pending', NO_DATE: null, OWN: null } as const;

const sortKeys = {
  NEWEST: 'lists:sorts.NEWEST',
  OLDEST: 'lists:sorts.OLDEST',
  UPDATED: 'lawyer.sorts.updated',
  UNCHANGED_LONGEST: 'lawyer.sorts.unchangedLongest',
  NEEDED_FIRST: 'lawyer.sorts.neededFirst',
  TITLE: 'lawyer.sorts.title',
} as const satisfies Record<CaseSort, string>;

interface CaseFiltersProps {
  list: LawyerCaseList;
  /** Null until loaded. */
  counts: FragmentType<CaseFilters_CountsFragment> | null;
  onChange: (changed: Partial<LawyerCaseList>) => void;
}

export function CaseFilters({ list, counts: masked, onChange }: CaseFiltersProps) {
  const { t } = useTranslation(['cases', 'lists', 'shared']);
  const counts = readFragment<CaseFilters_CountsFragment>(masked);
  const to = (group: LawyerCaseGroup | null) => lawyerCaseListPath({ ...list, group, quiet: false, page: 1 });
  const countOf = (group: LawyerCaseGroup) => {
    const key = countKeys[group];
    return key === null ? undefined : counts?.[key];
  };
  const hasQuiet = list.quiet || (counts?.quiet ?? 0) > 0;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <div className="min-w-0 max-w-full basis-full">
        <FilterTabs
          label={t('lawyer.groups')}
          choices={[
            {
              to: to(null),
              label: t('own.all'),
              count: counts?.total,
              current: list.group === null && !list.quiet,
            },
            ...lawyerCaseGroups.map((group) => ({
              to: to(group),
              label: t(`lawyer.group.${groupKeys[group]}`),
              count: countOf(group),
              current: list.group === group,
            })),
            ...(hasQuiet
              ? [
                  {
                    to: lawyerCaseListPath({ ...list, group: null, quiet: true, page: 1 }),
                    label: t('lawyer.quietGroup', { days: quietAfterDays }),
                    count: counts?.quiet,
                    current: list.quiet,
                  },
                ]
              : []),
          ]}
        />
      </div>
      <SearchBox
        label={t('search')}
        placeholder={t('lawyer.searchPlaceholder')}
        name="q"
        value={list.search}
        onSearch={(search) => onChange({ search })}
        className="max-sm:basis-full sm:max-w-85"
      />
      <Select
        name="phase"
        label={t('lawyer.phaseFilter')}
        hideLabel
        placeholder={t('lawyer.everyPhase')}
        value={list.phase ?? ''}
        onChange={(event) => onChange({ phase: readChoice(event.target.value, caseListPhases) })}
        options={caseListPhases.map((value) => ({
          value,
          label: t(`phase.${value.toLowerCase() as Lowercase<CasePhase>}`),
        }))}
        fieldClassName="flex-[1_1_8rem] max-[360px]:basis-full sm:max-w-44"
      />
      <Select
        name="sort"
        label={t('lists:sort')}
        hideLabel
        value={list.sort}
        onChange={(event) => onChange({ sort: readChoice(event.target.value, lawyerCaseSorts) ?? list.sort })}
        options={lawyerCaseSorts.map((sort) => ({ value: sort, label: t(sortKeys[sort]) }))}
        fieldClassName="flex-[1_1_9rem] max-[360px]:basis-full sm:max-w-56"
      />
    </div>
  );
}
