import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { OpenRequestView } from './compare/open-request-view';
import { graphql } from '../../graphql/documents';
import { LoadError } from '../../lists/load-error';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { EmptyState } from '../../ui/states/empty-state';
import { QueryView } from '../../ui/states/query-view';
import { CoverCardsSkeleton } from '../../ui/states/cover-cards-skeleton';
import { useOnActivity } from '../notifications/use-unread-count';
import { ClientOpenRequestDocument } from './generated/client-request-screen';

graphql(`
  query ClientOpenRequest($id: ID!) {
    openRequest(id: $id) {
      id
      title
      answered
      ...OpenRequestView_request
    }
  }
`);

/** The number of invited lawyers, from the form's navigation; null otherwise. */
function askedNow(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('asked' in state)) return null;
  return typeof state.asked === 'number' ? state.asked : null;
}

function NotFound() {
  const { t } = useTranslation(['openRequests', 'shared']);
  return (
    <>
      <h1 className="sr-only">{t('shared:nav.requests')}</h1>
      <EmptyState
        title={t('notFound')}
        action={<ButtonLink to={paths.client.requests}>{t('back')}</ButtonLink>}
      />
    </>
  );
}

/** With the proposals to compare. */
export default function ClientRequestScreen() {
  const { t } = useTranslation(['openRequests', 'shared']);
  const { id = '' } = useParams();
  const asked = askedNow(useLocation().state);
  const result = useQuery(ClientOpenRequestDocument, { variables: { id } });
  const { refetch } = result;
  useOnActivity(
    useCallback(() => {
      // Offline the request stays as it was.
      refetch().catch(() => undefined);
    }, [refetch]),
  );
  const isAnswered = (result.data?.openRequest?.answered ?? 0) > 0;
  return (
    <>
      <PageHead
        title={result.data?.openRequest?.title ?? t(result.data ? 'notFound' : 'shared:nav.requests')}
        hidden
      />
      {asked !== null && !isAnswered && (
        <div className="mb-4">
          <FormMessage tone="success" title={t('sentTo', { count: asked })} />
        </div>
      )}
      <QueryView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => (
          <>
            <h1 className="sr-only">{t('shared:nav.requests')}</h1>
            <CoverCardsSkeleton label={t('loading')} rows={3} />
          </>
        )}
        error={(error, retry) => <LoadError title={t('failed')} error={error} onRetry={retry} />}
        isEmpty={({ openRequest }) => openRequest == null}
        empty={() => <NotFound />}
      >
        {({ openRequest }) => openRequest && <OpenRequestView request={openRequest} />}
      </QueryView>
    </>
  );
}
