import { screen, waitFor } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { UnreadActivityDocument } from '../notifications/generated/use-unread-count';
import { EndCallDocument } from './generated/call-operations';
import { CalledCaseDocument } from './generated/incoming-call';

const call = {
  id: 'call',
  caseId: 'case',
  answerBy: '2026-11-28T12:01:00.000Z',
  otherName: 'Rahima Begum',
  otherNameBangla: null,
};
const ringing = answer(UnreadActivityDocument, { myActivity: { call } });
const called = answer(CalledCaseDocument, { case: { id: 'case', title: 'Deed of the land' } });
const sentence = 'Rahima Begum is calling you.';

describe.each(['/lawyer', '/account', '/faq', '/lawyers', '/call/other'])('a call that rings on %s', (at) => {
  it('names who calls and the case, rings in the title of the tab, and leaves the focus where it is', async () => {
    const { press } = await renderPage(at, {
      role: 'lawyer',
      answers: [ringing, called, answer(EndCallDocument, {})],
    });
    const before = document.activeElement;
    const card = await screen.findByText(sentence);
    await screen.findByText('Deed of the land');
    expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/call/case');
    expect(card.closest('[role=alert]')?.className).toContain('fixed');
    expect(document.activeElement).toBe(before);
    const titles = new Set<string>();
    await waitFor(() => {
      titles.add(document.title);
      expect(titles.size).toBe(2);
    });
    expect(titles).toContain(sentence);
    await press('Not now');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(document.title).not.toBe(sentence);
  });
});

it('does not ring on the page of the call itself', async () => {
  const { sent } = await renderPage('/call/case', { role: 'user', answers: [ringing, called] });
  await waitFor(() => expect(sent(UnreadActivityDocument)).not.toHaveLength(0));
  expect(screen.queryByText(sentence)).toBeNull();
});
