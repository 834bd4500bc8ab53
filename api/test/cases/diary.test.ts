import { randomUUID } from 'node:crypto';
import { aTakenCase, refusalOf, setHearing, inHours, tryToCancel } from '../setup/case-rooms';
import { dhakaDay, dhakaTime, hearingOnDay, noteResult, readDiary, tryDate, tryResult } from '../setup/diary';
import { graphql } from '../setup/graphql';
import { aCase, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';
import { sentStatements } from '../setup/sent-statements';

const app = appOfTests();

const TOLD = graphql(`{ myNotifications(limit: 50) { items { kind caseId at } } }`);
const toldTo = async ({ client }: Person) =>
  (await client.query(TOLD)).myNotifications.items.map(({ kind, caseId, at }) => ({ kind, caseId, at }));

const CASE = graphql(`query ($id: ID!) { case(id: $id) { status nextHearing { id }
  hearings { id day startsAt hasTime court purpose result resultLine serial replacesId }
  events { kind text result actorRole hearing { id } } } }`);
const read = async ({ client }: Person, id: string) => (await client.query(CASE, { id })).case!;

const countOf = async (table: string, caseId: string): Promise<number> => {
  const [{ count }] = (await app.sql(`select count(*)::int as count from ${table} where case_id = $1`, [
    caseId,
  ])) as [{ count: number }];
  return count;
};

describe('a day of the diary', () => {
  it('lists the hearings of that day by court and serial, with what their cases say', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const other = await aCase(client, lawyer, 'Another matter');
    await setStatus(lawyer, other._id, 'accepted');
    const earlier = await hearingOnDay(app, id, -7);
    await noteResult(lawyer, earlier, { result: 'ADJOURNED', line: 'No time' });
    const first = await hearingOnDay(app, id, 0);
    const second = await hearingOnDay(app, other._id, 0, '09:00');
    await tryDate(lawyer, id, { day: dhakaDay(9), court: 'Court 3' });
    const serials = [
      { hearingId: first, serial: 3 },
      { hearingId: second, serial: 12 },
    ];
    await lawyer.client.query(
      graphql(`mutation ($input: SetSerialsInput!) { setSerials(input: $input) { hearings { id serial } } }`),
      { input: { serials } },
    );
    const { rows, unanswered, more } = await readDiary(lawyer);
    expect(rows).toMatchObject([
      {
        ...{
          hearingId: first,
          caseId: id,
          day: dhakaDay(),
          serial: 3,
          title: 'A boundary dispute',
          line: '',
        },
        ...{ clientName: client.name, clientPhone: null, canTell: true, status: 'ACCEPTED', hasTime: true },
        ...{ previousDate: dhakaDay(-7), previousResult: 'ADJOURNED', result: null },
        ...{ nextDate: dhakaDay(9), nextCourt: 'Court 3' },
      },
      { hearingId: second, serial: 12, previousDate: null, nextDate: null, nextCourt: null },
    ]);
    expect([unanswered, more]).toEqual([[], 0]);
    expect((await readDiary(lawyer, 1)).rows).toEqual([]);
    expect((await readDiary(lawyer, -7, 7)).rows).toHaveLength(1);
  });

  it('shows nothing of other lawyers, and refuses their serials', async () => {
    const { id } = await aTakenCase(app);
    const hearingId = await hearingOnDay(app, id, 0);
    const other = await aLawyer(app);
    expect((await readDiary(other)).rows).toEqual([]);
    const answer = await other.client.graphql(
      graphql(`mutation ($input: SetSerialsInput!) { setSerials(input: $input) { hearings { id } } }`),
      { input: { serials: [{ hearingId, serial: 1 }] } },
    );
    expect(refusalOf(answer)?.[0]).toBe('NOT_FOUND');
  });

  it('is read in as many statements for one hearing as for twenty', async () => {
    const { id, lawyer } = await aTakenCase(app);
    await hearingOnDay(app, id, 0);
    const one = await sentStatements(() => readDiary(lawyer));
    for (let n = 0; n < 20; n += 1) await hearingOnDay(app, id, 0, `11:${10 + n}`);
    const twenty = await sentStatements(() => readDiary(lawyer));
    expect((await readDiary(lawyer)).rows).toHaveLength(21);
    expect(twenty.executed).toBe(one.executed);
  });
});

