import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../session/session';
import { formDraftKey, readFormDraft, writeFormDraft } from './form-drafts';

/** For this tab alone. `store` receives the text when the field is left, or with the next visit. */
export function useFieldDraft(name: string, store: (typed: string) => void) {
  const { user } = useSession();
  const key = formDraftKey(user?._id ?? '', name);
  const leave = () => {
    const typed = readFormDraft(key)?.['text'];
    writeFormDraft(key, {});
    if (typeof typed === 'string') store(typed);
  };
  const leaveEarlier = useEffectEvent(leave);
  useEffect(
    function storeEarlier() {
      leaveEarlier();
    },
    [key],
  );
  return { write: (text: string) => void writeFormDraft(key, { text }), leave };
}
