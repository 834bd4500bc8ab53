import { randomUUID } from 'node:crypto';
import { aTakenCase, type CaseWithPeople, inHours } from './case-rooms';
import { dataOf } from './client';
import { type Changes, graphql, type TypeOf } from './graphql';
import type { Person } from './people';
import type { RunningApp } from './running-app';

/** What a screen shows of an appointment. */
const SHOWN = graphql(`fragment Shown on Appointment {
  id state mode minutes proposedBy times startsAt endsAt replacesId endedBy canAct note reason }`);

const PROPOSE = graphql(`mutation ($input: ProposeAppointmentInput!) { proposeAppointment(input: $input) {
  case { appointmentProposal { id } } } }`);

type Proposal = TypeOf<'ProposeAppointmentInput'>;

/** Tries to propose times, one in two days without others. */
export async function tryToPropose({ client }: Person, caseId: string, changes: Changes<Proposal> = {}) {
  const usual = { clientKey: randomUUID(), mode: 'CHAMBER', minutes: 30, times: [inHours(48)] };
  return client.graphql(PROPOSE, { input: { caseId, ...usual, ...changes } as Proposal });
}

/** Proposes times. Gives the id of the proposal. */
export async function propose(
  person: Person,
  caseId: string,
  changes: Changes<Proposal> = {},
): Promise<string> {
  return dataOf(await tryToPropose(person, caseId, changes)).proposeAppointment.case.appointmentProposal!.id;
}

/** Tries to accept a time. */
export async function tryToAccept({ client }: Person, id: string, startsAt: Date) {
  return client.graphql(
    graphql(
      `mutation ($id: ID!, $startsAt: DateTime!) { acceptAppointment(id: $id, startsAt: $startsAt) { case { id } } }`,
    ),
    { id, startsAt: startsAt.toISOString() },
  );
}

/** Tries to cancel, decline or take back. */
export async function tryToCancelAppointment({ client }: Person, id: string, reason?: string) {
  return client.graphql(
    graphql(
      `mutation ($id: ID!, $reason: String) { cancelAppointment(id: $id, reason: $reason) { case { id } } }`,
    ),
    { id, reason },
  );
}

/** Tries to say that an appointment did not take place. */
export async function tryToReport({ client }: Person, id: string) {
  return client.graphql(graphql(`mutation ($id: ID!) { reportMissedAppointment(id: $id) { case { id } } }`), {
    id,
  });
}

/** A taken case in which the lawyer has proposed a time that the client accepted. */
export async function anAppointment(
  app: RunningApp,
  startsAt: Date = inHours(48),
  changes: Changes<Proposal> = {},
): Promise<CaseWithPeople & { appointmentId: string }> {
  const taken = await aTakenCase(app);
  const appointmentId = await propose(taken.lawyer, taken.id, { times: [startsAt], ...changes });
  const { errors } = await tryToAccept(taken.client, appointmentId, startsAt);
  if (errors) throw new Error(JSON.stringify(errors));
  return { ...taken, appointmentId };
}

/** The appointments of a case, and its events about them. */
export async function standingOf({ client }: Person, caseId: string) {
  const { case: legalCase } = await client.query(
    graphql(
      `query ($id: ID!) { case(id: $id) { canAct appointment { ...Shown } appointmentProposal { ...Shown }
         events { kind actorRole appointment { id state startsAt replacesId } } } }`,
      [SHOWN],
    ),
    { id: caseId },
  );
  const events = legalCase!.events.filter(({ appointment }) => appointment !== null);
  return { ...legalCase!, events };
}

/** Moves an appointment so many minutes into the past. */
export async function minutesPass(app: RunningApp, id: string, minutes: number): Promise<void> {
  await app.sql(
    `update appointments set starts_at = starts_at - make_interval(mins => $2), ends_at = ends_at - make_interval(mins => $2),
       answered_at = answered_at - make_interval(mins => $2),
       times = array(select time - make_interval(mins => $2) from unnest(times) time) where id = $1`,
    [id, minutes],
  );
}

/** The notifications of a person about appointments and calls. */
export async function toldOf({ client }: Person) {
  const { myNotifications } = await client.query(
    graphql(`{ myNotifications(limit: 50) { items { kind caseId at actorName readAt } } }`),
  );
  return myNotifications.items.filter(({ kind }) => /^(APPOINTMENT|CALL)_/.test(kind));
}
