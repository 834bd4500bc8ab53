import { inLanguage, type Language } from '@ainsathi/contract/languages';
import type { Location, NavigateOptions, NavigationType, Navigator, RouteObject, To } from 'react-router-dom';
import { isCurrentUrl } from '../../ui/current-url';
import { BrowserHistory } from './browser-history';
import { loadScreens } from './load-screens';
import { ScrollPositions } from './scroll-positions';

/** The location whose screen is rendered. */
export interface ShownLocation {
  location: Location;
  action: NavigationType;
  /** The saved position and the caller's `preventScrollReset`; null for the first location, which the browser scrolls. */
  scroll: { savedY: number | undefined; preventReset: boolean } | null;
  /** Whether to render synchronously, e.g. for a controlled field, which would lose typed text in a transition. */
  flushSync: boolean;
  /** The error of loading its screen. */
  failure?: unknown;
}

type PushOptions = Pick<NavigateOptions, 'preventScrollReset' | 'flushSync'>;

/**
 * The present location and its screen: the old screen stays until the new one is loaded.
 * `createBrowserRouter` does the same, but its loaders and actions, which no screen uses, cost 15 KB on every page.
 */
export class Navigation implements Navigator {
  private readonly history = new BrowserHistory(() => void (this.settled = this.loadScreen()));
  private readonly positions = new ScrollPositions();
  private readonly listeners = new Set<() => void>();
  private options: PushOptions = {};
  private navigationId = 0;
  private settled = Promise.resolve();
  /** The key of the history entry that a pending `go` leaves. */
  private leavingKey: string | null = null;
  /** A new object for every change. */
  shown: ShownLocation;
  /** Whether the next screen is loading. */
  pending = false;

  /** @param failure the error of loading the first screen. */
  constructor(
    private readonly routes: RouteObject[],
    private readonly language: Language,
    failure?: unknown,
  ) {
    const { location, action } = this.history;
    this.shown = { location, action, scroll: null, flushSync: false, failure };
  }

  /** Returns the unsubscribe function. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Navigates to a path without the prefix of a language; resolves when its screen is loaded. */
  async navigate(path: string): Promise<void> {
    this.push(inLanguage(path, this.language));
    await this.settled;
  }

  // Arrow functions, because the router calls them unbound.
  createHref = (to: To): string => this.history.createHref(to);

  // `history.go()` is asynchronous: ignore a second call, or closing a dialog twice would also leave the page.
  go = (delta: number): void => {
    const { key } = this.history.location;
    if (this.leavingKey === key) return;
    this.leavingKey = key;
    this.history.go(delta);
  };

  push = (to: To, state?: unknown, options: PushOptions = {}): void => {
    this.options = options;
    // A link clicked again while its screen loads must not add a second history entry.
    if (isCurrentUrl(this.createHref(to))) this.history.replace(to, state);
    else this.history.push(to, state);
  };

  replace = (to: To, state?: unknown, options: PushOptions = {}): void => {
    this.options = options;
    this.history.replace(to, state);
  };

  private async loadScreen(): Promise<void> {
    const navigationId = (this.navigationId += 1);
    this.leavingKey = null;
    this.positions.save(this.shown.location.key);
    const next = this.next();
    const loading = loadScreens(this.routes, next.location);
    if (!loading) {
      this.show(next);
      return;
    }
    this.pending = true;
    this.notify();
    const failure = await loading.then(() => null).catch((error: unknown) => ({ failure: error }));
    if (navigationId === this.navigationId) this.show({ ...next, ...failure });
  }

  private next(): ShownLocation {
    const { location, action } = this.history;
    const { preventScrollReset = false, flushSync = false } = this.options;
    this.options = {};
    const scroll = { savedY: this.positions.get(location.key), preventReset: preventScrollReset };
    return { location, action, scroll, flushSync };
  }

  private show(next: ShownLocation): void {
    this.shown = next;
    this.pending = false;
    this.notify();
  }

  private notify(): void {
    this.listeners.forEach((listener) => listener());
  }
}
