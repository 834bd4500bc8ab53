import { useState } from 'react';
import { useSession } from '../../../session/session';

function isInForm(): boolean {
  return document.activeElement?.closest('form[method="post"]') != null;
}

/**
 * Whether the reader was in a form already when the browser's session became known, which is after the page was shown. A
 * message above the form would then move what is just being pressed, so that it belongs below.
 */
export function useBegunForm(): boolean {
  const { user, expired } = useSession();
  const isKnown = user !== null || expired;
  const [seen, setSeen] = useState({ isKnown: false, begun: false });
  if (isKnown !== seen.isKnown) setSeen({ isKnown, begun: isKnown && isInForm() });
  return seen.begun;
}
