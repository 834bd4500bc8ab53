import { createPath, NavigationType, type Location, type To } from 'react-router-dom';

/** The state of a history entry; the names are those of React Router's history. */
interface EntryState {
  key: string;
  /** The state that the caller gave. */
  usr: unknown;
}

function readEntry(): Partial<EntryState> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** What the previous screen told the present one. */
export const readEntryState = (): unknown => readEntry().usr ?? null;

const createEntry = (state: unknown): EntryState => ({
  key: Math.random().toString(36).slice(2, 10),
  usr: state,
});

/** Tells the present screen what its previous one told the same page in the other language. */
export function writeEntryState(state: unknown): void {
  window.history.replaceState(createEntry(state), '');
}

const createHref = (to: To): string =>
  typeof to === 'string' ? to : createPath({ pathname: window.location.pathname, ...to });

/** The session history as React Router's `Location`; calls `onChange` after every change, including its own. */
export class BrowserHistory {
  /** How the present location was reached. */
  action = NavigationType.Pop;

  constructor(private readonly onChange: () => void) {
    window.addEventListener('popstate', () => this.change(NavigationType.Pop));
  }

  get location(): Location {
    const { pathname, search, hash } = window.location;
    const { key = 'default', usr = null } = readEntry();
    return { pathname, search, hash, key, state: usr };
  }

  createHref = createHref;

  push(to: To, state?: unknown): void {
    const href = createHref(to);
    try {
      window.history.pushState(createEntry(state), '', href);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      // Safari throws on too many entries in a short time: load the page from the server instead.
      window.location.assign(href);
    }
    this.change(NavigationType.Push);
  }

  replace(to: To, state?: unknown): void {
    window.history.replaceState(createEntry(state), '', createHref(to));
    this.change(NavigationType.Replace);
  }

  go(delta: number): void {
    window.history.go(delta);
  }

  private change(action: NavigationType): void {
    this.action = action;
    this.onChange();
  }
}
