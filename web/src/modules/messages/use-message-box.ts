import { randomUuid } from '../../lib/random-uuid';
import type { OutgoingFile } from '../../outgoing/outgoing-queue';
import { useTypedMessage } from '../../drafts/use-typed-message';
import { useOutgoing } from '../../outgoing/use-outgoing';

export function useMessageBox(caseId: string) {
  const { queue, items } = useOutgoing(caseId);
  const { text, write } = useTypedMessage(caseId);
  const messages = items.filter(({ kind }) => kind === 'message');
  // From the queue, because a file may be attached after the next message was sent.
  const findDraft = () =>
    queue
      .snapshot()
      .find((item) => item.kind === 'message' && item.caseId === caseId && item.state === 'draft');
  const attached = messages.find(({ state }) => state === 'draft')?.files ?? [];
  const setAttached = (files: readonly OutgoingFile[]) => {
    const draft = findDraft();
    if (draft) queue.edit(draft.key, { files });
    else queue.add({ kind: 'message', caseId, state: 'draft', files });
  };
  return {
    text,
    write,
    attached,
    pending: messages.filter(({ state }) => state !== 'draft'),
    attach: (files: readonly File[]) =>
      setAttached([
        ...(findDraft()?.files ?? []),
        ...files.map((file) => ({ clientKey: randomUuid(), file })),
      ]),
    detach: (key: string) => setAttached(attached.filter(({ clientKey }) => clientKey !== key)),
    send: (body: string) => {
      const draft = findDraft();
      if (draft) queue.remove(draft.key);
      queue.add({ kind: 'message', caseId, body, files: attached });
      write('');
    },
    sendAgain: queue.flush,
    takeBack: (key: string) => {
      const refused = messages.find((message) => message.key === key);
      if (!refused) return;
      queue.remove(key);
      if (refused.files.length > 0) setAttached([...refused.files, ...attached]);
      write([refused.body, text].filter(Boolean).join('\n'));
    },
    removeReceived: (keys: ReadonlySet<string | null>) => {
      for (const { key } of messages) if (keys.has(key)) queue.remove(key);
    },
  };
}
