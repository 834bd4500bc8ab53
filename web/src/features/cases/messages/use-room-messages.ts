import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { readFragment } from '../../../graphql/documents';
import type { Role } from '../../../graphql/generated/schema-types';
import { useLive } from '../../../graphql/live/use-live';
import { refetchActive } from '../../../graphql/refetch-active';
import { RoomDocumentsDocument } from '../documents/generated/document-operations';
import {
  FollowRoomDocument,
  MarkMessagesReadDocument,
  RoomMessagesDocument,
  type FollowRoomSubscription,
  type RoomMessageFragment,
  type RoomMessagesQuery,
} from './generated/message-operations';

/** Without a socket for so long, new messages are asked for by the clock. */
const pollDelay = 10_000;
const pollMilliseconds = 20_000;

type LoadedRoom = NonNullable<NonNullable<RoomMessagesQuery['case']>['room']>;

/** The case and who looks at it. */
interface Room {
  id: string;
  viewer: Role;
}

/** The place of the last message that the cache has. */
function lastPlace(client: ApolloClient, id: string): number {
  const cached = client.cache.readQuery({ query: RoomMessagesDocument, variables: { id } });
  const last = cached?.case?.room?.messages.items.at(-1);
  return last ? readFragment<RoomMessageFragment>(last).sequence : 0;
}

/** Writes what came over the socket into the one list of the case, and counts what is unread. */
function take(client: ApolloClient, { id, viewer }: Room, { caseRoom }: FollowRoomSubscription): void {
  const { messages, lastSequence, theirRead } = caseRoom;
  client.cache.updateQuery({ query: RoomMessagesDocument, variables: { id } }, (data) => {
    if (!data?.case?.room) {
      // Without the rest of the answer nothing can be added to it.
      void refetchActive(client, [RoomMessagesDocument]).catch(() => undefined);
      return undefined;
    }
    const { room } = data.case;
    const known = Math.max(lastPlace(client, id), room.read.upTo);
    const unread = messages
      .map((message) => readFragment<RoomMessageFragment>(message))
      .filter(({ sequence, senderRole }) => sequence > known && senderRole !== viewer).length;
    const slice = { ...room.messages, items: messages, lastSequence };
    const unreadMessages = (caseRoom.case ?? data.case).unreadMessages + (caseRoom.case ? 0 : unread);
    return {
      case: { ...data.case, unreadMessages, room: { ...room, lastSequence, theirRead, messages: slice } },
    };
  });
}

/** Follows the room over the socket from where the cache ends; without one, asks every 20 seconds. */
function useFollowedRoom({ id, viewer }: Room, isLoaded: boolean) {
  const client = useApolloClient();
  const { live, isConnected } = useLive();
  useEffect(
    function follow() {
      if (!live || !isLoaded) return undefined;
      let isFirst = true;
      return live.follow({
        document: FollowRoomDocument,
        variables: () => ({ id, after: lastPlace(client, id) }),
        onData: (data) => {
          take(client, { id, viewer }, data);
          // The record has changed: a document may have come or gone.
          if (data.caseRoom.case && !isFirst)
            void refetchActive(client, [RoomDocumentsDocument]).catch(() => undefined);
          isFirst = false;
        },
      });
    },
    [client, live, id, viewer, isLoaded],
  );
  useEffect(
    function pollWhileDisconnected() {
      if (isConnected || !isLoaded) return undefined;
      const ask = () => {
        if (document.hidden) return;
        const variables = { id, after: lastPlace(client, id) };
        client
          .query({ query: RoomMessagesDocument, variables, fetchPolicy: 'network-only' })
          .catch(() => undefined);
      };
      let timer = setTimeout(() => {
        ask();
        timer = setInterval(ask, pollMilliseconds);
      }, pollDelay);
      return () => {
        clearTimeout(timer);
        clearInterval(timer);
      };
    },
    [client, id, isConnected, isLoaded],
  );
  return isConnected;
}

/** The messages of a case as they are now, how far both have read, and what the reader can do with them. */
export function useRoomMessages({ id, viewer }: Room) {
  const client = useApolloClient();
  const result = useQuery(RoomMessagesDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { fetchMore } = result;
  const isConnected = useFollowedRoom({ id, viewer }, result.data?.case?.room != null);
  const loadEarlier = useCallback(
    async (before: number) => fetchMore({ variables: { id, before } }),
    [fetchMore, id],
  );
  const markRead = useCallback(
    ({ read, messages }: LoadedRoom) => {
      const last = messages.items.at(-1);
      const upTo = last ? readFragment<RoomMessageFragment>(last).sequence : 0;
      if (upTo <= read.upTo) return;
      client
        .mutate({ mutation: MarkMessagesReadDocument, variables: { caseId: id, upTo } })
        .catch(() => undefined);
    },
    [client, id],
  );
  return { result, isConnected, loadEarlier, markRead };
}
