import { screen, waitFor, within } from '@testing-library/react';
import { answer, disconnect, fragmentOf, refuse } from '../../../test/answers';
import { field } from '../../../test/person';
import { renderPage, renderPart } from '../../../test/render-part';
import { ClientLawyerDocument } from '../lawyers/generated/client-lawyer-screen';
import { LawyerPageDocument } from '../lawyers/generated/lawyer-screen';
import { ComplainInCase } from './complain-in-case';
import { ComplainInCase_CaseFragmentDoc } from './generated/complain-in-case';
import { SendComplaintDocument } from './generated/complaint-dialog';
import {
  ComplaintAboutDocument,
  OwnComplaintDocument,
  OwnComplaintsDocument,
  WithdrawComplaintDocument,
} from './generated/complaints-screen';
import { WriteToComplaintDocument } from './generated/write-to-complaint';

const at = '2026-11-28T06:00:00Z';
const lawyer = { id: 'l', name: 'Nusrat Jahan', verified: true };
const legalCase = { id: 'k', title: 'Heba deed', status: 'ACCEPTED' as const, lawyer };

const words = {
  en: {
    open: 'Something is wrong',
    send: 'Send to our team',
    missing: 'Choose one of these problems',
    body: 'What happened?',
    money: /About money.*both of you see/,
    licence: 'The licence',
    noAnswer: 'Does not answer',
    sent: 'Our team has it, and answers you here:',
    list: 'Your complaints',
  },
  bn: {
    open: 'সমস্যা হয়েছে',
    send: 'আমাদের পাঠান',
    missing: 'কী সমস্যা, বেছে নিন',
    body: 'কী হয়েছে?',
    money: /টাকা নিয়ে.*বিরোধ আছে/,
    licence: 'সনদ নিয়ে',
    noAnswer: 'উত্তর দেন না',
    sent: 'আমরা পেয়েছি, উত্তর এখানে দেব:',
    list: 'আপনার অভিযোগ',
  },
} as const;

describe.each(['en', 'bn'] as const)('Something is wrong (%s)', (language) => {
  const said = words[language];

  it('a client says so in the case: one problem and words, kept when refused, sent once', async () => {
    const legalCaseWithFee = fragmentOf(ComplainInCase_CaseFragmentDoc, {
      ...{ id: 'k', client: { id: 'user' }, lawyer: { id: 'l' }, lastFees: [{ id: 'f' }], lastPayments: [] },
    });
    const { press, fill, user, sent } = await renderPart(<ComplainInCase legalCase={legalCaseWithFee} />, {
      language,
      answers: [
        disconnect(SendComplaintDocument),
        refuse(SendComplaintDocument, { code: 'CONFLICT', message: 'You have 5 open complaints already' }),
        answer(SendComplaintDocument, { sendComplaint: { complaint: { id: 'c' } } }),
      ],
    });
    await press(said.open);
    const dialog = await screen.findByRole('dialog', { name: said.open });
    await press(said.send, dialog);
    await within(dialog).findByText(said.missing);
    within(dialog).getByLabelText(said.money);
    within(dialog).getByLabelText(said.licence);
    await user.click(within(dialog).getByLabelText(said.noAnswer));
    await fill(said.body, 'Three weeks without a word', dialog);
    await press(said.send, dialog);
    await within(dialog).findByRole('alert');
    await press(said.send, dialog);
    await within(dialog).findByText(/5 open complaints|৫/);
    expect(field(said.body, dialog).value).toBe('Three weeks without a word');
    await press(said.send, dialog);
    await screen.findByText(said.sent);
    expect(screen.getByRole('link', { name: said.list }).getAttribute('href')).toMatch(
      /\/account\/complaints$/,
    );
    const inputs = sent(SendComplaintDocument).map(({ input }) => input);
    expect(inputs[2]).toMatchObject({
      ...{ caseId: 'k', lawyerId: null, category: 'NO_ANSWER', body: 'Three weeks without a word' },
    });
    expect(new Set(inputs.map(({ complaintKey }) => complaintKey)).size).toBe(1);
  });

  it('a lawyer says so of a client, who has no licence; without a fee it is not about money', async () => {
    const withoutFee = fragmentOf(ComplainInCase_CaseFragmentDoc, {
      ...{ id: 'k', client: { id: 'user' }, lawyer: { id: 'lawyer' }, lastFees: [], lastPayments: [] },
    });
    const { press } = await renderPart(<ComplainInCase legalCase={withoutFee} />, {
      language,
      role: 'lawyer',
    });
    await press(said.open);
    const dialog = await screen.findByRole('dialog', { name: said.open });
    within(dialog).getByLabelText(said.noAnswer);
    expect(within(dialog).queryByLabelText(said.licence)).toBeNull();
    expect(within(dialog).queryByLabelText(said.money)).toBeNull();
  });

  it.each([
    ['/lawyers/l', answer(LawyerPageDocument, { lawyer })],
    ['/user/lawyers/l', answer(ClientLawyerDocument, { lawyer })],
  ])('a client says so on %s, and is back there afterwards', async (address, page) => {
    const { follow, press, fill, user, sent } = await renderPage(address, {
      language,
      answers: [
        page,
        answer(ComplaintAboutDocument, { lawyer: { ...lawyer, nameBangla: null } }),
        answer(SendComplaintDocument, { sendComplaint: { complaint: { id: 'c' } } }),
      ],
    });
    await follow(said.open);
    const dialog = await screen.findByRole('dialog', { name: said.open });
    within(dialog).getByText(lawyer.name);
    await user.click(within(dialog).getByLabelText(said.licence));
    await fill(said.body, 'Not the number on the card', dialog);
    await press(said.send, dialog);
    await screen.findByText(said.sent);
    expect(sent(SendComplaintDocument)).toMatchObject([
      { input: { caseId: null, lawyerId: 'l', category: 'LICENCE', body: 'Not the number on the card' } },
    ]);
    await user.keyboard('{Escape}');
    await screen.findByRole('link', { name: said.open });
    expect(window.location.pathname).toMatch(new RegExp(`${address}$`));
  });
});

