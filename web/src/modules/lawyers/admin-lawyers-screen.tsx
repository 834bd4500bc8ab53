import { skipToken, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import type { AdminLawyerSort, VerificationStatus } from '../../graphql/generated/schema-types';
import { PageHead } from '../../routing/page-head';
import { formatNumber } from '../../i18n/format';
import { usePermissions } from '../../session/use-permissions';
import { FilterTabs } from '../../ui/tables/filter-chips';
import { LawyerDialogs } from './administration/lawyer-dialogs';
import { CsvExport } from '../../lists/csv-export';
import { ListView } from '../../lists/list-states';
import { ListTools } from '../../lists/list-tools';
import { useListAddress, type ListAddress } from '../../lists/use-list-address';
import { useRowSelection, type RowSelection } from '../../lists/use-row-selection';
import { LicenseReview } from './verification/license-review';
import { WaitingNames } from './verification/waiting-names';
import { VerificationQueue } from './verification/verification-queue';
import {
  AdminLawyersDocument,
  AdminLawyerStatesDocument,
  type AdminLawyersQuery,
} from './generated/admin-lawyers-screen';
import { LawyerRow } from './administration/lawyer-row';
import { AdminTable, ascending, byDate } from '../../lists/admin-list';
import { SelectionCell } from '../../lists/row-selection';

graphql(`
  query AdminLawyers(
    $page: Int!
    $search: String
    $verification: VerificationStatus
    $late: Boolean!
    $sort: AdminLawyerSort!
  ) {
    adminLawyers(page: $page, search: $search, verification: $verification, late: $late, sort: $sort) {
      items {
        id
        name
        ...LawyerRow_lawyer
        ...LawyerDialogs_lawyer
      }
      page
      pages
      limit
      total
    }
  }

  query AdminLawyerStates {
    all: adminLawyers(limit: 1) {
      total
    }
    pending: adminLawyers(limit: 1, verification: PENDING) {
      total
    }
    toCheck: adminLawyers(limit: 1, toCheck: true) {
      total
    }
    renamed: adminLawyers(limit: 20, nameWaits: true, sort: NAME) {
      items {
        id
        ...WaitingName_lawyer
      }
      total
    }
    verified: adminLawyers(limit: 1, verification: VERIFIED) {
      total
    }
    rejected: adminLawyers(limit: 1, verification: REJECTED) {
      total
    }
  }
`);

const states = ['PENDING', 'VERIFIED', 'REJECTED'] as const satisfies readonly VerificationStatus[];
const sorts = [
  'NEWEST',
  'OLDEST',
  'NAME',
  'EMAIL',
  'EXPERIENCE',
  'WAITING',
] as const satisfies readonly AdminLawyerSort[];
/** At the desk of verifiers. */
const deskSorts = ['RISK', ...sorts] as const;
const listId = 'lawyers';

interface LawyersTableProps {
  items: AdminLawyersQuery['adminLawyers']['items'];
  address: ListAddress;
  sort: AdminLawyerSort;
  selection: RowSelection;
}

function LawyersTable({ items, address, sort, selection }: LawyersTableProps) {
  const { t } = useTranslation(['lawyers', 'lists', 'shared']);
  return (
    <AdminTable
      label={t('shared:nav.lawyers')}
      address={address}
      sort={sort}
      middle
      selection={selection}
      columns={[
        { label: t('shared:field.name'), orders: ascending('NAME'), className: 'w-[22%]' },
        { label: t('shared:field.email'), orders: ascending('EMAIL'), className: 'w-[20%]' },
        { label: t('field.practiceAreas'), className: 'w-[17%]' },
        {
          label: t('field.experience'),
          orders: [{ sort: 'EXPERIENCE', direction: 'descending' }],
          className: 'w-28',
        },
        { label: t('shared:field.joined'), orders: byDate, className: 'w-29' },
        { label: t('lists:actions'), end: true },
      ]}
      items={items}
      row={(item) => (
        <LawyerRow
          key={item.id}
          item={item}
          selectionCell={<SelectionCell selection={selection} id={item.id} name={item.name} />}
          onDelete={() => address.openDialog('delete', item.id)}
        />
      )}
    />
  );
}

export default function AdminLawyersScreen() {
  const { t, i18n } = useTranslation(['lawyerAdministration', 'lawyers', 'verification', 'lists', 'shared']);
  const address = useListAddress();
  const state = address.pick('state', states);
  const late = address.pick('state', ['LATE']) !== null;
  const { may } = usePermissions();
  const mayDecide = may('VERIFY_LAWYERS');
  const pending = state === 'PENDING' && mayDecide;
  const choices = pending ? deskSorts : sorts;
  const sort = address.pick('sort', choices) ?? (pending ? 'RISK' : 'NEWEST');
  const variables = { page: address.page, search: address.search || null, verification: state, late, sort };
  const result = useQuery(AdminLawyersDocument, pending ? skipToken : { variables });
  const numbers = useQuery(AdminLawyerStatesDocument);
  const totals = numbers.data ?? numbers.previousData;
  const shown = (result.data ?? result.previousData)?.adminLawyers;
  const selection = useRowSelection(shown?.items.map(({ id }) => id) ?? []);
  const counts = {
    PENDING: (mayDecide ? totals?.toCheck : totals?.pending)?.total,
    VERIFIED: totals?.verified.total,
    REJECTED: totals?.rejected.total,
  };
  const head = (
    <>
      <h2 className="mb-3">{t('list.all')}</h2>
      <div className="mb-3">
        <FilterTabs
          label={t('list.filter')}
          choices={[
            {
              to: address.to({ state: null, sort: null }),
              label: t('list.everyState'),
              count: totals?.all.total,
              current: !state && !late,
            },
            ...states.map((choice) => ({
              to: address.to({ state: choice.toLowerCase(), sort: null }),
              label: t(`verification:state.${choice}`),
              count: counts[choice],
              current: state === choice,
            })),
            ...(may('SUPPORT_USERS')
              ? [{ to: address.to({ state: 'late', sort: null }), label: t('list.late'), current: late }]
              : []),
          ]}
        />
      </div>
      <ListTools
        address={address}
        searchLabel={t('list.search')}
        searchHint={t('list.searchHint')}
        sort={sort}
        sorts={choices}
      >
        {shown && t('list.count', { count: shown.total, number: formatNumber(shown.total, i18n.language) })}
        <CsvExport
          path="/admin/lawyers.csv"
          query={{
            search: address.search || null,
            verification: state?.toLowerCase() ?? null,
            late: late ? '1' : null,
          }}
          selection={selection}
        />
      </ListTools>
    </>
  );
  if (pending)
    return (
      <>
        <PageHead title={t('shared:nav.lawyers')} hidden />
        <LicenseReview address={address} sort={sort} head={head} onDecided={() => void numbers.refetch()} />
      </>
    );
  return (
    <>
      <PageHead title={t('shared:nav.lawyers')} hidden />
      {mayDecide && !state && !late && totals && totals.toCheck.total > 0 && (
        <div className="mb-8">
          <VerificationQueue
            total={totals.toCheck.total}
            to={address.to({ state: 'pending', q: null, sort: null })}
          />
        </div>
      )}
      {mayDecide && !state && !late && totals && totals.renamed.total > 0 && (
        <div className="mb-8">
          <WaitingNames items={totals.renamed.items} total={totals.renamed.total} />
        </div>
      )}
      {head}
      <ListView
        result={result}
        listOf={(data) => data.adminLawyers}
        address={address}
        isSearchable
        id={listId}
        loadingLabel={t('lawyers:list.loading')}
        empty={{ title: t('lawyers:list.empty'), description: t('list.emptyNote') }}
      >
        {(list) => <LawyersTable items={list.items} address={address} sort={sort} selection={selection} />}
      </ListView>
      <LawyerDialogs
        items={shown?.items ?? []}
        onPage={shown?.items.length ?? 0}
        address={address}
        listId={listId}
      />
    </>
  );
}
