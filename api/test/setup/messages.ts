import { randomUUID } from 'node:crypto';
import type { VariablesOf } from 'gql.tada';
import { dataOf } from './client';
import { graphql } from './graphql';
import type { Person } from './people';

const SEND = graphql(`mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { message { id sequence senderRole senderName body clientKey sentAt } } }`);

/** Tries to send a message. */
export async function trySending(
  { client }: Pick<Person, 'client'>,
  caseId: string,
  body: string,
  clientKey: string = randomUUID(),
) {
  return client.graphql(SEND, { input: { caseId, clientKey, body } });
}

/** Sends a message. Gives it as it was stored. */
export async function sendMessage(
  person: Pick<Person, 'client'>,
  caseId: string,
  body: string,
  clientKey?: string,
) {
  return dataOf(await trySending(person, caseId, body, clientKey)).sendMessage.message;
}

const READ = graphql(`mutation ($id: ID!, $upTo: Int!) {
  markMessagesRead(caseId: $id, upTo: $upTo) { case { unreadMessages room { read { upTo at } } } } }`);

/** Marks the messages of a case as read up to a place. Gives the case. */
export async function markRead({ client }: Person, id: string, upTo: number) {
  return (await client.query(READ, { id, upTo })).markMessagesRead.case;
}

const ROOM =
  graphql(`query ($id: ID!, $before: Int, $after: Int, $limit: Int! = 50) { case(id: $id) { unreadMessages canAct room {
  lastSequence read { upTo at } theirRead { upTo at } closesAt
  messages(before: $before, after: $after, limit: $limit) {
    hasEarlier lastSequence items { sequence senderRole senderName body clientKey sentAt } } } } }`);

/** The case and its room, as a person sees them. */
export async function roomOf(
  { client }: Person,
  id: string,
  slice: Omit<VariablesOf<typeof ROOM>, 'id'> = {},
) {
  const { case: found } = await client.query(ROOM, { id, ...slice });
  return { ...found!.room!, unreadMessages: found!.unreadMessages, canAct: found!.canAct };
}
