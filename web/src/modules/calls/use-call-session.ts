import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CallSession } from './call-session';
import { firstMode } from './media/data-modes';
import { isCameraDenied } from './media/local-media';
import { useAct } from '../../graphql/use-act';
import { takeCallMark } from '../../routing/call-mark';
import { reloadOnce } from '../../routing/reload-once';

/** Entering the call, by the press that opened the page or a press on it. */
export interface Entrance {
  isBusy: boolean;
  failure: string | undefined;
  /** Whether the page entered by itself; then a missing call is no failure. */
  isByMark: boolean;
  /** @param starts whether to call the other person. */
  enter: (starts: boolean) => void;
  run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** Until the page is left; a press elsewhere in the product enters at once. */
export function useCallSession(caseId: string, viewer: 'USER' | 'LAWYER') {
  const client = useApolloClient();
  const [session] = useState(() => new CallSession({ client, caseId, viewer, mode: firstMode() }));
  const [isByMark, setByMark] = useState(false);
  const { isBusy, failure, run } = useAct();
  useEffect(
    function enterAtOnce() {
      // Inside the app, the first document's policy decides about the camera.
      if (isCameraDenied() && reloadOnce()) return undefined;
      if (takeCallMark(caseId)) {
        setByMark(true);
        void run(async () => session.join());
      }
      return () => session.release();
    },
    // A new `run` must not enter again.
    [session],
  );
  const enter = (starts: boolean) => {
    setByMark(false);
    void run(async () => (starts ? session.start() : session.join()));
  };
  const entrance: Entrance = { isBusy, failure, isByMark, enter, run };
  return { session, entrance, ...useReactiveVar(session.snapshot) };
}
