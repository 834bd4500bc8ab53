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

  /** @param key the key of the entry that is shown. */
  constructor(private key: string) {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', () => this.save(), { passive: true });
    window.addEventListener('pagehide', () => this.persist());
    window.addEventListener('pageshow', () => void (window.history.scrollRestoration = 'manual'));
  }

  /** Shows another entry. Its saved position in pixels; undefined for a new one, null for the present one. */
  enter(key: string): number | undefined | null {
    if (key === this.key) return null;
    this.key = key;
    return this.positions[key];
  }

  /** Saves the present scroll position for the entry that is shown. */
  save(): void {
    const otherEntries = Object.entries(this.positions).filter(([entryKey]) => entryKey !== this.key);
    const entries: [string, number][] = [...otherEntries, [this.key, window.scrollY]];
    this.positions = Object.fromEntries(entries.slice(-maxPositions));
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
