import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { useToastedAct } from '../../graphql/use-act';
import { formatDate } from '../../i18n/format';
import { LoadedView } from '../../lists/load-error';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Panel } from '../../ui/panel';
import { FieldSkeleton } from '../../ui/states/skeleton';
import {
  CalendarAddressDocument,
  CreateCalendarAddressDocument,
  RevokeCalendarAddressDocument,
} from './generated/calendar-address';

graphql(`
  query CalendarAddress {
    myCalendarFeed {
      createdAt
    }
  }

  mutation CreateCalendarAddress {
    createCalendarFeed {
      path
    }
  }

  mutation RevokeCalendarAddress {
    revokeCalendarFeed {
      revoked
    }
  }
`);

const refetchAddress = { refetchQueries: [CalendarAddressDocument], awaitRefetchQueries: true };

/** Creates and revokes the URL of the viewer's calendar feed; shown once. */
export function CalendarAddress() {
  const { t, i18n } = useTranslation('notifications');
  const { act } = useToastedAct(t('calendar.failed'));
  // A new password on another device revokes the URL.
  const result = useQuery(CalendarAddressDocument);
  const [create, { loading: isCreating }] = useMutation(CreateCalendarAddressDocument, refetchAddress);
  const [revoke, { loading: isRevoking }] = useMutation(RevokeCalendarAddressDocument, refetchAddress);
  const [address, setAddress] = useState<string | null>(null);
  const make = async () =>
    act(async () => {
      const path = (await create()).data?.createCalendarFeed.path;
      setAddress(path === undefined ? null : new URL(path, location.origin).href);
    });
  const end = async () =>
    act(async () => {
      await revoke();
      setAddress(null);
    });
  return (
    <Panel title={t('calendar.title')}>
      <p className="mb-4 text-ink-2">{t('calendar.text')}</p>
      <LoadedView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => <FieldSkeleton />}
      >
        {({ myCalendarFeed: feed }) => (
          <>
            {address && (
              <div role="status" className="mb-4 grid gap-2 rounded-card border border-line bg-paper p-3">
                <p className="font-semibold">{t('calendar.once')}</p>
                <p className="flex flex-wrap items-center gap-3">
                  <code className="min-w-0 flex-[1_1_16rem] text-14 break-all">{address}</code>
                  <CopyButton value={address} subject={t('calendar.address')} />
                </p>
                <p className="text-ink-2">{t('calendar.how')}</p>
              </div>
            )}
            {feed && !address && (
              <p className="mb-4">
                {t('calendar.since', { date: formatDate(feed.createdAt, i18n.language) })}
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              <Button busy={isCreating} busyLabel={t('calendar.making')} onClick={() => void make()}>
                {t(feed ? 'calendar.renew' : 'calendar.make')}
              </Button>
              {feed && (
                <Button
                  variant="secondary"
                  busy={isRevoking}
                  busyLabel={t('calendar.ending')}
                  onClick={() => void end()}
                >
                  {t('calendar.end')}
                </Button>
              )}
            </div>
          </>
        )}
      </LoadedView>
    </Panel>
  );
}
