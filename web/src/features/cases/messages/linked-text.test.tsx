import { renderToStaticMarkup } from 'react-dom/server';
import { LinkedText } from './linked-text';

const linksOf = (text: string) =>
  [...renderToStaticMarkup(<LinkedText text={text} />).matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);

it('links web addresses, and nothing else', () => {
  expect(linksOf('See https://judiciary.gov.bd/list?a=1 and www.example.com.')).toEqual([
    'https://judiciary.gov.bd/list?a=1',
    'http://www.example.com',
  ]);
  expect(linksOf('javascript:alert(1) mailto:a@b.example ftp://x.example/y a@b.example //x.example')).toEqual([]);
});

it('tells other sites nothing, and search engines not to follow', () => {
  const markup = renderToStaticMarkup(<LinkedText text="https://example.com <b>bold</b>" />);
  expect(markup).toContain('rel="noopener noreferrer nofollow"');
  expect(markup).toContain('&lt;b&gt;bold&lt;/b&gt;');
});
