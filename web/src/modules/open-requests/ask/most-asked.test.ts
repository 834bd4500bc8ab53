import { mostAsked } from './most-asked';

const lawyers = [
  { name: 'Barguna', lawyerCount: 1 },
  { name: 'Jhalokati', lawyerCount: 2 },
  { name: 'Dhaka', lawyerCount: 3 },
  { name: 'Gazipur', lawyerCount: 30 },
];

test.each([
  ['Barguna', false, 3],
  ['Dhaka', false, 8],
  ['Sylhet', false, 0],
  ['Sylhet', true, 8],
  ['A district', false, 0],
])('in %s (anywhere: %s) at most %i are asked', (district, anywhere, most) => {
  expect(mostAsked(lawyers, district, anywhere)).toBe(most);
});
