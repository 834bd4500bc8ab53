import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { callViewOf, type CallView } from './call-view';
import { isCallOpen } from '../appointments/call-times';
import { graphql } from '../../graphql/documents';
import { usePersonName } from '../../i18n/use-person-name';
import { useNow } from '../../lib/use-now';
import { now } from '../../lib/now';
import { LoadedView } from '../../lists/load-error';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { CallControls } from './call-controls';
import { CallHeader } from './call-header';
import { CallCaseDocument, type CallCaseQuery } from './generated/call-screen';
import { Pictures } from './pictures';
import { RefusedEntrance } from './refused-entrance';
import { useCallSession } from './use-call-session';
import { WaitingRoom } from './waiting-room';

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
        profilePicSmall
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

/** Whether joining enters a live call or an open appointment's call; otherwise it starts a call. */
function isOpen({ call, appointment }: Case): boolean {
  return (call !== null && call.state !== 'ENDED') || isCallOpen(appointment, now());
}

/** Only the own picture and sound, before the connection. */
const waitingViews: readonly CallView[] = [
  ...(['check', 'asking', 'refused', 'inUse', 'none'] as const),
  ...(['calling', 'waiting', 'known', 'admit'] as const),
];
const talkViews: readonly CallView[] = ['connecting', 'connected', 'poor', 'lost', 'stuck'];

interface CallOfCaseProps extends ReturnType<typeof useCallSession> {
  legalCase: Case;
  viewer: 'USER' | 'LAWYER';
}

function CallOfCase({ legalCase, viewer, ...call }: CallOfCaseProps) {
  const { t } = useTranslation(['calls', 'shared']);
  const nameOf = usePersonName();
  const { id, client, lawyer } = legalCase;
  const { session, entrance } = call;
  const isLawyer = viewer === 'LAWYER';
  const name = nameOf(isLawyer ? client : lawyer);
  const view = callViewOf({ ...call, viewer, windowId: session.windowId, now: useNow(1000) });
  const starts = !isOpen(legalCase);
  const parts = {
    ...{ ...call, view, name, starts },
    face: {
      id: (isLawyer ? client?.id : lawyer?.id) ?? id,
      src: isLawyer ? null : (lawyer?.profilePicSmall ?? null),
    },
    phone: (isLawyer ? client?.phone : lawyer?.clientPhone) ?? null,
    back: isLawyer ? paths.lawyerArea.case(id) : paths.client.case(id),
  };
  const [isWaiting, isTalk] = [waitingViews.includes(view), talkViews.includes(view)];
  return (
    <>
      <PageHead title={t('title', { name })} hidden />
      <CallHeader {...parts} isAlone={!isWaiting && !isTalk} isTalk={isTalk} />
      {entrance.failure !== undefined && isWaiting && !(entrance.isByMark && starts) && (
        <RefusedEntrance caseId={id} entrance={entrance} reason={entrance.failure} />
      )}
      {isWaiting && view !== 'calling' && <WaitingRoom {...parts} />}
      {isTalk && <Pictures {...parts} />}
      {(isWaiting || isTalk) && <CallControls {...parts} isTalk={isTalk} />}
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

/** A separate document, which may use microphone and camera. */
export default function CallScreen() {
  const { t } = useTranslation('calls');
  const { id = '' } = useParams();
  const { user } = useSession();
  const viewer = user?.role === 'lawyer' ? 'LAWYER' : 'USER';
  const call = useCallSession(id, viewer);
  const result = useQuery(CallCaseDocument, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <LoadedView
      className="flex flex-1 flex-col"
      result={{ ...result, loading: result.loading && !result.data }}
      loading={() => (
        <Loading label={t('loading')} className="m-auto grid w-full max-w-120 gap-4 p-4">
          <PageHead title={t('loading')} hidden />
          <SkeletonBar className="h-8 w-60" />
          <SkeletonBar className="h-70 w-full rounded-card" />
        </Loading>
      )}
      failed={t('failed')}
      isEmpty={(data) => !data.case || (!data.case.canCall && !data.case.call)}
      empty={() => <NoCall />}
    >
      {({ case: legalCase }) => legalCase && <CallOfCase {...call} legalCase={legalCase} viewer={viewer} />}
    </LoadedView>
  );
}
