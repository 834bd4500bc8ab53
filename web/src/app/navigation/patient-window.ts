import { isCurrentUrl } from '../../ui/current-url';

/** The window for React Router, with a history in which impatience does no harm. */
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
      // A link that is pressed again while its screen loads adds no second entry.
      if (isCurrentUrl(String(url))) history.replaceState(state, title, url);
      else history.pushState(state, title, url);
    },
    replaceState(state: unknown, title, url) {
      arrive();
      history.replaceState(state, title, url);
    },
    // `go` is asynchronous: the second call of a dialog that is closed twice would also leave the page.
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
