import { screen } from '@testing-library/react';
import { fragmentOf } from '../../../../test/answers';
import { renderPart } from '../../../../test/render-part';
import { LicenceCheck_LawyerFragmentDoc } from './generated/licence-check';
import { LicenceCheck } from './licence-check';

const checked = {
  checkedOn: '2026-11-03',
  checkedPapers: ['SANAD', 'BAR_CARD'],
  enrolledYear: 2011,
  barAssociation: 'Gazipur Bar Association',
  verifiedUntil: '2999-11-03',
} as const;
const unseen = { checkedPapers: [], enrolledYear: null, barAssociation: null, verifiedUntil: null } as const;

it.each([
  [
    'en',
    checked,
    'Licence checked on 3 November 2026: sanad and bar card seen. Enrolled 2011, Gazipur Bar Association. Valid until 3 November 2999.',
  ],
  [
    'bn',
    checked,
    '৩ নভেম্বর ২০২৬ তারিখে সনদ যাচাই করা হয়েছে; দেখা হয়েছে সনদপত্র ও বার সমিতির কার্ড। আইনজীবী হিসেবে তালিকাভুক্ত: ২০১১, Gazipur Bar Association। যাচাইয়ের মেয়াদ ৩ নভেম্বর ২৯৯৯ পর্যন্ত।',
  ],
  [
    'en',
    { ...checked, barAssociation: null, verifiedUntil: '2020-01-01' },
    'Licence checked on 3 November 2026: sanad and bar card seen. Enrolled 2011. Verification ran out on 1 January 2020.',
  ],
  ['en', unseen, 'Number checked; no paper was seen.'],
  ['bn', unseen, 'সনদ নম্বর মিলিয়ে দেখা হয়েছে; কোনো কাগজ দেখা হয়নি।'],
  [
    'bn',
    { ...unseen, checkedOn: '2026-11-03', verifiedUntil: '2020-01-01' },
    'সনদ নম্বর মিলিয়ে দেখা হয়েছে; কোনো কাগজ দেখা হয়নি। যাচাইয়ের মেয়াদ ১ জানুয়ারি ২০২০ শেষ হয়েছে।',
  ],
] as const)('says what a check saw and until when it counts: %s %j', async (language, data, sentence) => {
  const lawyer = fragmentOf(LicenceCheck_LawyerFragmentDoc, data);
  await renderPart(<LicenceCheck lawyer={lawyer} />, { language });
  await screen.findByText(sentence);
});
