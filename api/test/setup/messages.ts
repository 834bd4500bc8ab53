import { randomUUID } from 'node:crypto';
import type { GraphqlResult, Json } from './client';
import type { Person } from './people';

const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { message { id sequence senderRole senderName body clientKey sentAt } } }`;

/** Tries to send a message. */
export async function trySending(
  { client }: Pick<Person, 'client'>,
  caseId: string,
  body: string,
  clientKey: string = randomUUID(),
): Promise<GraphqlResult> {
  return client.graphql(SEND, { input: { caseId, clientKey, body } });
}

/** Sends a message. Gives it as it was stored. */
export async function sendMessage(
  person: Pick<Person, 'client'>,
  caseId: string,
  body: string,
  clientKey?: string,
): Promise<Json> {
  const { data, errors } = await trySending(person, caseId, body, clientKey);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.sendMessage.message;
}

const READ = `mutation ($id: ID!, $upTo: Int!) {
  markMessagesRead(caseId: $id, upTo: $upTo) { case { unreadMessages room { read { upTo at } } } } }`;

/** Marks the messages of a case as read up to a place. Gives the case. */
export async function markRead({ client }: Person, id: string, upTo: number): Promise<Json> {
  return (await client.query(READ, { id, upTo })).markMessagesRead.case;
}

const ROOM = `query ($id: ID!, $before: Int, $after: Int, $limit: Int! = 50) { case(id: $id) { unreadMessages canAct room {
  lastSequence read { upTo at } theirRead { upTo at } closesAt
  messages(before: $before, after: $after, limit: $limit) {
    hasEarlier lastSequence items { sequence senderRole senderName body clientKey sentAt } } } } }`;

/** The case and its room, as a person sees them. */
export async function roomOf(
  { client }: Person,
  id: string,
  slice: Record<string, number> = {},
): Promise<Json> {
  const { case: found } = await client.query(ROOM, { id, ...slice });
  return { ...found.room, unreadMessages: found.unreadMessages, canAct: found.canAct };
}
