import { longest, documentLimits } from '@ainsathi/contract/limits';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Paperclip } from 'lucide-react';
import { readFragment, type FragmentType } from '../../graphql/documents';
import type { Role } from '../../graphql/generated/schema-types';
import { formatNumber } from '../../i18n/format';
import { usePersonName } from '../../i18n/use-person-name';
import { LoadError } from '../../lists/load-error';
import { Button } from '../../ui/button';
import { AttachedList, Composer } from '../../ui/messages/composer';
import { MessageList } from '../../ui/messages/message-list';
import { Panel } from '../../ui/panel';
import { EmptyState } from '../../ui/states/empty-state';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import type {
  MessagesPanel_CaseFragment,
  RoomMessageFragment,
  RoomMessagesQuery,
} from './generated/message-operations';
import { useListedMessages } from './use-listed-messages';
import { useMessageBox } from './use-message-box';
import { useRoomMessages } from './use-room-messages';
import { useToast } from '../../ui/overlays/toast';
import { acceptedFiles, prepareDocument, refusalOf, FileButton } from '../documents/choose-files';

type Case = NonNullable<RoomMessagesQuery['case']>;
type Loaded = ReturnType<typeof useRoomMessages>;

/** The first unread message when the page was opened; constant while it is open. */
function useFirstNew(upTo: number, role: Role, stored: readonly RoomMessageFragment[]): string | undefined {
  const [readBefore] = useState(upTo);
  return stored.find(({ sequence, senderRole }) => sequence > readBefore && senderRole !== role)?.id;
}

/** Whether the socket was silent for a while; false for a page that was just opened. */
function useConnectionLost(isConnected: boolean): boolean {
  const [isConnectionLost, setApart] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setApart(!isConnected), isConnected ? 0 : 10_000);
    return () => clearTimeout(timer);
  }, [isConnected]);
  return isConnectionLost;
}

/** Chooses files for the next message; large pictures become smaller. Refuses unacceptable files at once. */
function AttachFiles({ attached, onAttach }: { attached: number; onAttach: (files: File[]) => void }) {
  const { t, i18n } = useTranslation('room');
  const showToast = useToast();
  const onChosen = async (chosen: File[]) => {
    const files: File[] = [];
    for (const file of chosen) files.push(await prepareDocument(file));
    const fail = (title: string) => showToast({ tone: 'failure', title });
    const fit = files.filter((file) => {
      const reason = refusalOf(file, t);
      if (reason) fail(t('messages.fileRefused', { name: file.name, reason }));
      return reason === null;
    });
    const places = documentLimits.ofMessage - attached;
    if (fit.length > places)
      fail(t('messages.tooManyFiles', { most: formatNumber(documentLimits.ofMessage, i18n.language) }));
    onAttach(fit.slice(0, places));
  };
  return (
    <FileButton
      label={t('messages.attach')}
      brief
      variant="text"
      className="min-h-11! md:-ml-2.5"
      icon={Paperclip}
      accept={acceptedFiles}
      onChosen={onChosen}
    />
  );
}

interface ConversationProps extends Omit<Loaded, 'result'> {
  legalCase: Case;
  room: NonNullable<Case['room']>;
  viewer: Role;
}

