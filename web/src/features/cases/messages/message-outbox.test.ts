import { removeFormDrafts } from '../../../session/form-drafts';
import { MessageOutbox, type Outcome, type PendingMessage, type SendingProgress } from './message-outbox';

const storageKey = 'form-draft:me:messages:a-case';
const bodies = (outbox: MessageOutbox) => outbox.pending().map(({ body, state }) => [body, state]);
const tick = async () => new Promise((resolve) => setTimeout(resolve, 0));

/** The storage of a tab, as Node has none. */
class TabStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return typeof this[key] === 'string' ? this[key] : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- as the browser's storage does
    delete this[key];
  }
}

beforeEach(() => {
  Object.assign(globalThis, { window: { sessionStorage: new TabStorage() } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

function outboxWith(outcomes: Outcome[]) {
  const sent: string[] = [];
  const outbox = new MessageOutbox({
    storageKey,
    send: async ({ body, clientKey }) => {
      sent.push(`${clientKey} ${body}`);
      await tick();
      return outcomes.shift() ?? { kind: 'sent' };
    },
  });
  return { outbox, sent };
}

it('sends one after the other, in the order in which they were written', async () => {
  const { outbox, sent } = outboxWith([]);
  for (const n of [1, 2, 3]) outbox.add(`Message ${n}`, `key-${n}`);
  expect(sent).toEqual(['key-1 Message 1']);
  for (let n = 0; n < 6; n += 1) await tick();
  expect(sent).toEqual(['key-1 Message 1', 'key-2 Message 2', 'key-3 Message 3']);
  expect(bodies(outbox).map(([, state]) => state)).toEqual(['sent', 'sent', 'sent']);
  outbox.arrived(new Set(['key-1', 'key-3']));
  expect(bodies(outbox)).toEqual([['Message 2', 'sent']]);
});

it('keeps what got no answer, over a reload too, and sends it again with its key', async () => {
  const { outbox } = outboxWith([{ kind: 'unanswered' }]);
  outbox.add('Offline', 'a-key');
  await tick();
  await tick();
  outbox.stop();
  expect(bodies(outbox)).toEqual([['Offline', 'kept']]);
  const { outbox: reloaded, sent } = outboxWith([]);
  expect(bodies(reloaded)).toEqual([['Offline', 'kept']]);
  await reloaded.flush();
  expect(sent).toEqual(['a-key Offline']);
  expect(window.sessionStorage.getItem(storageKey)).toBeNull();
});

it('gives a refused text back into the box, with its sentence until then', async () => {
  const { outbox } = outboxWith([{ kind: 'refused', reason: 'This case is closed' }]);
  outbox.add('Too late', 'a-key');
  await tick();
  await tick();
  expect(outbox.pending()[0]).toMatchObject({ state: 'refused', reason: 'This case is closed' });
  outbox.takeBack('a-key');
  expect([outbox.draft(), outbox.pending()]).toEqual(['Too late', []]);
});

it('keeps what is being written, until the person signs out', () => {
  const { outbox } = outboxWith([]);
  outbox.write('Half a sent');
  expect(outboxWith([]).outbox.draft()).toBe('Half a sent');
  removeFormDrafts(null);
  expect(outboxWith([]).outbox.draft()).toBe('');
});

describe('a message with files', () => {
  const deed = new File(['%PDF'], 'deed.pdf');
  const drawn = () => JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as unknown;

  /** An outbox whose sendings end when they are told to. */
  function slowOutbox() {
    const tries: { message: PendingMessage; progress: SendingProgress; end: (outcome: Outcome) => void }[] =
      [];
    const outbox = new MessageOutbox({
      storageKey,
      send: (message, progress) => new Promise((end) => tries.push({ message, progress, end })),
    });
    return { outbox, tries };
  }

  it('goes out with the files that were attached, and leaves the box empty', () => {
    const { outbox, tries } = slowOutbox();
    outbox.attach([deed, new File(['x'], 'second.txt')]);
    const second = outbox.attachments()[1];
    outbox.detach(second?.clientKey ?? '');
    expect(outbox.holdsFiles).toBe(true);
    outbox.add('Here it is', 'a-key');
    expect(outbox.attachments()).toEqual([]);
    expect(tries[0]?.message.attachments.map(({ file }) => file)).toEqual([deed]);
    tries[0]?.progress.onShare(0.45);
    expect(outbox.pending()[0]).toMatchObject({ state: 'sending', share: 0.45 });
  });

  it('does not send a stored file again, over a reload neither', async () => {
    const { outbox, tries } = slowOutbox();
    outbox.attach([deed]);
    outbox.add('Here it is', 'a-key');
    tries[0]?.progress.onStored(tries[0].message.attachments[0]?.clientKey ?? '', 'a-document');
    tries[0]?.end({ kind: 'unanswered' });
    await tick();
    outbox.stop();
    expect(outbox.holdsFiles).toBe(false);
    const again = slowOutbox();
    void again.outbox.flush();
    expect(again.tries[0]?.message).toMatchObject({
      clientKey: 'a-key',
      body: 'Here it is',
      attachments: [{ name: 'deed.pdf', documentId: 'a-document', file: null }],
    });
  });

  it('puts the text back into the box after a reload that lost a file, instead of sending it without', () => {
    const { outbox } = slowOutbox();
    outbox.attach([deed]);
    outbox.add('Here it is', 'a-key');
    outbox.write('And one more thing');
    const again = slowOutbox().outbox;
    expect(again.pending()).toEqual([]);
    expect(again.draft()).toBe('Here it is\nAnd one more thing');
  });

  it('comes back with its files when it is refused and taken back', async () => {
    const { outbox, tries } = slowOutbox();
    outbox.attach([deed]);
    outbox.add('Here it is', 'a-key');
    tries[0]?.end({ kind: 'refused', reason: 'No' });
    await tick();
    outbox.takeBack('a-key');
    expect(outbox.draft()).toBe('Here it is');
    expect(outbox.attachments().map(({ name }) => name)).toEqual(['deed.pdf']);
  });

  it('writes nothing into the tab after signing out, and keeps nobody from closing it', () => {
    let mayKeep = true;
    const outbox = new MessageOutbox({
      storageKey,
      mayKeep: () => mayKeep,
      send: () => Promise.resolve({ kind: 'sent' }),
    });
    outbox.attach([deed]);
    outbox.write('Mine');
    expect(outbox.holdsFiles).toBe(true);
    window.sessionStorage.removeItem(storageKey);
    mayKeep = false;
    outbox.write('Mine still');
    expect(drawn()).toBeNull();
    expect(outbox.holdsFiles).toBe(false);
  });
});
