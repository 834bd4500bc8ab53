import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { ListView } from '../../lists/list-states';
import { useListAddress } from '../../lists/use-list-address';
import { PageHead } from '../../routing/page-head';
import { PageHeader } from '../../ui/page-header';
import { FilterTabs } from '../../ui/tables/filter-chips';
import { AdminComplaintsDocument } from './generated/admin-complaints-screen';
import { StaffComplaint } from './staff-complaint';

graphql(`
  query AdminComplaints($state: ComplaintState, $mine: Boolean!, $about: ID, $page: Int!) {
    complaints(state: $state, mine: $mine, about: $about, page: $page) {
      items {
        id
        ...StaffComplaint_complaint
      }
      page
      pages
      limit
      total
    }
  }
`);

const views = ['new', 'mine', 'all'] as const;

/** For support; view, page and, as the item, the person whom complaints are about are in the URL. */
export default function AdminComplaintsScreen() {
  const { t } = useTranslation(['staff', 'areas']);
  const address = useListAddress();
  const view = address.pick('state', views) ?? 'new';
  const result = useQuery(AdminComplaintsDocument, {
    variables: {
      state: view === 'new' ? 'NEW' : null,
      mine: view === 'mine',
      about: address.item,
      page: address.page,
    },
  });
  return (
    <>
      <PageHead title={t('areas:complaints')} hidden />
      <PageHeader title={t('areas:complaints')} description={t('complaints.lead')} />
      <div className="mb-4">
        <FilterTabs
          label={t('complaints.which')}
          choices={views.map((name) => ({
            to: address.to({ state: name === 'new' ? null : name }),
            label: t(`complaints.${name}`),
            current: name === view,
          }))}
        />
      </div>
      <ListView
        result={result}
        listOf={(data) => data.complaints}
        address={address}
        loadingLabel={t('complaints.loading')}
        empty={{ title: t('complaints.empty'), description: t('complaints.emptyNote') }}
      >
        {({ items }) => (
          <ul className="grid gap-3">
            {items.map((complaint) => (
              <StaffComplaint key={complaint.id} complaint={complaint} />
            ))}
          </ul>
        )}
      </ListView>
    </>
  );
}
