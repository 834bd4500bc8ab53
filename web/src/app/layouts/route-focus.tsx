import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { preservesFocus } from '../../routing/preserve-focus';
import { hashTarget } from '../../routing/hash-target';
import { mainId } from './skip-link';

function focusQuietly(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function headline(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${mainId} h1`) ?? document.querySelector<HTMLElement>('h1');
}

/** True while nothing on the new screen has been chosen by the reader. */
function focusIsNowhere(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.id === mainId;
}

/** Keeps the focus on the headline while the screen's data arrives and replaces its skeleton, until the reader acts. */
function followHeadline(): () => void {
  const follow = (): void => {
    const target = headline();
    if (target && focusIsNowhere()) focusQuietly(target);
  };
  const observer = new MutationObserver(follow);
  const stop = (): void => {
    observer.disconnect();
    acts.forEach((act) => document.removeEventListener(act, stop, true));
  };
  const acts = ['keydown', 'pointerdown'] as const;
  acts.forEach((act) => document.addEventListener(act, stop, true));
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** After a change of screen moves the focus to its headline, so that the keyboard and the screen reader begin there. */
export function Arrival() {
  const location = useLocation();
  const { pathname, hash } = location;
  const stays = useNavigationType() !== NavigationType.Pop && preservesFocus(location.state);
  const last = useRef({ pathname, hash });
  useEffect(
    function focusArrival() {
      if (last.current.pathname === pathname && last.current.hash === hash) return undefined;
      last.current = { pathname, hash };
      if (stays) return undefined;
      const section = hashTarget(hash);
      const target = section ?? headline() ?? document.getElementById(mainId);
      if (target) focusQuietly(target);
      return section ? undefined : followHeadline();
    },
    [pathname, hash, stays],
  );
  return null;
}
