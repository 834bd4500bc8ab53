import { randomUUID } from 'node:crypto';
import { aTakenCase, type CaseWithPeople } from './case-rooms';
import { Client, dataOf } from './client';
import { graphql } from './graphql';
import type { Person } from './people';
import type { RunningApp } from './running-app';

const CALL = graphql(`fragment Ring on Call {
  id caseId state startedBy answerBy connectedAt endedAt windowId otherWindowId otherSeenAt otherName }`);

/** Tries to join the call of a case, by a new window unless one is named. */
export async function tryToJoin(
  { client }: Person,
  caseId: string,
  { windowId = randomUUID(), call = false }: { windowId?: string; call?: boolean } = {},
) {
  return client.graphql(
    graphql(
      `mutation ($input: JoinCallInput!) { joinCall(input: $input) {
         call { ...Ring } iceServers { urls username credential } relayOnly } }`,
      [CALL],
    ),
    { input: { caseId, windowId, call } },
  );
}

/** Joins the call of a case. Gives the call as the person sees it. */
export async function join(person: Person, caseId: string, options?: { windowId?: string; call?: boolean }) {
  return dataOf(await tryToJoin(person, caseId, options)).joinCall.call;
}

export async function tryToEnd({ client }: Person, id: string) {
  return client.graphql(graphql(`mutation ($id: ID!) { endCall(id: $id) { call { ...Ring } } }`, [CALL]), {
    id,
  });
}

export async function tryToAdmit({ client }: Person, id: string) {
  return client.graphql(
    graphql(`mutation ($id: ID!) { admitToCall(id: $id) { call { ...Ring } } }`, [CALL]),
    { id },
  );
}

export async function trySignal(
  { client }: Person,
  input: { id: string; windowId: string; toWindowId: string; payload: string },
) {
  return client.graphql(
    graphql(`mutation ($input: CallSignalInput!) { sendCallSignal(input: $input) { sequence } }`),
    { input },
  );
}

/** What a window reads of a call. */
export async function look(
  { client }: Person,
  { id, windowId, after = 0 }: { id: string; windowId: string; after?: number },
) {
  const { callUpdate } = await client.query(
    graphql(
      `query ($id: ID!, $windowId: ID!, $after: Int!) { callUpdate(id: $id, windowId: $windowId, after: $after) {
         call { ...Ring } signals { sequence payload } } }`,
      [CALL],
    ),
    { id, windowId, after },
  );
  return callUpdate;
}

/** A call that the client began and the lawyer answered. */
export interface ConnectedCall extends CaseWithPeople {
  callId: string;
  clientWindow: string;
  lawyerWindow: string;
}

export async function aConnectedCall(app: RunningApp): Promise<ConnectedCall> {
  const taken = await aTakenCase(app);
  const [clientWindow, lawyerWindow] = [randomUUID(), randomUUID()];
  const { id: callId } = await join(taken.client, taken.id, { windowId: clientWindow, call: true });
  await join(taken.lawyer, taken.id, { windowId: lawyerWindow });
  return { ...taken, callId, clientWindow, lawyerWindow };
}

/** Lets seconds pass for a call: everything in it is so much older. */
export async function secondsPass(app: RunningApp, id: string, seconds: number): Promise<void> {
  const older = (column: string): string => `${column} = ${column} - make_interval(secs => $2)`;
  await app.sql(
    `update calls set ${[
      'created_at',
      'answer_by',
      'connected_at',
      'client_seen_at',
      'lawyer_seen_at',
      'ended_at',
    ]
      .map(older)
      .join(', ')} where id = $1`,
    [id, seconds],
  );
}

/** The same person at another process. */
export function at({ origin }: RunningApp, person: Person): Person {
  return { ...person, client: new Client(origin, person.token) };
}
