import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';

/** Rings collect for so long, and go out as one. */
const COLLECT_MILLISECONDS = 5;
/** Of ids with 36 characters each, so that a ring stays below the 8,000 bytes of a notification. */
const MOST_IDS = 150;
/** A ring that was lost with its process is found by looking. */
const LOOK_MILLISECONDS = 5_000;

/** Wakes whoever follows something; it carries no content and only says that there is something to look at. */
export interface Live {
  /** Tells every process, this one too, that these changed. Called after the commit. */
  ring: (ids: readonly string[]) => void;
  /** Calls back whenever this changed, or may have. Returns what ends it. */
  follow: (id: string, wake: () => void) => () => void;
  /** Calls back whenever rings may have been missed. */
  onGap: (callback: () => void) => void;
  stop: () => void;
}

/** Ids of what can be followed. */
export const roomRing = (caseId: string): string => `c:${caseId}`;
export const personRing = (accountId: string): string => `v:${accountId}`;
export const sessionRing = (sessionId: string): string => `s:${sessionId}`;

/** What hears the notifications of the database; null says that some may have been missed. */
interface Ears {
  onRing: (callback: (payload: string | null) => void) => void;
}

/** Reads the present versions of what is followed; what has none is not in the result. */
export type VersionReader = (dataSource: DataSource, ids: readonly string[]) => Promise<Map<string, string>>;

/** What the doorbell of a process is made from. */
export interface LiveOptions {
  dataSource: DataSource;
  listener: Ears;
  log: Logger;
  versionsOf: VersionReader;
  lookMilliseconds?: number;
}

class Doorbell implements Live {
  private readonly followers = new Map<string, Set<() => void>>();
  private readonly versions = new Map<string, string>();
  private readonly gapCallbacks: (() => void)[] = [];
  private waiting = new Set<string>();
  private collecting: NodeJS.Timeout | null = null;
  private readonly looking: NodeJS.Timeout;

  constructor(private readonly options: LiveOptions) {
    options.listener.onRing((payload) => this.hear(payload));
    this.looking = setInterval(() => void this.look(), options.lookMilliseconds ?? LOOK_MILLISECONDS).unref();
  }

  ring(ids: readonly string[]): void {
    for (const id of ids) this.waiting.add(id);
    this.collecting ??= setTimeout(() => void this.send(), COLLECT_MILLISECONDS).unref();
  }

  follow(id: string, wake: () => void): () => void {
    const followers = this.followers.get(id) ?? new Set();
    this.followers.set(id, followers.add(wake));
    return () => {
      followers.delete(wake);
      if (followers.size > 0 || this.followers.get(id) !== followers) return;
      this.followers.delete(id);
      this.versions.delete(id);
    };
  }

  onGap(callback: () => void): void {
    this.gapCallbacks.push(callback);
  }

  stop(): void {
    clearInterval(this.looking);
    if (this.collecting) clearTimeout(this.collecting);
  }

  private wake(id: string): void {
    for (const wake of [...(this.followers.get(id) ?? [])]) wake();
  }

  private hear(payload: string | null): void {
    if (payload !== null) {
      payload.split(',').forEach((id) => this.wake(id));
      return;
    }
    for (const id of [...this.followers.keys()]) this.wake(id);
    for (const callback of this.gapCallbacks) callback();
  }

  /** Outside the transactions that write: a commit with a notification takes a lock over all databases of the server. */
  private async send(): Promise<void> {
    this.collecting = null;
    const ids = [...this.waiting];
    this.waiting = new Set();
    try {
      for (let from = 0; from < ids.length; from += MOST_IDS)
        await this.options.dataSource.query(`select pg_notify('live', $1)`, [
          ids.slice(from, from + MOST_IDS).join(','),
        ]);
    } catch (error) {
      this.options.log.warn({ err: error }, 'a ring was lost; whoever follows finds the change by looking');
    }
  }

  /** Wakes the followers of what has another version than at the last look. */
  private async look(): Promise<void> {
    const ids = [...this.followers.keys()];
    if (ids.length === 0) return;
    try {
      for (const [id, version] of await this.options.versionsOf(this.options.dataSource, ids)) {
        const known = this.versions.get(id);
        if (this.followers.has(id)) this.versions.set(id, version);
        if (known !== version) this.wake(id);
      }
    } catch (error) {
      this.options.log.warn({ err: error }, 'the versions of rooms could not be read');
    }
  }
}

/** The doorbell of a process. */
export function createLive(options: LiveOptions): Live {
  return new Doorbell(options);
}

/** The part of a request's context that a ring needs. */
interface RingingContext {
  platform: { live: Live };
  afterCommit: (task: () => Promise<void>) => Promise<void>;
}

/** Tells every process after the commit; outside a transaction at once. */
export async function ringAfterCommit(
  { platform, afterCommit }: RingingContext,
  ...ids: readonly string[]
): Promise<void> {
  await afterCommit(() => {
    platform.live.ring(ids);
    return Promise.resolve();
  });
}
