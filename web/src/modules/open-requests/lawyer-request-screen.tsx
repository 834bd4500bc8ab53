import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { InvitationRoom } from './answer/invitation-room';
import { useInvitationFacts } from './answer/invitation-facts';
import { graphql } from '../../graphql/documents';
import { useLocalName } from '../../i18n/use-local-name';
import { LoadError } from '../../lists/load-error';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { ColumnsSkeleton, PanelSkeleton } from '../../ui/states/panel-skeletons';
import { QueryView } from '../../ui/states/query-view';
import { Loading } from '../../ui/states/skeleton';
import { LawyerRequestScreenDocument } from './generated/lawyer-request-screen';

graphql(`
  query LawyerRequestScreen($id: ID!) {
    invitation(id: $id) {
      id
      about
      district
      urgent
      courtDate
      state
      dueAt
      ...InvitationChange_invitation
    }
  }
`);

function Skeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <ColumnsSkeleton side={<PanelSkeleton />}>
        <PanelSkeleton rows={6} />
      </ColumnsSkeleton>
    </Loading>
  );
}

export default function LawyerRequestScreen() {
  const { t } = useTranslation(['invitations', 'shared']);
  const { id = '' } = useParams();
  const local = useLocalName();
  const facts = useInvitationFacts();
  const result = useQuery(LawyerRequestScreenDocument, { variables: { id } });
  const invitation = result.data?.invitation;
  const title = invitation ? local(invitation.about) : t('request');
  return (
    <>
      <PageHead title={title} hidden />
      <div className="-mt-3 mb-1">
        <Breadcrumbs
          label={t('back')}
          crumbs={[{ label: t('shared:nav.requests'), to: paths.lawyerArea.requests }, { label: title }]}
        />
      </div>
      <PageHeader title={title} description={invitation && facts(invitation)} />
      <QueryView
        result={result}
        loading={() => <Skeleton label={t('loadingOne')} />}
        error={(error, retry) => <LoadError title={t('failedOne')} error={error} onRetry={retry} />}
        isEmpty={(data) => !data.invitation}
        empty={() => (
          <EmptyState
            title={t('ended')}
            action={<ButtonLink to={paths.lawyerArea.requests}>{t('back')}</ButtonLink>}
          />
        )}
      >
        {(data) => data.invitation && <InvitationRoom invitation={data.invitation} />}
      </QueryView>
    </>
  );
}