describe('a hearing that nobody has answered', () => {
  const unansweredOf = async (lawyer: Person, days = 5) =>
    (await readDiary(lawyer, days)).unanswered.map(({ hearingId }) => hearingId);

  it('is one of the last 60 days or today, set in time, without a result or a later date', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const today = await hearingOnDay(app, id, 0);
    expect(await unansweredOf(lawyer)).toEqual([today]);
    // The asked day shows it in its rows.
    expect(await unansweredOf(lawyer, 0)).toEqual([]);
    const other = await aTakenCase(app);
    await hearingOnDay(app, other.id, -61);
    expect(await unansweredOf(other.lawyer)).toEqual([]);
    const old = await hearingOnDay(app, other.id, -60);
    expect(await unansweredOf(other.lawyer)).toEqual([old]);
    await hearingOnDay(app, other.id, 3);
    expect(await unansweredOf(other.lawyer)).toEqual([]);
  });

  it('is none with a result, entered after its day, or in a closed case', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const hearing = await hearingOnDay(app, id, -2);
    expect(await unansweredOf(lawyer)).toEqual([hearing]);
    await setStatus(lawyer, id, 'case-closed');
    expect(await unansweredOf(lawyer)).toEqual([]);
    await setStatus(lawyer, id, 'hearing-1');
    await noteResult(lawyer, hearing);
    await tryDate(lawyer, id, { day: dhakaDay(-1) });
    expect(await unansweredOf(lawyer)).toEqual([]);
  });
});