function Conversation({
  legalCase,
  room,
  viewer: role,
  isConnected,
  loadEarlier,
  markRead,
}: ConversationProps) {
  const { t, i18n } = useTranslation(['room', 'shared']);
  const nameOf = usePersonName();
  const other = role === 'LAWYER' ? legalCase.client : legalCase.lawyer;
  const otherName = nameOf(other);
  const box = useMessageBox(legalCase.id);
  const isConnectionLost = useConnectionLost(isConnected);
  const { messages, stored, keys } = useListedMessages({
    room,
    role,
    otherName,
    ...box,
  });
  const firstNew = useFirstNew(room.read.upTo, role, stored);
  useEffect(function removeReceived() {
    box.removeReceived(keys);
  });
  const noteOf = () => {
    if (isConnectionLost) return t('messages.apart');
    return role === 'USER' && legalCase.lawyer?.isLocked ? t('messages.locked', { name: otherName }) : null;
  };
  const maySend = legalCase.canAct.includes('SEND_MESSAGE');
  const first = stored[0];
  return (
    <>
      {messages.length > 0 && (
        <MessageList
          label={t('messages.title')}
          messages={messages}
          firstNew={firstNew}
          newLabel={t('messages.new')}
          onEndSeen={() => markRead(room)}
          before={
            room.messages.hasEarlier &&
            first && (
              <Button variant="text" size="small" onClick={() => void loadEarlier(first.sequence)}>
                {t('messages.earlier')}
              </Button>
            )
          }
        />
      )}
      {maySend ? (
        <Composer
          label={t('messages.to', { name: otherName })}
          value={box.text}
          onChange={box.write}
          onSend={box.send}
          sendLabel={t('messages.send')}
          limit={longest.message}
          tooManyLabel={(count) =>
            t('messages.tooMany', { count, number: formatNumber(count, i18n.language) })
          }
          note={noteOf()}
          hasAttached={box.attached.length > 0}
          attached={
            <AttachedList
              label={t('messages.attached')}
              files={box.attached.map(({ clientKey, file }) => ({ key: clientKey, name: file.name }))}
              detachLabel={(name) => t('messages.detach', { name })}
              onDetach={box.detach}
            />
          }
          action={
            legalCase.canAct.includes('ADD_DOCUMENT') && (
              <AttachFiles attached={box.attached.length} onAttach={box.attach} />
            )
          }
        />
      ) : (
        <p className="border-line px-4 py-3 text-ink-2 not-first:border-t md:px-5">
          {t(other ? 'messages.closed' : 'messages.alone')}
        </p>
      )}
      {messages.length === 0 && (
        <div className="hidden print:block">
          <EmptyState bare title={t('messages.none')} />
        </div>
      )}
    </>
  );
}

function MessagesSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="px-5 py-3">
      <SkeletonBar className="h-11 w-full" />
    </Loading>
  );
}

/** On the phone from the tabs to the bottom bar, in the whole width; without messages the box is all. */
const panelClass = clsx(
  'flex flex-col *:last:flex *:last:min-h-0 *:last:flex-1 *:last:flex-col max-[1100px]:[&>header]:hidden print:h-auto',
  'min-[1100px]:has-[[role=log]]:h-[clamp(26rem,calc(100dvh-23rem),44rem)]',
  'max-[1100px]:has-[[role=log]]:h-[calc(100dvh-12rem-var(--notice-height,0px))]',
  'max-md:-mx-4 max-md:-mt-4 max-md:rounded-none max-md:border-x-0 max-md:border-t-0 max-md:has-[[role=log]]:-mb-13 max-md:has-[[role=log]]:h-[calc(100dvh-13.65rem-var(--notice-height,0px)-env(safe-area-inset-bottom))]',
);

interface MessagesPanelProps {
  legalCase: FragmentType<MessagesPanel_CaseFragment>;
  viewer: Role;
}

export function MessagesPanel({ legalCase, viewer }: MessagesPanelProps) {
  const { t } = useTranslation('room');
  const { result, ...rest } = useRoomMessages(readFragment<MessagesPanel_CaseFragment>(legalCase));
  return (
    <Panel title={t('messages.title')} flush className={panelClass}>
      <QueryView
        className="flex min-h-0 flex-1 flex-col"
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => <MessagesSkeleton label={t('messages.loading')} />}
        error={(error, retry) =>
          navigator.onLine ? (
            <LoadError bare title={t('messages.failed')} error={error} onRetry={retry} />
          ) : (
            <p className="p-5 text-ink-2">{t('messages.offline')}</p>
          )
        }
        isEmpty={(data) => !data.case?.room}
        // The lawyer of a withdrawn request has no room; no device stores one for lawyers.
        empty={() => (
          <p className="p-5 text-ink-2">{t(viewer === 'LAWYER' ? 'messages.closed' : 'messages.offline')}</p>
        )}
      >
        {({ case: legalCase }) =>
          legalCase?.room && (
            <Conversation {...rest} legalCase={legalCase} room={legalCase.room} viewer={viewer} />
          )
        }
      </QueryView>
    </Panel>
  );
}
