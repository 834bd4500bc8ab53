import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cacheOffline } from '../../graphql/cache-offline';
import { isSharedPhone } from '../../lib/browser-storage';
import { offlineCasesEnabled, setOfflineCasesEnabled } from '../../offline/offline-cases';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { useHydrated } from '../../ui/use-hydrated';
import { dayLater } from './diary-address';
import { DiaryScreenDocument } from './generated/diary-screen';

/** From yesterday on. */
const storedDays = 8;

/** Asks whether this device stores the diary for places without a connection, and then stores yesterday and a week. */
export function KeepDiary({ today }: { today: string }) {
  const { t } = useTranslation('diary');
  const client = useApolloClient();
  const id = useSession().user?._id ?? '';
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<boolean>();
  const isKept = isHydrated && (changed ?? offlineCasesEnabled(id));
  useEffect(
    function storeDays() {
      if (!isKept || !navigator.onLine) return undefined;
      let hasLeft = false;
      // One after the other: a slow line has what is on the screen first.
      const store = async () => {
        for (let index = 0; index < storedDays && !hasLeft; index += 1)
          await client.query({
            query: DiaryScreenDocument,
            variables: { day: dayLater(today, index - 1), days: 1 },
            context: cacheOffline,
            fetchPolicy: 'network-only',
          });
      };
      void store().catch(() => undefined);
      return () => void (hasLeft = true);
    },
    [client, isKept, today],
  );
  // Storage can only be read after hydration.
  if (!isHydrated || isSharedPhone()) return null;
  const turn = async () => {
    await setOfflineCasesEnabled(id, !isKept);
    setChanged(!isKept);
  };
  return (
    <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 text-ink-2 print:hidden">
      {t(isKept ? 'keep.on' : 'keep.ask')}
      <Button variant={isKept ? 'text' : 'secondary'} size="small" onClick={() => void turn()}>
        {t(isKept ? 'keep.remove' : 'keep.yes')}
      </Button>
    </p>
  );
}