it.each([
  ['a visitor', null, undefined, 1],
  ['another lawyer', 'lawyer', undefined, 1],
  ['the lawyer', 'lawyer', 'l', 0],
  ['staff', 'admin', undefined, 0],
] as const)('the page of a lawyer offers it: %s', async (_, role, account, links) => {
  await renderPage('/lawyers/l', { role, account, answers: [answer(LawyerPageDocument, { lawyer })] });
  await screen.findByRole('button', { name: 'Share' });
  expect(screen.queryAllByRole('link', { name: 'Something is wrong' })).toHaveLength(links);
});

it.each([
  ['the lawyer', 'lawyer', 'l', /account.complaints$/],
  ['staff', 'admin', undefined, /account$/],
] as const)('leads nobody who cannot complain to the dialog: %s', async (_, role, account, path) => {
  await renderPage('/account/complaints?about=l', { role, account });
  await waitFor(() => expect(window.location.pathname).toMatch(path));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('nobody complains in a case without another side', async () => {
  const alone = fragmentOf(ComplainInCase_CaseFragmentDoc, { id: 'k', client: { id: 'user' }, lawyer: null });
  await renderPart(<ComplainInCase legalCase={alone} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['/user/cases/k', 'user'],
  ['/lawyer/cases/k', 'lawyer'],
] as const)('both people of a case read that they disagree about money: %s', async (address, role) => {
  const disputed = { ...legalCase, client: { id: 'user', name: 'Rahima' }, moneyDisputedSince: at };
  await renderPage(address, { role, known: { case: disputed } });
  await screen.findByText(/^You two disagree about this payment since .*28.*AinSathi holds no money\.$/);
  expect(screen.getAllByText('Disputed').length).toBeGreaterThan(0);
  await screen.findByRole('button', { name: 'Something is wrong' });
});

const own = {
  ...{ id: 'c', category: 'MONEY' as const, state: 'ANSWERED' as const, outcome: null, writable: true },
  ...{ caseTitle: 'Heba deed', lawyerName: 'Nusrat Jahan', changedAt: at },
  messages: [
    { id: '1', side: 'COMPLAINANT' as const, body: 'He asks for more', createdAt: at },
    { id: '2', side: 'STAFF' as const, body: 'Please send the receipt', createdAt: at },
  ],
};

describe('the complaints of an account', () => {
  const open = async (complaint: object, at: string, ...more: ReturnType<typeof answer>[]) =>
    renderPage(at, {
      answers: [
        answer(OwnComplaintsDocument, {
          myComplaints: { items: [{ ...own, ...complaint }], page: 1, pages: 1, limit: 10, total: 1 },
        }),
        answer(OwnComplaintDocument, { complaint: { ...own, ...complaint } }),
        ...more,
      ],
    });

  it('the complainant reads the answer, writes again and withdraws', async () => {
    const { press, follow, fill, sent } = await open(
      {},
      '/account/complaints',
      answer(WriteToComplaintDocument, { writeToComplaint: { complaint: { id: 'c', state: 'IN_HAND' } } }),
      answer(WithdrawComplaintDocument, {
        withdrawComplaint: { complaint: { id: 'c', state: 'CLOSED', outcome: 'WITHDRAWN' } },
      }),
    );
    await screen.findByText(/Our team has answered · Nusrat Jahan · Heba deed/);
    await follow('About money');
    await screen.findByText('Please send the receipt');
    await press('Send');
    await screen.findByText('Tell us what happened');
    await fill('Write to our team', 'Here it is');
    await press('Send');
    await screen.findByText('Our team has what you wrote');
    await press('Withdraw this complaint');
    await screen.findByText('The complaint is withdrawn');
    expect(sent(WriteToComplaintDocument)).toEqual([{ id: 'c', body: 'Here it is', reopen: false }]);
    expect(sent(WithdrawComplaintDocument)).toEqual([{ id: 'c' }]);
  });

  it.each([true, false])(
    'what is refused stays in the field, closed meanwhile and writable: %s',
    async (writable) => {
      let complaint: object = { state: 'IN_HAND' };
      const { press, fill } = await renderPage('/account/complaints?item=c', {
        answers: [
          answer(OwnComplaintDocument, () => ({ complaint: { ...own, ...complaint } })),
          refuse(WriteToComplaintDocument, { code: 'CONFLICT', message: 'This complaint is closed.' }),
        ],
      });
      await fill('Write to our team', 'Here it is');
      complaint = { state: 'CLOSED', outcome: 'SETTLED', writable };
      await press('Send');
      await screen.findByText(/Settled · Nusrat Jahan/);
      screen.getByText('This complaint is closed.');
      expect(field('Write to our team').value).toBe('Here it is');
    },
  );

  it('names the lawyer in the language of the page', async () => {
    await renderPage('/account/complaints?item=c', {
      language: 'bn',
      answers: [answer(OwnComplaintDocument, { complaint: { ...own, lawyerNameBangla: 'নুসরাত জাহান' } })],
    });
    await screen.findByText(/নুসরাত জাহান · Heba deed/);
  });

  it('a closed one is reopened by writing, once', async () => {
    const closed = { state: 'CLOSED', outcome: 'NOT_UPHELD' };
    await open({ ...closed, writable: true }, '/account/complaints?item=c');
    await screen.findByText(/Could not be confirmed/);
    screen.getByText('If you write, it is opened again. That works once.');
    screen.getByRole('button', { name: 'Send and reopen' });
    expect(screen.queryByRole('button', { name: 'Withdraw this complaint' })).toBeNull();
  });

  it('after that it is only read', async () => {
    await open({ state: 'CLOSED', outcome: 'SETTLED', writable: false }, '/account/complaints?item=c');
    await screen.findByText('Please send the receipt');
    await waitFor(() => expect(screen.queryByLabelText('Write to our team')).toBeNull());
  });

  it('without any, says where to complain', async () => {
    await renderPage('/account/complaints', { language: 'bn', role: 'lawyer' });
    await screen.findByText('আপনার কোনো অভিযোগ নেই');
    expect(screen.getAllByRole('heading', { name: 'অভিযোগ' }).length).toBeGreaterThan(0);
  });
});
