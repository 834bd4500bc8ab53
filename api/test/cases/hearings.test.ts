import {
  aTakenCase,
  inHours,
  refusalOf,
  setHearing,
  tryHearing,
  tryToCancel,
  writtenHearing,
} from '../setup/case-rooms';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const DAY_HOURS = 24;

const app = appOfTests();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
});

const CASE = graphql(`query ($id: ID!) { case(id: $id) { nextHearing { id court }
  hearings { id caseId state startsAt court replacesId place purpose bring }
  events { kind text hearing { id state court replacesId } } } }`);

async function read({ client }: Person, id: string) {
  return (await client.query(CASE, { id })).case!;
}

const pastHearing = (caseId: string): Promise<string> =>
  writtenHearing(app, caseId, inHours(-3 * DAY_HOURS), inHours(-20 * DAY_HOURS));

describe('a hearing', () => {
  it('is shown in the case to both people, and in its history', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const startsAt = inHours(100).toISOString();
    const hearing = await setHearing(lawyer, id, { startsAt, bring: '  ', place: null });
    for (const person of [client, lawyer]) {
      const { hearings, nextHearing, events } = await read(person, id);
      expect(hearings).toEqual([
        {
          ...{
            id: hearing,
            caseId: id,
            state: 'SET',
            startsAt,
            court: 'Family Court, Dhaka',
            replacesId: null,
          },
          ...{ place: null, purpose: 'Evidence of the plaintiff', bring: null },
        },
      ]);
      expect(nextHearing?.id).toBe(hearing);
      expect(events.at(-1)).toMatchObject({ kind: 'HEARING_SET', text: null, hearing: { id: hearing } });
    }
  });

  it.each([
    ['court', { court: ' ' }, 'Court is required'],
    ['court', { court: 'a'.repeat(201) }, 'Court must be at most 200 characters'],
    ['purpose', { purpose: '' }, 'Purpose is required'],
    ['purpose', { purpose: 'a'.repeat(301) }, 'Purpose must be at most 300 characters'],
    ['place', { place: 'a'.repeat(301) }, 'Place must be at most 300 characters'],
    ['bring', { bring: 'a'.repeat(501) }, 'What to bring must be at most 500 characters'],
    ['startsAt', { startsAt: '2020-01-01T04:30:00Z' }, 'A hearing is set for a time to come'],
    ['startsAt', { startsAt: '9999-12-31T18:30:00Z' }, 'A date is at most 150 years ahead'],
  ])('is refused by its %s: %j', async (field, changes, message) => {
    const { id, lawyer } = await aTakenCase(app);
    const { errors } = await tryHearing(lawyer, id, changes);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, message }] });
  });

  it('needs a case that was taken on and is open', async () => {
    const { id, lawyer } = await aTakenCase(app, 'pending');
    expect(refusalOf(await tryHearing(lawyer, id))?.[0]).toBe('CONFLICT');
    await setStatus(lawyer, id, 'case-closed');
    expect(refusalOf(await tryHearing(lawyer, id))).toBeNull();
    await app.sql(`update cases set closed_at = now() - interval '31 days' where id = $1`, [id]);
    expect(refusalOf(await tryHearing(lawyer, id))?.[0]).toBe('CONFLICT');
  });
});

describe('a moved hearing', () => {
  it('is a hearing that replaces the earlier one, which stays', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const first = await setHearing(lawyer, id);
    const second = await setHearing(lawyer, id, { replacesId: first, court: 'Joint District Court' });
    const { hearings, events } = await read(client, id);
    expect(hearings).toMatchObject([{ id: second, replacesId: first, court: 'Joint District Court' }]);
    expect(events.slice(-2)).toMatchObject([
      { kind: 'HEARING_SET', hearing: { id: first, court: 'Family Court, Dhaka' } },
      { kind: 'HEARING_SET', hearing: { id: second, replacesId: first } },
    ]);
    expect(refusalOf(await tryHearing(lawyer, id, { replacesId: first }))).toEqual([
      'CONFLICT',
      'This hearing was changed or cancelled already. Please look at the case again.',
    ]);
  });

  it('of two changes at once, one is stored', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const replacesId = await setHearing(lawyer, id);
    const answers = await Promise.all([
      tryHearing(lawyer, id, { replacesId }),
      tryToCancel(lawyer, replacesId),
      tryHearing(lawyer, id, { replacesId }),
    ]);
    const codes = answers.map((answer) => refusalOf(answer)?.[0] ?? 'done');
    expect(codes.sort()).toEqual(['CONFLICT', 'CONFLICT', 'done']);
  });

  it('is one of the same case, and not over', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const other = await aTakenCase(app);
    const foreign = await setHearing(other.lawyer, other.id);
    for (const replacesId of [foreign, 'no id'])
      expect(refusalOf(await tryHearing(lawyer, id, { replacesId }))).toEqual([
        'NOT_FOUND',
        'Hearing not found',
      ]);
    const replacesId = await pastHearing(id);
    const over = ['CONFLICT', 'This hearing is over. Please set the next one.'];
    expect(refusalOf(await tryHearing(lawyer, id, { replacesId }))).toEqual(over);
    expect(refusalOf(await tryToCancel(lawyer, replacesId))).toEqual(over);
  });
});

