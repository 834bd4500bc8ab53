import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../../graphql/documents';
import { useMediaQuery } from '../../ui/media-query';
import { useSession } from '../../session/session';
import type { SessionRole } from '../../session/session-storage';
import type { NavigationKey } from './bottom-places';
import {
  OpenRequestsWaitingDocument,
  PendingCasesDocument,
  PendingVerificationsDocument,
  UnreadMessagesDocument,
} from './generated/use-pending-counts';

graphql(`
  query PendingCases {
    myCaseCounts {
      pending
      feesToAnswer
      toBePaid
      paymentsRefused
    }
  }

  query PendingVerifications {
    adminStats {
      pendingVerifications
    }
  }

  query UnreadMessages {
    myActivity {
      unreadMessages
    }
  }

  query OpenRequestsWaiting {
    openRequestsWaiting
  }
`);

export type PendingCounts = Partial<Record<NavigationKey, number>>;

/** The screen's own query often includes the number, so this query waits. */
const screenQueryDelay = 1_000;

function useAfterScreen(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(function waitForScreen() {
    const timer = setTimeout(() => setIsAfter(true), screenQueryDelay);
    return () => clearTimeout(timer);
  }, []);
  return isAfter;
}

/** None until loaded. On a phone, reads only what a screen has loaded. */
export function usePendingCounts(role: SessionRole | null): PendingCounts {
  const { user } = useSession();
  const afterScreen = useAfterScreen();
  const hasSidebar = useMediaQuery('(width >= 900px)', false);
  const isEnabled = user?.role === role;
  const fetchPolicy = hasSidebar && afterScreen ? 'cache-first' : 'cache-only';
  const hasCases = isEnabled && role !== 'admin';
  // Screens of a lawyer and of a client load different counts.
  const partly = { fetchPolicy, returnPartialData: true } as const;
  const cases = useQuery(PendingCasesDocument, hasCases ? partly : skipToken);
  const requests = useQuery(OpenRequestsWaitingDocument, hasCases ? { fetchPolicy } : skipToken);
  const checksLicences = isEnabled && role === 'admin';
  const licences = useQuery(PendingVerificationsDocument, checksLicences ? { fetchPolicy } : skipToken);
  // The bell queries it and subscribes to it.
  const messages = useQuery(UnreadMessagesDocument, isEnabled ? { fetchPolicy: 'cache-only' } : skipToken);
  if (role === 'admin') return { lawyers: licences.data?.adminStats.pendingVerifications };
  const { pending = 0, feesToAnswer = 0, toBePaid = 0, paymentsRefused = 0 } = cases.data?.myCaseCounts ?? {};
  const unread = messages.data?.myActivity.unreadMessages ?? 0;
  const open = requests.data?.openRequestsWaiting ?? 0;
  // A lawyer has both kinds of requests in one list.
  if (role === 'lawyer') return { cases: unread, requests: pending + open };
  const inCases = feesToAnswer + toBePaid + paymentsRefused + unread;
  // The sidebar of a client calls them “My Cases”, the bottom bar “Cases”.
  return { cases: inCases, myCases: inCases, requests: open };
}
