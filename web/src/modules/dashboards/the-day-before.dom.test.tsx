import { screen, within } from '@testing-library/react';
import { answer, type Partly } from '../../../test/answers';
import { present, tomorrow } from '../../../test/case-states/case-state';
import { textOf } from '../../../test/case-states/read-case';
import { renderPage } from '../../../test/render-part';
import type { Case, Payment } from '../../graphql/generated/schema-types';
import { ClientCasesDocument } from '../cases/generated/client-cases-screen';
import { ClientDashboardDocument } from './generated/client-dashboard-screen';

const fee = { id: 'second', amountPoisha: 1_500_000, covers: 'The plaint' };
const next = { id: 'third', amountPoisha: 800_000, covers: 'The hearings', state: 'PROPOSED' as const };
const refused: Partly<Payment> = {
  ...{ id: 'p2', feeId: fee.id, state: 'REFUSED', method: 'NAGAD', transactionId: 'CKR7W2Q9XZ' },
  ...{ amountPoisha: 1_500_000, reason: 'No SMS came.' },
};
const lawyer = { id: 'lawyer', name: 'Nusrat Jahan', nameBangla: 'নুসরাত জাহান', verified: true };
const hearing = {
  ...tomorrow,
  place: 'Room 4',
  bring: 'The ID card',
  caseId: 'wages',
  caseTitle: 'Unpaid wages',
  lawyer,
};
const wages: Partly<Case> & { lastPayments: readonly Partly<Payment>[] } = {
  ...{
    id: 'wages',
    title: 'Unpaid wages',
    status: 'HEARING_1',
    paymentStatus: 'UNPAID',
    acceptsPayment: true,
  },
  ...{ canAct: ['SEND_MESSAGE', 'ANSWER_FEE', 'PAY'], withdrawnAt: null, unreadMessages: 1, lawyer },
  ...{ due: { accepted: fee, proposed: next }, fees: [next, { ...fee, state: 'ACCEPTED' }] },
  ...{
    payments: [refused],
    lastPayments: [refused],
    refusedPayment: refused,
    dueAmountPoisha: fee.amountPoisha,
  },
  ...{ hearings: [hearing], nextHearing: hearing },
};

const counts = { total: 1, paymentsRefused: 1, unread: 1 };
/** What the room and the bell ask for beside the screens. */
const known = { case: wages, myActivity: { unreadMessages: 1, unreadCaseId: 'wages' } };
const answers = (canCall: boolean) => [
  answer(ClientDashboardDocument, {
    myCaseCounts: counts,
    myHearings: { items: [{ ...hearing, canCall }] },
    ...{ paymentsRefused: { items: [wages] }, recent: { items: [wages] } },
  }),
  answer(ClientCasesDocument, {
    myCases: { items: [wages], page: 1, pages: 1, total: 1 },
    myCaseCounts: counts,
  }),
];

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(present);
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-360);
});
afterEach(() => jest.restoreAllMocks());

const refusal = {
  en: 'Your payment of ৳\u00a015,000 did not arrive: “No SMS came.”',
  bn: 'আপনার ৳\u00a0১৫,০০০ পৌঁছায়নি: ‘No SMS came.’',
};
const unread = { en: '1 new message', bn: '১টি নতুন বার্তা' };

/** What each place says of the hearing, the refused payment, the fee and the message. */
const places = {
  '/user': {
    en: ['Tomorrow, 10:30 am: hearing', refusal.en, 'Answer the fee for “Unpaid wages”', unread.en],
    bn: ['আগামীকাল সকাল ১০:৩০: শুনানি', refusal.bn, '‘Unpaid wages’ মামলার ফি নিয়ে উত্তর দিন', unread.bn],
  },
  '/user/cases': {
    en: ['Hearing tomorrow', refusal.en, '৳\u00a08,000 to answer', unread.en],
    bn: ['শুনানি আগামীকাল', refusal.bn, '৳\u00a0৮,০০০, উত্তর বাকি', unread.bn],
  },
  '/user/cases/wages': {
    en: [
      'Be at Labour Court 1, Dhaka tomorrow, 10:30 am',
      `${refusal.en} Do not send the money again.`,
      'Nusrat Jahan asks for ৳\u00a08,000',
      'Bring: The ID card',
    ],
    bn: [
      'আগামীকাল সকাল ১০:৩০ আদালতে থাকবেন: Labour Court 1, Dhaka',
      `${refusal.bn} টাকা আবার পাঠাবেন না।`,
      'নুসরাত জাহান ৳\u00a0৮,০০০ ফি চেয়েছেন',
    ],
  },
};
const everywhere = Object.entries(places).flatMap(([at, said]) =>
  (['en', 'bn'] as const).map((language) => ({ at, language, texts: said[language] })),
);

describe('the day before a hearing, with a refused payment, a fee to answer and an unread message', () => {
  it.each(everywhere)('$at says so, in $language', async ({ at, language, texts }) => {
    await renderPage(at, { language, known, answers: answers(false) });
    await screen.findAllByText(/Unpaid wages/);
    const main = document.querySelector('main');
    const said = textOf(main).replaceAll(/\s+/g, ' ');
    const places = texts.map((text) => said.indexOf(text.replaceAll(/\s+/g, ' ')));
    expect(texts.filter((_, index) => places[index] === -1)).toEqual([]);
    // The dashboard and the room have them from the most urgent on.
    if (at !== '/user/cases') expect([...places].sort((one, other) => one - other)).toEqual(places);
  });

  it.each([
    [false, /^Write to Nusrat Jahan/, '/user/cases/wages?tab=messages'],
    [true, /^Call Nusrat Jahan/, '/call/wages'],
  ])('the card leads to court and lawyer; calls possible: %s', async (canCall, name, path) => {
    await renderPage('/user', { known, answers: answers(canCall) });
    const card = within(await screen.findByRole('region', { name: 'What needs you now' }));
    expect(card.getByRole('link', { name }).getAttribute('href')).toContain(path);
    const map = card.getByRole('link', { name: 'Show on a map' });
    // The map's address names the court, and nothing of the case.
    expect(map.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=Labour%20Court%201%2C%20Dhaka',
    );
    expect(map.getAttribute('rel')).toBe('noreferrer');
    expect(card.getByRole('link', { name: /^Read them/ }).getAttribute('href')).toBe(
      '/user/cases/wages?tab=messages',
    );
  });

  it('the map is the phone’s own on Android', async () => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Linux; Android 10; K) Chrome/140');
    await renderPage('/user', { answers: answers(false) });
    const map = await screen.findByRole('link', { name: 'Show on a map' });
    expect(map.getAttribute('href')).toBe('geo:0,0?q=Labour%20Court%201%2C%20Dhaka');
  });

  it.each([
    ['wages', '/user/cases/wages?tab=documents'],
    [null, '/user/cases'],
  ])('papers asked for lead to those of one case, %s, or of several', async (documentsCaseId, path) => {
    const myCaseCounts = { ...counts, documentsWanted: 1, documentsCaseId };
    await renderPage('/user', { answers: [answer(ClientDashboardDocument, { myCaseCounts })] });
    const link = await screen.findByRole('link', { name: /Your lawyer needs documents in 1 case$/ });
    expect(link.getAttribute('href')).toBe(path);
  });
});
