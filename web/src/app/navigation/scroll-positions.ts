const storageKey = 'scroll-positions';
const maxPositions = 50;

type Positions = Record<string, number>;

function read(): Positions {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return stored as Positions;
  } catch {
    return {};
  }
}

/** The scroll position of each history entry in this tab, by the entry's key; survives a reload. */
export class ScrollPositions {
  private positions: Positions = read();

  constructor() {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', () => this.persist());
    window.addEventListener('pageshow', () => void (window.history.scrollRestoration = 'manual'));
  }

  /** Saves the present scroll position for an entry. */
  save(key: string): void {
    const otherEntries = Object.entries(this.positions).filter(([entryKey]) => entryKey !== key);
    const entries: [string, number][] = [...otherEntries, [key, window.scrollY]];
    this.positions = Object.fromEntries(entries.slice(-maxPositions));
  }

  /** The saved position of an entry in pixels; undefined for a new one. */
  get(key: string): number | undefined {
    return this.positions[key];
  }

  // After a reload, and on the way back from another site, the browser restores the position itself.
  private persist(): void {
    window.history.scrollRestoration = 'auto';
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify(this.positions));
    } catch {
      // Without storage the positions are lost with a reload.
    }
  }
}
