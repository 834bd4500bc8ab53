import { useState } from 'react';
import { randomUuid } from '../../../lib/random-uuid';
import type { OutgoingFile } from '../../../outgoing/outgoing-queue';
import { formDraftKey, readFormDraft, writeFormDraft } from '../../../drafts/form-drafts';
import { useSession } from '../../../session/session';
import { useOutgoing } from '../outgoing/use-outgoing';

/** The text that is being written, stored in this tab. */
function useTypedText(caseId: string) {
  const { user } = useSession();
  const key = formDraftKey(user?._id ?? '', `messages:${caseId}`);
  const [text, setText] = useState(() => {
    const stored = readFormDraft(key)?.['text'];
    return typeof stored === 'string' ? stored : '';
  });
  const write = (typed: string) => {
    setText(typed);
    writeFormDraft(key, typed === '' ? {} : { text: typed });
  };
  return { text, write };
}

/** The box of a case: its text, the attached files, and the messages on their way. */
export function useMessageBox(caseId: string) {
  const { queue, items } = useOutgoing(caseId);
  const { text, write } = useTypedText(caseId);
  const messages = items.filter(({ kind }) => kind === 'message');
  const draft = messages.find(({ state }) => state === 'draft');
  const attached = draft?.files ?? [];
  const setAttached = (files: readonly OutgoingFile[]) => {
    if (draft) queue.edit(draft.key, { files });
    else queue.add({ kind: 'message', caseId, state: 'draft', files });
  };
  return {
    text,
    write,
    attached,
    pending: messages.filter(({ state }) => state !== 'draft'),
    attach: (files: readonly File[]) =>
      setAttached([...attached, ...files.map((file) => ({ clientKey: randomUuid(), file }))]),
    detach: (key: string) => setAttached(attached.filter(({ clientKey }) => clientKey !== key)),
    send: (body: string) => {
      if (draft) queue.remove(draft.key);
      queue.add({ kind: 'message', caseId, body, files: attached });
      write('');
    },
    sendAgain: queue.flush,
    /** Puts a refused message back into the box, to be changed. */
    takeBack: (key: string) => {
      const refused = messages.find((message) => message.key === key);
      if (!refused) return;
      queue.remove(key);
      if (refused.files.length > 0) setAttached([...refused.files, ...attached]);
      write([refused.body, text].filter(Boolean).join('\n'));
    },
    /** Removes what is among the received messages by now. */
    removeReceived: (keys: ReadonlySet<string | null>) => {
      for (const { key } of messages) if (keys.has(key)) queue.remove(key);
    },
  };
}
