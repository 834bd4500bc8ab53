import { withQuery } from './paths';

test('a URL leaves out empty query parameters and keeps the order of the others', () => {
  expect(
    withQuery('/', { category: 'Family Law', district: '', search: null, page: 2, sort: undefined }),
  ).toBe('/?category=Family+Law&page=2');
  expect(withQuery('/blogs', { page: undefined })).toBe('/blogs');
});
