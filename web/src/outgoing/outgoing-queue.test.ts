import { OutgoingQueue, type OutgoingItem, type OutgoingStore, type Outcome } from './outgoing-queue';

const tick = async () => new Promise((resolve) => setTimeout(resolve, 0));
// Node 24 compares files by when they were made, too.
const fileOf = (name: string) => ({
  clientKey: `key of ${name}`,
  file: new File(['x'], name, { lastModified: 0 }),
});
const sent: Outcome = { kind: 'sent', sentAt: '2026-11-25T13:00:00Z' };

/** What the browser stores, as Node has no IndexedDB. */
function memoryStore(): OutgoingStore & { keys: () => string[] } {
  const items = new Map<string, OutgoingItem>();
  return {
    load: () => Promise.resolve([...items.values()]),
    put: (item) => Promise.resolve(void items.set(item.key, item)),
    remove: (key) => Promise.resolve(void items.delete(key)),
    keys: () => [...items.keys()],
  };
}

/** A queue whose tries end when the test ends them. */
function startQueue(store = memoryStore(), isSignedIn = () => true) {
  const tries: {
    item: OutgoingItem;
    change: (change: Partial<OutgoingItem>) => void;
    end: (outcome: Outcome) => void;
  }[] = [];
  const stored: string[] = [];
  const kind = {
    send: (item: OutgoingItem, change: (change: Partial<OutgoingItem>) => void) =>
      new Promise<Outcome>((end) => tries.push({ item, change, end })),
    lostReason: () => 'Lost',
    onSent: ({ key }: OutgoingItem) => stored.push(key),
  };
  const queue = new OutgoingQueue({
    store,
    isSignedIn,
    signedOutReason: () => 'Signed out',
    kinds: {
      message: { ...kind, atOnce: 1, mostTries: Infinity },
      document: { ...kind, atOnce: 2, mostTries: 3 },
      act: { ...kind, atOnce: 1, mostTries: Infinity },
    },
  });
  const states = () => queue.snapshot().map(({ key, state }) => `${key} ${state}`);
  const end = async (index: number, outcome: Outcome) => {
    tries[index]?.end(outcome);
    await tick();
  };
  return { queue, tries, stored, states, end, store };
}

const message = (key: string) => ({ key, kind: 'message', caseId: 'a case', body: key }) as const;
const document = (key: string) =>
  ({ key, kind: 'document', caseId: 'a case', files: [fileOf(key)], requestId: 'a request' }) as const;

describe('messages', () => {
  it('are sent one after another, in the order of writing', async () => {
    const { queue, states, stored, end } = startQueue();
    for (const key of ['1', '2', '3']) queue.add(message(key));
    expect(states()).toEqual(['1 sending', '2 waiting', '3 waiting']);
    await end(0, sent);
    expect(states()).toEqual(['1 sent', '2 sending', '3 waiting']);
    await end(1, sent);
    await end(2, sent);
    expect(stored).toEqual(['1', '2', '3']);
    queue.remove('1');
    expect(states()).toEqual(['2 sent', '3 sent']);
  });

  it('of another case do not wait', () => {
    const { queue, states } = startQueue();
    queue.add(message('1'));
    queue.add({ ...message('2'), caseId: 'another case' });
    expect(states()).toEqual(['1 sending', '2 sending']);
  });

  it('without an answer are sent again with their key and files, after a reload too', async () => {
    const first = startQueue();
    first.queue.add({ ...message('1'), files: [fileOf('deed.pdf')] });
    await first.end(0, { kind: 'unanswered' });
    expect(first.states()).toEqual(['1 kept']);
    const reloaded = startQueue(first.store);
    await tick();
    expect(reloaded.tries[0]?.item).toMatchObject({ key: '1', body: '1', files: [fileOf('deed.pdf')] });
    await reloaded.end(0, sent);
    expect(first.store.keys()).toEqual([]);
  });

  it('go out in the order of writing after a reload, too: a browser stores them by key', async () => {
    const first = startQueue();
    for (const [key, createdAt] of [
      ['2', 20],
      ['3', 30],
      ['1', 10],
    ] as const)
      first.queue.add({ ...message(key), createdAt });
    const { states } = startQueue(first.store);
    await tick();
    expect(states()).toEqual(['1 sending', '2 waiting', '3 waiting']);
  });

  it('do not send a stored file again', async () => {
    const { queue, tries, end } = startQueue();
    queue.add({ ...message('1'), files: [fileOf('deed.pdf')] });
    tries[0]?.change({ files: [{ ...fileOf('deed.pdf'), documentId: 'a document' }] });
    await end(0, { kind: 'unanswered' });
    queue.flush();
    expect(tries[1]?.item.files[0]?.documentId).toBe('a document');
  });

  it('that are refused wait for their sender with the reason, and do not block the next message', async () => {
    const { queue, states, end, store } = startQueue();
    queue.add(message('1'));
    queue.add(message('2'));
    await end(0, { kind: 'refused', reason: 'This case is closed', canRetry: true });
    expect(states()).toEqual(['1 refused', '2 sending']);
    expect(queue.snapshot()[0]).toMatchObject({ reason: 'This case is closed', body: '1' });
    expect(store.keys()).toEqual(['1', '2']);
  });
});

