import { remindOfHearings } from '../../src/modules/cases/hearings/remind-of-hearings';
import {
  aTakenCase,
  inHours,
  refusalOf,
  sentTwoDaysAgo,
  setHearing,
  tryHearing,
  tryToCancel,
  writtenHearing,
} from '../setup/case-rooms';
import { dataOf } from '../setup/client';
import { graphql, type TypeOf } from '../setup/graphql';
import { anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
});

const SET_STATUS =
  graphql(`mutation ($caseId: ID!, $status: CaseStatus!, $cancelHearings: Boolean!, $clientKey: ID) {
  updateCaseStatus(caseId: $caseId, status: $status, cancelHearings: $cancelHearings, clientKey: $clientKey) {
    case { id } } }`);

async function trySetStatus(
  { client }: Person,
  caseId: string,
  status: TypeOf<'CaseStatus'>,
  cancelHearings = false,
  clientKey?: string,
) {
  return client.graphql(SET_STATUS, { caseId, status, cancelHearings, clientKey });
}

async function read({ client }: Person, id: string) {
  const query = graphql(`query ($id: ID!) {
    case(id: $id) { status nextHearing { id } hearings { id } events { kind actorRole hearing { replacesId } } }
    myHearings { items { id } } }`);
  const { case: legalCase, myHearings } = dataOf(await client.graphql(query, { id }));
  return { ...legalCase!, listed: myHearings.items.map((hearing) => hearing.id) };
}

async function calendarOf({ client }: Person): Promise<string> {
  const { createCalendarFeed } = await client.query(graphql(`mutation { createCalendarFeed { path } }`));
  return (await fetch(app.origin + createCalendarFeed.path)).text();
}

const cancelledOf = ({ events }: Awaited<ReturnType<typeof read>>) =>
  events.flatMap(({ kind, hearing, actorRole }) =>
    kind === 'HEARING_CANCELLED' ? [[hearing!.replacesId, actorRole]] : [],
  );

const noticesOf = async (kind: string, caseId: string): Promise<unknown[]> =>
  (
    await app.sql('select account_id from notifications where kind = $1 and case_id = $2 order by 1', [
      kind,
      caseId,
    ])
  ).map(({ account_id: account }) => account);

