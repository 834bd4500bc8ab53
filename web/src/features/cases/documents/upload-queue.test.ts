import type { UploadOutcome } from './send-document';
import { type QueuedUpload, UploadQueue } from './upload-queue';

const fileOf = (name: string) => new File(['x'], name);

/** A queue whose sendings end when they are told to. */
function startQueue(refusalOf: (file: File) => string | null = () => null) {
  const sendings: {
    upload: QueuedUpload;
    share: (share: number) => void;
    end: (outcome: UploadOutcome) => void;
  }[] = [];
  const stored: string[] = [];
  const queue = new UploadQueue({
    send: (upload, share) => new Promise((end) => sendings.push({ upload, share, end })),
    onStored: ({ file }) => stored.push(file.name),
    refusalOf,
    lostReason: () => 'Lost',
    wait: () => Promise.resolve(),
  });
  const states = () => queue.snapshot().map(({ file, state }) => `${file.name} ${state}`);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { queue, sendings, stored, states, settle };
}

it('sends two at once, and the next when one is stored', async () => {
  const { queue, sendings, stored, states, settle } = startQueue();
  queue.add(['a', 'b', 'c', 'd'].map(fileOf), 'request');
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting', 'd waiting']);
  expect(sendings[0]?.upload.requestId).toBe('request');
  sendings[0]?.end({ kind: 'stored', documentId: 'a-document' });
  await settle();
  expect(stored).toEqual(['a']);
  expect(states()).toEqual(['b sending', 'c sending', 'd waiting']);
  expect(queue.isBusy).toBe(true);
});

it('tells how much is sent, and that the rest is checked', () => {
  const { queue, sendings, states } = startQueue();
  queue.add([fileOf('a')], null);
  sendings[0]?.share(0.45);
  expect(queue.snapshot()[0]?.share).toBe(0.45);
  sendings[0]?.share(1);
  expect(states()).toEqual(['a checking']);
});

it('tries three times with the same key, then waits for a press', async () => {
  const { queue, sendings, states, settle } = startQueue();
  queue.add([fileOf('a')], null);
  for (let tries = 0; tries < 3; tries += 1) {
    sendings[tries]?.end({ kind: 'unanswered' });
    await settle();
  }
  expect(states()).toEqual(['a refused']);
  expect(queue.snapshot()[0]).toMatchObject({ reason: 'Lost', canRetry: true });
  expect(queue.isBusy).toBe(false);
  queue.retry(queue.snapshot()[0]?.clientKey ?? '');
  expect(new Set(sendings.map(({ upload }) => upload.clientKey)).size).toBe(1);
  sendings[3]?.end({ kind: 'stored', documentId: 'a-document' });
  await settle();
  expect(states()).toEqual([]);
});

it('says why a file was refused, and forgets it when it is removed', async () => {
  const { queue, sendings, states, settle } = startQueue((file) =>
    file.name === 'big' ? 'Too large' : null,
  );
  queue.add([fileOf('big'), fileOf('a')], null);
  expect(sendings).toHaveLength(1);
  sendings[0]?.end({ kind: 'refused', reason: 'PDF only', canRetry: false });
  await settle();
  expect(queue.snapshot().map(({ reason }) => reason)).toEqual(['Too large', 'PDF only']);
  for (const { clientKey } of queue.snapshot()) queue.remove(clientKey);
  expect(states()).toEqual([]);
});
