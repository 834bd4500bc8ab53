/** What a filling gives: the answer, and whether others may get it later too. */
export interface Filling<Value> {
  value: Value;
  keep: boolean;
}

/** How much is kept and for how long. */
export interface CacheLimits<Value> {
  /** In milliseconds, after which an answer is made anew. */
  freshFor: number;
  /** In milliseconds after that, during which the old answer is given while a new one is made. */
  staleFor: number;
  mostBytes: number;
  sizeOf: (value: Value) => number;
  /** False while nobody says when the data changes: then nothing is kept and nothing is given from before. */
  isUsable: () => boolean;
  /** In milliseconds. */
  now?: () => number;
}

interface Entry<Value> {
  value: Value;
  bytes: number;
  madeAt: number;
}

/**
 * Answers to visitors, kept until the data changes (`purge`) or they are old. Those who ask for the same at once wait
 * for one filling. What was asked for longest ago goes first when there is no room.
 */
export class ResponseCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly underWay = new Map<string, Promise<Value>>();
  private bytes = 0;
  private generation = 0;

  constructor(private readonly limits: CacheLimits<Value>) {}

  /** The answer for a key: kept, being made, or made now. @throws whatever the filling throws. */
  async get(key: string, fill: () => Promise<Filling<Value>>): Promise<Value> {
    if (!this.limits.isUsable()) return (await fill()).value;
    const entry = this.entries.get(key);
    if (!entry) return this.fillOnce(key, fill);
    const age = (this.limits.now ?? Date.now)() - entry.madeAt;
    if (age > this.limits.freshFor + this.limits.staleFor) return this.fillOnce(key, fill);
    this.entries.delete(key);
    this.entries.set(key, entry);
    // The old answer stays when the new one fails; the next who asks tries again.
    if (age > this.limits.freshFor) this.fillOnce(key, fill).catch(() => undefined);
    return entry.value;
  }

  /** Forgets everything; what is being made now is still given to those who wait for it, but not kept. */
  purge(): void {
    this.generation += 1;
    this.entries.clear();
    this.underWay.clear();
    this.bytes = 0;
  }

  private fillOnce(key: string, fill: () => Promise<Filling<Value>>): Promise<Value> {
    const awaited = this.underWay.get(key);
    if (awaited) return awaited;
    const filling = this.fillAndKeep(key, fill).finally(() => {
      if (this.underWay.get(key) === filling) this.underWay.delete(key);
    });
    this.underWay.set(key, filling);
    return filling;
  }

  private async fillAndKeep(key: string, fill: () => Promise<Filling<Value>>): Promise<Value> {
    const { generation } = this;
    const { value, keep } = await fill();
    if (generation !== this.generation || !this.limits.isUsable()) return value;
    this.remove(key);
    if (keep) this.keep(key, value);
    return value;
  }

  private keep(key: string, value: Value): void {
    const bytes = this.limits.sizeOf(value) + 2 * key.length;
    if (bytes > this.limits.mostBytes) return;
    this.entries.set(key, { value, bytes, madeAt: (this.limits.now ?? Date.now)() });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limits.mostBytes) return;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
  }
}
