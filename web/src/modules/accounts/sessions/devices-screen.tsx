import { useMutation, useQuery } from '@apollo/client/react';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../account-frame';
import { graphql } from '../../../graphql/documents';
import { useToastedAct } from '../../../graphql/use-act';
import { formatDateTime } from '../../../i18n/format';
import { Badge } from '../../../ui/badge';
import { LoadedView } from '../../../lists/load-error';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { FieldSkeleton, Loading } from '../../../ui/states/skeleton';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  OwnSessionsDocument,
  type OwnSessionsQuery,
} from './generated/devices-screen';

graphql(`
  query OwnSessions {
    mySessions {
      id
      current
      browser
      createdAt
      lastSeenAt
    }
    myAccountEvents(limit: 50) {
      items {
        id
        kind
        at
        browser
      }
    }
  }

  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      endedId
    }
  }

  mutation EndOtherSessions {
    endOtherSessions {
      endedIds
    }
  }
`);

type Session = OwnSessionsQuery['mySessions'][number];
type Event = OwnSessionsQuery['myAccountEvents']['items'][number];

/** The proof of identity has replaced the present session, so reload the whole list. */
const refetchActive = { refetchQueries: [OwnSessionsDocument], awaitRefetchQueries: true };

function SessionRow({ session }: { session: Session }) {
  const { t, i18n } = useTranslation('accountSettings');
  const { isBusy, act } = useToastedAct((reason) => t('devices.failed', { reason }));
  const [end] = useMutation(EndSessionDocument, refetchActive);
  const name = session.browser ?? t('devices.unknown');
  const signOut = async () =>
    act(async () => end({ variables: { id: session.id } }), t('devices.signedOut', { name }));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3.5 last:border-0 md:px-5">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-2" strokeWidth={1.75} />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-ink-2">
          {t('devices.used', { time: formatDateTime(session.lastSeenAt, i18n.language) })}
        </p>
        <p className="text-ink-2">
          {t('devices.since', { time: formatDateTime(session.createdAt, i18n.language) })}
        </p>
      </div>
      {session.current ? (
        <Badge tone="accepted">{t('devices.thisDevice')}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={t('devices.signOutNamed', { name })}
          busy={isBusy}
          busyLabel={t('devices.working')}
          onClick={() => void signOut()}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </li>
  );
}

function SignOutOthers() {
  const { t } = useTranslation('accountSettings');
  const { isBusy, act } = useToastedAct((reason) => t('devices.failed', { reason }));
  const [end] = useMutation(EndOtherSessionsDocument, refetchActive);
  const signOut = async () => act(async () => end(), t('devices.signedOutOthers'));
  return (
    <Button wide="phone" busy={isBusy} busyLabel={t('devices.working')} onClick={() => void signOut()}>
      {t('devices.signOutOthers')}
    </Button>
  );
}

function EventRow({ event }: { event: Event }) {
  const { t, i18n } = useTranslation('accountSettings');
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 border-b border-line px-4 py-3 last:border-0 md:px-5">
      <div className="min-w-0">
        <p>{t(`events.${event.kind}`)}</p>
        {event.browser !== null && (
          <p className="text-16 wrap-anywhere text-ink-2 sm:text-14">{event.browser}</p>
        )}
      </div>
      <time dateTime={event.at} className="text-16 text-ink-2 sm:text-14">
        {formatDateTime(event.at, i18n.language)}
      </time>
    </li>
  );
}

function SessionsAndEvents({ mySessions, myAccountEvents }: OwnSessionsQuery) {
  const { t } = useTranslation('accountSettings');
  return (
    <>
      <Panel
        title={t('devices.signedIn')}
        flush
        {...(mySessions.length > 1 ? { footer: <SignOutOthers /> } : {})}
      >
        <ul>
          {mySessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </Panel>
      <Panel title={t('events.title')} aside={t('events.note')} flush>
        {myAccountEvents.items.length === 0 ? (
          <p className="p-4 text-ink-2 md:p-5">{t('events.none')}</p>
        ) : (
          <ul>
            {myAccountEvents.items.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

export default function DevicesScreen() {
  const { t } = useTranslation(['accountSettings', 'shared']);
  const result = useQuery(OwnSessionsDocument);
  return (
    <AccountFrame title={t('devices.title')} description={t('devices.lead')}>
      <LoadedView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => (
          <Loading label={t('devices.loading')} className="grid gap-4">
            <FieldSkeleton />
            <FieldSkeleton />
          </Loading>
        )}
        className="grid gap-5"
      >
        {(data) => <SessionsAndEvents {...data} />}
      </LoadedView>
    </AccountFrame>
  );
}
