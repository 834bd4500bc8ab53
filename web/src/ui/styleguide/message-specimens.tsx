import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { AttachedList } from '../messages/composer';
import { Composer, type ComposerProps } from '../messages/composer';
import { MessageList, type ListedMessage } from '../messages/message-list';
import { Panel } from '../panel';
import { UploadRow } from '../forms/upload-row';
import { Specimen } from './specimen';

const yesterday = 'Thursday 5 November 2026';
const today = 'Friday 6 November 2026';

const messages: ListedMessage[] = [
  {
    key: 'm1',
    own: true,
    sender: 'You wrote:',
    body: 'Good morning. Should I bring the original deed, or is a copy enough?',
    time: '9:12 am',
    day: yesterday,
  },
  {
    key: 'm2',
    own: false,
    sender: 'Advocate Nusrat Jahan wrote:',
    body: 'The original, please. The court looks at the stamps.',
    time: '11:40 am',
    day: yesterday,
  },
  {
    key: 'm3',
    own: true,
    sender: 'You wrote:',
    body: 'I have it.',
    time: null,
    day: today,
    status: 'Read 6:52 pm',
  },
  {
    key: 'm4',
    own: true,
    sender: 'You wrote:',
    body: 'On my way.',
    time: null,
    day: null,
    status: 'Sending…',
  },
  {
    key: 'm5',
    own: true,
    sender: 'You wrote:',
    body: 'In the tunnel',
    time: null,
    day: null,
    status: (
      <>
        <span>Not sent. It is kept here.</span>
        <Button variant="text" size="small">
          Try again
        </Button>
      </>
    ),
  },
];

function Written({
  text,
  note,
  ...files
}: { text: string; note?: string } & Pick<ComposerProps, 'action' | 'attached'>) {
  const [value, setValue] = useState(text);
  return (
    <Composer
      label="Message to Advocate Nusrat Jahan"
      value={value}
      onChange={setValue}
      onSend={() => setValue('')}
      sendLabel="Send"
      limit={40}
      tooManyLabel={(count) => `${count} characters too many`}
      note={note ?? null}
      {...files}
    />
  );
}

/** Messages in each state, and the box in which one is written. */
export function MessageSpecimens() {
  return (
    <Specimen title="Messages">
      <Panel title="Messages" flush className="max-w-measure">
        <MessageList
          label="Messages of a specimen"
          messages={messages}
          firstNew="m2"
          newLabel="New"
          before={
            <Button variant="text" size="small">
              Earlier messages
            </Button>
          }
        />
        <Written text="" />
      </Panel>
      <Panel title="With files" flush className="max-w-measure">
        <Written
          text="Here is the deed."
          attached={
            <AttachedList
              label="Files that go with the message"
              files={[{ key: 'deed', name: 'Deed of 1998.pdf' }]}
              detachLabel={(name) => `Do not send ${name}`}
              onDetach={() => undefined}
            />
          }
          action={
            <Button variant="text" size="small" icon={Paperclip}>
              Attach
            </Button>
          }
        />
      </Panel>
      <Panel title="Too long" flush className="max-w-measure">
        <Written text={'A text with more characters than\nthe limit of this specimen allows'} />
      </Panel>
      <Panel title="Not connected" flush className="max-w-measure">
        <Written text="" note="Not connected. New messages are fetched every 20 seconds." />
      </Panel>
      <Panel title="Files on their way" flush className="max-w-measure">
        <ul className="divide-y divide-line">
          <UploadRow name="Deed of 1998.pdf" status="Waiting for its turn" share={0} />
          <UploadRow name="National ID card.jpg" status="Sending, 45 %" share={0.45} />
          <UploadRow name="Contract.docx" status="Checking…" share={1} />
          <UploadRow
            name="Recording.mp4"
            status="Not added: Only PDF, pictures, Word and text."
            share={null}
            actions={
              <Button variant="text" size="small">
                Remove
              </Button>
            }
          />
        </ul>
      </Panel>
    </Specimen>
  );
}
