import { cleanup, screen, waitFor } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { SearchChoicesDocument } from './directory/generated/search-choices';
import { ClientLawyersDocument } from './generated/client-lawyers-screen';
import { DirectoryChoicesDocument, DirectoryLawyersDocument } from './generated/directory-screen';

const lists = {
  practiceAreas: [{ id: 'family', name: 'Family Law', slug: 'family-law' }],
  matters: [{ id: 'money', name: 'A cheque or a debt', slug: 'money', practiceAreas: [] }],
  districts: [{ id: 'dhaka', name: 'Dhaka', slug: 'dhaka' }],
};
const family = { practiceArea: 'Family Law' };
const money = { matter: 'money' };
const dhaka = { district: 'Dhaka' };

const titles = {
  all: { en: 'Lawyers in Bangladesh', bn: 'বাংলাদেশে আইনজীবী' },
  family: { en: 'Family lawyers in Bangladesh', bn: 'বাংলাদেশে পারিবারিক আইনের আইনজীবী' },
  familyInDhaka: { en: 'Family lawyers in Dhaka', bn: 'ঢাকা জেলায় পারিবারিক আইনের আইনজীবী' },
  money: {
    en: 'Lawyers for a cheque or a debt in Bangladesh',
    bn: 'বাংলাদেশে চেক বা পাওনা টাকা বিষয়ের আইনজীবী',
  },
  moneyInDhaka: {
    en: 'Lawyers for a cheque or a debt in Dhaka',
    bn: 'ঢাকা জেলায় চেক বা পাওনা টাকা বিষয়ের আইনজীবী',
  },
  dhaka: { en: 'Lawyers in Dhaka', bn: 'ঢাকা জেলায় আইনজীবী' },
  nusrat: {
    en: 'Lawyers in Bangladesh matching “nusrat”',
    bn: 'বাংলাদেশে আইনজীবী (খোঁজা শব্দ: ‘nusrat’)',
  },
  nusratInDhaka: {
    en: 'Family lawyers in Dhaka matching “nusrat”',
    bn: 'ঢাকা জেলায় পারিবারিক আইনের আইনজীবী (খোঁজা শব্দ: ‘nusrat’)',
  },
};

/** The address of the directory, the filters in the client's area, how the API reads the words, and what is listed. */
const searches = [
  ['/lawyers', '', null, titles.all],
  ['/lawyers?search=divorce', 'search=divorce', family, titles.family],
  ['/lawyers?search=divorce+dhaka', 'search=divorce+dhaka', { ...family, ...dhaka }, titles.familyInDhaka],
  ['/lawyers?search=cheque', 'search=cheque', money, titles.money],
  ['/lawyers?search=cheque+dhaka', 'search=cheque+dhaka', { ...money, ...dhaka }, titles.moneyInDhaka],
  ['/lawyers?search=dhaka', 'search=dhaka', dhaka, titles.dhaka],
  ['/lawyers/for/family-law?search=dhaka', 'category=Family+Law&search=dhaka', dhaka, titles.familyInDhaka],
  ['/lawyers/in/dhaka?search=cheque', 'district=Dhaka&search=cheque', money, titles.moneyInDhaka],
  ['/lawyers?search=nusrat', 'search=nusrat', {}, titles.nusrat],
  [
    '/lawyers/for/family-law/in/dhaka?search=nusrat',
    'category=Family+Law&district=Dhaka&search=nusrat',
    {},
    titles.nusratInDhaka,
  ],
] as const;

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

describe.each(['en', 'bn'] as const)('the heading above the lawyers (%s)', (language) => {
  const number = language === 'en' ? '3' : '৩';
  const readFrom = language === 'en' ? /^Read from “/ : /থেকে বুঝেছি।/;

  async function expectHeading(title: string, isRead: boolean) {
    await waitFor(() =>
      expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe(`${title} · ${number}`),
    );
    expect(document.title).toContain(title.slice(0, 40));
    const place = /dhaka|ঢাকা/i.test(title) ? /in Dhaka|ঢাকা জেলায়/ : /in all|সব জেলায়|nusrat/;
    const announced = screen
      .getAllByRole('status')
      .map(({ textContent }) => plain(textContent))
      .filter((text) => text.startsWith(number));
    expect(announced).toEqual([expect.stringMatching(place)]);
    if (/Family|পারিবারিক/.test(title)) expect(announced[0]).toMatch(/Family Law|পারিবারিক আইন/);
    if (/cheque|চেক/.test(title)) expect(announced[0]).toMatch(/cheque|চেক/);
    expect(screen.queryAllByText(readFrom)).toHaveLength(isRead ? 1 : 0);
  }

  it.each(searches)(
    '%s says what is listed, and no line says otherwise',
    async (at, filters, reading, title) => {
      const page = { items: [{ id: 'one' }], total: 3, page: 1, pages: 1, reading };
      const isRead = Object.keys(reading ?? {}).length > 0;
      const answers = [
        answer(DirectoryChoicesDocument, lists),
        answer(DirectoryLawyersDocument, { lawyers: page }),
        answer(SearchChoicesDocument, lists),
        answer(ClientLawyersDocument, { lawyers: page }),
      ];
      await renderPage(at, { role: null, language, answers });
      await expectHeading(title[language], isRead);
      cleanup();
      await renderPage(`/user/lawyers?${filters}`, { language, answers });
      await expectHeading(title[language], isRead);
    },
  );
});
