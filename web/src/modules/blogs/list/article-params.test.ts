import { articlesPath, readArticleParams } from './article-params';

test.each([
  ['', '/blogs'],
  ['topic=family-law&page=2', '/blogs?topic=family-law&page=2'],
  ['topic=Family-Law&search=+dower+&page=1', '/blogs?topic=family-law&search=dower'],
  ['topic=&search=&page=x&article=a1', '/blogs'],
])('the list at ?%s has the address %s', (query, path) => {
  expect(articlesPath(readArticleParams(new URLSearchParams(query)))).toBe(path);
});
