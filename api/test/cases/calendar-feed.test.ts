import ICAL from 'ical.js';
import { z } from 'zod';
import { convertIcsCalendar } from 'ts-ics';
import { anAppointment, propose } from '../setup/appointments';
import { aTakenCase, inHours, setHearing } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import type { Person } from '../setup/people';
import { anAdmin } from '../setup/people';
import { appOfTests, startApp } from '../setup/running-app';

const app = appOfTests();

const CREATE = graphql(`mutation { createCalendarFeed { path } }`);
const REVOKE = graphql(`mutation { revokeCalendarFeed { revoked } }`);

const create = async ({ client }: Person): Promise<string> =>
  (await client.query(CREATE)).createCalendarFeed.path;

const read = async (path: string): Promise<string> => (await fetch(app.origin + path)).text();

const eventsOf = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

describe('the calendar address', () => {
  it('shows client and lawyer when and where their hearings are, and no word of the matter', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const startsAt = new Date('2126-12-07T04:30:00Z');
    const hearing = { court: 'পারিবারিক আদালত, ঢাকা', purpose: 'Cross-examination', bring: 'Kabinnama' };
    await setHearing(lawyer, id, { ...hearing, startsAt });
    for (const person of [client, lawyer]) {
      const path = await create(person);
      expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
      const response = await fetch(app.origin + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const text = await response.text();
      const [event] = eventsOf(text);
      expect(event?.startDate.toJSDate()).toEqual(startsAt);
      expect(event?.duration.toSeconds()).toBe(60 * 60);
      expect(event?.summary).toBe('Hearing');
      expect(event?.location).toContain('পারিবারিক আদালত, ঢাকা');
      expect(event?.organizer).toMatch(/^mailto:no-reply@/);
      // Calendars differ in what they forgive: a second library reads the same.
      expect(convertIcsCalendar(undefined, text).events).toMatchObject([
        {
          ...{ summary: 'Hearing', location: event?.location, start: { date: startsAt } },
          organizer: { email: expect.stringMatching(/^no-reply@/) },
        },
      ]);
      for (const word of ['Cross', 'Kabinnama', client.name, lawyer.name]) expect(text).not.toContain(word);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  it('leaves out the hearings of others', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const other = await aTakenCase(app);
    await setHearing(other.lawyer, other.id, { startsAt: new Date('2126-12-07T04:30:00Z') });
    await setHearing(lawyer, id, { startsAt: new Date('2126-12-08T04:30:00Z') });
    expect(eventsOf(await read(await create(lawyer)))).toHaveLength(1);
  });

  it('has agreed appointments with time and way, no proposal and no word of what they are about', async () => {
    const about = { note: 'The boundary', mode: 'CHAMBER' };
    const { id, client, lawyer, appointmentId } = await anAppointment(app, undefined, about);
    const move = { insteadOfId: appointmentId, times: [inHours(72)] };
    await propose(client, id, move);
    const text = await read(await create(client));
    expect(eventsOf(text)).toMatchObject([{ summary: 'Appointment', location: 'In the chamber' }]);
    for (const word of ['boundary', client.name, lawyer.name, id]) expect(text).not.toContain(word);
  });

  it('has an organizer that is an email, also where the product is reached by an IP address', async () => {
    const { lawyer, id } = await aTakenCase(app);
    await setHearing(lawyer, id);
    const path = await create(lawyer);
    expect(new URL(app.origin).hostname).toMatch(/^[\d.]+$/);
    const [event] = eventsOf(await read(path));
    expect(z.email().safeParse(event?.organizer.replace('mailto:', '')).success).toBe(true);
  });

  it('ends when it is revoked, replaced, or its account is locked', async () => {
    const { client } = await aTakenCase(app);
    const statusOf = async (path: string) => (await fetch(app.origin + path)).status;
    const first = await create(client);
    const second = await create(client);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    const { myCalendarFeed } = await client.client.query(graphql(`{ myCalendarFeed { createdAt } }`));
    expect(new Date(myCalendarFeed!.createdAt).getTime()).toBeLessThanOrEqual(Date.now());
    await client.client.query(REVOKE);
    expect(await statusOf(second)).toBe(404);
    expect(
      (await client.client.query(graphql(`{ myCalendarFeed { createdAt } }`))).myCalendarFeed,
    ).toBeNull();
    const third = await create(client);
    await app.sql(
      'insert into account_locks (account_id, reason, locked_at, locked_by) values ($1, $2, now(), $3)',
      [client.id, 'A reason', (await anAdmin(app)).id],
    );
    expect(await statusOf(third)).toBe(404);
    expect(await statusOf('/calendar/x.ics')).toBe(404);
  });

  it('is made by somebody who has proved who it is, and is in the audit log', async () => {
    const { client } = await aTakenCase(app);
    await create(client);
    const { dataSource } = app.platform;
    const acts = await dataSource.query('select act from audit_entries where actor_id = $1', [client.id]);
    expect(acts).toContainEqual({ act: 'calendar-feed-created' });
    await dataSource.query(
      `update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`,
      [client.id],
    );
    const { errors } = await client.client.graphql(CREATE);
    expect(errors?.[0]?.extensions.code).toBe('IDENTITY_REQUIRED');
  });

  it('is read 60 times an hour at most', async () => {
    const { client } = await aTakenCase(app);
    const path = await create(client);
    const proxied = await startApp({ trustProxy: 1 }, undefined, { beside: app });
    expect((await fetch(proxied.origin + path)).status).toBe(200);
    await proxied.platform.limits.calendarReads.penalty(client.id, 59);
    expect((await fetch(proxied.origin + path)).status).toBe(429);
    await proxied.stop();
  });
});