describe('a cancelled hearing', () => {
  it('is no hearing of the case any more, keeps its row, and says why', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const hearing = await setHearing(lawyer, id);
    expect(refusalOf(await tryToCancel(lawyer, hearing, 'The judge is on leave.'))).toBeNull();
    const { hearings, nextHearing, events } = await read(client, id);
    expect([hearings, nextHearing]).toEqual([[], null]);
    expect(events.at(-1)).toMatchObject({
      kind: 'HEARING_CANCELLED',
      text: 'The judge is on leave.',
      hearing: { state: 'CANCELLED', replacesId: hearing, court: 'Family Court, Dhaka' },
    });
    expect(await app.sql('select state from hearings where id = $1', [hearing])).toEqual([{ state: 'set' }]);
    for (const cancelled of [hearing, events.at(-1)!.hearing!.id])
      expect(refusalOf(await tryToCancel(lawyer, cancelled))?.[0]).toBe('CONFLICT');
  });

  it('needs a reason', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const { errors } = await tryToCancel(lawyer, await setHearing(lawyer, id), ' ');
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'text', message: 'Text is required' }]);
  });
});

describe('the hearings to come', () => {
  it('are the soonest first, over all cases, without past, moved, cancelled ones and rejected cases', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await pastHearing(id);
    const later = await setHearing(lawyer, id, { startsAt: inHours(300) });
    const soon = await setHearing(lawyer, id, { startsAt: inHours(20) });
    await tryToCancel(lawyer, await setHearing(lawyer, id, { startsAt: inHours(10) }));
    const moved = await setHearing(lawyer, id, { startsAt: inHours(15) });
    const again = await setHearing(lawyer, id, { startsAt: inHours(40), replacesId: moved });
    const listed = async (page: number): Promise<[string[], number]> => {
      const query = graphql(
        `query ($page: Int) { myHearings(page: $page, limit: 2) { total items { id caseTitle } } }`,
      );
      const { items, total } = (await client.client.query(query, { page })).myHearings;
      for (const { caseTitle } of items) expect(caseTitle).toBe('A boundary dispute');
      return [items.map((one) => one.id), total];
    };
    expect([await listed(1), await listed(2)]).toEqual([
      [[soon, again], 3],
      [[later], 3],
    ]);
    expect((await read(client, id)).nextHearing?.id).toBe(soon);
    expect((await read(client, id)).hearings).toHaveLength(4);
    await setStatus(lawyer, id, 'rejected');
    expect([await listed(1), (await read(client, id)).nextHearing]).toEqual([[[], 0], null]);
  });
});

describe('a hearing to come', () => {
  it('names the lawyer to call or write to, and whether calls are possible', async () => {
    const { id, client, lawyer } = await aTakenCase(app, 'hearing-1');
    await setHearing(lawyer, id);
    const query = graphql(`{ myHearings { items { canCall lawyer { id } } } }`);
    const read = async ({ client: caller }: Person) => (await caller.query(query)).myHearings.items;
    for (const person of [client, lawyer])
      expect(await read(person)).toEqual([{ canCall: true, lawyer: { id: lawyer.id } }]);
    await setStatus(lawyer, id, 'case-closed');
    expect(await read(client)).toEqual([{ canCall: false, lawyer: { id: lawyer.id } }]);
  });
});

describe('nobody else', () => {
  const CONTENT = ['place', 'purpose', 'bring', 'calendarFile', 'lawyer { name }'];

  it.each(CONTENT)('reads the %s of a hearing: an admin is refused it, and sees the rest', async (field) => {
    const { id, lawyer } = await aTakenCase(app);
    await setHearing(lawyer, id);
    const query = `query ($id: ID!) { case(id: $id) { nextHearing { court startsAt ${field} } } }`;
    const { data, errors } = await admin.client.graphql<{ case: { nextHearing: object } }>(query, { id });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect(data?.case.nextHearing).toMatchObject({
      ...{ court: 'Family Court, Dhaka', [field.split(' ')[0]!]: null },
    });
  });

  it('has its hearings: not admins, and not visitors', async () => {
    const codes = [];
    for (const client of [admin.client, new Client(app.origin)])
      codes.push((await client.graphql(graphql(`{ myHearings { total } }`))).errors?.[0]?.extensions.code);
    expect(codes).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
  });
});
