import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../graphql/documents';
import type { Role } from '../../graphql/generated/schema-types';
import { formatDate, formatNumber, formatTime } from '../../i18n/format';
import type { OutgoingItem } from '../../outgoing/outgoing-queue';
import { Button } from '../../ui/button';
import type { ListedMessage } from '../../ui/messages/message-list';
import { MessageDocuments } from '../documents/document-list';
import type { ListedDocumentFragment } from '../documents/generated/document-operations';
import type { RoomMessageFragment, RoomMessagesQuery } from './generated/message-operations';
import { LinkifyIt } from 'linkify-it';
import type { ReactNode } from 'react';
import { Passage } from '../../ui/passage';

// The library finds more; only URLs become links.
const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

/** URLs without a scheme need such an ending; `Case.No` and `court.at` are words with a full stop between. */
const endsAsAddress = /^[^/?#]+\.(?:com|org|edu|gov|bd)(?:[:/?#]|$)/i;

const isWebAddress = (url: string, written: string) =>
  /^https?:\/\//i.test(url) && (/^(?:https?:\/\/|www\.)/i.test(written) || endsAsAddress.test(written));

/** A Bangla ending after a URL: "…/act-11.html-এর" leads to "…/act-11.html". */
const banglaEnding = /[-,](?=[\u0980-\u09ff])/;

export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, url: found, raw: written } of finder.match(text) ?? []) {
    if (!isWebAddress(found, written)) continue;
    const [raw = ''] = written.split(banglaEnding);
    const url = found.slice(0, found.length - (written.length - raw.length));
    if (index > end) parts.push(<Passage key={end} text={text.slice(end, index)} />);
    parts.push(
      <a
        key={index}
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-green underline underline-offset-[0.2em]"
      >
        {raw}
      </a>,
    );
    end = index + raw.length;
  }
  return (
    <>
      {parts}
      <Passage text={text.slice(end)} />
    </>
  );
}

type Room = NonNullable<NonNullable<RoomMessagesQuery['case']>['room']>;

function usePendingStatus(takeBack: (key: string) => void, sendAgain: () => void) {
  const { t, i18n } = useTranslation(['room', 'shared']);
  return ({ key, state, reason, share, sentAt, isOnlyHere = false }: OutgoingItem) => {
    if (sentAt !== undefined) return t('messages.sent', { time: formatTime(sentAt, i18n.language) });
    if (state === 'sending' && share > 0 && share < 1) {
      const percent = formatNumber(Math.floor(share * 100), i18n.language);
      return <span className="tabular-nums">{t('documents.sending', { share: percent })}</span>;
    }
    if (state === 'sending' || state === 'waiting') return <span>{t('messages.sending')}</span>;
    return (
      <>
        <span role="status">
          {state === 'kept' ? t(isOnlyHere ? 'messages.onlyHere' : 'messages.kept') : reason}
        </span>
        <Button variant="text" size="small" onClick={() => (state === 'kept' ? sendAgain() : takeBack(key))}>
          {state === 'kept' ? t('shared:act.tryAgain') : t('messages.change')}
        </Button>
      </>
    );
  };
}

function FileNames({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={index} className="flex items-start gap-1.5">
      <Paperclip aria-hidden className="mt-1 size-4 shrink-0" />
      {name}
    </span>
  ));
}

interface Listing {
  room: Room;
  pending: readonly OutgoingItem[];
  role: Role;
  otherName: string;
  takeBack: (key: string) => void;
  sendAgain: () => void;
}

export function useListedMessages({ room, pending, role, otherName, takeBack, sendAgain }: Listing) {
  const { t, i18n } = useTranslation('room');
  const statusOf = usePendingStatus(takeBack, sendAgain);
  const stored = room.messages.items.map((item) => readFragment<RoomMessageFragment>(item));
  const keys = new Set(stored.map(({ clientKey }) => clientKey));
  const left = pending.filter(({ key }) => !keys.has(key));
  const lastOwn = left.length > 0 ? null : stored.findLast(({ senderRole }) => senderRole === role);
  const sentOrRead = ({ sequence, sentAt }: RoomMessageFragment) => {
    const { upTo, at } = room.theirRead;
    return upTo >= sequence && at !== null
      ? t('messages.read', { time: formatTime(at, i18n.language) })
      : t('messages.sent', { time: formatTime(sentAt, i18n.language) });
  };
  const messages: ListedMessage[] = [
    ...stored.map((message) => ({
      key: message.id,
      own: message.senderRole === role,
      sender: message.senderRole === role ? t('messages.you') : t('messages.from', { name: otherName }),
      body: (
        <>
          <LinkedText text={message.body} />
          <MessageDocuments
            documents={readFragment<ListedDocumentFragment>(message.documents)}
            viewer={role}
          />
        </>
      ),
      time: formatTime(message.sentAt, i18n.language),
      dateTime: message.sentAt,
      day: formatDate(message.sentAt, i18n.language, 'weekday'),
      ...(message === lastOwn ? { status: sentOrRead(message) } : {}),
    })),
    ...left.map((message) => ({
      key: message.key,
      own: true,
      sender: t('messages.you'),
      body: (
        <>
          <LinkedText text={message.body} />
          <FileNames names={message.files.map(({ file }) => file.name)} />
        </>
      ),
      time: null,
      day: null,
      status: statusOf(message),
    })),
  ];
  return { messages, stored, keys };
}
