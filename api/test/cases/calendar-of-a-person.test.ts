import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { anAppointment, propose, tryToAccept, tryToCancelAppointment } from '../setup/appointments';
import { aTakenCase, inHours, setHearing, tryToCancel } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import type { Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

interface Entry {
  uid: string;
  sequence: number;
  status: string;
  start: Date;
}

const app = appOfTests();

const readByIcalJs = (text: string): Entry[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate } = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue('status'));
    return { uid, sequence, status, start: startDate.toJSDate() };
  });

const readByTsIcs = (text: string): Entry[] =>
  (convertIcsCalendar(undefined, text).events ?? []).map(({ uid, sequence = 0, status = '', start }) => ({
    ...{ uid, sequence, status, start: start.date },
  }));

/** A calendar that holds one entry for a UID, that with the highest sequence, as RFC 5545 says. */
function calendarWith(read: (text: string) => Entry[]) {
  const entries = new Map<string, Entry>();
  return {
    take: (text: string) => {
      for (const entry of read(text)) {
        const held = entries.get(entry.uid);
        if (!held || entry.sequence >= held.sequence) entries.set(entry.uid, entry);
      }
    },
    entries: () => [...entries.values()].map(({ status, start }) => ({ status, start })),
  };
}

const FILES = graphql(
  `query ($id: ID!) { case(id: $id) { events { hearing { calendarFile } appointment { calendarFile } } } }`,
);

async function filesOf({ client }: Person, id: string): Promise<string[]> {
  const { events } = (await client.query(FILES, { id })).case!;
  return events.flatMap(({ hearing, appointment }) => {
    const { calendarFile } = hearing ?? appointment ?? {};
    return calendarFile ? [calendarFile] : [];
  });
}

async function addressOf({ client }: Person): Promise<() => Promise<string>> {
  const { createCalendarFeed } = await client.query(graphql(`mutation { createCalendarFeed { path } }`));
  return async () => (await fetch(app.origin + createCalendarFeed.path)).text();
}

const inWholeHours = (hours: number) => new Date(Math.floor(inHours(hours).getTime() / 60_000) * 60_000);

for (const [library, read] of Object.entries({ 'ical.js': readByIcalJs, 'ts-ics': readByTsIcs }))
  describe(`a calendar with the file and the address, as ${library} reads them, holds one entry`, () => {
    it('for a hearing that is moved twice and cancelled', async () => {
      const { id, client, lawyer } = await aTakenCase(app);
      const calendar = calendarWith(read);
      const address = await addressOf(client);
      let hearing: string | undefined;
      for (const startsAt of [48, 72, 96].map(inWholeHours)) {
        hearing = await setHearing(lawyer, id, { startsAt, ...(hearing ? { replacesId: hearing } : {}) });
        calendar.take((await filesOf(client, id)).at(-1) ?? '');
        calendar.take(await address());
        expect(calendar.entries()).toEqual([{ status: 'CONFIRMED', start: startsAt }]);
      }
      await tryToCancel(lawyer, hearing ?? '');
      calendar.take(await address());
      expect(calendar.entries()).toMatchObject([{ status: 'CANCELLED' }]);
    });

    it('for an appointment that is moved twice and cancelled', async () => {
      const first = inWholeHours(48);
      const { id, client, lawyer, appointmentId } = await anAppointment(app, first);
      const calendar = calendarWith(read);
      const address = await addressOf(lawyer);
      calendar.take((await filesOf(lawyer, id)).at(-1) ?? '');
      calendar.take(await address());
      expect(calendar.entries()).toEqual([{ status: 'CONFIRMED', start: first }]);
      let agreed = appointmentId;
      for (const startsAt of [72, 96].map(inWholeHours)) {
        agreed = await propose(client, id, { insteadOfId: agreed, times: [startsAt] });
        await tryToAccept(lawyer, agreed, startsAt);
        calendar.take(await address());
        expect(calendar.entries()).toEqual([{ status: 'CONFIRMED', start: startsAt }]);
      }
      await tryToCancelAppointment(client, agreed);
      calendar.take(await address());
      expect(calendar.entries()).toMatchObject([{ status: 'CANCELLED' }]);
    });

    it('which the file of a cancelled hearing takes away', async () => {
      const { id, client, lawyer } = await aTakenCase(app);
      await tryToCancel(lawyer, await setHearing(lawyer, id));
      const [saved, cancelling] = await filesOf(client, id);
      const calendar = calendarWith(read);
      calendar.take(saved ?? '');
      calendar.take(cancelling ?? '');
      expect(calendar.entries()).toMatchObject([{ status: 'CANCELLED' }]);
      expect(cancelling).toContain('METHOD:CANCEL');
    });
  });

it('what is cancelled is at the address for 30 days, also where its case is closed', async () => {
  const { id, client, lawyer, appointmentId } = await anAppointment(app);
  const hearing = await setHearing(lawyer, id);
  const address = await addressOf(client);
  await tryToCancel(lawyer, hearing);
  await tryToCancelAppointment(client, appointmentId);
  const sql = (text: string) => app.sql<unknown>(text, [id]);
  await sql('update cases set closed_at = now() where id = $1');
  const statuses = async () => readByIcalJs(await address()).map(({ status }) => status);
  expect(await statuses()).toEqual(['CANCELLED', 'CANCELLED']);
  for (const table of ['hearings', 'case_events']) {
    await app.sql(`alter table ${table} disable trigger user`);
    await sql(`update ${table} set created_at = created_at - interval '30 days' where case_id = $1`);
  }
  expect(await statuses()).toEqual([]);
});
