import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../button';
import { AttachedList } from '../messages/composer';
import { Composer, type ComposerProps } from '../messages/composer';
import { MessageList, type ListedMessage } from '../messages/message-list';
import { Panel } from '../panel';
import { UploadRow } from '../forms/upload-row';
import { Specimen } from './specimen';

const message = (own: boolean, body: string, rest: Partial<ListedMessage>): ListedMessage => ({
  key: body,
  own,
  sender: own ? 'You wrote:' : 'Advocate Nusrat Jahan wrote:',
  body,
  time: null,
  day: null,
  ...rest,
});

const retry = (
  <Button variant="text" size="small">
    Try again
  </Button>
);

const messages = [
  message(true, 'Should I bring the original deed?', { time: '9:12 am', day: 'Thursday 5 November 2026' }),
  message(false, 'Please do. The court looks at the stamps.', { time: '11:40 am' }),
  message(true, 'I have it.', { day: 'Friday 6 November 2026', status: 'Read 6:52 pm' }),
  message(true, 'On my way.', { status: 'Sending…' }),
  message(true, 'In the tunnel', { status: <>Not sent. It is kept here. {retry}</> }),
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
  const attached = (
    <AttachedList
      label="Files that go with the message"
      files={[{ key: 'deed', name: 'Deed of 1998.pdf' }]}
      detachLabel={(name) => `Do not send ${name}`}
      onDetach={() => undefined}
    />
  );
  return (
    <Specimen title="Messages">
      <Panel title="Messages" flush className="max-w-measure">
        <MessageList
          label="Messages of a specimen"
          messages={messages}
          firstNew={messages[1]?.key}
          newLabel="New"
          before={retry}
        />
        <Written text="" />
      </Panel>
      <Panel title="With files, too long, not connected" flush className="max-w-measure">
        <Written
          text="Here is the deed."
          attached={attached}
          action={<IconButton bare label="Attach" icon={Paperclip} />}
        />
        <Written text={'A text with more characters than\nthe limit of this specimen allows'} />
        <Written text="" note="Not connected. New messages are fetched every 20 seconds." />
      </Panel>
      <Panel title="Files on their way" flush className="max-w-measure">
        <ul className="divide-y divide-line">
          <UploadRow name="Deed of 1998.pdf" status="Waiting for its turn" share={0} />
          <UploadRow name="National ID card.jpg" status="Sending, 45 %" share={0.45} />
          <UploadRow name="Recording.mp4" status="Not added: Only PDF." share={null} actions={retry} />
        </ul>
      </Panel>
    </Specimen>
  );
}
