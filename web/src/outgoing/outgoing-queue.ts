import { randomUuid } from '../lib/random-uuid';
import { now } from '../lib/now';
import { subjectOf, type OutgoingAct } from './outgoing-act';

export interface OutgoingFile {
  /** Constant for each retry, so that it is stored once. */
  clientKey: string;
  file: File;
  /** Set once its bytes are stored. */
  documentId?: string;
}

/** A message, document or act of a case that the server has not stored yet. */
export interface OutgoingItem {
  /** The client key, constant for each retry, so that it is stored once. */
  key: string;
  kind: 'message' | 'document' | 'act';
  caseId: string;
  body: string;
  requestId: string | null;
  files: readonly OutgoingFile[];
  act?: OutgoingAct;
  createdAt: number;
  /**
   * A `draft` is not sent yet: a message that is written, an act that can be undone. `kept` got no response and is retried; `refused` waits for its sender. A `sent` message has not
   * come back from the server yet.
   */
  state: 'draft' | 'waiting' | 'sending' | 'kept' | 'refused' | 'sent';
  /** Tries without a response. */
  tries: number;
  /** Of its files, between 0 and 1. */
  share: number;
  reason?: string;
  /** Whether the browser refused to store it: lost with the page. */
  isOnlyHere?: boolean;
  /** Whether a refused item can be sent again. */
  canRetry?: boolean;
  sentAt?: string;
}

export type Outcome =
  | { kind: 'sent'; sentAt?: string }
  | { kind: 'unanswered' }
  | { kind: 'refused'; reason: string; canRetry: boolean };

type Change = Partial<Omit<OutgoingItem, 'key'>>;

export interface OutgoingKind {
  /** Sends an item; never rejects. */
  send: (item: OutgoingItem, change: (change: Change) => void) => Promise<Outcome>;
  /** For a case. With 1, the next item waits for the response. */
  atOnce: number;
  mostTries: number;
  /** The reason after the last try. */
  lostReason: () => string;
  onSent: (item: OutgoingItem) => void;
}

/** Stores the queue with its files over reloads and crashes. */
export interface OutgoingStore {
  load: () => Promise<OutgoingItem[]>;
  put: (item: OutgoingItem) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

export interface OutgoingQueueOptions {
  kinds: Record<OutgoingItem['kind'], OutgoingKind>;
  store: OutgoingStore;
  /** Nothing is sent under another account. */
  isSignedIn: () => boolean;
  signedOutReason: () => string;
}

type NewItem = Pick<OutgoingItem, 'kind' | 'caseId'> & Partial<OutgoingItem>;

const firstDelay = 2_000;
const longestDelay = 30_000;
/** An act that could be undone until the page went away is sent. */
const isDraft = ({ state, kind }: OutgoingItem) => state === 'draft' && kind !== 'act';

const unsent: readonly OutgoingItem['state'][] = ['waiting', 'sending', 'kept'];

/** An account's items, until the server has stored them; for `useSyncExternalStore`. */
export class OutgoingQueue {
  private items: readonly OutgoingItem[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: OutgoingQueueOptions) {
    options.store.load().then(
      (stored) => {
        const earlier = stored
          .filter(({ key }) => !this.find(key))
          // The store has no order, and a correction goes out after what it corrects.
          .toSorted((a, b) => a.createdAt - b.createdAt)
          .map((item): OutgoingItem => ({ ...item, state: isDraft(item) ? 'draft' : 'waiting' }));
        this.show([...earlier, ...this.items]);
        this.flush();
      },
      // Without storage, items last as long as the page.
      () => undefined,
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): readonly OutgoingItem[] => this.items;

  get isBusy(): boolean {
    // A stored act goes out with the next visit.
    const isLost = ({ kind, state, isOnlyHere }: OutgoingItem) =>
      unsent.includes(state) && (kind !== 'act' || isOnlyHere === true);
    return this.options.isSignedIn() && this.items.some(isLost);
  }

  add(item: NewItem): void {
    const added: OutgoingItem = {
      key: randomUuid(),
      body: '',
      requestId: null,
      files: [],
      createdAt: now(),
      state: 'waiting',
      tries: 0,
      share: 0,
      ...item,
    };
    this.show([...this.items, added]);
    this.save(added.key);
    this.flush();
  }

  /** Queues an act under its own key; a refused one about the same thing goes. As a draft it can be undone until `edit`. */
  addAct(caseId: string, act: OutgoingAct, state: 'draft' | 'waiting' = 'waiting'): void {
    this.removeRefused(act);
    this.add({ kind: 'act', key: act.input.clientKey, caseId, act, state });
  }

  /** Changes a draft, or queues an item again. */
  edit(key: string, change: Change): void {
    this.change(key, change);
    this.save(key);
    this.flush();
  }

  private removeRefused(act: OutgoingAct): void {
    for (const item of this.items)
      if (item.state === 'refused' && item.act && subjectOf(item.act) === subjectOf(act))
        this.remove(item.key);
  }

  remove(key: string): void {
    this.show(this.items.filter((item) => item.key !== key));
    this.forget(key);
  }

  readonly flush = (): void => {
    clearTimeout(this.timer);
    for (const { key } of this.items) {
      const item = this.find(key);
      if (item && this.isNext(item)) void this.send(item);
    }
  };

  private isNext({ kind, caseId, state }: OutgoingItem): boolean {
    if (state !== 'waiting' && state !== 'kept') return false;
    const running = this.items.filter(
      (item) => item.kind === kind && item.caseId === caseId && item.state === 'sending',
    );
    return running.length < this.options.kinds[kind].atOnce;
  }

  private async send(item: OutgoingItem): Promise<void> {
    const { kinds, isSignedIn, signedOutReason } = this.options;
    const { key, tries } = item;
    if (!isSignedIn()) {
      this.change(key, { state: 'refused', reason: signedOutReason(), canRetry: true });
      return;
    }
    const { send, mostTries, lostReason, onSent } = kinds[item.kind];
    this.change(key, { state: 'sending', share: 0 });
    const outcome = await send(item, (change) => this.change(key, change));
    if (outcome.kind === 'unanswered' && tries + 1 < mostTries) {
      this.change(key, { state: 'kept', tries: tries + 1 });
      this.flushLater(tries);
      return;
    }
    if (outcome.kind === 'sent') {
      onSent(item);
      // Sent again after a reload, an earlier act would overwrite this one.
      if (item.act) this.removeRefused(item.act);
      this.forget(key);
      if (outcome.sentAt === undefined) this.remove(key);
      else this.change(key, { state: 'sent', sentAt: outcome.sentAt });
    } else {
      const { reason, canRetry } =
        outcome.kind === 'refused' ? outcome : { reason: lostReason(), canRetry: true };
      this.change(key, { state: 'refused', reason, canRetry, tries: 0 });
      if (!canRetry) this.forget(key);
    }
    this.flush();
  }

  private flushLater(tries: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, Math.min(firstDelay * 2 ** tries, longestDelay));
  }

  private find(key: string): OutgoingItem | undefined {
    return this.items.find((item) => item.key === key);
  }

  private change(key: string, change: Change): void {
    this.show(this.items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  private show(items: readonly OutgoingItem[]): void {
    this.items = items;
    this.listeners.forEach((listener) => listener());
  }

  private save(key: string): void {
    const item = this.find(key);
    if (item && item.state !== 'refused' && this.options.isSignedIn())
      this.options.store.put(item).catch(() => this.change(key, { isOnlyHere: true }));
  }

  private forget(key: string): void {
    this.options.store.remove(key).catch(() => undefined);
  }
}
