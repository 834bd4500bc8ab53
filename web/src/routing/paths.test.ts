import { withQuery } from './paths';

test('an address leaves out empty parts of the query and keeps the order of the rest', () => {
  expect(
    withQuery('/', { category: 'Family Law', district: '', search: null, page: 2, sort: undefined }),
  ).toBe('/?category=Family+Law&page=2');
  expect(withQuery('/blogs', { page: undefined })).toBe('/blogs');
});
