import ICAL from 'ical.js';
import { anAppointment, propose, tryToAccept, tryToCancelAppointment } from '../setup/appointments';
import { inHours } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

it('the calendar file reads agreed, moved and cancelled as one entry, names the other person and not the case', async () => {
  const startsAt = new Date(Math.floor(inHours(48).getTime() / 60_000) * 60_000);
  const { id, client, lawyer, appointmentId } = await anAppointment(app, startsAt, {
    ...{ mode: 'VIDEO', minutes: 45, note: 'The boundary' },
  });
  const later = new Date(startsAt.getTime() + 24 * 60 * 60_000);
  const move = await propose(client, id, { insteadOfId: appointmentId, times: [later] });
  await tryToAccept(lawyer, move, later);
  const filesOf = async (): Promise<ICAL.Component[]> => {
    const { case: legalCase } = await client.client.query(
      graphql(`query ($id: ID!) { case(id: $id) { events { appointment { calendarFile } } } }`),
      { id },
    );
    return legalCase!.events
      .filter(({ appointment }) => appointment !== null)
      .map(({ appointment }) => new ICAL.Component(ICAL.parse(appointment!.calendarFile!) as unknown[]));
  };
  const factsOf = (file: ICAL.Component) => {
    const { uid, sequence, component, startDate, duration, summary, location } = new ICAL.Event(
      file.getFirstSubcomponent('vevent')!,
    );
    const status = component.getFirstPropertyValue('status');
    return {
      uid,
      sequence,
      status,
      start: startDate.toJSDate(),
      minutes: duration.toSeconds() / 60,
      summary,
      location,
    };
  };
  const uid = `appointment-${appointmentId}@ainsathi`;
  const [first, moved] = await filesOf();
  expect(factsOf(first!)).toEqual({
    ...{ uid, sequence: 0, status: 'CONFIRMED', start: startsAt, minutes: 45 },
    ...{ summary: `Appointment: ${lawyer.name}`, location: 'By video' },
  });
  expect(first!.toString()).not.toContain('boundary');
  const alarms = first!.getFirstSubcomponent('vevent')!.getAllSubcomponents('valarm');
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-P1D', '-PT1H']);
  expect(factsOf(moved!)).toMatchObject({ uid, sequence: 1, status: 'CONFIRMED', start: later });
  await tryToCancelAppointment(client, move);
  expect(factsOf((await filesOf())[2]!)).toMatchObject({ uid, sequence: 2, status: 'CANCELLED' });
});
