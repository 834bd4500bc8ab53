const storageKey = 'scroll-positions';
const most = 50;

type Positions = Record<string, number>;

function read(): Positions {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return kept as Positions;
  } catch {
    return {};
  }
}

/** How far each entry of the tab's history was scrolled, by the entry's key; survives a reload. */
export class ScrollPositions {
  private positions: Positions = read();

  constructor() {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', () => this.handOver());
    window.addEventListener('pageshow', () => void (window.history.scrollRestoration = 'manual'));
  }

  /** Remembers where the entry is now. */
  save(key: string): void {
    const others = Object.entries(this.positions).filter(([other]) => other !== key);
    const entries: [string, number][] = [...others, [key, window.scrollY]];
    this.positions = Object.fromEntries(entries.slice(-most));
  }

  /** Where the reader left an entry, in pixels; undefined when it is new. */
  of(key: string): number | undefined {
    return this.positions[key];
  }

  // A reload and the way back from another site are the browser's own to restore.
  private handOver(): void {
    window.history.scrollRestoration = 'auto';
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify(this.positions));
    } catch {
      // Without storage the entries before a reload begin at their top.
    }
  }
}
