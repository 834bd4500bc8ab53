import { useState } from 'react';
import { useSession } from '../../../session/session';

function isInForm(): boolean {
  return document.activeElement?.closest('form[method="post"]') != null;
}

/**
 * Whether the reader was already in a form when the session became known, after the page was shown. A message above the form
 * would then move a control under the press, so show it below.
 */
export function useBegunForm(): boolean {
  const { user, ended } = useSession();
  const isKnown = user !== null || ended !== null;
  const [seen, setSeen] = useState({ isKnown: false, begun: false });
  if (isKnown !== seen.isKnown) setSeen({ isKnown, begun: isKnown && isInForm() });
  return seen.begun;
}
