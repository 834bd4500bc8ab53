import { useApolloClient, useQuery, useReactiveVar } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CallSession } from '../../features/calls/call-session';
import { firstMode } from '../../features/calls/data-modes';
import { isCameraDenied } from '../../features/calls/local-media';
import { isCallOpen } from '../../features/cases/appointments/call-times';
import { graphql } from '../../graphql/documents';
import { usePersonName } from '../../i18n/use-person-name';
import { LoadError } from '../../lists/load-error';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { reloadOnce } from '../../routing/reload-once';
import { useSession } from '../../session/session';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { CallCheck } from './call-check';
import { CallStage } from './call-stage';
import { CallCaseDocument, type CallCaseQuery } from './generated/call-screen';

graphql(`
  query CallCase($id: ID!) {
    case(id: $id) {
      id
      canCall
      client {
        id
        name
        phone
      }
      lawyer {
        id
        name
        nameBangla
        clientPhone
      }
      call {
        id
        state
      }
      appointment {
        id
        mode
        startsAt
        endsAt
      }
    }
  }
`);

type Case = NonNullable<CallCaseQuery['case']>;

/** Whether joining enters a call that is there, or that an appointment opens now; else it starts one. */
function isOpen({ call, appointment }: Case): boolean {
  return (call !== null && call.state !== 'ENDED') || isCallOpen(appointment, Date.now());
}

/** This window's part in the call, with its devices open, until the page is left. */
function useCallSession(caseId: string, viewer: 'USER' | 'LAWYER') {
  const client = useApolloClient();
  const [session] = useState(() => new CallSession({ client, caseId, viewer, mode: firstMode() }));
  useEffect(
    function openDevices() {
      // Inside the app the document that was opened first decides about the camera.
      if (isCameraDenied() && reloadOnce(Date.now())) return undefined;
      void session.openDevices();
      return () => session.release();
    },
    [session],
  );
  return { session, ...useReactiveVar(session.snapshot) };
}

function CallOfCase({ legalCase, viewer }: { legalCase: Case; viewer: 'USER' | 'LAWYER' }) {
  const { t } = useTranslation(['calls', 'shared']);
  const nameOf = usePersonName();
  const { id, client, lawyer } = legalCase;
  const call = useCallSession(id, viewer);
  const isLawyer = viewer === 'LAWYER';
  const name = nameOf(isLawyer ? client : lawyer);
  const phone = (isLawyer ? client?.phone : lawyer?.clientPhone) ?? null;
  const back = isLawyer ? paths.lawyerArea.case(id) : paths.client.case(id);
  return (
    <>
      <PageHead title={t('title', { name })} hidden />
      {call.call === null && call.microphone === 'ready' ? (
        <CallCheck {...call} name={name} starts={!isOpen(legalCase)} />
      ) : (
        <CallStage {...call} viewer={viewer} name={name} phone={phone} back={back} />
      )}
    </>
  );
}

function NoCall() {
  const { t } = useTranslation(['calls', 'shared']);
  return (
    <div className="m-auto w-full max-w-measure p-4 text-ink">
      <PageHead title={t('notFound')} hidden />
      <h1 className="sr-only">{t('notFound')}</h1>
      <EmptyState
        title={t('notFound')}
        description={t('notFoundText')}
        action={<ButtonLink to={paths.account}>{t('shared:nav.account')}</ButtonLink>}
      />
    </div>
  );
}

/** The page of a case's call, a document of its own: it may use microphone and camera. */
export default function CallScreen() {
  const { t } = useTranslation('calls');
  const { id = '' } = useParams();
  const { user } = useSession();
  const viewer = user?.role === 'lawyer' ? 'LAWYER' : 'USER';
  const result = useQuery(CallCaseDocument, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <QueryView
      className="flex flex-1 flex-col"
      result={{ ...result, loading: result.loading && !result.data }}
      loading={() => (
        <Loading label={t('loading')} className="m-auto grid w-full max-w-120 gap-4 p-4">
          <PageHead title={t('loading')} hidden />
          <SkeletonBar className="h-8 w-60" />
          <SkeletonBar className="h-70 w-full rounded-card" />
        </Loading>
      )}
      error={(error, retry) => <LoadError title={t('failed')} error={error} onRetry={retry} />}
      isEmpty={(data) => !data.case || (!data.case.canCall && !data.case.call)}
      empty={() => <NoCall />}
    >
      {({ case: legalCase }) => legalCase && <CallOfCase legalCase={legalCase} viewer={viewer} />}
    </QueryView>
  );
}
