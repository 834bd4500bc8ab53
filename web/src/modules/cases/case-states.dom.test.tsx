import type { Language } from '@ainsathi/contract/languages';
import { casePhases } from '@ainsathi/contract/statuses';
import { screen } from '@testing-library/react';
import { answer, fragmentOf, type Partly } from '../../../test/answers';
import { present, words, type CaseState } from '../../../test/case-states/case-state';
import { caseStates } from '../../../test/case-states/case-states';
import {
  askedBy,
  asks,
  caseFor,
  indexOf,
  linesOf,
  onPaper,
  type Role,
  textOf,
  titleOf,
} from '../../../test/case-states/read-case';
import { renderPage, renderPart } from '../../../test/render-part';
import type { CaseCounts, CaseGroup } from '../../graphql/generated/schema-types';
import { ClientDashboardDocument } from '../dashboards/generated/client-dashboard-screen';
import { DisputedCasesDocument } from '../dashboards/generated/disputed-cases';
import { LawyerDashboardScreenDocument } from '../dashboards/generated/lawyer-dashboard-screen';
import { NotificationRow_NotificationFragmentDoc } from '../notifications/generated/notification-row';
import { NotificationSentence } from '../notifications/notification-row';
import { ClientCasesDocument } from './generated/client-cases-screen';
import { LawyerCasesScreenDocument } from './generated/lawyer-cases-screen';

const placed = () => document.querySelector('main')!;

async function openRoom(at: string, role: Role, state: CaseState, language: Language = 'en') {
  const legalCase = caseFor(role, state);
  await renderPage(`${at}/wages`, { role, language, known: { case: legalCase } });
  await screen.findByRole('heading', { name: titleOf(state) });
  return placed();
}

const partCalled = (name: RegExp) =>
  [...placed().querySelectorAll('section')].find((section) =>
    name.test(section.getAttribute('aria-label') ?? textOf(section.querySelector('h2'))),
  );
const paymentPart = () => partCalled(/^(Payment|ফি)/);

/** On screen and on paper: the status, the last line of the history, and the phases that were. Paper asks for nothing. */
function expectHistory(room: Element, { status, event, phases }: CaseState, index: 0 | 1): void {
  const paper = onPaper(room);
  for (const text of [textOf(room), textOf(paper)]) {
    expect(text).toContain(status[index]);
    expect(text).toContain(event?.[index] ?? '');
  }
  expect(askedBy(linesOf(paper))).toEqual([]);
  const strips = [...room.querySelectorAll('ol')].map((list) => [...list.children].map(textOf));
  const strip = strips.find(([first]) => first?.startsWith('Intake')) ?? [];
  if (phases)
    expect(casePhases.filter((_, at) => !strip[at]?.includes('Not part of this case'))).toEqual(phases);
}

function expectHearing({ facts }: CaseState): void {
  const card = partCalled(/^(Next hearing|পরবর্তী শুনানি)$/);
  expect(card?.querySelector('time')?.getAttribute('datetime')).toBe(facts.nextHearing?.startsAt);
  const [hearing] = facts.nextHearing ? [] : (facts.hearings ?? []);
  if (hearing) expect(textOf(onPaper(placed()))).not.toContain(hearing.court);
}

function expectStep({ step }: CaseState, index: 0 | 1): void {
  const title = textOf(stepPart().querySelector('h2'));
  expect(/^Be at|আদালতে থাকবেন/.test(title) ? title : undefined).toBe(step?.[index]);
}

/** The badge, and in room and task the sentence, of a disputed case alone. */
function expectDispute(
  text: string,
  { name, facts }: CaseState,
  index: 0 | 1,
  said: readonly (keyof typeof words)[] = ['disputed'],
) {
  for (const key of said)
    expect([name, key, text.includes(words[key][index])]).toEqual([
      name,
      key,
      Boolean(facts.moneyDisputedSince),
    ]);
}

const causes = [words.gone, words.locked, words.leaving, words.unverified];
const askAnother = [/^Ask another lawyer/, /^অন্য আইনজীবীকে অনুরোধ করুন/] as const;

/** Why the lawyer cannot continue the case, and the link to ask another lawyer, or neither. */
function expectAbsence(place: Element, { name, absence, facts: { status } }: CaseState, index: 0 | 1): void {
  const read = causes.filter((cause) => textOf(place).includes(cause[index]));
  expect([name, read]).toEqual([name, absence ? [absence] : []]);
  const asks = [...place.querySelectorAll('a')].some((link) => askAnother[index].test(textOf(link)));
  expect([name, asks]).toEqual([name, absence !== undefined || status === 'REJECTED']);
}
const stepPart = () => partCalled(/^(The next thing to do|এরপর যা করতে হবে)$/)!;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(present);
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-360);
});
afterEach(() => jest.restoreAllMocks());

