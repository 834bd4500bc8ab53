import { dataOf, type GraphqlResult } from './client';
import { type Changes, graphql, type TypeOf } from './graphql';
import { aCase, aClient, aLawyer, type Person, setStatus } from './people';
import type { RunningApp } from './running-app';

const HOUR = 60 * 60_000;

/** A case with its people. */
export interface CaseWithPeople {
  id: string;
  client: Person;
  lawyer: Person;
}

/** A case that its lawyer has accepted, or given another status. */
export async function aTakenCase(app: RunningApp, status = 'accepted'): Promise<CaseWithPeople> {
  const [client, lawyer] = [await aClient(app), await aLawyer(app)];
  const { _id: id } = await aCase(client, lawyer);
  if (status !== 'pending') await setStatus(lawyer, id, status);
  return { id, client, lawyer };
}

/** Lets a request be two days old. */
export async function sentTwoDaysAgo(app: RunningApp, id: string): Promise<void> {
  await app.sql(
    `update cases set created_at = now() - interval '48 hours', updated_at = now() - interval '48 hours' where id = $1`,
    [id],
  );
}

const ADD = graphql(`mutation ($input: CaseEntryInput!) {
  addCaseEntry(input: $input) { case { events { id kind text correctsId correctedById } } } }`);

/** Tries to add an entry, or the correction of one. */
export async function tryEntry({ client }: Person, caseId: string, text: string, correctsId?: string) {
  return client.graphql(ADD, { input: { caseId, text, correctsId } });
}

/** The lawyer adds an entry. Gives its event. */
export async function addEntry(lawyer: Person, caseId: string, text: string, correctsId?: string) {
  return dataOf(await tryEntry(lawyer, caseId, text, correctsId)).addCaseEntry.case.events.at(-1)!;
}

/** So many hours from now. */
export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR);

type Hearing = TypeOf<'HearingInput'>;

/** A hearing as a lawyer types it. */
export function aHearing(caseId: string, changes: Changes<Hearing> = {}): Hearing {
  return {
    caseId,
    startsAt: inHours(16 * 24).toISOString(),
    court: 'Family Court, Dhaka',
    place: 'Room 305, second floor',
    purpose: 'Evidence of the plaintiff',
    bring: 'The original deed of 1998',
    ...changes,
  } as Hearing;
}

const SET = graphql(`mutation ($input: HearingInput!) {
  setHearing(input: $input) { case { events { kind hearing { id } } hearings { id startsAt court } } } }`);

/** Tries to set a hearing. */
export async function tryHearing({ client }: Person, caseId: string, changes: Changes<Hearing> = {}) {
  return client.graphql(SET, { input: aHearing(caseId, changes) });
}

/** The lawyer sets a hearing. Gives its id. */
export async function setHearing(
  lawyer: Person,
  caseId: string,
  changes: Changes<Hearing> = {},
): Promise<string> {
  return dataOf(await tryHearing(lawyer, caseId, changes)).setHearing.case.events.at(-1)!.hearing!.id;
}

/** A hearing at a time at which the API sets none: rows are never changed, so that it is written as it would have been. */
export async function writtenHearing(
  app: RunningApp,
  caseId: string,
  startsAt: Date,
  createdAt: Date,
): Promise<string> {
  const [hearing] = await app.platform.dataSource.query<[{ id: string }]>(
    `insert into hearings (id, case_id, state, starts_at, court, purpose, created_at)
     values (gen_random_uuid(), $1, 'set', $2, 'Family Court', 'First hearing', $3) returning id`,
    [caseId, startsAt, createdAt],
  );
  return hearing.id;
}

const CANCEL = graphql(
  `mutation ($id: ID!, $text: String!) { cancelHearing(id: $id, text: $text) { case { id } } }`,
);

/** Tries to cancel a hearing. */
export async function tryToCancel({ client }: Person, id: string, text = 'The judge is on leave.') {
  return client.graphql(CANCEL, { id, text });
}

/** The code and the message of a refusal; null for what was done. */
export function refusalOf({ errors }: GraphqlResult): [code: string, message: string] | null {
  const [error] = errors ?? [];
  return error ? [error.extensions.code, error.message] : null;
}
