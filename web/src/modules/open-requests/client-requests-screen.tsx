import { pageSizes } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OpenRequestCard } from './compare/open-request-card';
import { graphql } from '../../graphql/documents';
import { listPath, readPage } from '../../lists/list-address';
import { LoadError } from '../../lists/load-error';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSite } from '../../routing/site';
import { ButtonLink } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { QueryView } from '../../ui/states/query-view';
import { TableSkeleton } from '../../ui/states/panel-skeletons';
import { Pagination } from '../../ui/tables/pagination';
import { ClientOpenRequestsDocument } from './generated/client-requests-screen';

graphql(`
  query ClientOpenRequests($page: Int!, $limit: Int!) {
    myOpenRequests(page: $page, limit: $limit) {
      items {
        id
        ...OpenRequestCard_request
      }
      page
      pages
      limit
      total
    }
  }
`);

function AskButton() {
  const { t } = useTranslation('shared');
  const { openRequests = false } = useSite();
  if (!openRequests) return null;
  return (
    <ButtonLink to={paths.ask} variant="primary" icon={Plus} wide="phone">
      {t('act.askSeveral')}
    </ButtonLink>
  );
}

/** The client's requests to several lawyers, newest first. */
export default function ClientRequestsScreen() {
  const { t } = useTranslation(['openRequests', 'shared']);
  const [query] = useSearchParams();
  const page = readPage(query.get('page'));
  const result = useQuery(ClientOpenRequestsDocument, { variables: { page, limit: pageSizes.standard } });
  const total = (result.data ?? result.previousData)?.myOpenRequests.total;
  return (
    <>
      <PageHead title={t('shared:nav.requests')} hidden />
      <PageHeader
        title={t('shared:nav.requests')}
        description={t('lead')}
        actions={total !== 0 && <AskButton />}
      />
      <QueryView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => <TableSkeleton label={t('loadingList')} rows={3} />}
        error={(error, retry) => <LoadError title={t('failedList')} error={error} onRetry={retry} />}
        isEmpty={({ myOpenRequests }) => myOpenRequests.items.length === 0}
        empty={() => <EmptyState title={t('empty')} description={t('emptyText')} action={<AskButton />} />}
      >
        {({ myOpenRequests }) => (
          <>
            <ul className="grid gap-3">
              {myOpenRequests.items.map((request) => (
                <OpenRequestCard key={request.id} request={request} />
              ))}
            </ul>
            <Pagination
              page={myOpenRequests.page}
              pageCount={myOpenRequests.pages}
              pathFor={(number) => listPath(paths.client.requests, { page: number })}
              label={t('pages')}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
