import type { Language } from '@ainsathi/contract/languages';
import { cleanup, screen, within } from '@testing-library/react';
import { answer, type Partly } from '../../../test/answers';
import {
  accepted,
  fee,
  lawyer,
  refusal,
  requested,
  tomorrow,
  wages,
} from '../../../test/case-states/case-state';
import { indexOf, onPaper, textOf } from '../../../test/case-states/read-case';
import { renderPage } from '../../../test/render-part';
import type { Case } from '../../graphql/generated/schema-types';
import { LawyerDashboardScreenDocument } from '../dashboards/generated/lawyer-dashboard-screen';
import { AddCaseEntryDocument } from './room/generated/use-note-form';

const languages = ['en', 'bn'] as const satisfies Language[];
const placed = () => document.querySelector('main')!;
const findStep = (language: Language = 'en') =>
  screen.findByRole('region', { name: { en: 'The next thing to do', bn: 'এরপর যা করতে হবে' }[language] });
const stepTitle = async () => textOf(within(await findStep()).getByRole('heading', { level: 2 }));

const open = async (role: 'user' | 'lawyer', legalCase: Partly<Case>, language: Language = 'en') => {
  const shown = await renderPage(`/${role}/cases/wages`, { role, language, known: { case: legalCase } });
  await screen.findByRole('heading', { level: 1, name: 'Unpaid wages' });
  return shown;
};

/** As its lawyer reads it. */
const withdrawn: Partly<Case> = {
  ...{ ...wages, status: 'CASE_CLOSED', withdrawnAt: '2026-11-20T05:00:00Z' },
  ...{ client: null, description: '', room: null, events: [requested] },
};

describe.each(languages)('a withdrawn request, to its lawyer in %s', (language) => {
  const [unknown, copies, left, opened] = {
    en: ['Unknown', 'Not kept on this device', 'has left AinSathi', 'Who opened what'],
    bn: ['অজানা', 'এই ডিভাইসে রাখা নেই', 'আইনসাথীতে নেই', 'কে কী দেখেছেন'],
  }[language];
  const closed = {
    en: ['Messages can no longer be sent.', 'Documents can no longer be added.'],
    bn: ['আর বার্তা পাঠানো যায় না।', 'আর কাগজপত্র যোগ করা যায় না।'],
  }[language];

  it('says that it is closed, not that its content is on another device or its client gone', async () => {
    await open('lawyer', withdrawn, language);
    for (const words of closed) await screen.findByText((text) => text.includes(words));
    for (const words of [copies, left, unknown, opened]) expect(textOf(placed())).not.toContain(words);
  });

  it('is printed without a client and a text', async () => {
    await open('lawyer', withdrawn, language);
    const terms = [...onPaper(placed()).querySelectorAll('dt')].map(textOf);
    expect(terms).toHaveLength(3);
    expect(textOf(onPaper(placed()))).not.toContain(unknown);
  });

  it('names nobody on the dashboard', async () => {
    await renderPage('/lawyer', {
      ...{ role: 'lawyer', language },
      answers: [answer(LawyerDashboardScreenDocument, { recent: { items: [withdrawn] } })],
    });
    const link = await screen.findByRole('link', { name: 'Unpaid wages' });
    expect(textOf(link.closest('li'))).not.toContain(unknown);
  });
});

describe('the case of a client whose account was deleted', () => {
  const due = { accepted: fee, proposed: null };
  it.each([
    ['without a fee', {}],
    ['with a fee to be paid', { due, fees: [{ ...fee, state: 'ACCEPTED' }] }],
    ['with a refused payment', { due, payments: [refusal], refusedPayment: refusal }],
  ] as const)('asks nobody for money: %s', async (_, money) => {
    await open('lawyer', accepted({ ...money, client: null }));
    expect(await stepTitle()).toBe('Account deleted');
    expect(textOf(placed())).not.toMatch(/has to pay|compares the ID/);
  });
});

