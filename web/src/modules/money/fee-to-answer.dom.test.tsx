import { cleanup, screen, within } from '@testing-library/react';
import { answer, disconnect, type Partly } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import type { Case } from '../../graphql/generated/schema-types';
import { AnswerFeeDocument } from './generated/fee-to-answer';

const fee = { id: 'first', amountPoisha: 1_500_000, covers: 'The plaint' };
const legalCase: Partly<Case> = {
  ...{ id: 'wages', title: 'Unpaid wages', status: 'ACCEPTED', paymentStatus: 'UNPAID' },
  ...{ canAct: ['ANSWER_FEE'], due: { accepted: null, proposed: fee }, withdrawnAt: null },
  lawyer: { id: 'lawyer', name: 'Nusrat Jahan' },
};
const open = async (answers = [disconnect(AnswerFeeDocument)]) =>
  renderPage('/user/cases/wages', { known: { case: legalCase }, answers });

describe('who declines a fee', () => {
  it('keeps the reason when the connection fails, when the dialog is closed and when the page goes away', async () => {
    const { press, fill } = await open();
    await press('Decline');
    await fill(/^Why/, 'Too much for one hearing');
    const dialog = screen.getByRole('dialog');
    await press('Decline', dialog);
    await screen.findByText(/Your answer was not sent/);
    within(screen.getByRole('dialog')).getByDisplayValue('Too much for one hearing');
    await press('Cancel', dialog);
    await press('Decline');
    screen.getByDisplayValue('Too much for one hearing');
    cleanup();
    const again = await open([answer(AnswerFeeDocument, { answerFee: { case: legalCase } })]);
    await again.press('Decline');
    await again.press('Decline', screen.getByRole('dialog'));
    await screen.findByText('The fee is declined');
    expect(again.sent(AnswerFeeDocument)).toMatchObject([{ reason: 'Too much for one hearing' }]);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('first'))).toEqual([]);
  });
});

it('who accepts a fee without a connection finds the question still open', async () => {
  const { press } = await open();
  await press('Accept the fee');
  await press('Accept the fee', screen.getByRole('dialog'));
  await screen.findByText(/Your answer was not sent/);
  screen.getByRole('dialog');
});
