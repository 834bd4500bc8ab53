import { screen, within } from '@testing-library/react';
import { type Answer, answer, type Partly, refuse } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import type { Case } from '../../graphql/generated/schema-types';
import { AnswerClientReviewDocument, ReceivedReviewsDocument } from './generated/received-reviews';
import { ReviewLawyerDocument, WithdrawClientReviewDocument } from './generated/lawyer-review';

const wages = { id: 'wages', title: 'Unpaid wages', status: 'CASE_CLOSED', paymentStatus: 'PAID' } as const;
const lawyer = { id: 'lawyer', name: 'Nusrat Jahan', verified: true };
const own = {
  ...{ id: 'r', recommends: true, line: 'She explained each step', answer: null },
  ...{ changeableUntil: '2099-12-01T06:00:00Z', hiddenReason: null, plea: null },
};
const QUESTION = 'Would you send a friend to this lawyer?';

const open = (legalCase: Partly<Case>, answers: Answer[] = []) =>
  renderPage('/user/cases/wages', { known: { case: { ...wages, lawyer, ...legalCase } }, answers });

describe('the client of a closed case', () => {
  it('says Yes or No with one line, as everybody will read it, before the review of the service', async () => {
    const after = { ...wages, lawyer, canAct: [], clientReview: own };
    const { press, fill, user, sent } = await open({ canAct: ['REVIEW'], clientReview: null }, [
      answer(ReviewLawyerDocument, { reviewLawyer: { case: after } }),
    ]);
    const heading = await screen.findByRole('heading', { name: QUESTION });
    const step = screen.getByRole('region', { name: 'The next thing to do' });
    expect(step.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    screen.getByText('Everybody reads this. Leave out names, places, dates.');
    await press('Send');
    await screen.findByText('Choose Yes or No');
    await user.click(screen.getByLabelText('Yes'));
    await fill('One line about the lawyer, if you like', 'She explained each step');
    const preview = (await screen.findByText('So everybody reads it:')).parentElement!;
    within(preview).getByText('She explained each step');
    within(preview).getByText(/^A client · \d{4}$/);
    await press('Send');
    await screen.findByText('You would send a friend to this lawyer.');
    expect(sent(ReviewLawyerDocument)).toEqual([
      { caseId: 'wages', recommends: true, line: 'She explained each step' },
    ]);
  });

  it('changes it, and withdraws it for good', async () => {
    const { press, user, sent } = await open({ canAct: [], clientReview: own }, [
      answer(ReviewLawyerDocument, {
        reviewLawyer: { case: { ...wages, lawyer, canAct: [], clientReview: { ...own, recommends: false } } },
      }),
      answer(WithdrawClientReviewDocument, {
        withdrawClientReview: { case: { ...wages, lawyer, canAct: [], clientReview: null } },
      }),
    ]);
    await screen.findByText(/You can change it until/);
    await press('Change');
    await user.click(await screen.findByLabelText('No'));
    await press('Send');
    await screen.findByText('You would not send a friend to this lawyer.');
    expect(sent(ReviewLawyerDocument)).toMatchObject([{ recommends: false, line: own.line }]);
    await press('Withdraw');
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText(/for good/);
    await press('Withdraw', dialog);
    await screen.findByText('Your words are withdrawn');
    expect(screen.queryByRole('heading', { name: QUESTION })).toBeNull();
    expect(sent(WithdrawClientReviewDocument)).toEqual([{ id: 'r' }]);
  });

  it('reads the answer of the lawyer and why it is hidden, and cannot change it any more', async () => {
    const hidden = { answer: 'SECRECY', changeableUntil: null, hiddenReason: 'It names a child' } as const;
    await open({ canAct: [], clientReview: { ...own, ...hidden } });
    await screen.findByText(/What clients tell me stays secret/);
    screen.getByText(/It names a child/);
    screen.getByRole('button', { name: 'Answer our team' });
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });
});

it('a lawyer answers a client once, by one of four sentences, and sees no Yes or No of two', async () => {
  const line = { id: 'r', recommends: null, line: 'I waited long', year: 2026 };
  let given: 'LET_US_TALK' | null = null;
  const { press, user, sent } = await renderPage('/lawyer/profile', {
    role: 'lawyer',
    answers: [
      answer(ReceivedReviewsDocument, () => ({
        myLawyerProfile: {
          id: 'l',
          recommendations: { recommend: null },
          clientReviews: { items: [{ ...line, answer: given }], total: 1 },
        },
      })),
      answer(AnswerClientReviewDocument, () => {
        given = 'LET_US_TALK';
        return { answerClientReview: { review: { ...line, answer: given } } };
      }),
    ],
  });
  await screen.findByText('I waited long');
  screen.getByText(/nobody sees who said Yes or No/);
  expect(screen.queryByText(/send a friend/)).toBeNull();
  await press('Answer this');
  const dialog = await screen.findByRole('dialog', { name: 'Answer the client' });
  await press('Answer this', dialog);
  await within(dialog).findByText('Choose a sentence');
  expect(within(dialog).getAllByRole('radio')).toHaveLength(4);
  await user.click(within(dialog).getByLabelText('I would like to talk with you about it.'));
  await press('Answer this', dialog);
  await screen.findByText('Your answer is public');
  expect(screen.queryByRole('button', { name: 'Answer this' })).toBeNull();
  expect(sent(AnswerClientReviewDocument)).toEqual([
    { id: 'r', answer: 'LET_US_TALK', recommends: null, line: 'I waited long' },
  ]);
});

it('a lawyer reads in the open dialog what the client has changed, before answering that', async () => {
  const review = { id: 'r', recommends: null, line: 'Thank you', year: 2026, answer: null };
  const message = 'The client has changed this meanwhile. Please read it again.';
  const { press, user } = await renderPage('/lawyer/profile', {
    role: 'lawyer',
    answers: [
      answer(ReceivedReviewsDocument, () => ({
        myLawyerProfile: {
          ...{ id: 'l', recommendations: { recommend: null } },
          clientReviews: { items: [{ ...review }], total: 1 },
        },
      })),
      refuse(AnswerClientReviewDocument, { code: 'CONFLICT', message }),
    ],
  });
  await press('Answer this');
  const dialog = await screen.findByRole('dialog', { name: 'Answer the client' });
  await user.click(within(dialog).getAllByRole('radio')[0]!);
  review.line = 'He lost my deed';
  await press('Answer this', dialog);
  await within(dialog).findByText(message, { exact: false });
  await within(dialog).findByText('He lost my deed');
});
