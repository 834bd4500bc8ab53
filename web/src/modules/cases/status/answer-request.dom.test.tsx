import { act, screen } from '@testing-library/react';
import { disconnect } from '../../../../test/answers';
import { renderPart } from '../../../../test/render-part';
import { AnswerRequest } from './answer-request';
import { HearingsToComeDocument } from './generated/use-closing-question';
import { UpdateCaseStatusDocument } from './generated/use-change-status';

const dower = { id: 'dower', title: 'Unpaid dower', status: 'PENDING' };
const reason = 'I am in court all month.';

async function renderOffline() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return renderPart(
    <AnswerRequest legalCase={{ ...dower, settableStatuses: ['ACCEPTED', 'REJECTED'] } as object} />,
    {
      role: 'lawyer',
      answers: [disconnect(HearingsToComeDocument), disconnect(UpdateCaseStatusDocument)],
    },
  );
}

const leave = async () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });

const showsThatNothingWasSent = async () => {
  const notice =
    'Failed to update case status. You are offline. Nothing was sent, and nothing you typed is lost.';
  await screen.findAllByText(notice);
  expect(screen.getByRole('button', { name: /^Accept/ }).parentElement?.className).not.toContain('invisible');
};

afterEach(() => jest.restoreAllMocks());

it('an acceptance without a connection was not sent, and the request can be answered again', async () => {
  const { press } = await renderOffline();
  await press(/^Accept/);
  await leave();
  await showsThatNothingWasSent();
});

it('a rejection without a connection was not sent, and its reason is still there', async () => {
  const { press, user } = await renderOffline();
  await press(/^Reject/);
  await user.type(screen.getByLabelText(/Why/), reason);
  await press('Reject', screen.getByRole('dialog'));
  await leave();
  await showsThatNothingWasSent();
  await press(/^Reject/);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Why/).value).toBe(reason);
});
