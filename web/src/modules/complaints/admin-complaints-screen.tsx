import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import type { ComplaintOutcome } from '../../graphql/generated/schema-types';
import { ListView } from '../../lists/list-states';
import { OnlyShown } from '../../lists/only-shown';
import { useDayRange } from '../../lists/use-day-range';
import { useListAddress } from '../../lists/use-list-address';
import { PageHead } from '../../routing/page-head';
import { PageHeader } from '../../ui/page-header';
import { FilterTabs } from '../../ui/tables/filter-chips';
import { AdminComplaintsDocument } from './generated/admin-complaints-screen';
import { ReplyDialog, type Reply } from './reply-dialog';
import { StaffComplaint } from './staff-complaint';

graphql(`
  query AdminComplaints(
    $state: ComplaintState
    $mine: Boolean!
    $about: ID
    $outcome: ComplaintOutcome
    $closedFrom: Date
    $closedTo: Date
    $page: Int!
  ) {
    complaints(
      state: $state
      mine: $mine
      about: $about
      outcome: $outcome
      closedFrom: $closedFrom
      closedTo: $closedTo
      page: $page
    ) {
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

const outcomes = [
  'SETTLED',
  'UPHELD',
  'NOT_UPHELD',
  'WITHDRAWN',
] as const satisfies readonly ComplaintOutcome[];
const views = ['new', 'mine', 'all'] as const;

/** For support; view, page, what a link of the numbers shows and, as the item, the person whom complaints are about are in the URL. */
export default function AdminComplaintsScreen() {
  const { t } = useTranslation(['staff', 'accountSettings', 'areas']);
  const address = useListAddress();
  const view = address.pick('state', views) ?? 'new';
  const outcome = address.pick('outcome', outcomes);
  const [reply, setReply] = useState<Reply | null>(null);
  const { from: closedFrom, to: closedTo } = useDayRange();
  const result = useQuery(AdminComplaintsDocument, {
    variables: {
      state: view === 'new' ? 'NEW' : null,
      mine: view === 'mine',
      about: address.item,
      ...{ outcome, closedFrom, closedTo },
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
            to: address.to({ state: name === 'new' ? null : name, from: null, to: null, outcome: null }),
            label: t(`complaints.${name}`),
            current: name === view,
          }))}
        />
      </div>
      <OnlyShown
        address={address}
        what={outcome && t(`accountSettings:complaints.status.${outcome}`)}
        label={(which) => t('complaints.only', { which })}
      />
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
              <StaffComplaint key={complaint.id} complaint={complaint} onReply={setReply} />
            ))}
          </ul>
        )}
      </ListView>
      {reply && <ReplyDialog {...reply} onClose={() => setReply(null)} />}
    </>
  );
}
