import { paths, withQuery } from './paths';

describe('addresses', () => {
  it('encode what stands in them', () => {
    expect(paths.lawyer('a/b?c')).toBe('/lawyers/a%2Fb%3Fc');
    expect(paths.client.case('01')).toBe('/user/cases/01');
    expect(paths.admin.blog('x')).toBe('/admin/blogs/x');
  });

  it('leave out empty parts of the query and keep the order of the rest', () => {
    expect(
      withQuery('/', { category: 'Family Law', district: '', search: null, page: 2, sort: undefined }),
    ).toBe('/?category=Family+Law&page=2');
    expect(withQuery('/blogs', { page: undefined })).toBe('/blogs');
  });
});
