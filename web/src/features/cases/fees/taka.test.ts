import { readTaka } from './taka';

it.each([
  ['25000', 2_500_000],
  ['25,000', 2_500_000],
  ['1,25,000.50', 12_500_050],
  ['৳ ২৫,০০০', 2_500_000],
  ['২৫০০০ টাকা', 2_500_000],
  ['Tk. 500.00', 50_000],
  ['BDT 1', 100],
  ['5000/-', 500_000],
])('reads %j', (text, poisha) => {
  expect(readTaka(text)).toBe(poisha);
});

it.each(['', 'a lot', '0', '0.5', '1.234', '-5', '10,000,000,001', '25 000 or so'])('refuses %j', (text) => {
  expect(readTaka(text)).toBeNull();
});