const everyState = caseStates.map((state) => [state.name, state] as const);
/** Who has left reads nothing. */
const readBy = (person: 'client' | 'lawyer') => everyState.filter(([, { facts }]) => facts[person] !== null);
const toTranslate = everyState.filter(([, { client, absence }]) => client.task ?? absence);

function expectMoneyOfClient({ client: { money, task, also } }: CaseState, index: 0 | 1): void {
  expect(textOf(paymentPart())).toContain(money[index]);
  expect(askedBy(linesOf(placed())).sort()).toEqual([task, also].filter(Boolean).sort());
  expect(screen.queryByLabelText(/^Paste the SMS|^এসএমএসটি/) !== null).toBe(task === 'pay');
  expect(screen.queryByLabelText(/Transaction ID|TrxID নম্বর/) !== null).toBe(task === 'check');
}

describe('the room of the client', () => {
  it.each(readBy('client'))('%s', async (_, state) => {
    const room = await openRoom('/user/cases', 'user', state);
    expectHistory(room, state, 0);
    expectHearing(state);
    expectStep(state, 0);
    expectAbsence(stepPart(), state, 0);
    expectMoneyOfClient(state, 0);
    expectDispute(textOf(room), state, 0, ['disputed', 'disagree']);
  });

  it.each(toTranslate)('in Bangla: %s', async (_, state) => {
    const room = await openRoom('/user/cases', 'user', state, 'bn');
    expectHistory(room, state, 1);
    expectStep(state, 1);
    expectAbsence(stepPart(), state, 1);
    expectMoneyOfClient(state, 1);
    expectDispute(textOf(room), state, 1, ['disputed', 'disagree']);
  });
});

/** The acts of a lawyer by the words of their buttons. */
const actsOfLawyer = {
  ADD_ENTRY: /^Add entry/,
  KEEP_DATES: /^Set a hearing/,
  STATE_FEE: /^Quote a (new )?fee/,
  CONFIRM_PAYMENT: /^It arrived/,
} as const;

describe('the room of the lawyer', () => {
  it.each(readBy('lawyer'))('%s', async (_, state) => {
    const room = await openRoom('/lawyer/cases', 'lawyer', state);
    const { canAct, money } = state.lawyer;
    expectHistory(room, state, 0);
    expectHearing(state);
    expect(textOf(paymentPart())).toContain(money[0]);
    expectDispute(textOf(room), state, 0, ['disputed', 'disagree']);
    const { task, also } = state.client;
    const waitsFor = [task, also].filter((one) => one === 'pay' || one === 'answer');
    expect(askedBy(linesOf(room))).toEqual(waitsFor);
    const buttons = [...room.querySelectorAll('button')].map(textOf);
    for (const [act, words] of Object.entries(actsOfLawyer))
      expect([act, buttons.some((text) => words.test(text))]).toEqual([
        act,
        canAct.some((may) => may === act),
      ]);
    expect(buttons.some((text) => text.startsWith('Accept'))).toBe(state.group === 'TO_ANSWER');
    const isAhead = Date.parse(state.facts.nextHearing?.startsAt ?? '') > present;
    expect(buttons.includes('Cancel hearing')).toBe(isAhead);
    expect(textOf(room).includes('Nothing has to be done') && isAhead).toBe(false);
  });
});

const closedWithHearing = caseStates.flatMap((state) => (state.kept ? [{ state, kept: state.kept }] : []));
const titles = ['The hearing of 7 December 2026 stands', '৭ ডিসেম্বর ২০২৬ তারিখের শুনানি হবে'] as const;
const ended = [
  'The appointment of 30 November 2026 is cancelled.',
  '৩০ নভেম্বর ২০২৬ তারিখের সাক্ষাৎ বাতিল হয়েছে।',
] as const;

describe.each(['en', 'bn'] as const)('a closed case with a hearing ahead, in %s', (language) => {
  const index = indexOf(language);
  it.each(['user', 'lawyer'] as const)('says to the %s that it stands, and who kept it', async (role) => {
    for (const { state, kept } of closedWithHearing) {
      const room = await openRoom(`/${role === 'user' ? 'user' : 'lawyer'}/cases`, role, state, language);
      const sentence = kept[role === 'user' ? 'client' : 'lawyer'][index];
      for (const text of [textOf(room), textOf(onPaper(room))])
        for (const words of [titles[index], sentence, ended[index]]) expect(text).toContain(words);
    }
  });
});

