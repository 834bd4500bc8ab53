import { randomUUID } from 'node:crypto';
import { refusalOf } from '../setup/case-rooms';
import { addOwnCase, dhakaDay, joinCase } from '../setup/diary';
import { type Changes, graphql, type TypeOf } from '../setup/graphql';
import { aClient, aLawyer, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';
import { sentStatements } from '../setup/sent-statements';

const app = appOfTests();

type Row = Changes<TypeOf<'AddCaseInput'>>;

const IMPORT = graphql(
  `mutation ($rows: [AddCaseInput!]!) { importCases(rows: $rows) { rows { clientKey outcome caseId field message } } }`,
);
const tryImport = ({ client }: Person, rows: Row[]) =>
  client.graphql(IMPORT, {
    rows: rows.map((row) => ({ clientKey: randomUUID(), facts: {}, ...row })),
  } as never);
const importRows = async (person: Person, rows: Row[]) =>
  (await tryImport(person, rows)).data!.importCases.rows;
const outcomes = async (person: Person, rows: Row[]) =>
  (await importRows(person, rows)).map(({ outcome }) => outcome);
const casesOf = async ({ id }: Person) =>
  (await app.sql<{ title: string }>('select title from cases where lawyer_id = $1 order by title', [id])).map(
    ({ title }) => title,
  );

describe('an import', () => {
  it('adds rows with their dates, quietly, and tells for each what became of it', async () => {
    const lawyer = await aLawyer(app);
    const there = await addOwnCase(lawyer, { facts: { number: '7' } });
    const rows = await importRows(lawyer, [
      {
        facts: { kind: 'C.R.', number: '৪১২', year: 2025, court: 'CMM Court 9' },
        clientName: '=HYPERLINK("x")',
        previousDate: dhakaDay(-7),
        next: { day: dhakaDay(3) },
      },
      { facts: { number: '7' } },
      { facts: { number: '8', year: 1800 } },
      { facts: { number: '9' }, next: { day: '1940-01-01' } },
      { facts: { number: '10' }, clientPhone: '12' },
      {},
      { facts: { number: '412', kind: 'CR', year: 2025, court: 'cmm court 9' } },
      { title: 'The last one', facts: { otherName: 'Bashir' } },
    ]);
    expect(rows.map(({ outcome, field, message }) => [outcome, field, message])).toEqual([
      ['ADDED', null, null],
      ['ALREADY_THERE', null, null],
      ['REFUSED', 'facts.year', 'A year is from 1900 to 2200'],
      ['REFUSED', 'next.day', 'A date is from 1950 to five years ahead'],
      ['REFUSED', 'clientPhone', 'Phone must be a valid number, such as 01712-345678'],
      ['REFUSED', 'title', 'Give a title, a number or the name of the client'],
      ['ALREADY_THERE', null, null],
      ['ADDED', null, null],
    ]);
    expect(rows[1]!.caseId).toBe(there.id);
    expect(rows[6]!.caseId).toBe(rows[0]!.caseId);
    expect(await casesOf(lawyer)).toEqual(['7', 'C.R. 412/2025 · CMM Court 9', 'The last one']);
    const { case: added } = await lawyer.client.query(
      graphql(
        `query ($id: ID!) { case(id: $id) { status ownClient { name } hearings { day court purpose hasTime } } }`,
      ),
      { id: rows[0]!.caseId! },
    );
    expect(added).toMatchObject({ status: 'HEARING_DATE_ISSUED', ownClient: { name: '=HYPERLINK("x")' } });
    expect(added!.hearings).toEqual([
      { day: dhakaDay(-7), court: 'CMM Court 9', purpose: '', hasTime: false },
      { day: dhakaDay(3), court: 'CMM Court 9', purpose: '', hasTime: false },
    ]);
    expect(await app.sql('select from notifications where account_id = $1', [lawyer.id])).toEqual([]);
  });

  it('pasted twice adds nothing, with or without numbers; sent again with its keys it gives the same ids', async () => {
    const lawyer = await aLawyer(app);
    const rows = [
      { facts: { number: '1' } },
      { clientName: 'Rahima', clientPhone: '01712-345678', facts: { otherName: 'Karim' } },
      { clientName: 'Rahima', facts: { otherName: 'Karim' } },
    ];
    const keyed = rows.map((row) => ({ ...row, clientKey: randomUUID() }));
    const first = await importRows(lawyer, keyed);
    expect(first.map(({ outcome }) => outcome)).toEqual(['ADDED', 'ADDED', 'ADDED']);
    expect(await outcomes(lawyer, rows)).toEqual(['ALREADY_THERE', 'ALREADY_THERE', 'ALREADY_THERE']);
    expect(await importRows(lawyer, keyed)).toEqual(first);
    expect(await outcomes(lawyer, [{ ...keyed[0], facts: { number: '2' } }])).toEqual(['REFUSED']);
    const both = await Promise.all([importRows(lawyer, keyed), importRows(lawyer, keyed)]);
    expect(both).toEqual([first, first]);
    expect(await casesOf(lawyer)).toHaveLength(3);
    expect(await outcomes(await aLawyer(app), rows)).toEqual(['ADDED', 'ADDED', 'ADDED']);
  });

  it('makes a title of whole words and letters, however long its facts are', async () => {
    const lawyer = await aLawyer(app);
    const court = `${'ক্ষ্ম '.repeat(32)}👩‍👩‍👧`.slice(0, 200);
    const [added] = await importRows(lawyer, [{ facts: { kind: 'C.R.', number: '9'.repeat(40), court } }]);
    const [title] = await casesOf(lawyer);
    expect(added!.outcome).toBe('ADDED');
    expect(title).toMatch(/^C\.R\. 9{40} · (ক্ষ্ম )*ক্ষ্ম$/);
  });

  it('knows a case without a number again after its facts were written', async () => {
    const lawyer = await aLawyer(app);
    const row = { clientName: 'Rahima', facts: { otherName: 'Karim' } };
    const [added] = await importRows(lawyer, [row]);
    const write = async (facts: object) =>
      lawyer.client.graphql(
        graphql(`mutation ($input: SetCaseFactsInput!) { setCaseFacts(input: $input) { case { id } } }`),
        { input: { caseId: added!.caseId!, clientKey: randomUUID(), clientName: 'Rahima', facts } },
      );
    expect(refusalOf(await write({ otherName: 'Karim', court: 'Labour Court' }))).toBeNull();
    expect(await outcomes(lawyer, [row])).toEqual(['ALREADY_THERE']);
    expect(refusalOf(await write({ otherName: 'Karim', number: '77' }))).toBeNull();
    expect(await outcomes(lawyer, [{ facts: { number: '77' } }])).toEqual(['ALREADY_THERE']);
  });

  it('is undone but for cases that a client has joined', async () => {
    const lawyer = await aLawyer(app);
    const rows = await importRows(
      lawyer,
      [1, 2, 3].map((n) => ({ facts: { number: `${n}` } })),
    );
    const ids = rows.map(({ caseId }) => caseId!);
    await joinCase(app, ids[1]!, (await aClient(app)).id);
    const UNDO = graphql(`mutation ($ids: [ID!]!) { removeOwnCases(ids: $ids) { removedIds } }`);
    const { data } = await lawyer.client.graphql(UNDO, { ids });
    expect([...data!.removeOwnCases.removedIds].sort()).toEqual([ids[0], ids[2]].sort());
    expect(await casesOf(lawyer)).toEqual(['2']);
    expect(refusalOf(await lawyer.client.graphql(UNDO, { ids: [ids[1]!] }))?.[0]).toBe('CONFLICT');
    expect(refusalOf(await lawyer.client.graphql(UNDO, { ids: [ids[0]!] }))?.[0]).toBe('NOT_FOUND');
    expect(await outcomes(lawyer, [{ facts: { number: '1' } }])).toEqual(['ADDED']);
  });

  it('takes a hundred rows, as many as the diary has room for, of a lawyer whose licence was not refused', async () => {
    const lawyer = await aLawyer(app);
    const many = (count: number) => Array.from({ length: count }, (_, n) => ({ facts: { number: `${n}` } }));
    const { errors } = await tryImport(lawyer, many(101));
    expect(errors?.[0]).toMatchObject({ message: 'At most 100 cases at once' });
    expect(new Set(await outcomes(lawyer, many(100)))).toEqual(new Set(['ADDED']));
    await app.sql(
      `insert into cases (id, lawyer_id, is_own, title, description, status, payment_status, created_at, updated_at)
       select gen_random_uuid(), $1, true, 'Case', 'Case', 'case-intake', 'unpaid', now(), now() from generate_series(102, 5000)`,
      [lawyer.id],
    );
    const full = await importRows(lawyer, [
      { title: 'The last' },
      { title: 'One more' },
      { facts: { number: '5' } },
    ]);
    expect(full).toMatchObject([
      { outcome: 'ADDED' },
      { outcome: 'REFUSED', field: null, message: 'Your diary is full' },
      { outcome: 'ALREADY_THERE' },
    ]);
    const refused = await aLawyer(app, {
      verification: 'rejected' as never,
      verificationReason: 'Not in the list',
    });
    expect(refusalOf(await tryImport(refused, many(1)))?.[0]).toBe('CONFLICT');
  });
});

it('a hundred rows cost as many statements as two, not more for each', async () => {
  const lawyer = await aLawyer(app);
  const rows = (count: number, from: number) =>
    Array.from({ length: count }, (_, n) => ({
      title: `Row ${from + n}`,
      facts: { court: 'CMM Court 9' },
      previousDate: dhakaDay(-7),
      next: { day: dhakaDay(3) },
    }));
  const cost = async (count: number, from: number) =>
    (await sentStatements(async () => expect(await outcomes(lawyer, rows(count, from))).toHaveLength(count)))
      .executed;
  // What a session or a limit writes now and then costs a statement, whatever the rows.
  expect(await cost(100, 1)).toBeLessThan((await cost(2, 101)) + 5);
});

it('a day without a time is a whole day in a calendar', async () => {
  const lawyer = await aLawyer(app);
  const day = dhakaDay(3);
  await addOwnCase(lawyer, { title: 'Hidden title', next: { day } });
  await addOwnCase(lawyer, { title: 'Hidden title', next: { day, time: '10:00', court: 'CMM Court 9' } });
  const { createCalendarFeed } = await lawyer.client.query(
    graphql(`mutation { createCalendarFeed { path } }`),
  );
  const text = await (await fetch(app.origin + createCalendarFeed.path)).text();
  const compact = day.replaceAll('-', '');
  expect(text).toContain(
    `DTSTART;VALUE=DATE:${compact}\r\nDTEND;VALUE=DATE:${dhakaDay(4).replaceAll('-', '')}`,
  );
  expect(text).toContain(`DTSTART:${compact}T040000Z`);
  expect(text).toContain('LOCATION:CMM Court 9');
  expect(text).not.toMatch(/Hidden title|LOCATION:-/);
});
