import { createCache } from './cache';
import {
  RoomMessagesDocument,
  type RoomMessagesQuery,
} from '../../modules/messages/generated/message-operations';

const id = 'a-case';
const message = (sequence: number) => ({
  __typename: 'Message' as const,
  id: `m${sequence}`,
  sequence,
  senderRole: 'USER' as const,
  body: String(sequence),
  clientKey: null,
  documents: [],
  sentAt: '2026-11-06T04:30:00Z',
});

function write(cache: ReturnType<typeof createCache>, places: readonly number[], lastSequence: number) {
  const position = { __typename: 'ReadPosition' as const, upTo: 0, at: null };
  const messages = {
    __typename: 'MessageSlice' as const,
    items: places.map(message),
    hasEarlier: true,
    lastSequence,
  };
  const room = {
    __typename: 'CaseRoom' as const,
    recordVersion: 1,
    lastSequence,
    read: position,
    theirRead: position,
    messages,
  };
  const legalCase = {
    __typename: 'Case' as const,
    id,
    status: 'ACCEPTED' as const,
    canAct: [],
    unreadMessages: 0,
    client: null,
    lawyer: null,
    room,
  };
  cache.writeQuery({
    query: RoomMessagesDocument,
    variables: { id },
    data: { case: legalCase } as unknown as RoomMessagesQuery,
  });
  const read = cache.readQuery({ query: RoomMessagesDocument, variables: { id } });
  const slice = read?.case?.room?.messages;
  return [slice?.items.map((item) => (item as unknown as { sequence: number }).sequence), slice?.hasEarlier];
}

it('keeps one list for a case: pages, the stream and responses add each message once, in order', () => {
  const cache = createCache();
  expect(write(cache, [5, 6], 6)).toEqual([[5, 6], true]);
  expect(write(cache, [7, 8], 8)).toEqual([[5, 6, 7, 8], true]);
  expect(write(cache, [6, 7], 8)).toEqual([[5, 6, 7, 8], true]);
  expect(write(cache, [1, 2, 3, 4], 8)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], false]);
});

it('drops what would have a gap after it, so that it is asked for again', () => {
  const cache = createCache();
  write(cache, [1, 2], 2);
  expect(write(cache, [51, 52], 52)).toEqual([[51, 52], true]);
});
