import { randomUuid } from '../../../lib/random-uuid';
import { readFormDraft, writeFormDraft } from '../../../session/form-drafts';

/** A file that goes with a message. */
export interface Attachment {
  /** The same each time it is sent, so that it is stored once. */
  clientKey: string;
  name: string;
  /** Null after a reload, when its bytes have been stored before. */
  file: File | null;
  /** Set once its bytes are stored. */
  documentId?: string;
}

/** A message that the server has not acknowledged, or that has not come back with the others yet. */
export interface PendingMessage {
  /** The same each time it is sent, so that it is stored once. */
  clientKey: string;
  body: string;
  attachments: readonly Attachment[];
  /** `kept` after a try to which there was no answer: it is tried again. `refused` is not tried again by itself. */
  state: 'sending' | 'kept' | 'refused' | 'sent';
  /** The sent share of its files, between 0 and 1. */
  share?: number;
  /** Why it was refused. */
  reason?: string;
}

/** What became of a try. */
export type Outcome = { kind: 'sent' } | { kind: 'unanswered' } | { kind: 'refused'; reason: string };

/** What a try tells while it goes on. */
export interface SendingProgress {
  onShare: (share: number) => void;
  /** The bytes of a file are stored: the next try does not send them again. */
  onStored: (attachmentKey: string, documentId: string) => void;
}

/** What an outbox is made from. */
export interface OutboxOptions {
  /** Where what is written is kept in this tab; gone with signing out. */
  storageKey: string | null;
  /** Whether what is written may be kept there now. */
  mayKeep?: () => boolean;
  send: (message: PendingMessage, progress: SendingProgress) => Promise<Outcome>;
}

const firstDelay = 2_000;
const longestDelay = 30_000;

interface StoredMessage {
  clientKey: string;
  body: string;
  attachments?: readonly { clientKey: string; name: string; documentId?: string }[];
}

function isStoredMessage(value: unknown): value is StoredMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clientKey' in value &&
    'body' in value &&
    typeof value.clientKey === 'string' &&
    typeof value.body === 'string'
  );
}

function withoutFile({ clientKey, name, documentId }: Attachment) {
  return { clientKey, name, documentId };
}

const isStored = ({ documentId }: { documentId?: string }) => documentId !== undefined;

/** The messages of a case that are on their way, sent one after the other; a store for `useSyncExternalStore`. */
export class MessageOutbox {
  private messages: readonly PendingMessage[];
  private text: string;
  private files: readonly Attachment[] = [];
  private isBusy = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: OutboxOptions) {
    const kept = options.storageKey === null ? null : readFormDraft(options.storageKey);
    const pending: unknown[] = Array.isArray(kept?.['pending']) ? kept['pending'] : [];
    const stored = pending.filter(isStoredMessage);
    // A file does not outlive a reload: a message that misses one goes back into the box instead of going out without.
    const isWhole = ({ attachments = [] }: StoredMessage) => attachments.every(isStored);
    this.messages = stored.filter(isWhole).map(({ clientKey, body, attachments = [] }) => ({
      clientKey,
      body,
      attachments: attachments.map((attachment) => ({ ...attachment, file: null })),
      state: 'kept',
    }));
    const text = typeof kept?.['text'] === 'string' ? kept['text'] : '';
    const broken = stored.filter((message) => !isWhole(message)).map(({ body }) => body);
    this.text = [...broken, text].filter(Boolean).join('\n');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly pending = (): readonly PendingMessage[] => this.messages;

  /** What is being written. */
  readonly draft = (): string => this.text;

  /** The files that go with what is being written. */
  readonly attachments = (): readonly Attachment[] => this.files;

  /** Whether files are lost when the page is closed now; not those of somebody who has signed out. */
  get holdsFiles(): boolean {
    if (this.options.mayKeep?.() === false) return false;
    const waiting = this.messages.filter(({ state }) => state !== 'sent');
    return [...this.files, ...waiting.flatMap(({ attachments }) => attachments)].some(
      (attachment) => attachment.file !== null && !isStored(attachment),
    );
  }

  write(text: string): void {
    this.text = text;
    this.changed();
  }

  attach(files: readonly File[]): void {
    const added = files.map((file) => ({ clientKey: randomUuid(), name: file.name, file }));
    this.files = [...this.files, ...added];
    this.changed();
  }

  detach(attachmentKey: string): void {
    this.files = this.files.filter(({ clientKey }) => clientKey !== attachmentKey);
    this.changed();
  }

  /** Sends a text with the attached files. */
  add(body: string, clientKey: string = randomUuid()): void {
    const attachments = this.files;
    this.text = '';
    this.files = [];
    this.replace([...this.messages, { clientKey, body, attachments, state: 'sending' }]);
    void this.flush();
  }

  /** A refused message goes back into the box, to be changed. */
  takeBack(clientKey: string): void {
    const message = this.messages.find((one) => one.clientKey === clientKey);
    if (message) {
      this.text = [message.body, this.text].filter(Boolean).join('\n');
      this.files = [...message.attachments, ...this.files];
    }
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
      const outcome = await this.options.send(next, this.progressOf(next.clientKey));
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

  /** Whether a message is being sent, whose outcome is still to be kept. */
  get isSending(): boolean {
    return this.isBusy;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private progressOf(clientKey: string): SendingProgress {
    return {
      onShare: (share) => this.become({ clientKey }, { state: 'sending', share }),
      onStored: (attachmentKey, documentId) => {
        const message = this.messages.find((one) => one.clientKey === clientKey);
        const attachments = message?.attachments.map((attachment) =>
          attachment.clientKey === attachmentKey ? { ...attachment, documentId } : attachment,
        );
        if (attachments) this.become({ clientKey }, { attachments });
      },
    };
  }

  private flushLater(): void {
    const delay = Math.min(firstDelay * 2 ** (this.failures - 1), longestDelay);
    this.timer = setTimeout(() => void this.flush(), delay);
  }

  private next(): PendingMessage | undefined {
    return this.messages.find(({ state }) => state === 'sending' || state === 'kept');
  }

  private become({ clientKey }: { clientKey: string }, change: Partial<PendingMessage>): void {
    this.replace(this.messages.map((one) => (one.clientKey === clientKey ? { ...one, ...change } : one)));
  }

  private replace(messages: readonly PendingMessage[]): void {
    this.messages = messages;
    this.changed();
  }

  private changed(): void {
    const { storageKey, mayKeep = () => true } = this.options;
    const pending = this.messages
      .filter(({ state }) => state !== 'sent')
      .map(({ clientKey, body, attachments }) => ({
        clientKey,
        body,
        ...(attachments.length > 0 ? { attachments: attachments.map(withoutFile) } : {}),
      }));
    if (storageKey !== null && mayKeep())
      writeFormDraft(storageKey, {
        ...(pending.length > 0 ? { pending } : {}),
        ...(this.text === '' ? {} : { text: this.text }),
      });
    this.listeners.forEach((listener) => listener());
  }
}
