import { isCurrentUrl } from '../../ui/current-url';

/** For React Router: a history in which impatient presses are harmless. */
export function patientWindow(): Window {
  const { history, location } = window;
  let isLeaving = false;
  const arrive = (): void => void (isLeaving = false);
  window.addEventListener('popstate', arrive);
  const patientHistory: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'> = {
    get state(): unknown {
      return history.state as unknown;
    },
    pushState(state: unknown, title, url) {
      arrive();
      // A second press while the screen loads adds no history entry.
      if (isCurrentUrl(String(url))) history.replaceState(state, title, url);
      else history.pushState(state, title, url);
    },
    replaceState(state: unknown, title, url) {
      arrive();
      history.replaceState(state, title, url);
    },
    // `go` is asynchronous: closing a dialog twice would also leave the page.
    go(delta) {
      if (isLeaving) return;
      isLeaving = true;
      history.go(delta);
    },
  };
  return {
    history: patientHistory,
    location,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  } as Window;
}
