import { screen } from '@testing-library/react';
import { answer, disconnect, fragmentOf } from '../../../../test/answers';
import { field } from '../../../../test/person';
import { renderPart } from '../../../../test/render-part';
import { CaseRequest } from './case-request';
import { CaseRequest_LawyerFragmentDoc } from './generated/case-request';
import { RequestCaseDocument } from './generated/request-form';

const lawyer = fragmentOf(CaseRequest_LawyerFragmentDoc, { id: 'lawyer', name: 'Nusrat Jahan' });

it('what was typed into a case request stays when sending fails, and is sent with the next press', async () => {
  const { press, fill, sent } = await renderPart(<CaseRequest lawyer={lawyer} place="client" />, {
    at: '/user/lawyers/lawyer?request=1',
    answers: [
      disconnect(RequestCaseDocument),
      answer(RequestCaseDocument, { requestCase: { case: { id: 'case' } } }),
    ],
  });
  await fill('Title', 'Heba deed challenged');
  await fill('Description', 'Gift deed of 2019.');
  await press('Send Case Request');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to send case request');
  expect(field('Description').value).toBe('Gift deed of 2019.');
  await press('Send Case Request');
  await screen.findByText(/Case request sent successfully!/);
  const [first, second] = sent(RequestCaseDocument);
  expect(second).toMatchObject({
    input: { lawyerId: 'lawyer', title: 'Heba deed challenged', description: 'Gift deed of 2019.' },
  });
  expect(second).toEqual(first);
});

it('a lawyer reads who can send requests', async () => {
  await renderPart(<CaseRequest lawyer={lawyer} place="client" />, { role: 'lawyer' });
  await screen.findByText(/Case requests are sent from a client account\./);
});

describe.each(['en', 'bn'] as const)('how soon a lawyer answers, in %s', (language) => {
  it.each([
    ['is named', null, true],
    ['is not named while the lawyer is away', '2099-12-03', false],
  ])('%s', async (_, awayUntil, isNamed) => {
    const data = { id: 'lawyer', name: 'Nusrat Jahan', answersWithinHours: 24, awayUntil };
    const part = <CaseRequest lawyer={fragmentOf(CaseRequest_LawyerFragmentDoc, data)} place="public" />;
    await renderPart(part, { language });
    await screen.findByRole('heading', { level: 2 });
    const words = { en: 'Answers within 24 hours', bn: '২৪ ঘণ্টার মধ্যে উত্তর দেন' };
    expect(screen.queryAllByText(words[language])).toHaveLength(isNamed ? 1 : 0);
  });
});
