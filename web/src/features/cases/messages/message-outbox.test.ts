import { removeFormDrafts } from '../../../session/form-drafts';
import { MessageOutbox, type Outcome } from './message-outbox';

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
