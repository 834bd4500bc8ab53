import type { Location, NavigateOptions, NavigationType, Navigator, RouteObject, To } from 'react-router-dom';
import { isPresentAddress } from '../../ui/current-url';
import { BrowserHistory } from './browser-history';
import { loadScreens } from './load-screens';
import { ScrollPositions } from './scroll-positions';

/** The address on the page. */
export interface Shown {
  location: Location;
  action: NavigationType;
  /** How far down the reader left it, or whether the page stays where it is; null for the browser's own first address. */
  scroll: { left: number | undefined; stays: boolean } | null;
  /** Whether it must be on the page before the caller goes on, e.g. to keep what is being typed. */
  urgent: boolean;
  /** Why its screen could not be fetched. */
  failure?: unknown;
}

type Wishes = Pick<NavigateOptions, 'preventScrollReset' | 'flushSync'>;

/**
 * The browser's address and the screen that belongs to it: the old screen stays until the new one is fetched.
 * `createBrowserRouter` does that too, but with loaders and actions, which no screen has: 15 KB on every page.
 */
export class Navigation implements Navigator {
  private readonly history = new BrowserHistory(() => void (this.arrival = this.arrive()));
  private readonly positions = new ScrollPositions();
  private readonly listeners = new Set<() => void>();
  private wishes: Wishes = {};
  private turn = 0;
  private arrival = Promise.resolve();
  /** The entry that is being left for an earlier or later one, by its key. */
  private left: string | null = null;
  /** What is on the page; a new object for every change. */
  shown: Shown;
  /** Whether the next screen is being fetched. */
  pending = false;

  /** @param failure why the screen of the first address could not be fetched. */
  constructor(
    private readonly routes: RouteObject[],
    failure?: unknown,
  ) {
    const { location, action } = this.history;
    this.shown = { location, action, scroll: null, urgent: false, failure };
  }

  /** Tells of every change. Gives the function that stops it. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Goes to an address of this site; done when its screen is shown. */
  async navigate(path: string): Promise<void> {
    this.push(path);
    await this.arrival;
  }

  // The router calls these without their object.
  createHref = (to: To): string => this.history.createHref(to);

  // The browser takes its time to go: closing a dialog twice meanwhile must not leave the page below it, too.
  go = (delta: number): void => {
    const { key } = this.history.location;
    if (this.left === key) return;
    this.left = key;
    this.history.go(delta);
  };

  push = (to: To, state?: unknown, wishes: Wishes = {}): void => {
    this.wishes = wishes;
    // Pressed again while its screen is being fetched, a link is still one step.
    if (isPresentAddress(this.createHref(to))) this.history.replace(to, state);
    else this.history.push(to, state);
  };

  replace = (to: To, state?: unknown, wishes: Wishes = {}): void => {
    this.wishes = wishes;
    this.history.replace(to, state);
  };

  private async arrive(): Promise<void> {
    const turn = (this.turn += 1);
    this.left = null;
    this.positions.save(this.shown.location.key);
    const next = this.next();
    const loading = loadScreens(this.routes, next.location);
    if (!loading) {
      this.show(next);
      return;
    }
    this.pending = true;
    this.tell();
    const failure = await loading.then(() => null).catch((error: unknown) => ({ failure: error }));
    if (turn === this.turn) this.show({ ...next, ...failure });
  }

  private next(): Shown {
    const { location, action } = this.history;
    const { preventScrollReset = false, flushSync = false } = this.wishes;
    this.wishes = {};
    const scroll = { left: this.positions.of(location.key), stays: preventScrollReset };
    return { location, action, scroll, urgent: flushSync };
  }

  private show(next: Shown): void {
    this.shown = next;
    this.pending = false;
    this.tell();
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}
