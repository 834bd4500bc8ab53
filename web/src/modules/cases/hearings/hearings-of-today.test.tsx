import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { renderWith, translatorFor } from '../../../../test/render-in-language';
import { ClientPendingTasks } from '../../dashboards/client-pending-tasks';
import { CaseMarks } from '../list/case-marks';
import { HearingCard } from './hearing-card';

const hearing = (name: string, startsAt: string) => ({
  id: name,
  caseId: 'case',
  caseTitle: `Case ${name}`,
  ...{ startsAt, hasTime: true },
  court: `Court ${name}`,
  place: null,
  purpose: 'Evidence',
  ...{ bring: null, result: null as string | null },
  calendarFile: null,
});

/** Times of 7 December in Dhaka. */
const dhaka = (time: string) => new Date(`2026-12-07T${time}:00+06:00`).toISOString();
const ten = hearing('ten', dhaka('10:00'));
const later = hearing('later', '2026-12-20T04:00:00Z');
const midnight = '2026-12-07T18:00:00.000Z';

const at = (now: string) => jest.useFakeTimers({ now: Date.parse(now) });
afterEach(() => jest.useRealTimers());

const none = { items: [] };

function ClientDashboard({ hearings }: { hearings: (typeof ten)[] }) {
  const query = {
    myCaseCounts: { toBePaid: 0, paymentsRefused: 0, pending: 0, feesToAnswer: 0, documentsWanted: 0 },
    ...{ myOpenRequests: none, myActivity: { unreadMessages: 0, unreadCaseId: null } },
    ...{ paymentsRefused: none, feesToAnswer: none, toBePaid: none, open: none, myAppointments: none },
    myHearings: { items: hearings },
  };
  return <ClientPendingTasks query={query as object} />;
}

async function text(tree: ReactNode, language: 'en' | 'bn' = 'en'): Promise<string> {
  const translator = await translatorFor(language, 'room', 'cases', 'dashboards', 'fees', 'openRequests');
  return renderWith(translator, <StaticRouter location="/lawyer">{tree}</StaticRouter>)
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll('\u00a0', ' ');
}

function card(...hearings: (typeof ten)[]): ReactNode {
  const legalCase = { id: 'case', status: 'ACCEPTED', events: [], nextHearing: { id: 'ten' }, hearings };
  return <HearingCard legalCase={legalCase as object} actionsOf={({ id }) => <i>Change {id}</i>} />;
}

const row = (
  <CaseMarks
    legalCase={
      {
        id: 'case',
        nextHearing: { id: 'ten', startsAt: ten.startsAt, hasTime: true },
        unreadMessages: 0,
      } as object
    }
  />
);
const places: [place: string, tree: ReactNode, before: string, begun: string][] = [
  ['the card', card(ten), 'today', 'today, since 10:00 am'],
  ['the row of the case', row, 'Hearing today', 'Hearing today, since 10:00 am'],
  [
    'the dashboard of the client',
    <ClientDashboard key="client" hearings={[ten]} />,
    'Today, 10:00 am: hearing',
    'Today, since 10:00 am: hearing',
  ],
];

describe.each(places)('a hearing of today in %s', (_place, tree, before, begun) => {
  it('has its time before it begins', async () => {
    at(dhaka('09:59'));
    expect(await text(tree)).toContain(`|${before}|`);
  });

  it.each(['10:00', '10:01', '23:59'])('stays, with since when, at %s', async (time) => {
    at(dhaka(time));
    expect(await text(tree)).toContain(`|${begun}|`);
  });

  it('goes at 0:00, also from an answer that the device kept', async () => {
    at(midnight);
    expect(await text(tree)).not.toMatch(/10:00|7 Dec|Court/);
  });

  it('says so in Bangla', async () => {
    at(dhaka('10:01'));
    expect(await text(tree, 'bn')).toMatch(/সকাল ১০:০০ থেকে(: শুনানি)?\|/);
  });
});

it.each([
  ['the card', (heard: typeof ten) => card(heard, later)],
  ['the dashboard of the client', (heard: typeof ten) => <ClientDashboard hearings={[heard, later]} />],
])('a hearing of today with a result is no more in %s', async (_place, treeOf) => {
  at(dhaka('12:00'));
  expect(await text(treeOf(ten))).toContain('Court ten');
  const page = await text(treeOf({ ...ten, result: 'ADJOURNED' }));
  expect([page.includes('Court ten'), page.includes('Court later')]).toEqual([false, true]);
});

describe('the card of a day with several hearings', () => {
  const two = hearing('two', dhaka('14:00'));
  it.each([
    ['09:00', ['ten', 'two', 'later']],
    ['10:01', ['two', 'ten', 'later']],
    ['14:01', ['two', 'ten', 'later']],
  ])('at %s has first the next one', async (time, order) => {
    at(dhaka(time));
    const courts = (await text(card(ten, two, later))).matchAll(/Court (\w+)/g);
    expect([...courts].map(([, name]) => name)).toEqual(order);
  });

  it('offers a change of those alone that have not begun', async () => {
    at(dhaka('10:01'));
    const page = await text(card(ten, two, later));
    expect([...page.matchAll(/Change (\w+)/g)].map(([, name]) => name)).toEqual(['two', 'later']);
  });

  it('of two that began together has first the one of the first court', async () => {
    at(dhaka('10:01'));
    const courts = (await text(card(ten, hearing('other', ten.startsAt)))).matchAll(/Court (\w+)/g);
    expect([...courts].map(([, name]) => name)).toEqual(['ten', 'other']);
  });
});
