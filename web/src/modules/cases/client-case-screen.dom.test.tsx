import { screen, within } from '@testing-library/react';
import { answer, refuse, type Partly } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import type { Case } from '../../graphql/generated/schema-types';
import { ClientCasesDocument } from './generated/client-cases-screen';
import { WithdrawCaseDocument } from './withdrawal/generated/use-withdraw-case';

const lawyer = {
  id: 'lawyer',
  name: 'Nusrat Jahan',
  verified: false,
  mobilePaymentDetails: 'bKash: 01812-640275',
};
const wages = { id: 'wages', title: 'Unpaid wages', status: 'ACCEPTED', paymentStatus: 'UNPAID' } as const;

const open = (legalCase: Partly<Case>) =>
  renderPage('/user/cases/wages', { known: { case: { ...wages, ...legalCase } } });

describe.each([
  { what: 'was rejected', of: { lawyer }, words: 'Your lawyer’s licence is not confirmed at present' },
  { what: 'has left', of: { lawyer: null }, words: 'The lawyer has left AinSathi' },
])('the case of a lawyer who $what', ({ of, words }) => {
  it('urges nobody to pay', async () => {
    await open(of);
    const next = await screen.findByRole('region', { name: 'The next thing to do' });
    expect(within(next).getByRole('heading').textContent).toBe(words);
    within(next).getByRole('link', { name: 'Ask another lawyer' });
    expect(screen.queryByRole('button', { name: 'Pay the fee' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Pay the fee/ })).toBeNull();
    expect(screen.queryByText(/01812-640275/)).toBeNull();
    expect(screen.queryByText('Unpaid')).toBeNull();
  });

  it('says in its row that there is nothing to pay yet', async () => {
    await renderPage('/user/cases', {
      answers: [
        answer(ClientCasesDocument, {
          myCases: { items: [{ ...wages, ...of }], page: 1, pages: 1, total: 1 },
          myCaseCounts: { total: 1 },
        }),
      ],
    });
    const row = await screen.findByRole('row', { name: /Unpaid wages/ });
    expect(row.textContent).toContain('Nothing to pay yet');
  });
});

it.each(['user', 'lawyer'] as const)('the %s reads the room down, then right', async (role) => {
  await renderPage(`/${role}/cases/wages`, {
    role,
    known: {
      case: {
        ...wages,
        lawyer: { ...lawyer, verified: true },
        client: { id: 'user', name: 'Rahima Begum' },
        canAct: role === 'user' ? ['PAY', 'SEND_MESSAGE', 'ADD_DOCUMENT'] : ['ADD_ENTRY', 'SEND_MESSAGE'],
        acceptsPayment: role === 'user',
        room: {},
      },
    },
  });
  const timeline = await screen.findByRole('heading', { name: 'Timeline' });
  const partOf = (name: string) => document.getElementById(`case-${name}`)!;
  const [next, messages, documents, payment] = ['overview', 'messages', 'documents', 'payment'].map(partOf);
  const inOrder = [next!, messages!, documents!, timeline, payment!];
  for (const [index, part] of inOrder.slice(1).entries())
    expect(part.compareDocumentPosition(inOrder[index]!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(document.querySelector('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])')).toBeNull();
});

it('a request that a rejected lawyer cannot take any more leads to another lawyer', async () => {
  const { user } = await open({ status: 'PENDING', lawyer });
  await screen.findByText(/You can send your request to another lawyer\./);
  await user.click(screen.getAllByRole('link', { name: 'Ask another lawyer' })[0]!);
  expect(window.location.pathname).toBe('/user/lawyers');
});

it('a rejected case takes no more messages', async () => {
  const client = { id: 'user', name: 'Rahima Begum' };
  await open({ status: 'REJECTED', client, lawyer: { ...lawyer, verified: true }, room: {} });
  await screen.findByText('This case is closed. Messages can no longer be sent.');
  expect(screen.queryByRole('textbox', { name: /message/i })).toBeNull();
});

it('somebody else finds neither the case nor its messages', async () => {
  await renderPage('/user/cases/wages');
  await screen.findByText('This case is not here');
  expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull();
});

it('cases that cannot be loaded say so and are there after another try', async () => {
  const { press } = await renderPage('/user/cases', {
    answers: [refuse(ClientCasesDocument, { code: 'SERVICE_UNAVAILABLE' }), answer(ClientCasesDocument, {})],
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Your cases could not be loaded');
  await press('Try again');
  await screen.findByRole('heading', { name: 'You have no cases yet' });
});

it('a request that waits is withdrawn without another lawyer, once the client is sure', async () => {
  const request = { ...wages, status: 'PENDING', lawyer: { ...lawyer, verified: true } } as const;
  const withdrawn = { ...request, withdrawnAt: '2026-11-01T04:00:00Z' };
  const { press, sent } = await renderPage('/user/cases/wages', {
    known: { case: { ...request, canAct: ['WITHDRAW'] } },
    answers: [answer(WithdrawCaseDocument, { withdrawCase: { case: withdrawn } })],
  });
  await press('Withdraw the request');
  await press('Keep it');
  expect(sent(WithdrawCaseDocument)).toEqual([]);
  await press('Withdraw the request');
  await press('Withdraw', await screen.findByRole('alertdialog'));
  await screen.findByRole('heading', { name: 'This request is withdrawn' });
  screen.getByText(/You owe nothing/);
  expect(sent(WithdrawCaseDocument)).toEqual([{ caseId: 'wages', sendToLawyerId: null }]);
});
