import { screen, waitFor } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { descriptionOf, field, untilFocused } from '../../../test/person';
import { renderPage } from '../../../test/render-part';
import { DirectoryCountsDocument } from '../lawyers/directory/generated/directory-counts';
import { SearchChoicesDocument } from '../lawyers/directory/generated/search-choices';
import { RequestToRepeatDocument, SentenceToAskDocument } from './generated/ask-screen';

const districts = [
  { id: '1', name: 'Barguna', slug: 'barguna', lawyerCount: 5 },
  { id: '2', name: 'Jhalokati', slug: 'jhalokati', lawyerCount: 7 },
];

const choices = answer(SearchChoicesDocument, {
  practiceAreas: [{ id: '1', name: 'Tax Law', slug: 'tax-law', lawyerCount: 3 }],
  matters: [],
  districts,
});
const counts = answer(DirectoryCountsDocument, ({ filter }) => ({
  lawyerCounts: {
    districts: districts.map(({ name }) => ({ name, lawyerCount: filter.matter === 'land' ? 2 : 0 })),
  },
}));

const earlier = answer(RequestToRepeatDocument, {
  openRequest: {
    id: 'earlier',
    about: 'Land and inheritance',
    district: 'Barguna',
    anywhere: false,
    title: 'Land',
    description: 'My cousin sold our land',
    opposingParties: [],
  },
});

it('begins with the sentence, the matter and the district, and says how many lawyers are asked', async () => {
  const { user, press } = await renderPage('/ask?from=earlier', { answers: [choices, counts, earlier] });
  await screen.findByRole('heading', { level: 1, name: 'What happened? Write it as you would say it.' });
  expect(await screen.findByText('Up to 4 lawyers will be asked')).toBeTruthy();
  expect(field('Description').value).toBe('My cousin sold our land');
  expect(field('Land and inheritance').checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Rent' }));
  expect(await screen.findByText('Nobody there yet')).toBeTruthy();

  await press('Continue');
  await untilFocused(await screen.findByRole('heading', { level: 1, name: 'The details' }));
  expect(field('Description').value).toBe('My cousin sold our land');
});

it('begins with the words of a search, what they are about, and their district', async () => {
  const reading = { practiceArea: null, matter: 'land', district: 'Jhalokati', numbers: [] };
  const read = answer(SentenceToAskDocument, { searchReading: reading });
  await renderPage('/ask?search=jomi+dokhol+jhalokati', { role: null, answers: [choices, counts, read] });
  await screen.findByRole('radio', { name: 'Rent' });
  await waitFor(() => expect(field('Description').value).toBe('jomi dokhol jhalokati'));
  expect(field('Land and inheritance').checked).toBe(true);
  expect(await screen.findByDisplayValue('Jhalokati')).toBeTruthy();
});

it('names whom to call, where the words of the search say that it is urgent', async () => {
  const reading = { practiceArea: null, matter: null, district: null, numbers: ['SELF_HARM' as const] };
  const read = answer(SentenceToAskDocument, { searchReading: reading });
  await renderPage('/ask?search=bachte+chai+na', { role: null, answers: [choices, counts, read] });
  expect(await screen.findByText('You are not alone. Talk to somebody now.')).toBeTruthy();
});

it('begins with what was chosen, which overrules the words', async () => {
  const reading = { practiceArea: 'Tax Law', matter: null, district: 'Jhalokati', numbers: [] };
  const read = answer(SentenceToAskDocument, { searchReading: reading });
  await renderPage('/ask?search=jomi&matter=rent&district=Barguna', {
    role: null,
    answers: [choices, counts, read],
  });
  await screen.findByRole('radio', { name: 'Rent' });
  await waitFor(() => expect(field('Rent').checked).toBe(true));
  expect(await screen.findByDisplayValue('Barguna')).toBeTruthy();
});

it('needs the matter and the district to go on, not the sentence', async () => {
  const { press } = await renderPage('/ask', { role: null, answers: [choices, counts] });
  await screen.findByRole('radio', { name: 'Rent' });
  await press('Continue');
  const [alert] = await screen.findAllByRole('alert');
  expect(alert?.textContent).toMatch(/Choose what it is about.*Choose your district/);
  expect(alert?.textContent).not.toMatch(/Describe/);
});

it('says at the field that a district was typed and not chosen, and knows its other names', async () => {
  const { press, fill, user } = await renderPage('/ask', { role: null, answers: [choices, counts] });
  await user.click(await screen.findByRole('radio', { name: 'Rent' }));
  await fill(/^District$/, 'Jhalo');
  await press('Continue');
  expect(descriptionOf(field(/^District$/))).toContain('Choose a district from the list');
  expect(field(/^District$/).value).toBe('Jhalo');
  await fill(/^District$/, 'jhalakathi');
  await press('Continue');
  await screen.findByRole('heading', { level: 1, name: 'The details' });
});
