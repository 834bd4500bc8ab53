import type { ApolloClient } from '@apollo/client';
import { useQuery, useReactiveVar, useSubscription } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { readFragment, type FragmentType } from '../../graphql/documents';
import { refetchActive } from '../../graphql/refetch-active';
import { isSocketOpen } from '../../graphql/links/socket-state';
import { whenMessageSent } from '../../outgoing/send-item';
import {
  MarkMessagesReadDocument,
  type MessagesPanel_CaseFragment,
  RoomChangedDocument,
  RoomMessagesDocument,
  type RoomMessageFragment,
  type RoomMessagesQuery,
} from './generated/message-operations';

/** Polling without a socket. */
const pollMilliseconds = 20_000;

type LoadedRoom = NonNullable<NonNullable<RoomMessagesQuery['case']>['room']>;

const lastOf = (room: LoadedRoom | null | undefined): number => {
  const last = room?.messages.items.at(-1);
  return last ? readFragment<RoomMessageFragment>(last).sequence : 0;
};

const cachedRoom = (client: ApolloClient, id: string) =>
  client.cache.readQuery({ query: RoomMessagesDocument, variables: { id } })?.case?.room;

const requested = new Map<string, boolean>();

const firstRetryMilliseconds = 1_000;
const mostTries = 6;

/** Retries a few times, because the next signal may be far away. */
async function fetchAfter(
  client: ApolloClient,
  id: string,
  after: number,
  tries = 1,
): Promise<LoadedRoom | null> {
  try {
    const variables = { id, after };
    const { data } = await client.query({
      query: RoomMessagesDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    return data?.case?.room ?? null;
  } catch {
    if (tries === mostTries) return null;
    await new Promise((resolve) => setTimeout(resolve, firstRetryMilliseconds * 2 ** tries));
    return fetchAfter(client, id, after, tries + 1);
  }
}

/** Requests the messages after the last cached message, and again if the room changed meanwhile. */
async function fetchNewMessages(client: ApolloClient, id: string): Promise<void> {
  const isUnderWay = requested.has(id);
  requested.set(id, isUnderWay);
  if (isUnderWay) return;
  let after = lastOf(cachedRoom(client, id));
  let isWhole = false;
  while (!isWhole || requested.get(id)) {
    requested.set(id, false);
    const room = await fetchAfter(client, id, after);
    const last = lastOf(room);
    isWhole = last === 0 || last === room?.messages.lastSequence;
    after = Math.max(after, last);
  }
  requested.delete(id);
}

/** Adds a sent message to the cache; if it would leave a gap, requests the messages before it too. */
function addSentMessage(client: ApolloClient, id: string, message: FragmentType<RoomMessageFragment>): void {
  const room = cachedRoom(client, id);
  const { sequence } = readFragment<RoomMessageFragment>(message);
  if (sequence <= lastOf(room)) return;
  if (!room || sequence > lastOf(room) + 1) {
    void fetchNewMessages(client, id);
    return;
  }
  client.cache.updateQuery({ query: RoomMessagesDocument, variables: { id } }, (data) => {
    if (!data?.case?.room) return undefined;
    const { messages } = data.case.room;
    const added = { ...messages, items: [message], lastSequence: sequence };
    return { case: { ...data.case, room: { ...data.case.room, messages: added } } };
  });
}

whenMessageSent(addSentMessage);

/** Waits until the page is visible: a query marks a case's notifications as read. */
async function pageVisible(): Promise<void> {
  if (!document.hidden) return;
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

/** Refetches on announced changes. @param loadedRecord came with the case; messages load later and may be newer. */
function useRoomSignal(id: string, loadedRecord: number | undefined, skip: boolean): void {
  const latestRecord = useRef<number | undefined>(undefined);
  const shownRecord = useRef<number | undefined>(undefined);
  const follow = async (client: ApolloClient) => {
    await pageVisible();
    void fetchNewMessages(client, id);
    const shown = shownRecord.current ?? loadedRecord;
    shownRecord.current = latestRecord.current;
    // Documents, history and money.
    if (shown !== latestRecord.current)
      await refetchActive(client).catch(() => (shownRecord.current = shown));
  };
  useSubscription(RoomChangedDocument, {
    variables: { id },
    skip,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (!data) return;
      latestRecord.current = data.caseRoom.recordVersion;
      void follow(client);
    },
  });
}

/** Messages, read positions and acts of a case; polls without a socket. */
export function useRoomMessages({ id, room }: MessagesPanel_CaseFragment) {
  const isConnected = useReactiveVar(isSocketOpen);
  const result = useQuery(RoomMessagesDocument, {
    variables: { id },
    pollInterval: isConnected ? 0 : pollMilliseconds,
    skipPollAttempt: () => document.hidden,
  });
  const { fetchMore, client } = result;
  useRoomSignal(id, room?.recordVersion, !result.data?.case?.room);
  const loadEarlier = useCallback(
    async (before: number) => fetchMore({ variables: { id, before } }),
    [fetchMore, id],
  );
  const markRead = useCallback(
    (room: LoadedRoom) => {
      const upTo = lastOf(room);
      if (upTo <= room.read.upTo) return;
      client
        .mutate({ mutation: MarkMessagesReadDocument, variables: { caseId: id, upTo } })
        .catch(() => undefined);
    },
    [client, id],
  );
  return { result, isConnected, loadEarlier, markRead };
}
