import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { mainId } from './skip-link';

function arrivalTarget(hash: string): HTMLElement | null {
  if (hash.length > 1) return document.getElementById(decodeURIComponent(hash.slice(1)));
  return document.querySelector<HTMLElement>(`#${mainId} h1, h1`) ?? document.getElementById(mainId);
}

/** After a change of screen moves the focus to its headline, so that the keyboard and the screen reader begin there. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, hash });
  useEffect(
    function focusArrival() {
      if (last.current.pathname === pathname && last.current.hash === hash) return;
      last.current = { pathname, hash };
      const target = arrivalTarget(hash);
      if (!target) return;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    },
    [pathname, hash],
  );
  return null;
}
