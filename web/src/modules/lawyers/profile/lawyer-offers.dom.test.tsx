import { screen } from '@testing-library/react';
import { fragmentOf } from '../../../../test/answers';
import { renderPart } from '../../../../test/render-part';
import { LawyerOffers_LawyerFragmentDoc } from './generated/lawyer-offers';
import { LawyerOffers } from './lawyer-offers';

const unknown = { firstTalkPoisha: null, firstTalkMinutes: null, answersWithinHours: null, awayUntil: null };

it.each([
  ['en', unknown, ['Takes cases now']],
  [
    'en',
    { firstTalkPoisha: 0, firstTalkMinutes: 30, answersWithinHours: 6, awayUntil: null },
    ['First talk free, 30 minutes', 'Answers within 6 hours', 'Takes cases now'],
  ],
  [
    'en',
    { firstTalkPoisha: 150_000, firstTalkMinutes: 60, answersWithinHours: 1, awayUntil: '2026-12-03' },
    ['First talk from ৳ 1,500, 60 minutes', 'Answers within 1 hour', 'Takes cases from 3 Dec 2026'],
  ],
  [
    'bn',
    { firstTalkPoisha: 50_000, firstTalkMinutes: 15, answersWithinHours: 12, awayUntil: '2026-12-03' },
    ['প্রথম ১৫ মিনিটের আলাপ ৳ ৫০০ থেকে', '১২ ঘণ্টার মধ্যে উত্তর দেন', '৩ ডিসেম্বর ২০২৬ থেকে মামলা নেবেন'],
  ],
] as const)('what a lawyer offers is said, and nothing unknown: %s %j', async (language, data, lines) => {
  const lawyer = fragmentOf(LawyerOffers_LawyerFragmentDoc, data);
  await renderPart(<LawyerOffers lawyer={lawyer} />, { language });
  await screen.findByText(lines[0]);
  expect([...document.querySelectorAll('p > span')].map(({ textContent }) => textContent)).toEqual(lines);
});
