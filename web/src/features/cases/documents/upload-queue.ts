import { randomUuid } from '../../../lib/random-uuid';
import type { SentFile, UploadOutcome } from './send-document';

/** A file on its way into a case. */
export interface QueuedUpload extends SentFile {
  state: 'waiting' | 'sending' | 'checking' | 'refused';
  /** The sent share, between 0 and 1. */
  share: number;
  /** Why it was not added. */
  reason?: string;
  /** Whether trying again may help. */
  canRetry?: boolean;
}

/** What a queue is made from. */
export interface UploadQueueOptions {
  send: (upload: QueuedUpload, onShare: (share: number) => void) => Promise<UploadOutcome>;
  onStored: (upload: QueuedUpload) => void;
  /** Why a file is refused before it is sent; null where it is not. */
  refusalOf: (file: File) => string | null;
  /** Said when no try was answered. */
  lostReason: () => string;
  wait?: (milliseconds: number) => Promise<void>;
}

const mostAtOnce = 2;
const mostTries = 3;
const firstDelay = 1_500;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The files on their way into one case: two at once, each tried three times. It outlives the panel that shows it. */
export class UploadQueue {
  private uploads: readonly QueuedUpload[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: UploadQueueOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): readonly QueuedUpload[] => this.uploads;

  /** Whether something is lost when the page is closed now. */
  get isBusy(): boolean {
    return this.uploads.some(({ state }) => state !== 'refused');
  }

  add(files: readonly File[], requestId: string | null): void {
    const { refusalOf } = this.options;
    const added = files.map((file): QueuedUpload => {
      const reason = refusalOf(file);
      const upload = { clientKey: randomUuid(), file, requestId, share: 0 };
      return reason === null
        ? { ...upload, state: 'waiting' }
        : { ...upload, state: 'refused', reason, canRetry: false };
    });
    this.change([...this.uploads, ...added]);
    this.sendNext();
  }

  retry(clientKey: string): void {
    this.update(clientKey, { state: 'waiting', share: 0, reason: undefined });
    this.sendNext();
  }

  remove(clientKey: string): void {
    this.change(this.uploads.filter((upload) => upload.clientKey !== clientKey));
  }

  private change(uploads: readonly QueuedUpload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }

  private update(clientKey: string, changes: Partial<QueuedUpload>): void {
    this.change(
      this.uploads.map((upload) => (upload.clientKey === clientKey ? { ...upload, ...changes } : upload)),
    );
  }

  private sendNext(): void {
    const running = this.uploads.filter(({ state }) => state === 'sending' || state === 'checking').length;
    const next = this.uploads.filter(({ state }) => state === 'waiting').slice(0, mostAtOnce - running);
    for (const { clientKey } of next) this.update(clientKey, { state: 'sending' });
    for (const upload of next) void this.send(upload).finally(() => this.sendNext());
  }

  private async send(upload: QueuedUpload): Promise<void> {
    const { send, onStored, lostReason, wait = pause } = this.options;
    const { clientKey } = upload;
    const onShare = (share: number) =>
      this.update(clientKey, share < 1 ? { state: 'sending', share } : { state: 'checking', share });
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const outcome = await send(upload, onShare);
      if (outcome.kind === 'stored') {
        onStored(upload);
        this.remove(clientKey);
        return;
      }
      if (outcome.kind === 'refused') {
        const { reason, canRetry } = outcome;
        this.update(clientKey, { state: 'refused', reason, canRetry });
        return;
      }
      this.update(clientKey, { state: 'sending', share: 0 });
      if (tries < mostTries) await wait(firstDelay * 2 ** (tries - 1));
    }
    this.update(clientKey, { state: 'refused', reason: lostReason(), canRetry: true });
  }
}