describe('the case of an administrator', () => {
  it.each(everyState)('%s', async (_, state) => {
    const room = await openRoom('/admin/cases', 'admin', state);
    expectHistory(room, state, 0);
    const hearings = partCalled(/^Hearing dates/);
    expect(hearings?.querySelector('time')?.getAttribute('datetime')).toBe(
      state.facts.hearings?.[0]?.startsAt,
    );
    expect(askedBy(linesOf(room))).toEqual([]);
  });
});

const count = (is: (state: CaseState) => boolean) => caseStates.filter(is).length;
const counts: Partly<CaseCounts> = {
  total: caseStates.length,
  toBePaid: count(({ group }) => group === 'TO_BE_PAID'),
  feesToAnswer: count(({ group }) => group === 'FEE_TO_ANSWER'),
  paymentsRefused: count(({ group }) => group === 'PAYMENT_REFUSED'),
  toConfirm: count(({ group }) => group === 'TO_CONFIRM'),
  pending: count(({ group }) => group === 'TO_ANSWER'),
};

/** Every state as a case of one list. */
function listOf(role: Role, group?: CaseGroup) {
  const states = caseStates.filter((state) => group === undefined || state.group === group);
  return { items: states.map((state) => caseFor(role, state)), page: 1, pages: 1, total: states.length };
}

/** The rows by state. */
function rowsByState(): Map<CaseState, Element> {
  const rows = [...placed().querySelectorAll('tbody tr')];
  return new Map(
    caseStates.map((state) => {
      const row = rows.find((one) => textOf(one.querySelector('a')) === titleOf(state));
      if (!row) throw new Error(`No row of ${state.name}`);
      return [state, row];
    }),
  );
}

describe.each(['en', 'bn'] as const)('in the lists, in %s', (language) => {
  const index = indexOf(language);
  const hearingIn = (row: Element) =>
    /^(?:Hearing|শুনানি) ((?:[\d০-৯]+ [^\d০-৯\s,]+|today|tomorrow|আজ|আগামীকাল).*)$/m.exec(linesOf(row))?.[1];

  it('the client reads and presses the same as in the room', async () => {
    await renderPage('/user/cases', {
      language,
      answers: [answer(ClientCasesDocument, { myCases: listOf('user'), myCaseCounts: counts })],
    });
    await screen.findAllByRole('row');
    for (const [state, row] of rowsByState()) {
      const { status, client, hearing, name } = state;
      expect([name, textOf(row)]).toEqual([name, expect.stringContaining(status[index])]);
      expect([name, textOf(onPaper(row))]).toEqual([name, expect.stringContaining(client.money[index])]);
      expectDispute(textOf(row), state, index);
      expect([name, askedBy(linesOf(row))]).toEqual([name, client.task ? [client.task] : []]);
      expectAbsence(row, state, index);
      const waits = /Waiting for an answer|উত্তরের অপেক্ষা/.test(textOf(row));
      expect([name, waits]).toEqual([name, state.group === 'TO_ANSWER' && !state.absence]);
      expect([name, hearingIn(row)]).toEqual([name, hearing?.[index]]);
    }
  });

  it('the lawyer reads and presses the same as in the room', async () => {
    await renderPage('/lawyer/cases', {
      ...{ language, role: 'lawyer' },
      answers: [answer(LawyerCasesScreenDocument, { myCases: listOf('lawyer'), myCaseCounts: counts })],
    });
    await screen.findAllByRole('row');
    for (const [state, row] of rowsByState()) {
      const { status, lawyer, hearing, name, group } = state;
      expect([name, textOf(row)]).toEqual([name, expect.stringContaining(status[index])]);
      expect([name, textOf(onPaper(row))]).toEqual([name, expect.stringContaining(lawyer.money[index])]);
      expectDispute(textOf(row), state, index);
      expect([name, hearingIn(row)]).toEqual([name, hearing?.[index]]);
      const accepts = [...row.querySelectorAll('button')].some((one) => /^(Accept|গ্রহণ) /.test(textOf(one)));
      expect([name, accepts]).toEqual([name, group === 'TO_ANSWER']);
    }
  });
});

const hearings = caseStates.flatMap((state) =>
  state.facts.nextHearing
    ? [{ ...state.facts.nextHearing, id: state.name, caseId: state.name, caseTitle: titleOf(state) }]
    : [],
);