describe.each(languages)('an own case without a client, in %s', (language) => {
  const nobody = {
    en: 'No client is notified: this case has none on AinSathi.',
    bn: 'মক্কেলকে জানানো হয় না: এই মামলার মক্কেল আইনসাথীতে নেই।',
  }[language];
  const names = {
    en: ['Add entry', 'What happened?', 'Add to the timeline', 'Cancel hearing'],
    bn: ['তথ্য যোগ করুন', 'কী হয়েছে?', 'মামলার ধাপে যোগ করুন', 'শুনানি বাতিল করুন'],
  }[language];
  const own = accepted({
    ...{
      status: 'HEARING_1',
      client: null,
      isOwn: true,
      joinedAt: null,
      canAct: ['ADD_ENTRY', 'KEEP_DATES'],
    },
    ...{ nextHearing: tomorrow, hearings: [tomorrow] },
  });

  it('says of entries and hearings that nobody is notified', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T06:30:00Z'));
    const { press, fill } = await renderPage('/lawyer/cases/wages', {
      ...{ role: 'lawyer', language, known: { case: own } },
      answers: [answer(AddCaseEntryDocument, { addCaseEntry: { case: own } })],
    });
    const [add, what, submit, cancel] = names;
    await press(cancel!);
    const question = await screen.findByRole('dialog');
    expect(textOf(question).split(nobody)).toHaveLength(2);
    expect(textOf(question)).not.toMatch(/Your client|মক্কেলকে জানানো হবে|মক্কেল এটি পড়বেন/);
    await press(/^(Keep the hearing|শুনানি থাকুক)$/, question);
    await press(add!);
    const dialog = await screen.findByRole('dialog');
    expect(textOf(dialog)).toContain(nobody);
    await fill(what!, 'The file was seen');
    await press(submit!, dialog);
    await screen.findByText(nobody);
    expect(textOf(document.body)).not.toMatch(/has been notified|জানানো হচ্ছে/);
    jest.restoreAllMocks();
  });

  it('is printed without a text of a client', async () => {
    await open('lawyer', { ...own, description: 'Another title' }, language);
    expect(textOf(onPaper(placed()))).not.toContain('Another title');
  });
});

describe('the case of a lawyer whose account was deleted', () => {
  it('asks for another lawyer while it is open', async () => {
    await open('user', accepted({ lawyer: null }));
    expect(await stepTitle()).toBe('The lawyer has left AinSathi');
  });

  it('says that it is closed where it is', async () => {
    await open('user', accepted({ lawyer: null, status: 'CASE_CLOSED' }));
    expect(await stepTitle()).toBe('This case is closed');
    expect(screen.queryByRole('link', { name: 'Find a lawyer' })).toBeNull();
  });
});

describe.each(languages)('the case of a lawyer who is not listed, in %s', (language) => {
  const licence = /licence|সনদ/;
  const said = (words: readonly [string, string]) => words[indexOf(language)];
  it.each([
    ['whose account is locked', { isLocked: true }, ['locked', 'সাময়িকভাবে বন্ধ'], false],
    ['who leaves', { isLeaving: true }, ['closing the account', 'অ্যাকাউন্ট বন্ধ করছেন'], false],
    ['who leaves and is locked', { isLeaving: true, isLocked: true }, ['locked', 'সাময়িকভাবে বন্ধ'], false],
    ['without a licence', {}, ['licence is not confirmed', 'সনদ এখন নিশ্চিত নয়'], true],
  ] as const)('says why, of one %s', async (_, known, cause, isOfLicence) => {
    const unlisted = { ...lawyer, verified: false, ...known };
    await open('user', { ...wages, status: 'PENDING', lawyer: unlisted }, language);
    const step = textOf(await findStep(language));
    expect(step).toContain(said(cause));
    expect(licence.test(step)).toBe(isOfLicence);
    cleanup();
    const due = { accepted: fee, proposed: null };
    await open('user', accepted({ due, dueAmountPoisha: 1_500_000, lawyer: unlisted }), language);
    for (const text of [textOf(await findStep(language)), textOf(document.getElementById('case-payment'))]) {
      expect(text).toContain(said(cause));
      expect(licence.test(text)).toBe(isOfLicence);
    }
  });
});

describe('the case of a lawyer whose verification ran out', () => {
  it('asks for the agreed fee, as it can be paid', async () => {
    const due = { accepted: fee, proposed: null };
    const facts = { due, dueAmountPoisha: 1_500_000, acceptsPayment: true, canAct: ['PAY'] } as const;
    await open('user', accepted({ ...facts, lawyer: { ...lawyer, verified: false } }));
    expect(await stepTitle()).toBe('Send ৳\u00a015,000');
    expect(textOf(placed())).not.toMatch(/do not pay/);
  });
});

describe('a fee that is due in court', () => {
  it.each([
    ['licence is not confirmed', { ...lawyer, verified: false }],
    ['account is locked', { ...lawyer, verified: false, isLocked: true }],
    ['the lawyer has left AinSathi', null],
  ])('is not called undue: %s', async (words, of) => {
    const due = { accepted: fee, proposed: null };
    const facts = { status: 'HEARING_1', due, dueAmountPoisha: 1_500_000, lawyer: of } as const;
    await open('user', accepted(facts));
    const payment = document.getElementById('case-payment');
    expect(textOf(payment)).toContain(words);
    expect(textOf(payment)).not.toContain('No payment is due');
  });
});

it('paper says that it has only the end of a long history', async () => {
  const note = (at: number) => ({ id: `n${at}`, kind: 'NOTE', createdAt: '2026-11-01T05:00:00Z' }) as const;
  await open('lawyer', accepted({ events: Array.from({ length: 80 }, (_, at) => note(at)) }));
  expect(textOf(onPaper(placed()))).toContain('The last 80 entries; the earlier ones are not printed.');
});
