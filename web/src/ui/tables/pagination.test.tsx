import { matchingOptions, optionNamed } from '../forms/choices/combobox-list';
import { MemoryRouter } from 'react-router-dom';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import { Pagination, pagesAround } from './pagination';

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
  expect(matchingOptions([chattogram], query)).toEqual([chattogram]);
});

test('another district does not find it', () => {
  expect(matchingOptions([chattogram], 'khulna')).toEqual([]);
});

test('an exact name comes before a beginning, and this before a part of a note', () => {
  const inDhaka = { value: 'gazipur', label: 'Gazipur', note: 'গাজীপুর · Dhaka' };
  const longer = { value: 'dhaka-north', label: 'Dhaka North' };
  const dhaka = { value: 'dhaka', label: 'Dhaka', keywords: ['ঢাকা'] };
  expect(matchingOptions([inDhaka, longer, dhaka], 'dhaka')).toEqual([dhaka, longer, inDhaka]);
  expect(optionNamed([inDhaka, dhaka], ' ঢাকা ')).toBe(dhaka);
  expect(optionNamed([inDhaka, dhaka], 'dhak')).toBeUndefined();
});

describe('more than a hundred pages', () => {
  const render = async (pageCount: number, isSearchable: boolean) =>
    renderWith(
      await translatorFor('en'),
      <MemoryRouter>
        <Pagination
          page={2}
          pageCount={pageCount}
          pathFor={(page) => `?page=${page}`}
          label="Pages"
          isSearchable={isSearchable}
        />
      </MemoryRouter>,
    );

  it('of a list with a search ask for it in the place of numbers', async () => {
    const page = await render(101, true);
    expect(page).toContain('More than 100 pages: search instead');
    expect(page).toContain('?page=3');
    expect(page).not.toContain('?page=101');
  });

  it('of a list without one are numbered, as a hundred are', async () => {
    expect(await render(101, false)).toContain('?page=101');
    expect(await render(100, true)).toContain('?page=100');
  });
});