describe('a draft with files', () => {
  it('is stored, and does not go out before it is complete', async () => {
    const first = startQueue();
    first.queue.add({ ...message('1'), state: 'draft', files: [fileOf('deed.pdf')] });
    const { queue, states, tries } = startQueue(first.store);
    await tick();
    expect(states()).toEqual(['1 draft']);
    expect(queue.isBusy).toBe(false);
    queue.edit('1', { state: 'waiting', body: 'Here it is' });
    expect(tries[0]?.item).toMatchObject({ body: 'Here it is', files: [fileOf('deed.pdf')] });
  });
});

describe('acts', () => {
  const act = (key: string) => {
    const input = { hearingId: key, clientKey: key, result: 'HEARD' as const };
    return {
      key,
      kind: 'act',
      caseId: 'a case',
      act: { operation: 'RecordResult', input },
    } as const;
  };

  it('wait over a reload for a connection, each with its key, and need no question at closing', async () => {
    const first = startQueue();
    first.queue.add(act('1'));
    first.queue.add(act('2'));
    await first.end(0, { kind: 'unanswered' });
    expect([first.states(), first.queue.isBusy]).toEqual([['1 kept', '2 waiting'], false]);
    const { tries, states, end } = startQueue(first.store);
    await tick();
    expect(tries[0]?.item).toMatchObject(act('1'));
    await end(0, { kind: 'refused', reason: 'Moved', canRetry: true });
    await end(1, { kind: 'sent' });
    expect(states()).toEqual(['1 refused']);
  });

  it('that can still be undone are not sent, unless the page goes away meanwhile', async () => {
    const first = startQueue();
    const confirmation = (clientKey: string) =>
      ({ operation: 'ConfirmPayment', input: { id: 'a payment', amountPoisha: 100, clientKey } }) as const;
    first.queue.addAct('a case', confirmation('undone'), 'draft');
    first.queue.remove('undone');
    first.queue.addAct('a case', confirmation('left'), 'draft');
    first.queue.flush();
    expect(first.states()).toEqual(['left draft']);
    const { states } = startQueue(first.store);
    await tick();
    expect(states()).toEqual(['left sending']);
  });

  it('about the same payment take the place of a refused one', async () => {
    const { queue, states, end } = startQueue();
    const refusal = (clientKey: string) =>
      ({ operation: 'RefusePayment', input: { id: 'a payment', reason: 'No such ID', clientKey } }) as const;
    queue.addAct('a case', refusal('1'));
    await end(0, { kind: 'refused', reason: 'Wait', canRetry: true });
    queue.addAct('a case', refusal('2'));
    expect(states()).toEqual(['2 sending']);
  });

  it('about the same serial go out in the order of typing, and leave the result of its hearing', async () => {
    const { queue, states, tries, end } = startQueue();
    queue.add(act('a hearing'));
    await end(0, { kind: 'refused', reason: 'Moved', canRetry: true });
    for (const serial of [3, 4])
      queue.addAct('a case', {
        operation: 'SetSerial',
        input: { id: 'a hearing', serial, clientKey: `serial ${serial}` },
      });
    expect(states()).toEqual(['a hearing refused', 'serial 3 sending', 'serial 4 waiting']);
    await end(1, { kind: 'unanswered' });
    queue.flush();
    await end(2, { kind: 'sent' });
    expect(tries.at(-1)?.item.act?.input).toMatchObject({ serial: 4 });
    expect(states()).toEqual(['a hearing refused', 'serial 4 sending']);
  });

  it('that were refused go once a later one about the same thing is stored, which they would overwrite after a reload', async () => {
    const { queue, states, end, store } = startQueue();
    const refusal = (clientKey: string) =>
      ({ operation: 'RefusePayment', input: { id: 'a payment', reason: 'No such ID', clientKey } }) as const;
    for (const key of ['1', '2', '3']) queue.addAct('a case', refusal(key));
    for (const index of [0, 1]) await end(index, { kind: 'refused', reason: 'Wait', canRetry: true });
    expect([states(), store.keys()]).toEqual([
      ['1 refused', '2 refused', '3 sending'],
      ['1', '2', '3'],
    ]);
    await end(2, { kind: 'sent' });
    expect([states(), store.keys()]).toEqual([[], []]);
  });
});

