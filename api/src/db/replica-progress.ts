import { setTimeout as sleep } from 'node:timers/promises';
import type { Reader } from './reader';

const POLL_MILLISECONDS = 100;
const RETRY_MILLISECONDS = 1_000;
/** How long a replica that cannot tell its progress, such as a logical one, counts as behind. */
const BLIND_MILLISECONDS = 10_000;

const WRITTEN = 'select pg_current_wal_insert_lsn()::text as written';
const REPLAYED = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed';

/** Delays, shorter in tests. */
export interface ProgressDelays {
  poll: number;
  retry: number;
  blind: number;
}

const DELAYS = { poll: POLL_MILLISECONDS, retry: RETRY_MILLISECONDS, blind: BLIND_MILLISECONDS };

/** Follows whether a replica has everything that this process was told of: a response from before must not be cached. */
export class ReplicaProgress {
  private told = 0;
  private reached = 0;
  private following = false;
  private stopped = false;

  constructor(
    private readonly replica: Reader,
    private readonly primary: Reader,
    private readonly delays: ProgressDelays = DELAYS,
  ) {}

  get isBehind(): boolean {
    return this.reached < this.told;
  }

  /** Public data was changed on the primary server. */
  changed(): void {
    this.told += 1;
    if (!this.following) void this.follow();
  }

  stop(): void {
    this.stopped = true;
  }

  private async follow(): Promise<void> {
    this.following = true;
    while (this.isBehind && !this.stopped) {
      const { told } = this;
      try {
        await this.untilReplayed();
        this.reached = told;
      } catch {
        await this.wait(this.delays.retry);
      }
    }
    this.following = false;
  }

  private async untilReplayed(): Promise<void> {
    const [primary] = await this.primary.query<{ written: string }[]>(WRITTEN);
    while (!this.stopped) {
      const [row] = await this.replica.query<{ replayed: boolean | null }[]>(REPLAYED, [primary?.written]);
      if (row?.replayed) return;
      if (row?.replayed !== false) return this.wait(this.delays.blind);
      await this.wait(this.delays.poll);
    }
  }

  private async wait(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { ref: false });
  }
}
