import type { ResultOf } from 'gql.tada';
import ICAL from 'ical.js';
import { aTakenCase, setHearing, tryToCancel } from '../setup/case-rooms';
import { textOf } from '../setup/client';
import { graphql } from '../setup/graphql';
import type { Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

describe('the calendar file', () => {
  const FILE = graphql(`query ($id: ID!) { case(id: $id) { events { hearing { id calendarFile } } } }`);

  async function filesOf({ client }: Person, id: string): Promise<ICAL.Component[]> {
    const { events } = (await client.query(FILE, { id })).case!;
    return events
      .filter(({ hearing }) => hearing !== null)
      .map(({ hearing }) => new ICAL.Component(ICAL.parse(hearing!.calendarFile!) as unknown[]));
  }
  const eventOf = (file: ICAL.Component) => new ICAL.Event(file.getFirstSubcomponent('vevent')!);

  it('is read back as it was written', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const purpose =
      'জেরা; “cross, examination” of a witness whose long name would break the line of a calendar file';
    const startsAt = new Date('2126-12-07T04:30:00Z');
    const bring = 'মূল দলিল\r\nNID-এর ২ কপি\nদুজন সাক্ষী';
    await setHearing(lawyer, id, { startsAt, purpose, bring, court: 'পারিবারিক আদালত, ঢাকা' });
    const [file] = await filesOf(client, id);
    const event = eventOf(file!);
    expect(file!.getFirstPropertyValue('method')).toBeNull();
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(event.startDate.toJSDate()).toEqual(startsAt);
    expect(event.duration.toSeconds()).toBe(60 * 60);
    expect(event.summary).toBe('Hearing: পারিবারিক আদালত, ঢাকা');
    const [ofLawyer] = await filesOf(lawyer, id);
    expect(eventOf(ofLawyer!).summary).toBe(`Hearing: ${client.name}, পারিবারিক আদালত, ঢাকা`);
    expect(event.location).toBe('পারিবারিক আদালত, ঢাকা, Room 305, second floor');
    expect(event.description).toBe(`${purpose}\nBring: মূল দলিল\nNID-এর ২ কপি\nদুজন সাক্ষী`);
    const alarms = file!.getFirstSubcomponent('vevent')!.getAllSubcomponents('valarm');
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-P3D', '-P1D']);
  });

  it('keeps its UID over changes with a rising sequence, and ends with CANCELLED', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const first = await setHearing(lawyer, id);
    const second = await setHearing(lawyer, id, { replacesId: first });
    await tryToCancel(lawyer, second);
    await setHearing(lawyer, id);
    const files = await filesOf(client, id);
    const facts = files.map((file) => {
      const { uid, sequence, component } = eventOf(file);
      return [uid, sequence, component.getFirstPropertyValue('status')];
    });
    const uid = `hearing-${first}@ainsathi`;
    expect(facts.slice(0, 3)).toEqual([
      [uid, 0, 'CONFIRMED'],
      [uid, 1, 'CONFIRMED'],
      [uid, 2, 'CANCELLED'],
    ]);
    expect(facts[3]?.[0]).not.toBe(uid);
  });

  it('is in the language of the request', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await setHearing(lawyer, id);
    const response = await fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'bn',
        authorization: `Bearer ${client.token}`,
      },
      body: JSON.stringify({ query: textOf(FILE), variables: { id } }),
    });
    const { data } = (await response.json()) as { data: ResultOf<typeof FILE> };
    expect(data.case?.events.at(-1)?.hearing?.calendarFile).toContain('শুনানি: Family Court');
  });
});
