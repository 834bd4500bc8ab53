import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { RecordRow } from './records/record-row';
import { ReportDialog } from './records/report-dialog';
import { graphql } from '../../graphql/documents';
import { ListView } from '../../lists/list-states';
import { useDialogItem } from '../../lists/use-dialog-item';
import { useListAddress } from '../../lists/use-list-address';
import { PageHead } from '../../routing/page-head';
import { FilterTabs } from '../../ui/tables/filter-chips';
import { Table, TableBody, TableHead, TableHeader } from '../../ui/tables/table';
import { AdminRequestsScreenDocument } from './generated/admin-requests-screen';

graphql(`
  query AdminRequestsScreen(
    $state: OpenRequestState
    $reported: Boolean!
    $unanswered: Boolean!
    $page: Int!
  ) {
    openRequests(state: $state, reported: $reported, unanswered: $unanswered, page: $page) {
      items {
        id
        ...RecordRow_record
      }
      page
      pages
      limit
      total
    }
    openRequestsWaiting
  }
`);

const views = ['reported', 'unanswered', 'open', 'all'] as const;

/** For staff; view, page and the open reports are in the URL. */
export default function AdminRequestsScreen() {
  const { t } = useTranslation(['requestRecords', 'shared']);
  const address = useListAddress();
  const view = address.pick('state', views) ?? 'reported';
  const result = useQuery(AdminRequestsScreenDocument, {
    variables: {
      state: view === 'open' ? 'OPEN' : null,
      reported: view === 'reported',
      unanswered: view === 'unanswered',
      page: address.page,
    },
  });
  const shown = result.data ?? result.previousData;
  const looked = useDialogItem(shown?.openRequests.items ?? [], address.dialog('report'));
  return (
    <>
      <PageHead title={t('shared:nav.requests')} hidden />
      <header className="mb-5">
        <h2>{t('title')}</h2>
        <p className="mt-1 max-w-measure text-ink-2">{t('lead')}</p>
      </header>
      <div className="mb-4">
        <FilterTabs
          label={t('which')}
          choices={views.map((name) => ({
            to: address.to({ state: name === 'reported' ? null : name }),
            label: t(name),
            count: name === 'reported' ? shown?.openRequestsWaiting : undefined,
            current: name === view,
          }))}
        />
      </div>
      <ListView
        result={result}
        listOf={(data) => data.openRequests}
        address={address}
        loadingLabel={t('loading')}
        empty={{ title: t('empty'), description: t('emptyNote') }}
      >
        {(list) => (
          <Table label={t('title')} middle>
            <TableHead>
              <TableHeader>{t('column.about')}</TableHeader>
              <TableHeader className="w-[20%]">{t('column.state')}</TableHeader>
              <TableHeader className="w-[9%]">{t('column.asked')}</TableHeader>
              <TableHeader className="w-[9%]">{t('column.answered')}</TableHeader>
              <TableHeader className="w-[18%]">{t('column.time')}</TableHeader>
              <TableHeader className="w-[21%]">{t('column.reports')}</TableHeader>
            </TableHead>
            <TableBody>
              {list.items.map((record) => (
                <RecordRow
                  key={record.id}
                  record={record}
                  onLook={() => address.openDialog('report', record.id)}
                />
              ))}
            </TableBody>
          </Table>
        )}
      </ListView>
      {looked && <ReportDialog key={looked.id} record={looked} onClose={address.closeDialog} />}
    </>
  );
}
