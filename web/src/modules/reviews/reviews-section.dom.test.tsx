import type { Language } from '@ainsathi/contract/languages';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPart } from '../../../test/render-part';
import { now } from '../../lib/now';
import { SubmitReviewDocument } from './generated/review-form';
import type { ReviewItem } from './review-figure';
import { ReviewsSection } from './reviews-section';

const review = (id: string, text: string) => ({
  ...{ id, name: `Name ${id}`, designation: 'Tailor, Pabna', review: text, image: null },
});
const reviews = [review('1', 'They answered.'), review('2', 'সবাই সাহায্য করেছেন।'), review('3', 'Good.')];

const show = async (listed: readonly object[], language: Language = 'en') =>
  renderPart(
    <ReviewsSection
      result={{
        data: { reviews: listed as ReviewItem[] },
        loading: false,
        error: undefined,
        refetch: async () => Promise.resolve(),
      }}
    />,
    {
      role: null,
      language,
      answers: [
        answer(SubmitReviewDocument, { submitReview: { review: review('own', 'They listened to me.') } }),
      ],
    },
  );

const namesShown = () => [...document.querySelectorAll('figcaption b')].map(({ textContent }) => textContent);

const stored = (daysAgo: number) => {
  const sentAt = now() - daysAgo * 86_400_000;
  localStorage.setItem('own-review', JSON.stringify({ ...review('own', 'They listened to me.'), sentAt }));
};

afterEach(() => localStorage.clear());

it.each([
  ['en', ['Name 1', 'Name 3', 'Name 2']],
  ['bn', ['Name 2', 'Name 1', 'Name 3']],
] as const)('reviews in the script of the page come first, in %s', async (language, names) => {
  await show(reviews, language);
  expect(namesShown()).toEqual(names);
});

it('the writer sees the own review at once, marked, until a moderator has read it', async () => {
  const { press, fill } = await show(reviews);
  await press('Add Your Review');
  await fill('Name', 'Name own');
  await fill('Designation', 'Tailor, Pabna');
  await fill('Review', 'They listened to me.');
  await press('Submit Review');
  await screen.findByText(/^Thank you!/);
  await waitFor(() => expect(namesShown()[0]).toBe('Name own'));
  expect(screen.getAllByText('Our team reads it first')).toHaveLength(1);
});

it('what is typed outlasts the page, until it is sent', async () => {
  const first = await show(reviews);
  await first.press('Add Your Review');
  await first.fill('Review', 'They listened to me.');
  cleanup();
  const again = await show(reviews);
  await again.press('Add Your Review');
  screen.getByDisplayValue('They listened to me.');
  await again.fill('Name', 'Name own');
  await again.fill('Designation', 'Tailor, Pabna');
  await again.press('Submit Review');
  await screen.findByText(/^Thank you!/);
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['has it in this browser, also without others', [], ['Name own'], 1],
  ['has it once it is listed', [review('own', 'They listened to me.')], ['Name own'], 0],
] as const)('the home page %s', async (_, listed, names, marks) => {
  stored(0);
  await show(listed);
  expect(namesShown()).toEqual(names);
  expect(screen.queryAllByText('Our team reads it first')).toHaveLength(marks);
});

it.each([
  ['a week later, as the team may have deleted it', 7, []],
  ['once the list had it', 0, [review('own', 'They listened to me.')]],
] as const)('the browser forgets it %s', async (_, days, listed) => {
  stored(days);
  await show(listed);
  expect(screen.queryByText('Our team reads it first')).toBeNull();
  expect(localStorage.getItem('own-review')).toBeNull();
});

it('the browser has it six days later, and not one that has no time', async () => {
  stored(6);
  await show([]);
  expect(namesShown()).toEqual(['Name own']);
  stored(NaN);
  await show([]);
  expect(localStorage.getItem('own-review')).toBeNull();
});

it('another browser has none', async () => {
  await show(reviews);
  expect(namesShown()).not.toContain('Name own');
});