/** The words of the one link to a state's recent case. */
const recentOf = (state: CaseState) =>
  [...placed().querySelectorAll('li')].filter(
    (item) => textOf(item.querySelector('a')) === titleOf(state) && textOf(item).includes(state.status[0]),
  );

const disputedOf = (role: Role) => ({
  items: caseStates.filter(({ facts }) => facts.moneyDisputedSince).map((state) => caseFor(role, state)),
});

/** The sentence once for each disputed case, beside the link to its payment. */
function expectDisputes(at: string): void {
  const disputed = disputedOf('user').items;
  expect(textOf(placed()).split(words.disagree[0])).toHaveLength(disputed.length + 1);
  for (const { title, id } of disputed)
    expect(
      [...placed().querySelectorAll('a')]
        .filter((link) => textOf(link) === title)
        .map((link) => link.getAttribute('href')),
    ).toContain(`${at}/${encodeURI(id)}?tab=payment`);
}

describe('on the dashboard', () => {
  it('the client reads each task of the rooms, and no other', async () => {
    await renderPage('/user', {
      answers: [
        answer(ClientDashboardDocument, {
          ...{ myCaseCounts: counts, recent: listOf('user'), myHearings: { items: hearings } },
          ...{ toBePaid: listOf('user', 'TO_BE_PAID'), paymentsRefused: listOf('user', 'PAYMENT_REFUSED') },
          open: listOf('user'),
          feesToAnswer: listOf('user', 'FEE_TO_ANSWER'),
        }),
        answer(DisputedCasesDocument, { myCases: disputedOf('user') }),
      ],
    });
    await screen.findByRole('heading', { name: 'Recent cases' });
    const headings = [...placed().querySelectorAll('h2, h3')].map(textOf);
    for (const [index, state] of caseStates.entries()) {
      const { name, client } = state;
      expect([name, recentOf(state).length]).toEqual([name, index < 3 ? 1 : 0]);
      const about = headings.filter((text) => text.includes(`“${titleOf(state)}”`));
      expect([name, about.map((text) => askedBy(text)[0])]).toEqual([
        name,
        [client.task, client.also].filter((task) => task && task !== 'check'),
      ]);
    }
    for (const cause of causes) {
      const absent = caseStates.filter(({ absence }) => absence === cause);
      expect([cause, headings.filter((text) => text === cause[0])]).toEqual([
        cause,
        absent.map(() => cause[0]),
      ]);
    }
    const refused = count(({ client }) => client.task === 'check');
    expect(headings.filter((text) => asks.check.test(text))).toHaveLength(refused);
    for (const { caseTitle } of hearings) expect(textOf(placed())).toContain(caseTitle);
    expectDisputes('/user/cases');
  });

  it('the lawyer reads the requests, the payments and the hearings', async () => {
    await renderPage('/lawyer', {
      role: 'lawyer',
      answers: [
        answer(LawyerDashboardScreenDocument, {
          ...{ myCaseCounts: counts, recent: listOf('lawyer'), myHearings: { items: hearings } },
          ...{ waiting: listOf('lawyer', 'TO_ANSWER'), toConfirm: listOf('lawyer', 'TO_CONFIRM') },
        }),
        answer(DisputedCasesDocument, { myCases: disputedOf('lawyer') }),
      ],
    });
    await screen.findByRole('heading', { name: 'Recent cases' });
    for (const state of caseStates) {
      const rows = recentOf(state);
      expect([state.name, rows.length]).toEqual([state.name, 1]);
      expectDispute(textOf(rows[0]), state, 0);
    }
    const toConfirm = `${counts.toConfirm} payments to confirm`;
    for (const words of [
      `${counts.pending} requests to answer`,
      toConfirm,
      `${counts.toBePaid} accepted cases`,
    ])
      expect(textOf(placed())).toContain(words);
    expectDisputes('/lawyer/cases');
  });
});

describe('the bell', () => {
  const told = caseStates.flatMap(({ name, bell }) => (bell ? [{ name, ...bell }] : []));
  it.each(told)('says the same to the $to: $name', async ({ to, notice, sentence }) => {
    const notification = fragmentOf(NotificationRow_NotificationFragmentDoc, {
      ...{ caseId: 'wages', caseTitle: 'Unpaid wages', count: 1 },
      ...notice,
    });
    for (const language of ['en', 'bn'] as const) {
      await renderPart(<NotificationSentence notification={notification} />, { role: to, language });
      expect(textOf(document.body)).toContain(sentence[indexOf(language)]);
    }
  });
});