describe('a result', () => {
  it('is noted with the next date and the status in one act, of which the client hears once', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const hearing = await hearingOnDay(app, id, 0);
    const next = { day: dhakaDay(21), purpose: 'Evidence' };
    const noted = await noteResult(lawyer, hearing, {
      ...{ result: 'HEARD', line: 'Two witnesses were heard', next, status: 'HEARING_1' },
    });
    expect(noted).toMatchObject({
      case: { status: 'HEARING_1' },
      hearing: { id: hearing, result: 'HEARD', resultLine: 'Two witnesses were heard' },
      row: { result: 'HEARD', nextDate: dhakaDay(21) },
    });
    const shown = await read(client, id);
    expect(shown.hearings).toMatchObject([
      { id: hearing, result: 'HEARD', resultLine: 'Two witnesses were heard' },
      { day: dhakaDay(21), hasTime: false, court: 'Family Court', purpose: 'Evidence', result: null },
    ]);
    expect(shown.hearings[1]!.startsAt).toBe(dhakaTime(21).toISOString());
    expect(shown.nextHearing?.id).toBe(shown.hearings[1]!.id);
    expect(shown.events.slice(-3)).toMatchObject([
      { kind: 'HEARING_SET', hearing: { id: shown.hearings[1]!.id } },
      { kind: 'STATUS_CHANGED' },
      { kind: 'HEARING_RESULT', result: 'HEARD', text: 'Two witnesses were heard', hearing: { id: hearing } },
    ]);
    const told = (await toldTo(client)).filter(({ kind }) => kind !== 'REQUEST_ANSWERED');
    expect(told).toMatchObject([{ kind: 'HEARING_RESULT', caseId: id, at: dhakaTime(21).toISOString() }]);
    expect(await toldTo(lawyer)).toEqual(expect.not.arrayContaining([{ kind: 'HEARING_RESULT' }]));
  });

  it('is kept from staff, in the case and in its history', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const hearing = await hearingOnDay(app, id, 0);
    await noteResult(lawyer, hearing, { line: 'Planted words' });
    const admin = await anAdmin(app);
    const { data } = await admin.client.graphql(CASE, { id });
    expect(data?.case?.hearings).toMatchObject([
      { id: hearing, result: null, resultLine: null, serial: null },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/Planted|HEARD/);
  });

  it('informs nobody without being told to', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const before = await toldTo(client);
    await noteResult(lawyer, await hearingOnDay(app, id, 0), {
      tellClient: false,
      next: { day: dhakaDay(4) },
    });
    expect(await toldTo(client)).toEqual(before);
  });

  it('entered late tells the client of the result, and of a next date that has passed too nothing', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const hearing = await hearingOnDay(app, id, -10);
    await noteResult(lawyer, hearing, { next: { day: dhakaDay(-3) } });
    expect((await toldTo(client))[0]).toEqual({ kind: 'HEARING_RESULT', caseId: id, at: null });
    expect((await read(lawyer, id)).hearings).toMatchObject([{ result: 'HEARD' }, { day: dhakaDay(-3) }]);
  });

  it('moves the date that was set already, and leaves the same day in the same court', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const hearing = await hearingOnDay(app, id, 0);
    const later = await hearingOnDay(app, id, 8, '11:30');
    await noteResult(lawyer, hearing, { next: { day: dhakaDay(8) } });
    expect((await read(lawyer, id)).hearings).toMatchObject([{ id: hearing }, { id: later }]);
    await noteResult(lawyer, hearing, { result: 'ADJOURNED', next: { day: dhakaDay(15) } });
    expect((await read(lawyer, id)).hearings).toMatchObject([
      { id: hearing, result: 'ADJOURNED' },
      { replacesId: later, day: dhakaDay(15), purpose: 'First hearing' },
    ]);
  });

  it('leaves the second of two dates that were set, where that is the next one', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const hearing = await hearingOnDay(app, id, 0);
    const set = [await hearingOnDay(app, id, 8), await hearingOnDay(app, id, 15, '11:30')];
    await noteResult(lawyer, hearing, { next: { day: dhakaDay(15) } });
    expect((await read(lawyer, id)).hearings.map((one) => one.id)).toEqual([hearing, ...set]);
    await noteResult(lawyer, hearing, { next: { day: dhakaDay(15), purpose: 'Argument' } });
    expect((await read(lawyer, id)).hearings).toMatchObject([
      ...[{ id: hearing }, { id: set[0] }],
      { replacesId: set[1], purpose: 'Argument', startsAt: dhakaTime(15, '11:30').toISOString() },
    ]);
  });

  it('leaves two matters of one day, where the next date is the second of them', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const hearing = await hearingOnDay(app, id, 0);
    for (const purpose of ['Evidence', 'Argument']) await tryDate(lawyer, id, { day: dhakaDay(8), purpose });
    await noteResult(lawyer, hearing, { next: { day: dhakaDay(8), purpose: 'Argument' } });
    const { hearings } = await read(lawyer, id);
    expect(hearings.map(({ purpose }) => purpose).slice(1)).toEqual(['Evidence', 'Argument']);
  });

  it('of long ago has its next date on the day after', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const { data } = await tryDate(lawyer, id, { day: '1961-03-04' });
    const [hearing] = data!.setDate.case.hearings;
    await noteResult(lawyer, hearing!.id.toUpperCase(), { next: { day: '1961-03-05' } });
    expect((await read(lawyer, id)).hearings).toMatchObject([{ result: 'HEARD' }, { day: '1961-03-05' }]);
  });

  it('noted in two windows makes one next date; with one key twenty times, one event', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const hearing = await hearingOnDay(app, id, 0);
    const next = { day: dhakaDay(30) };
    await Promise.all([noteResult(lawyer, hearing, { next }), noteResult(lawyer, hearing, { next })]);
    expect((await read(lawyer, id)).hearings).toHaveLength(2);
    const events = await countOf('case_events', id);
    const clientKey = randomUUID();
    const asked = { clientKey, result: 'JUDGE_ABSENT', line: 'On leave', next };
    await Promise.all(Array.from({ length: 20 }, () => noteResult(lawyer, hearing, asked)));
    expect(await countOf('case_events', id)).toBe(events + 1);
    const other = await tryResult(lawyer, hearing, { ...asked, line: 'Another line' });
    expect(refusalOf(other)?.[0]).toBe('CONFLICT');
  });

  it.each([
    [{ next: { day: dhakaDay(0) } }, 'next.day', 'The next date is after this hearing'],
    [{ next: { day: dhakaDay(2000) } }, 'next.day', 'A date is from 1950 to five years ahead'],
    [{ next: { day: dhakaDay(3), time: '25:00' } }, 'next.time', 'A time looks like 10:30'],
    [{ status: 'CASE_CLOSED' }, 'status', 'A case is closed in the case itself'],
    [{ status: 'IN_PROGRESS' }, 'status', 'You cannot set the status in-progress'],
    [{ line: 'a'.repeat(501) }, 'line', 'Line must be at most 500 characters'],
  ])('is refused with %j, and then nothing is stored', async (changes, field, message) => {
    const { id, lawyer } = await aTakenCase(app);
    const hearing = await hearingOnDay(app, id, 0);
    const before = await countOf('case_events', id);
    const { errors } = await tryResult(lawyer, hearing, changes);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, message }] });
    expect(await countOf('case_events', id)).toBe(before);
    expect((await read(lawyer, id)).hearings).toMatchObject([{ result: null }]);
  });

  it('is refused for a hearing that is to come, was cancelled, or is somebody else’s', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const ahead = await setHearing(lawyer, id, { startsAt: inHours(96).toISOString() });
    expect(refusalOf(await tryResult(lawyer, ahead))).toEqual([
      'CONFLICT',
      expect.stringMatching(/^This hearing is on \d.*\. Move it if it was called earlier\.$/),
    ]);
    await tryToCancel(lawyer, ahead);
    expect(refusalOf(await tryResult(lawyer, ahead))).toEqual([
      'CONFLICT',
      'This hearing was moved or cancelled. Please look at the case again.',
    ]);
    const hearing = await hearingOnDay(app, id, 0);
    expect(refusalOf(await tryResult(await aLawyer(app), hearing))?.[0]).toBe('NOT_FOUND');
    expect(refusalOf(await tryResult(client, hearing))?.[0]).toBe('FORBIDDEN');
  });

  it('is noted even where the client has left, and not long after the end', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const hearing = await hearingOnDay(app, id, 0);
    await app.sql('update cases set client_id = null where id = $1', [id]);
    expect((await noteResult(lawyer, hearing)).hearing.result).toBe('HEARD');
    await app.sql(
      `update cases set status = 'case-closed', closed_at = now() - interval '31 days' where id = $1`,
      [id],
    );
    expect(refusalOf(await tryResult(lawyer, hearing, { line: 'More' }))?.[0]).toBe('CONFLICT');
  });
});

