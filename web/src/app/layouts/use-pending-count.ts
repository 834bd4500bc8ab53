import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../../graphql/documents';
import { useMediaQuery } from '../../ui/media-query';
import { useSession } from '../../session/session';
import type { SessionRole } from '../../session/session-storage';
import { CasesWaitingDocument, LicencesWaitingDocument } from './generated/use-waiting';

graphql(`
  query CasesWaiting {
    myCaseCounts {
      pending
      toBePaid
    }
  }
`);

graphql(`
  query LicencesWaiting {
    adminStats {
      pendingVerifications
    }
  }
`);

/** The screen asks first, and often brings the number along. */
const screenFirst = 1_000;

function useAfterScreen(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(function waitForScreen() {
    const timer = setTimeout(() => setAfter(true), screenFirst);
    return () => clearTimeout(timer);
  }, []);
  return after;
}

/** How much waits for the person signed in: cases to pay or to answer, licences to check. 0 until it is known, and where it cannot be. */
export function useWaiting(role: SessionRole | null): number {
  const { user } = useSession();
  const afterScreen = useAfterScreen();
  // On a phone there is no sidebar, and nobody pays for its number.
  const seen = useMediaQuery('(width >= 900px)', false);
  const asks = seen && afterScreen && user !== null && user.role === role;
  const cases = useQuery(CasesWaitingDocument, { skip: !asks || role === 'admin' });
  const licences = useQuery(LicencesWaitingDocument, { skip: !asks || role !== 'admin' });
  if (role === 'admin') return licences.data?.adminStats.pendingVerifications ?? 0;
  return cases.data?.myCaseCounts[role === 'lawyer' ? 'pending' : 'toBePaid'] ?? 0;
}
