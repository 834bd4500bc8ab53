import { matters } from '@ainsathi/contract/matters';
import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { DirectoryChoicesDocument, DirectoryLawyersDocument } from './generated/directory-screen';

const lists = {
  practiceAreas: [],
  matters: matters.map(({ slug, name }) => ({ id: slug, slug, name, practiceAreas: [] })),
  districts: [{ id: 'dhaka', name: 'Dhaka', slug: 'dhaka' }],
};
const likely = [
  'work',
  'other',
  ...matters.map(({ slug }) => slug).filter((slug) => !/work|other/.test(slug)),
];
const unsure = { sure: false, likely, practiceArea: null, matter: null, district: null, spelling: null };

interface Reading {
  sure?: boolean;
  matter?: string | null;
  district?: string | null;
  numbers?: readonly ('SELF_HARM' | 'VIOLENCE' | 'LEGAL_AID')[];
}

const answersWith = (reading: Reading, items: { id: string }[] = []) => [
  answer(DirectoryChoicesDocument, lists),
  answer(DirectoryLawyersDocument, {
    lawyers: { items, total: items.length, page: 1, pages: items.length, reading: { ...unsure, ...reading } },
  }),
];

const callable = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('tel:'));

describe.each(['en', 'bn'] as const)('words that may be about several matters (%s)', (language) => {
  it('are asked about, with the likely matters first and something else last', async () => {
    await renderPage('/lawyers/in/dhaka?search=salary+passport', {
      language,
      role: null,
      answers: answersWith({ district: 'Dhaka' }),
    });
    const question = await screen.findByRole('region', {
      name:
        language === 'en'
          ? 'You wrote “salary passport”. What is it about?'
          : '‘salary passport’ এটা কোন বিষয়ে?',
    });
    const targets = within(question)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    const chosen = targets.filter((href) => href.includes('matter='));
    expect(chosen).toHaveLength(10);
    expect(chosen[0]).toMatch(/\/lawyers\/in\/dhaka\?matter=work&search=salary\+passport$/);
    expect(chosen[9]).toMatch(/matter=other/);
    expect(targets.find((href) => href.includes('/ask'))).toMatch(
      /\/ask\?search=salary\+passport&district=Dhaka$/,
    );
    expect(callable(question)).toEqual(['tel:999', 'tel:109', 'tel:16699']);
    expect(screen.queryByText(/No lawyers found|কোনো আইনজীবী পাওয়া যায়নি/)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      language === 'en' ? 'Lawyers in Dhaka' : 'ঢাকা জেলায় আইনজীবী',
    );
  });
});

it('shows the numbers in their order above the list, and the operator’s helplines', async () => {
  await renderPage('/lawyers?search=x', {
    role: null,
    answers: answersWith({ numbers: ['SELF_HARM', 'VIOLENCE', 'LEGAL_AID'] }),
    settings: {
      helplines: {
        selfHarm: { name: 'A friend', number: '09600-000 000', hours: '3 pm to 3 am' },
        legalAid: { name: 'Legal aid office', number: '16430', hours: '' },
      },
    },
  });
  const titles = [
    'You are not alone. Talk to somebody now.',
    'In danger now?',
    'The state pays a lawyer if you cannot.',
  ];
  const boxes = await Promise.all(
    titles.map(async (title) => (await screen.findByText(title)).parentElement!),
  );
  expect(boxes.map(callable)).toEqual([
    ['tel:999', 'tel:09600000000'],
    ['tel:999', 'tel:109'],
    ['tel:16430'],
  ]);
  expect(boxes[0]?.textContent).toContain('A friend, 3 pm to 3 am');
  expect(boxes.map((box) => box.compareDocumentPosition(boxes[0]!) & 2)).toEqual([0, 2, 2]);
});

it('has the numbers for danger small above lists of family, police and violence', async () => {
  await renderPage('/lawyers?search=husband', {
    role: null,
    answers: answersWith({ sure: true, matter: 'family' }, [{ id: 'one' }]),
  });
  const list = await screen.findByRole('region', { name: 'The lawyers' });
  expect(callable(list)).toEqual(['tel:999', 'tel:109']);
});

it('has none above other lists', async () => {
  await renderPage('/lawyers?search=shop', {
    role: null,
    answers: answersWith({ sure: true, matter: 'business' }, [{ id: 'one' }]),
  });
  const list = await screen.findByRole('region', { name: 'The lawyers' });
  expect(callable(list)).toEqual([]);
});
