import { readFormDraft, writeFormDraft } from '../../../session/form-drafts';

/** A message that the server has not acknowledged, or that has not come back with the others yet. */
export interface PendingMessage {
  /** The same each time it is sent, so that it is stored once. */
  clientKey: string;
  body: string;
  /** `kept` after a try to which there was no answer: it is tried again. `refused` is not tried again by itself. */
  state: 'sending' | 'kept' | 'refused' | 'sent';
  /** Why it was refused. */
  reason?: string;
}

/** What became of a try. */
export type Outcome = { kind: 'sent' } | { kind: 'unanswered' } | { kind: 'refused'; reason: string };

/** What an outbox is made from. */
export interface OutboxOptions {
  /** Where what is written is kept in this tab; gone with signing out. */
  storageKey: string | null;
  send: (message: PendingMessage) => Promise<Outcome>;
}

const firstDelay = 2_000;
const longestDelay = 30_000;

function isPending(value: unknown): value is Pick<PendingMessage, 'clientKey' | 'body'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clientKey' in value &&
    'body' in value &&
    typeof value.clientKey === 'string' &&
    typeof value.body === 'string'
  );
}

/** The messages of a case that are on their way, sent one after the other; a store for `useSyncExternalStore`. */
export class MessageOutbox {
  private messages: readonly PendingMessage[];
  private text: string;
  private isBusy = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: OutboxOptions) {
    const kept = options.storageKey === null ? null : readFormDraft(options.storageKey);
    const stored: unknown[] = Array.isArray(kept?.['pending']) ? kept['pending'] : [];
    this.messages = stored
      .filter(isPending)
      .map(({ clientKey, body }) => ({ clientKey, body, state: 'kept' }));
    this.text = typeof kept?.['text'] === 'string' ? kept['text'] : '';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly pending = (): readonly PendingMessage[] => this.messages;

  /** What is being written. */
  readonly draft = (): string => this.text;

  write(text: string): void {
    this.text = text;
    this.changed();
  }

  add(body: string, clientKey: string = crypto.randomUUID()): void {
    this.text = '';
    this.replace([...this.messages, { clientKey, body, state: 'sending' }]);
    void this.flush();
  }

  /** A refused text goes back into the box, to be changed. */
  takeBack(clientKey: string): void {
    const message = this.messages.find((one) => one.clientKey === clientKey);
    if (message) this.text = [message.body, this.text].filter(Boolean).join('\n');
    this.replace(this.messages.filter((one) => one.clientKey !== clientKey));
  }

  /** These have come back with the other messages. */
  arrived(clientKeys: ReadonlySet<string>): void {
    const left = this.messages.filter(({ clientKey }) => !clientKeys.has(clientKey));
    if (left.length < this.messages.length) this.replace(left);
  }

  /** Sends what waits, one after the other, at once. */
  async flush(): Promise<void> {
    if (this.isBusy) return;
    clearTimeout(this.timer);
    this.isBusy = true;
    for (let next = this.next(); next; next = this.next()) {
      const outcome = await this.options.send(next);
      if (outcome.kind === 'unanswered') {
        this.become(next, { state: 'kept' });
        this.failures += 1;
        break;
      }
      this.failures = 0;
      this.become(
        next,
        outcome.kind === 'sent' ? { state: 'sent' } : { state: 'refused', reason: outcome.reason },
      );
    }
    this.isBusy = false;
    if (this.next()) this.flushLater();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private flushLater(): void {
    const delay = Math.min(firstDelay * 2 ** (this.failures - 1), longestDelay);
    this.timer = setTimeout(() => void this.flush(), delay);
  }

  private next(): PendingMessage | undefined {
    return this.messages.find(({ state }) => state === 'sending' || state === 'kept');
  }

  private become({ clientKey }: PendingMessage, change: Partial<PendingMessage>): void {
    this.replace(this.messages.map((one) => (one.clientKey === clientKey ? { ...one, ...change } : one)));
  }

  private replace(messages: readonly PendingMessage[]): void {
    this.messages = messages;
    this.changed();
  }

  private changed(): void {
    const { storageKey } = this.options;
    const pending = this.messages
      .filter(({ state }) => state !== 'sent')
      .map(({ clientKey, body }) => ({ clientKey, body }));
    if (storageKey !== null)
      writeFormDraft(storageKey, {
        ...(pending.length > 0 ? { pending } : {}),
        ...(this.text === '' ? {} : { text: this.text }),
      });
    this.listeners.forEach((listener) => listener());
  }
}
