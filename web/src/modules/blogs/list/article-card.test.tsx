import type { Language } from '@ainsathi/contract/languages';
import { StaticRouter } from 'react-router-dom';
import { renderWith, translatorFor } from '../../../../test/render-in-language';
import { signs } from '../../../ui/jamdani/signs';
import { ArticleCard } from './article-card';
import { ArticleTitle } from './article-title';
import type { ArticleCard_BlogFragment } from './generated/article-card';

const blog: ArticleCard_BlogFragment = {
  id: 'blog',
  title: 'Free legal aid: who gets it, and how to call 16699',
  titleBangla: 'বিনা খরচে আইনগত সহায়তা: কে পান, ১৬৬৯৯ নম্বরে কীভাবে ফোন করবেন',
  preview: 'The state pays your lawyer.',
  previewBangla: 'রাষ্ট্র আপনার উকিলের খরচ দেয়।',
  practiceArea: 'Family Law',
  image: null,
  imageSmall: null,
  createdAt: '2026-11-22T06:00:00Z',
  author: null,
};

async function shown(
  changes: Partial<ArticleCard_BlogFragment> = {},
  { leading = false, language = 'en' }: { leading?: boolean; language?: Language } = {},
): Promise<string> {
  const article = { ...blog, ...changes } as object;
  return renderWith(
    await translatorFor(language),
    <StaticRouter location="/blogs">
      <ArticleCard
        article={article}
        leading={leading}
        headingLevel={2}
        onOpen={() => undefined}
        onApproach={() => undefined}
      />
    </StaticRouter>,
  );
}

test.each([
  ['Family Law', 'family'],
  ['Civil Litigation', 'police'],
  [null, 'other'],
] as const)('without a picture an article about %s has the sign of %s', async (practiceArea, sign) => {
  for (const leading of [false, true]) {
    const html = await shown({ practiceArea }, { leading });
    expect(html).toContain(`d="${signs[sign].thread}"`);
    expect(html).not.toContain('<img');
  }
});

test('an uploaded picture stays, without sign or cloth', async () => {
  for (const leading of [false, true]) {
    const html = await shown({ image: '/files/a.webp', imageSmall: '/files/a-small.webp' }, { leading });
    expect(html).toContain('<img');
    expect(html).not.toContain('<svg');
  }
});

test('only the leading article has cloth, and each begins with its headline', async () => {
  expect(await shown()).not.toContain('<pattern');
  const html = await shown({}, { leading: true });
  expect(html).toContain('<pattern');
  expect(html.indexOf('</h2>')).toBeLessThan(html.indexOf('<svg'));
});

test('the leading article names its practice area in the language of the page', async () => {
  expect(await shown({}, { leading: true })).toContain('>Family Law</p>');
  expect(await shown({}, { leading: true, language: 'bn' })).toContain('>পারিবারিক আইন</p>');
});

test.each([
  ['who gets it, and how', 'who gets\u00a0it, and how'],
  ['কে পান, ১৬৬৯৯ নম্বরে', 'কে\u00a0পান, ১৬৬৯৯ নম্বরে'],
  ['Talaq, khula and the ninety days', 'Talaq, khula and the ninety days'],
  ['A notice, a reply', 'A notice, a reply'],
  ['It, too', 'It, too'],
])('in %j a short word before a comma stays with the word before it', async (text, kept) => {
  const html = renderWith(await translatorFor('en'), <ArticleTitle title={{ text, lang: undefined }} />);
  expect(html).toBe(`<span>${kept}</span>`);
});
