import { randomUUID } from 'node:crypto';
import { remindOfAppointments } from '../../src/modules/appointments/remind-of-appointments';
import { settleAppointments } from '../../src/modules/appointments/settle-appointments';
import {
  anAppointment,
  minutesPass,
  propose,
  standingOf,
  toldOf,
  tryToAccept,
  tryToCancelAppointment,
  tryToPropose,
  tryToReport,
} from '../setup/appointments';
import { aTakenCase, inHours, refusalOf } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const CHANGED = ['CONFLICT', 'The times have changed. Please look at the case again.'];
const OVER = ['CONFLICT', 'This time is over'];

const app = appOfTests();

describe('a proposal', () => {
  it('waits for the other person, who chooses one of its times', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const times = [inHours(50), inHours(48)];
    const proposal = await propose(client, id, { times, mode: 'VIDEO', minutes: 45, note: 'The will' });
    expect((await standingOf(client, id)).appointmentProposal).toMatchObject({
      ...{
        id: proposal,
        state: 'PROPOSED',
        mode: 'VIDEO',
        minutes: 45,
        proposedBy: 'USER',
        note: 'The will',
      },
      ...{
        times: [times[1], times[0]].map((time) => time!.toISOString()),
        canAct: ['CANCEL'],
        startsAt: null,
      },
    });
    expect((await standingOf(lawyer, id)).appointmentProposal!.canAct).toEqual(['ACCEPT', 'CANCEL']);
    expect(await toldOf(lawyer)).toMatchObject([
      { kind: 'APPOINTMENT_PROPOSED', caseId: id, actorName: client.name, readAt: expect.any(String) },
    ]);
    expect(refusalOf(await tryToAccept(client, proposal, times[0]!))?.[0]).toBe('FORBIDDEN');
    expect(refusalOf(await tryToAccept(lawyer, proposal, inHours(49)))).toEqual(CHANGED);
    for (let time = 0; time < 2; time += 1)
      expect(refusalOf(await tryToAccept(lawyer, proposal, times[0]!))).toBeNull();
    const standing = await standingOf(client, id);
    expect(standing).toMatchObject({
      appointment: { id: proposal, state: 'AGREED', startsAt: times[0]!.toISOString() },
      appointmentProposal: null,
      events: [{ kind: 'APPOINTMENT_AGREED', actorRole: 'LAWYER', appointment: { id: proposal } }],
    });
    expect(standing.canAct).toContain('MAKE_APPOINTMENT');
    expect(await toldOf(client)).toMatchObject([
      { kind: 'APPOINTMENT_AGREED', at: times[0]!.toISOString(), actorName: lawyer.name },
    ]);
  });

  it('is replaced by other times of either person, who names the present one', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const first = await propose(client, id);
    expect(refusalOf(await tryToPropose(lawyer, id))).toEqual(CHANGED);
    const second = await propose(lawyer, id, { insteadOfId: first, times: [inHours(72)] });
    expect(refusalOf(await tryToAccept(lawyer, first, inHours(48)))).toEqual(CHANGED);
    expect((await standingOf(client, id)).appointmentProposal).toMatchObject({ id: second });
    expect(await toldOf(lawyer)).toMatchObject([
      { kind: 'APPOINTMENT_PROPOSED', readAt: expect.any(String) },
    ]);
  });

  it('is declined or withdrawn, and the other is notified that no time was agreed', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const first = await propose(client, id);
    for (let time = 0; time < 2; time += 1)
      expect(refusalOf(await tryToCancelAppointment(lawyer, first, 'In court all week'))).toBeNull();
    const second = await propose(client, id);
    expect(refusalOf(await tryToCancelAppointment(client, second))).toBeNull();
    expect(refusalOf(await tryToCancelAppointment(lawyer, second))).toEqual(CHANGED);
    expect(await standingOf(client, id)).toMatchObject({ appointmentProposal: null, events: [] });
    expect(await toldOf(client)).toMatchObject([{ kind: 'APPOINTMENT_CANCELLED', at: null }]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['too near', { times: [inHours(0.4)] }, 'A time is 30 minutes to 90 days ahead'],
    ['too far', { times: [inHours(24 * 91)] }, 'A time is 30 minutes to 90 days ahead'],
    [
      'the same twice',
      { times: [inHours(9), inHours(9)].map((one) => one.toISOString().slice(0, 17) + '00Z') },
      'Propose different times',
    ],
    ['of four times', { times: [9, 10, 11, 12].map(inHours) }, 'Propose one to three times'],
    ['of no time', { times: [] }, 'Propose one to three times'],
    ['of 20 minutes', { minutes: 20 }, 'An appointment has 15, 30, 45 or 60 minutes'],
    ['without a key', { clientKey: 'no' }, 'The key is a UUID'],
    ['by phone without a number', { mode: 'PHONE' }, 'Add your phone number to your profile first'],
  ])('is refused: %s', async (_name, changes, sentence) => {
    const { id, client } = await aTakenCase(app);
    expect(refusalOf(await tryToPropose(client, id, changes))).toEqual(['BAD_USER_INPUT', sentence]);
  });

  it('by phone is refused to the lawyer in words about the client', async () => {
    const { id, lawyer } = await aTakenCase(app);
    expect(refusalOf(await tryToPropose(lawyer, id, { mode: 'PHONE' }))).toEqual([
      'BAD_USER_INPUT',
      'The client has given no phone number',
    ]);
  });

  it('is refused at a time that is taken for oneself, but for the appointment that it moves', async () => {
    const { id, client, lawyer, appointmentId } = await anAppointment(app, inHours(30));
    const overlapping = { times: [inHours(30.25)] };
    const other = await aTakenCase(app);
    await app.sql('update cases set client_id = $2 where id = $1', [other.id, client.id]);
    expect(refusalOf(await tryToPropose(client, other.id, overlapping))).toEqual([
      ...['BAD_USER_INPUT', 'You have another appointment at this time'],
    ]);
    expect(
      refusalOf(await tryToPropose(lawyer, id, { insteadOfId: appointmentId, ...overlapping })),
    ).toBeNull();
  });

  it('needs a case that is taken on and not closed', async () => {
    const sentence = 'Appointments and calls need a case that is taken on and not closed';
    for (const status of ['pending', 'case-closed']) {
      const { id, client } = await aTakenCase(app, status);
      expect(refusalOf(await tryToPropose(client, id))).toEqual(['CONFLICT', sentence]);
      expect((await standingOf(client, id)).canAct).not.toContain('MAKE_APPOINTMENT');
    }
  });

  it('of which a time has passed says so to who accepts it', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const [first, second] = [inHours(1), inHours(2)];
    const proposal = await propose(lawyer, id, { times: [first, second] });
    await minutesPass(app, proposal, 61);
    const earlier = (time: Date) => new Date(time.getTime() - 61 * 60_000);
    expect(refusalOf(await tryToAccept(client, proposal, earlier(first)))).toEqual(OVER);
    expect(refusalOf(await tryToAccept(client, proposal, earlier(second)))).toBeNull();
    await minutesPass(app, proposal, 120);
    expect(refusalOf(await tryToCancelAppointment(client, proposal))).toEqual(OVER);
  });

  it('that is sent twice with one key is one row', async () => {
    const { id, client } = await aTakenCase(app);
    const changes = { clientKey: randomUUID(), times: [inHours(48)] };
    const results = await Promise.all([1, 2, 3].map(() => tryToPropose(client, id, changes)));
    expect(results.map(refusalOf)).toEqual([null, null, null]);
    const rows = await app.sql('select from appointments where case_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });
});

describe('an appointment', () => {
  it('is moved by a proposal that is accepted; until then it is kept', async () => {
    const { id, client, lawyer, appointmentId } = await anAppointment(app);
    const later = inHours(96);
    const move = await propose(client, id, { insteadOfId: appointmentId, times: [later] });
    expect(await standingOf(client, id)).toMatchObject({
      ...{ appointment: { id: appointmentId }, appointmentProposal: { id: move, replacesId: appointmentId } },
    });
    await tryToAccept(lawyer, move, later);
    expect(await standingOf(client, id)).toMatchObject({
      appointment: { id: move, replacesId: appointmentId, startsAt: later.toISOString() },
      events: [
        { kind: 'APPOINTMENT_AGREED', appointment: { state: 'REPLACED' } },
        { kind: 'APPOINTMENT_AGREED', appointment: { state: 'AGREED', replacesId: appointmentId } },
      ],
    });
  });

  it('is cancelled by either, with a reason that admins do not see', async () => {
    const { id, client, lawyer, appointmentId } = await anAppointment(app, inHours(48), { note: 'A secret' });
    for (let time = 0; time < 2; time += 1)
      expect(refusalOf(await tryToCancelAppointment(lawyer, appointmentId, 'A hearing'))).toBeNull();
    expect(refusalOf(await tryToCancelAppointment(client, appointmentId))).toEqual(CHANGED);
    expect(await standingOf(client, id)).toMatchObject({
      appointment: null,
      events: [{}, { kind: 'APPOINTMENT_CANCELLED', appointment: { state: 'CANCELLED' } }],
    });
    expect((await toldOf(client))[0]).toMatchObject({
      kind: 'APPOINTMENT_CANCELLED',
      at: expect.any(String),
    });
    const admin = await anAdmin(app);
    const seen = await admin.client.query(
      graphql(`query ($id: ID!) { case(id: $id) { events { appointment { mode startsAt state canAct } } } }`),
      { id },
    );
    expect(seen.case!.events.at(-1)!.appointment).toMatchObject({ mode: 'CHAMBER', canAct: [] });
    const hidden = await admin.client.graphql(
      graphql(`query ($id: ID!) { case(id: $id) { events { appointment { note reason calendarFile } } } }`),
      { id },
    );
    expect(JSON.stringify(hidden)).not.toMatch(/A secret|A hearing/);
    expect(hidden.errors?.map(({ extensions }) => extensions.code)).toContain('FORBIDDEN');
  });

  it('that did not take place is said so once, by either', async () => {
    const { id, client, lawyer, appointmentId } = await anAppointment(app);
    expect(refusalOf(await tryToReport(client, appointmentId))).toEqual(CHANGED);
    await minutesPass(app, appointmentId, 48 * 60 + 16);
    for (let time = 0; time < 2; time += 1)
      expect(refusalOf(await tryToReport(client, appointmentId))).toBeNull();
    expect(refusalOf(await tryToReport(lawyer, appointmentId))).toEqual(CHANGED);
    expect((await standingOf(client, id)).events.at(-1)).toMatchObject({
      kind: 'APPOINTMENT_MISSED',
      actorRole: 'USER',
    });
    expect((await toldOf(lawyer))[0]).toMatchObject({ kind: 'APPOINTMENT_MISSED', actorName: client.name });
  });

  it('is in the list of both until it is over; proposals only for who answers', async () => {
    const { id, client, lawyer, appointmentId } = await anAppointment(app);
    const move = await propose(client, id, { insteadOfId: appointmentId, times: [inHours(20)] });
    const list = async ({ client: caller }: Person): Promise<string[]> =>
      (
        await caller.query(graphql(`{ myAppointments { total items { id caseTitle times } } }`))
      ).myAppointments.items.map((item) => item.id);
    expect(await list(client)).toEqual([appointmentId]);
    expect(await list(lawyer)).toEqual([move, appointmentId]);
    await minutesPass(app, appointmentId, 49 * 60);
    expect(await list(client)).toEqual([]);
  });
});

describe('what time does', () => {
  const settle = (): Promise<void> => settleAppointments(app.platform);
  const stateOf = async (id: string) =>
    (await app.sql<{ state: string }>('select state from appointments where id = $1', [id]))[0]?.state;

  it('an appointment that is over is past, a proposal whose times passed is cancelled', async () => {
    const over = await anAppointment(app);
    await minutesPass(app, over.appointmentId, 49 * 60);
    const { id, client } = await aTakenCase(app);
    const proposal = await propose(client, id);
    const [standing, { appointmentId }] = [await aTakenCase(app), await anAppointment(app)];
    const waiting = await propose(standing.client, standing.id);
    await minutesPass(app, proposal, 49 * 60);
    await Promise.all([settle(), settle()]);
    expect(await Promise.all([over.appointmentId, proposal, appointmentId, waiting].map(stateOf))).toEqual([
      ...['past', 'cancelled', 'agreed', 'proposed'],
    ]);
    // Where the job has not run yet, the next proposal needs no more than is shown.
    const late = await anAppointment(app);
    await minutesPass(app, late.appointmentId, 49 * 60);
    expect(await propose(late.client, late.id)).toBeTruthy();
  });

  it('what its case does not allow any more is cancelled, both are notified, and the time is free', async () => {
    const time = inHours(200);
    const closed = await anAppointment(app, time);
    await setStatus(closed.lawyer, closed.id, 'case-closed');
    const left = await anAppointment(app, time);
    await app.sql('delete from accounts where id = $1', [left.client.id]);
    await Promise.all([settle(), settle()]);
    expect(await Promise.all([closed, left].map(({ appointmentId }) => stateOf(appointmentId)))).toEqual([
      ...['cancelled', 'cancelled'],
    ]);
    for (const person of [closed.client, closed.lawyer, left.lawyer]) {
      const told = (await toldOf(person)).filter(({ kind }) => kind === 'APPOINTMENT_CANCELLED');
      expect(told).toMatchObject([{ at: time.toISOString(), actorName: null }]);
    }
    expect((await standingOf(closed.client, closed.id)).events.at(-1)).toMatchObject({
      ...{ kind: 'APPOINTMENT_CANCELLED', actorRole: null },
    });
  });

  it('both are reminded 24 hours and 1 hour before, by video 10 minutes before, once each and not of a moved one', async () => {
    const video = await anAppointment(app, inHours(400), { mode: 'VIDEO' });
    const chamber = await anAppointment(app, inHours(400));
    const moved = await anAppointment(app, inHours(400));
    const later = inHours(800);
    const move = await propose(moved.client, moved.id, { insteadOfId: moved.appointmentId, times: [later] });
    await tryToAccept(moved.lawyer, move, later);
    const counts = async (hoursBefore: number): Promise<number[]> => {
      const now = inHours(400 - hoursBefore);
      await Promise.all([
        remindOfAppointments(app.platform.dataSource, now),
        remindOfAppointments(app.platform.dataSource, now),
      ]);
      const people = [video.client, video.lawyer, chamber.client, moved.client];
      return Promise.all(
        people.map(
          async (one) => (await toldOf(one)).filter(({ kind }) => kind === 'APPOINTMENT_SOON').length,
        ),
      );
    };
    expect(await counts(24.1)).toEqual([0, 0, 0, 0]);
    expect(await counts(23.9)).toEqual([1, 1, 1, 0]);
    expect(await counts(2)).toEqual([1, 1, 1, 0]);
    expect(await counts(0.9)).toEqual([2, 2, 2, 0]);
    expect(await counts(0.1)).toEqual([3, 3, 2, 0]);
    expect(await counts(-0.1)).toEqual([3, 3, 2, 0]);
  });

  it('an appointment that was agreed 30 minutes before has no reminders that were due earlier', async () => {
    const { appointmentId, client } = await anAppointment(app, inHours(0.6));
    await remindOfAppointments(app.platform.dataSource, inHours(0.01));
    expect((await toldOf(client)).filter(({ kind }) => kind === 'APPOINTMENT_SOON')).toEqual([]);
    expect(appointmentId).toBeTruthy();
  });
});
