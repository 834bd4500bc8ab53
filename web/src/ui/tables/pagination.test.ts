import { matchesOption } from '../forms/combobox-list';
import { pagesAround } from './pagination';

test.each([
  [1, 1, [1]],
  [1, 19, [1, 2, 3, 4, null, 19]],
  [4, 19, [1, 2, 3, 4, 5, null, 19]],
  [10, 19, [1, null, 9, 10, 11, null, 19]],
  [19, 19, [1, null, 16, 17, 18, 19]],
  [3, 5, [1, 2, 3, 4, 5]],
])('page %i of %i offers %j', (page, pageCount, pages) => {
  expect(pagesAround(page, pageCount)).toEqual(pages);
});

const chattogram = { value: 'chattogram', label: 'Chattogram', note: 'চট্টগ্রাম', keywords: ['Chittagong'] };

test.each(['chat', 'CHITTA', 'চট্ট', '  gram '])('"%s" finds Chattogram', (query) => {
  expect(matchesOption(chattogram, query)).toBe(true);
});

test('another district does not find it', () => {
  expect(matchesOption(chattogram, 'khulna')).toBe(false);
});