describe('a date', () => {
  it('may have no time, and takes court and purpose from the last hearing', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await hearingOnDay(app, id, -3);
    const { data } = await tryDate(lawyer, id, { day: dhakaDay(12) }, { status: 'HEARING_DATE_ISSUED' });
    expect(data?.setDate.case).toMatchObject({
      status: 'HEARING_DATE_ISSUED',
      hearings: [{}, { hasTime: false, startsAt: dhakaTime(12).toISOString(), court: 'Family Court' }],
    });
    expect((await toldTo(client)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['HEARING_SET']));
  });

  it('without a last hearing has a court that is shown as nothing', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const { data } = await tryDate(lawyer, id, { day: dhakaDay(0), time: '23:59' });
    expect(data?.setDate.case.hearings).toMatchObject([{ court: '', purpose: '', hasTime: true }]);
    expect((await readDiary(lawyer)).rows).toMatchObject([{ court: '', purpose: null }]);
  });

  it('that is over informs nobody, and is cancelled silently', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const before = await toldTo(client);
    const { data } = await tryDate(lawyer, id, { day: '1999-03-04', court: 'District Court' });
    const [hearing] = data!.setDate.case.hearings;
    expect(hearing).toMatchObject({ day: '1999-03-04', court: 'District Court' });
    expect(refusalOf(await tryToCancel(lawyer, hearing!.id))).toBeNull();
    expect((await read(client, id)).hearings).toEqual([]);
    expect(await toldTo(client)).toEqual(before);
  });
});