describe('the hearing of a closed case', () => {
  it.each(['CASE_CLOSED', 'FINAL_DISPOSAL', 'COMPLETED'] as const)('stays after %s', async (status) => {
    const { id, client, lawyer } = await aTakenCase(app);
    const hearing = await setHearing(lawyer, id, { startsAt: inHours(72) });
    const closer = status === 'COMPLETED' ? admin : lawyer;
    expect(refusalOf(await trySetStatus(closer, id, status))).toBeNull();
    for (const person of [client, lawyer])
      expect(await read(person, id)).toMatchObject({ nextHearing: { id: hearing }, listed: [hearing] });
    expect(await calendarOf(client)).toContain(`UID:hearing-${hearing}`);
    await remindOfHearings(app.platform.dataSource, inHours(71));
    expect(await noticesOf('hearing-soon', id)).toEqual([client.id, lawyer.id].sort());
    expect(await noticesOf('hearing-cancelled', id)).toEqual([]);
  });

  it('is moved and cancelled by its lawyer as long as it is ahead, also when nothing else can be added', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const hearing = await setHearing(lawyer, id);
    await setStatus(lawyer, id, 'case-closed');
    await app.sql(`update cases set closed_at = now() - interval '90 days' where id = $1`, [id]);
    expect(refusalOf(await tryHearing(lawyer, id))?.[0]).toBe('CONFLICT');
    const moved = await setHearing(lawyer, id, { replacesId: hearing });
    expect((await read(client, id)).listed).toEqual([moved]);
    expect(refusalOf(await tryToCancel(client, moved))?.[0]).toBe('FORBIDDEN');
    expect(refusalOf(await tryToCancel(lawyer, moved))).toBeNull();
    expect((await read(client, id)).listed).toEqual([]);
    const begun = await writtenHearing(app, id, inHours(-1), inHours(-100));
    expect(refusalOf(await tryToCancel(lawyer, begun))?.[0]).toBe('CONFLICT');
  });

  it('is cancelled with the case if its lawyer chooses so, once, with the later hearings', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const begun = await writtenHearing(app, id, inHours(-1), inHours(-100));
    const later = await setHearing(lawyer, id, { startsAt: inHours(300) });
    const moved = await setHearing(lawyer, id, { startsAt: inHours(15) });
    const soon = await setHearing(lawyer, id, { startsAt: inHours(40), replacesId: moved });
    const key = '0b7c5b1e-7a51-4f0c-9a57-7a1c6f1f0a11';
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(refusalOf(await trySetStatus(lawyer, id, 'CASE_CLOSED', true, key))).toBeNull();
    const seen = await read(client, id);
    expect(seen.hearings).toEqual([{ id: begun }]);
    expect(cancelledOf(seen)).toEqual([
      [soon, 'LAWYER'],
      [later, 'LAWYER'],
    ]);
    expect(await noticesOf('hearing-cancelled', id)).toEqual([client.id, client.id]);
    expect(refusalOf(await trySetStatus(lawyer, id, 'CASE_CLOSED', false, key))?.[0]).toBe('CONFLICT');
  });

  it('is cancelled if its lawyer chooses so after another tab closed the case and kept it', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const hearing = await setHearing(lawyer, id);
    await trySetStatus(lawyer, id, 'CASE_CLOSED');
    expect(refusalOf(await trySetStatus(lawyer, id, 'CASE_CLOSED', true))).toBeNull();
    const seen = await read(client, id);
    expect([seen.status, cancelledOf(seen)]).toEqual(['CASE_CLOSED', [[hearing, 'LAWYER']]]);
    expect(await noticesOf('hearing-cancelled', id)).toEqual([client.id]);
  });

  it('is cancelled with nothing but the end of the case', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const hearing = await setHearing(lawyer, id);
    const { errors } = await trySetStatus(lawyer, id, 'HEARING_1', true);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'cancelHearings', message: 'Hearings are cancelled when a case is closed' }],
    });
    expect(await read(lawyer, id)).toMatchObject({ status: 'ACCEPTED', listed: [hearing] });
  });
});

describe('the hearing of a case that ends without it is cancelled', () => {
  const rest = (person: Person, path: string, id: string) =>
    person.client.rest('PUT', `${path}/${id}/status`, { status: 'rejected' });
  const ends = {
    'by a rejection of the lawyer': async (id: string, lawyer: Person) =>
      trySetStatus(lawyer, id, 'REJECTED'),
    'by a rejection of the lawyer over REST': async (id: string, lawyer: Person) =>
      rest(lawyer, '/lawyers/cases', id),
    'by a rejection of staff': async (id: string) => trySetStatus(admin, id, 'REJECTED'),
    'by a rejection of staff over REST': async (id: string) => rest(admin, '/admin/cases', id),
    'by a withdrawal': async (id: string, lawyer: Person, client: Person) => {
      await setStatus(lawyer, id, 'pending');
      await sentTwoDaysAgo(app, id);
      return client.client.graphql(
        graphql(`mutation ($id: ID!) { withdrawCase(caseId: $id) { case { id } } }`),
        { id },
      );
    },
  };

  it.each(Object.entries(ends))('%s', async (way, end) => {
    const { id, client, lawyer } = await aTakenCase(app);
    const hearing = await setHearing(lawyer, id);
    await end(id, lawyer, client);
    const role = way.includes('staff') ? 'ADMIN' : way.includes('lawyer') ? 'LAWYER' : 'USER';
    const seen = await read(client, id);
    expect(seen).toMatchObject({ nextHearing: null, hearings: [], listed: [] });
    expect(cancelledOf(seen)).toEqual([[hearing, role]]);
    const notified = { ADMIN: [client.id, lawyer.id], LAWYER: [client.id], USER: [lawyer.id] }[role];
    expect(await noticesOf('hearing-cancelled', id)).toEqual(notified.sort());
  });
});
