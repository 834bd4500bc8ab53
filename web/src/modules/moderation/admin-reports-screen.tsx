import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment } from '../../graphql/documents';
import { contentModerated } from '../../graphql/invalidate';
import { useToastedAct } from '../../graphql/use-act';
import { ListView } from '../../lists/list-states';
import { useDialogItem } from '../../lists/use-dialog-item';
import { useListAddress } from '../../lists/use-list-address';
import { PageHead } from '../../routing/page-head';
import { PageHeader } from '../../ui/page-header';
import { FilterTabs } from '../../ui/tables/filter-chips';
import type { ReportedText_ContentFragment } from './generated/reported-text';
import { AdminReportsDocument, SettleReportsDocument } from './generated/admin-reports-screen';
import { HideDialog, useShowContent } from './hide-dialog';
import { ReportedText } from './reported-text';

graphql(`
  query AdminReports($hidden: Boolean!, $page: Int!) {
    moderationQueue(hidden: $hidden, page: $page) {
      items {
        id
        ...ReportedText_content
      }
      page
      pages
      limit
      total
    }
  }

  mutation SettleReports($subject: ContentSubject!, $id: ID!, $read: Int!) {
    settleReports(subject: $subject, id: $id, read: $read) {
      content {
        id
      }
    }
  }
`);

const views = ['waiting', 'hidden'] as const;

/** Reported and hidden texts; view, page and the text to hide are in the URL. */
export default function AdminReportsScreen() {
  const { t } = useTranslation('moderation');
  const address = useListAddress();
  const view = address.pick('state', views) ?? 'waiting';
  const result = useQuery(AdminReportsDocument, {
    variables: { hidden: view === 'hidden', page: address.page },
  });
  const [settleReports] = useMutation(SettleReportsDocument, { update: contentModerated });
  const { act } = useToastedAct(t('reports.failed'));
  const show = useShowContent();
  const texts = readFragment<ReportedText_ContentFragment>(result.data?.moderationQueue.items ?? []);
  const toHide = useDialogItem(texts, address.dialog('hide'));
  return (
    <>
      <PageHead title={t('reports.title')} hidden />
      <PageHeader title={t('reports.title')} description={t('reports.lead')} />
      <div className="mb-4">
        <FilterTabs
          label={t('reports.which')}
          choices={views.map((name) => ({
            to: address.to({ state: name === 'waiting' ? null : name }),
            label: t(`reports.${name}`),
            current: name === view,
          }))}
        />
      </div>
      <ListView
        result={result}
        listOf={(data) => data.moderationQueue}
        address={address}
        loadingLabel={t('reports.loading')}
        empty={{ title: t('reports.empty'), description: t('reports.emptyNote') }}
      >
        {(list) => (
          <ul className="grid gap-3">
            {list.items.map((item) => (
              <ReportedText
                key={item.id}
                content={item}
                onHide={() => address.openDialog('hide', item.id)}
                onShow={show}
                onSettle={({ subject, id, reportCount, pleaWaits }) => {
                  const variables = { subject, id, read: reportCount + Number(pleaWaits) };
                  void act(async () => settleReports({ variables }), t('reports.settled'));
                }}
              />
            ))}
          </ul>
        )}
      </ListView>
      {toHide && <HideDialog key={toHide.id} of={toHide} onClose={address.closeDialog} />}
    </>
  );
}
