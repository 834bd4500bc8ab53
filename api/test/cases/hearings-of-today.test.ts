import { aTakenCase, writtenHearing } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import type { Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const DAY = 86_400_000;
const OTHER_CLOCKS = [
  ...([
    'setTimeout',
    'setInterval',
    'setImmediate',
    'clearTimeout',
    'clearInterval',
    'clearImmediate',
  ] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
];
const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
/** A time of the clock in Dhaka, today or so many days after it. */
const dhaka = (time: string, days = 0): Date =>
  new Date(Date.parse(`${today}T${time}:00+06:00`) + days * DAY);

const app = appOfTests();

afterEach(() => jest.useRealTimers());

/** Asks at another time: the clock is stopped, and everything else goes on. */
async function at<Result>(now: Date, ask: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ now, doNotFake: [...OTHER_CLOCKS] });
  try {
    return await ask();
  } finally {
    jest.useRealTimers();
  }
}

async function aCaseWithHearings(
  ...times: Date[]
): Promise<{ id: string; people: Person[]; hearings: string[] }> {
  const { id, client, lawyer } = await aTakenCase(app);
  const hearings: string[] = [];
  for (const time of times)
    hearings.push(await writtenHearing(app, id, time, new Date(time.getTime() - DAY)));
  return { id, people: [client, lawyer], hearings };
}

const ASK =
  graphql(`query ($id: ID!) { case(id: $id) { nextHearing { id } } myHearings(limit: 20) { items { id } }
  myCases(limit: 1) { items { nextHearing { id } } } }`);

/** The next hearing of the case, alone and in the list of cases, and the list of hearings, as numbers of the given ones. */
async function shown(
  { id, people, hearings }: Awaited<ReturnType<typeof aCaseWithHearings>>,
  now: Date,
): Promise<{ next: number; list: number[] }> {
  const indexOf = (hearing: { id: string } | null) => hearings.findIndex((id) => id === hearing?.id);
  const answers = await at(now, () => Promise.all(people.map(({ client }) => client.query(ASK, { id }))));
  const read = answers.map(({ case: legalCase, myCases, myHearings }) => {
    const next = indexOf(legalCase!.nextHearing);
    expect(indexOf(myCases.items[0]!.nextHearing)).toBe(next);
    return { next, list: myHearings.items.map(indexOf) };
  });
  expect(read[1]).toEqual(read[0]);
  return read[0] ?? { next: -1, list: [] };
}

describe('a hearing of today', () => {
  it.each([
    ['before it', dhaka('09:59'), 0, [0, 1]],
    ['as it begins', dhaka('10:00'), 0, [0, 1]],
    ['at 10:01', dhaka('10:01'), 0, [0, 1]],
    ['at 23:59', dhaka('23:59'), 0, [0, 1]],
    ['not at 0:00 of the next day', dhaka('00:00', 1), 1, [1]],
  ])('is the next one and in the list until its day is over: %s', async (_when, now, next, list) => {
    const legalCase = await aCaseWithHearings(dhaka('10:00'), dhaka('10:00', 9));
    expect(await shown(legalCase, now)).toEqual({ next, list });
  });

  it('is the next one from 0:00 of its day on, and one of the day before no more', async () => {
    const legalCase = await aCaseWithHearings(dhaka('23:59', -1), dhaka('00:00'));
    expect(await shown(legalCase, dhaka('00:00'))).toEqual({ next: 1, list: [1] });
  });

  it('gives way to another one later that day, which stays the next one afterwards', async () => {
    const legalCase = await aCaseWithHearings(dhaka('10:00'), dhaka('14:00'), dhaka('10:00', 1));
    for (const [time, next] of [
      ['09:00', 0],
      ['10:01', 1],
      ['14:01', 1],
      ['23:59', 1],
    ] as const)
      expect([time, await shown(legalCase, dhaka(time))]).toEqual([time, { next, list: [0, 1, 2] }]);
  });

  it('with a result is the next one no more, and stays in the list', async () => {
    const legalCase = await aCaseWithHearings(dhaka('10:00'), dhaka('10:00', 9));
    await app.sql(`insert into hearing_marks (hearing_id, result, noted_at) values ($1, 'heard', now())`, [
      legalCase.hearings[0],
    ]);
    expect(await shown(legalCase, dhaka('11:00'))).toEqual({ next: 1, list: [0, 1] });
  });

  it.each([
    ['before it', dhaka('00:00')],
    ['at noon', dhaka('12:00')],
    ['at 23:59', dhaka('23:59')],
    ['on the next day', dhaka('00:00', 1)],
  ])('waits for its result from 0:00 on: %s', async (_when, now) => {
    const { people, hearings } = await aCaseWithHearings(dhaka('10:00'));
    const ASK_DIARY = graphql(`query ($day: Date!) { diary(day: $day) { unanswered { hearingId } } }`);
    const waiting = (time: Date) => at(time, () => people[1]!.client.query(ASK_DIARY, { day: '2020-01-01' }));
    expect((await waiting(now)).diary.unanswered).toEqual([{ hearingId: hearings[0] }]);
    expect((await waiting(dhaka('23:59', -1))).diary.unanswered).toEqual([]);
  });

  it('comes in the order of time, then court', async () => {
    const legalCase = await aCaseWithHearings(dhaka('10:00'), dhaka('10:00'), dhaka('09:00'));
    const courts = ['Second Court', 'First Court', 'Third Court'];
    for (const [index, id] of legalCase.hearings.entries())
      await app.sql(
        `insert into hearings (id, case_id, state, starts_at, court, purpose, replaces_id, created_at)
         select gen_random_uuid(), case_id, state, starts_at, $2, purpose, id, created_at from hearings where id = $1`,
        [id, courts[index]],
      );
    const rows: { id: string }[] = await app.sql(
      'select id from hearings where replaces_id = any ($1::uuid[]) order by array_position($1, replaces_id)',
      [legalCase.hearings],
    );
    const hearings = rows.map(({ id }) => id);
    for (const now of [dhaka('08:00'), dhaka('10:01')])
      expect(await shown({ ...legalCase, hearings }, now)).toEqual({
        next: now < dhaka('09:00') ? 2 : 1,
        list: [2, 1, 0],
      });
  });
});
