import { renderWith, translatorFor } from '../../../i18n/render-in-language';
import { LinkedText } from './linked-text';

const translator = translatorFor('en');
const markupOf = async (text: string) => renderWith(await translator, <LinkedText text={text} />);
const linksOf = async (text: string) =>
  [...(await markupOf(text)).matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);

it('links web addresses, and nothing else', async () => {
  expect(await linksOf('See https://judiciary.gov.bd/list?a=1 and www.example.com.')).toEqual([
    'https://judiciary.gov.bd/list?a=1',
    'http://www.example.com',
  ]);
  expect(await linksOf('javascript:alert(1) mailto:a@b.example ftp://x.example/y a@b.example')).toEqual([]);
});

it('tells other sites nothing, and search engines not to follow', async () => {
  const markup = await markupOf('https://example.com <b>bold</b>');
  expect(markup).toContain('rel="noopener noreferrer nofollow"');
  expect(markup).toContain('&lt;b&gt;bold&lt;/b&gt;');
});
