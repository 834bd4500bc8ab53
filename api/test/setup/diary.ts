import { randomUUID } from 'node:crypto';
import { dataOf } from './client';
import { type Changes, graphql, type TypeOf } from './graphql';
import type { Person } from './people';
import type { RunningApp } from './running-app';
import { writtenHearing } from './case-rooms';

const DAY = 86_400_000;

/** A day in Dhaka, so many days from today. */
export const dhakaDay = (days = 0): string =>
  new Date(Date.now() + 6 * 3_600_000 + days * DAY).toISOString().slice(0, 10);

/** A time of the clock in Dhaka on that day. */
export const dhakaTime = (days: number, time = '10:00'): Date =>
  new Date(`${dhakaDay(days)}T${time}:00+06:00`);

/** A hearing so many days from today, set twenty days before. */
export const hearingOnDay = (app: RunningApp, caseId: string, days: number, time = '10:00') =>
  writtenHearing(app, caseId, dhakaTime(days, time), dhakaTime(days - 20));

const RECORD = graphql(`mutation ($input: RecordResultInput!) { recordResult(input: $input) {
  case { id status nextHearing { id } } hearing { id result resultLine } row { hearingId result nextDate } } }`);

/** Tries to note a result; HEARD without a next date unless changed. */
export async function tryResult(
  { client }: Person,
  hearingId: string,
  changes: Changes<TypeOf<'RecordResultInput'>> = {},
) {
  const input = { hearingId, clientKey: randomUUID(), result: 'HEARD', ...changes };
  return client.graphql(RECORD, { input } as never);
}

export async function noteResult(...asked: Parameters<typeof tryResult>) {
  return dataOf(await tryResult(...asked)).recordResult;
}

const SET = graphql(`mutation ($input: SetDateInput!) { setDate(input: $input) {
  case { status hearings { id day startsAt hasTime court purpose replacesId } } } }`);

/** Tries to set a date. */
export async function tryDate(
  { client }: Person,
  caseId: string,
  date: Changes<TypeOf<'NextDateInput'>>,
  changes: Changes<TypeOf<'SetDateInput'>> = {},
) {
  return client.graphql(SET, { input: { caseId, clientKey: randomUUID(), date, ...changes } } as never);
}

const DIARY = graphql(`query ($day: Date!, $days: Int) { diary(day: $day, days: $days) { more
  rows { hearingId caseId day hasTime serial court purpose title line clientName clientPhone canTell
    previousDate previousResult result resultLine notedBy nextDate nextCourt status }
  unanswered { hearingId day } appointments { id } } }`);

export async function readDiary({ client }: Person, days = 0, length = 1) {
  return (await client.query(DIARY, { day: dhakaDay(days), days: length } as never)).diary;
}

const ADD = graphql(
  `mutation ($input: AddCaseInput!) { addCase(input: $input) { case { id title status isOwn joinedAt settableStatuses canAct
    client { id } ownClient { name phone } facts { line number } nextHearing { day } hearings { day } } } }`,
);

/** Tries to add an own case with a number. */
export async function tryToAdd({ client }: Person, changes: Changes<TypeOf<'AddCaseInput'>> = {}) {
  const input = { clientKey: randomUUID(), facts: { number: randomUUID().slice(0, 8) }, ...changes };
  return client.graphql(ADD, { input } as never);
}

/** The lawyer adds an own case. */
export async function addOwnCase(...asked: Parameters<typeof tryToAdd>) {
  return dataOf(await tryToAdd(...asked)).addCase.case;
}

const LINK = graphql(
  `mutation ($caseId: ID!) { createJoinLink(caseId: $caseId) { path case { join { id isWaiting } } } }`,
);

/** The lawyer makes a link. Gives its secret. */
export async function linkTo({ client }: Person, caseId: string): Promise<string> {
  return dataOf(await client.graphql(LINK, { caseId })).createJoinLink.path.replace('/join#', '');
}

const ACCEPT = graphql(
  `mutation ($secret: String!) { acceptJoinLink(secret: $secret) { joinLink { isWaiting lawyer { id } } } }`,
);
export const tryToAcceptLink = async ({ client }: Person, secret: string) =>
  client.graphql(ACCEPT, { secret });

const ANSWER = graphql(
  `mutation ($id: ID!, $admit: Boolean!) { answerJoin(id: $id, admit: $admit) { case { id joinedAt client { id } join { id } } } }`,
);
export const tryToAnswerJoin = async ({ client }: Person, id: string, admit = true) =>
  client.graphql(ANSWER, { id, admit });

const RELEASE = graphql(
  `mutation ($caseId: ID!) { releaseClient(caseId: $caseId) { case { id joinedAt client { id } status } } }`,
);
export const tryToRelease = async ({ client }: Person, caseId: string) => client.graphql(RELEASE, { caseId });

const JOIN = graphql(`query ($id: ID!) { case(id: $id) { join {
  id isWaiting expiresAt name email emailConfirmed phone phoneConfirmed isNotedPhone } } }`);

/** What the lawyer reads of the link to a case. */
export const joinOf = async ({ client }: Person, id: string) => (await client.query(JOIN, { id })).case!.join;

/** A client follows a link to an own case. Gives the id of the link. */
export async function waitFor(lawyer: Person, client: Person, caseId: string): Promise<string> {
  dataOf(await tryToAcceptLink(client, await linkTo(lawyer, caseId)));
  return (await joinOf(lawyer, caseId))!.id;
}

/** A client joins an own case, as an accepted link does. */
export async function joinCase(app: RunningApp, id: string, clientId: string): Promise<void> {
  await app.sql('update cases set client_id = $2, joined_at = now() where id = $1', [id, clientId]);
  await app.sql('insert into case_readers (case_id, account_id) values ($1, $2)', [id, clientId]);
}

/** The client of an own case leaves it again. */
export async function releaseCase(app: RunningApp, id: string): Promise<void> {
  await app.sql(
    'delete from case_readers where case_id = $1 and account_id = (select client_id from cases where id = $1)',
    [id],
  );
  await app.sql('update cases set client_id = null, joined_at = null where id = $1', [id]);
}