describe('documents', () => {
  it('go out two at once, and the next when one is stored', async () => {
    const { queue, states, stored, end, tries } = startQueue();
    for (const key of ['a', 'b', 'c', 'd']) queue.add(document(key));
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting', 'd waiting']);
    expect(tries[0]?.item.requestId).toBe('a request');
    await end(0, { kind: 'sent' });
    expect(stored).toEqual(['a']);
    expect(states()).toEqual(['b sending', 'c sending', 'd waiting']);
    expect(queue.isBusy).toBe(true);
  });

  it('are tried three times with the same key, then wait for a press', async () => {
    const { queue, tries, states, end } = startQueue();
    queue.add(document('a'));
    for (let index = 0; index < 3; index += 1) {
      await end(index, { kind: 'unanswered' });
      queue.flush();
    }
    expect(states()).toEqual(['a refused']);
    expect(queue.snapshot()[0]).toMatchObject({ reason: 'Lost', canRetry: true });
    expect(queue.isBusy).toBe(false);
    queue.edit('a', { state: 'waiting' });
    expect(new Set(tries.map(({ item }) => item.files[0]?.clientKey)).size).toBe(1);
    await end(3, { kind: 'sent' });
    expect(states()).toEqual([]);
  });

  it('that can never be stored are not stored here either', async () => {
    const { queue, end, store } = startQueue();
    queue.add({ ...document('big'), state: 'refused', reason: 'Too large', canRetry: false });
    queue.add(document('a'));
    await end(0, { kind: 'refused', reason: 'PDF only', canRetry: false });
    expect(queue.snapshot().map(({ reason }) => reason)).toEqual(['Too large', 'PDF only']);
    expect(store.keys()).toEqual([]);
  });
});

it('says of what a browser without space has not stored that it is lost with the page', async () => {
  const { queue, end } = startQueue({ ...memoryStore(), put: () => Promise.reject(new Error('full')) });
  queue.add(message('1'));
  await end(0, { kind: 'unanswered' });
  expect(queue.snapshot()).toMatchObject([{ state: 'kept', isOnlyHere: true }]);
});

it('sends and stores nothing after the person has signed out, and says why', () => {
  let isSignedIn = true;
  const { queue, states, tries, store } = startQueue(memoryStore(), () => isSignedIn);
  queue.add({ ...message('1'), state: 'draft' });
  isSignedIn = false;
  queue.add(message('2'));
  expect([states(), tries, store.keys(), queue.isBusy]).toEqual([['1 draft', '2 refused'], [], ['1'], false]);
  expect(queue.snapshot()[1]).toMatchObject({ body: '2', reason: 'Signed out', canRetry: true });
});
