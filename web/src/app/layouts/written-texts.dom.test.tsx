import { waitFor } from '@testing-library/react';
import { renderPage } from '../../../test/render-part';

const written = { bn: 'পাওনা মজুরি', en: 'Unpaid wages' } as const;

/** The texts around what people wrote, where no element says its language. */
function unmarked(text: string, language: string): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!textContent?.includes(text) || parentElement?.closest('option, textarea, script')) continue;
    if (parentElement?.closest('[lang]')?.getAttribute('lang') !== language)
      found.push(`<${parentElement?.tagName.toLowerCase()}> ${textContent}`);
  }
  return found;
}

const pages = {
  user: ['', '/cases', '/cases/wages', '/requests', '/requests/wages', '/notifications'],
  lawyer: ['', '/cases', '/cases/wages', '/requests', '/requests/wages', '/notifications'],
  admin: ['/cases', '/cases/wages', '/requests', '/reviews', '/lawyers/nusrat', '/users/rahima'],
} as const;

const cases = (['user', 'lawyer', 'admin'] as const).flatMap((role) =>
  pages[role].flatMap((address) =>
    (['en', 'bn'] as const).map((language) => ({ role, address: `/${role}${address}`, language })),
  ),
);

it.each(cases)(
  'what people wrote says its language where the page has another: $address, $language',
  async (page) => {
    const other = page.language === 'en' ? 'bn' : 'en';
    const text = written[other];
    await renderPage(page.address, { ...page, written: text });
    await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(text));
    expect(unmarked(text, other)).toEqual([]);
  },
);
