import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { clientCaseListPath } from '../../lists/case-list-address';
import { paths } from '../../routing/paths';
import type { CountedTasks_QueryFragment } from './generated/counted-tasks';
import type { PendingTask } from './pending-tasks';

graphql(`
  fragment CountedTasks_query on Query {
    myCaseCounts {
      documentsWanted
    }
    myOpenRequests(limit: 20) {
      items {
        id
        state
        proposals {
          id
          state
        }
      }
    }
  }
`);

/** Proposals and wanted documents, one line for all of each. */
export function useCountedTasks(data: FragmentType<CountedTasks_QueryFragment>) {
  const { myOpenRequests, myCaseCounts } = readFragment<CountedTasks_QueryFragment>(data);
  const { t } = useTranslation('dashboards');
  const answered = myOpenRequests.items
    .filter(({ state }) => state === 'OPEN')
    .map(({ id, proposals: all }) => ({ id, waiting: all.filter(({ state }) => state === 'SENT').length }))
    .filter(({ waiting }) => waiting > 0);
  const waiting = answered.reduce((sum, request) => sum + request.waiting, 0);
  const [request] = answered;
  const proposals: PendingTask = {
    key: 'proposals',
    title: t('client.now.proposals', { count: waiting }),
    action: {
      to: request && answered.length === 1 ? paths.client.request(request.id) : paths.client.requests,
      label: t('client.now.compare'),
    },
  };
  const documents: PendingTask = {
    key: 'documents',
    title: t('client.now.documents', { count: myCaseCounts.documentsWanted }),
    note: t('client.now.documentsNote'),
    action: { to: clientCaseListPath({}), label: t('seeCases') },
  };
  return {
    proposals: waiting > 0 ? [proposals] : [],
    documents: myCaseCounts.documentsWanted > 0 ? [documents] : [],
  };
}
