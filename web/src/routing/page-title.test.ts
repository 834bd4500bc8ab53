import { pageTitle } from './page-title';

const inEnglish = (title: string) => `${title} · AinSathi`;

it.each([
  ['Family Law lawyers in Dhaka', 'Family Law lawyers in Dhaka · AinSathi'],
  ['a'.repeat(59), `${'a'.repeat(59)} · AinSathi`],
  [
    'How to check the papers of a flat before you pay, step by step, in plain words',
    'How to check the papers of a flat before you pay, step by… · AinSathi',
  ],
  [
    'জমি কেনার আগে যে কাগজগুলো দেখতে হয়, আর যেগুলো না দেখলে বিপদে পড়তে হয় অনেককে',
    'জমি কেনার আগে যে কাগজগুলো দেখতে হয়, আর যেগুলো না দেখলে… · AinSathi',
  ],
  [`${'ক'.repeat(57)}ক্ষমা চাই`, `${'ক'.repeat(57)}… · AinSathi`],
])('cuts %s between its letters, in 70 letters with the name', (title, expected) => {
  expect(pageTitle(title, inEnglish)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(70);
});
