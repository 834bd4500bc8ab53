import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { addToSet } from '../by-key';

/** Changes within this time are published together. */
const COLLECT_MILLISECONDS = 5;
/** An id has 36 characters; a notification of PostgreSQL has at most 8,000 bytes. */
const MOST_IDS = 150;
/** Polling finds changes whose notification was lost. */
const POLL_MILLISECONDS = 5_000;

export const roomChannel = (caseId: string): string => `c:${caseId}`;
export const personChannel = (accountId: string): string => `v:${accountId}`;
export const callChannel = (callId: string): string => `k:${callId}`;
export const sessionChannel = (sessionId: string): string => `s:${sessionId}`;

/** Omits channels without a version. */
export type VersionReader = (dataSource: DataSource, ids: readonly string[]) => Promise<Map<string, string>>;

interface LiveOptions {
  dataSource: DataSource;
  /** A payload of null: notifications may have been missed. */
  listener: { onPublish: (callback: (payload: string | null) => void) => void };
  log: Logger;
  versionsOf: VersionReader;
}

/** Publishes changes of rooms, people, calls and sessions, without content: subscribers read what changed. */
export class Live {
  private readonly subscribers = new Map<string, Set<() => void>>();
  private readonly versions = new Map<string, string>();
  private readonly gapCallbacks: (() => void)[] = [];
  private waiting = new Set<string>();
  private collecting: NodeJS.Timeout | null = null;
  private readonly polling: NodeJS.Timeout;

  constructor(private readonly options: LiveOptions) {
    options.listener.onPublish((payload) => this.receive(payload));
    this.polling = setInterval(() => void this.pollVersions(), POLL_MILLISECONDS).unref();
  }

  /** Notifies subscribers in every process, this one included. Call it after the commit. */
  publish(ids: readonly string[]): void {
    for (const id of ids) this.waiting.add(id);
    this.collecting ??= setTimeout(() => void this.send(), COLLECT_MILLISECONDS).unref();
  }

  /** Calls back whenever a channel has or may have changed. Returns the function that unsubscribes. */
  subscribe(id: string, onChange: () => void): () => void {
    const leave = addToSet(this.subscribers, id, onChange);
    return () => {
      leave();
      if (!this.subscribers.has(id)) this.versions.delete(id);
    };
  }

  /** Calls back whenever notifications may have been missed. */
  onGap(callback: () => void): void {
    this.gapCallbacks.push(callback);
  }

  stop(): void {
    clearInterval(this.polling);
    if (this.collecting) clearTimeout(this.collecting);
  }

  private notify(id: string): void {
    for (const onChange of [...(this.subscribers.get(id) ?? [])]) onChange();
  }

  private receive(payload: string | null): void {
    if (payload !== null) {
      payload.split(',').forEach((id) => this.notify(id));
      return;
    }
    for (const id of [...this.subscribers.keys()]) this.notify(id);
    for (const callback of this.gapCallbacks) callback();
  }

  /** Not in the writing transactions: a commit with a notification locks all databases of the server. */
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
      this.options.log.warn({ err: error }, 'a notification of changes was lost; polling finds them');
    }
  }

  private async pollVersions(): Promise<void> {
    const ids = [...this.subscribers.keys()];
    if (ids.length === 0) return;
    try {
      for (const [id, version] of await this.options.versionsOf(this.options.dataSource, ids)) {
        const known = this.versions.get(id);
        if (this.subscribers.has(id)) this.versions.set(id, version);
        if (known !== version) this.notify(id);
      }
    } catch (error) {
      this.options.log.warn({ err: error }, 'the versions of rooms could not be read');
    }
  }
}

interface PublishContext {
  platform: { live: Live };
  afterCommit: (task: () => Promise<void>) => Promise<void>;
}

/** Without a transaction, publishes at once. */
export async function publishAfterCommit(
  { platform, afterCommit }: PublishContext,
  ...ids: readonly string[]
): Promise<void> {
  await afterCommit(() => {
    platform.live.publish(ids);
    return Promise.resolve();
  });
}
