import { screen, waitFor } from '@testing-library/react';
import { answer, refuse } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import {
  AdminReviewsDocument,
  DeleteReviewDocument,
  ShowReviewDocument,
} from './generated/admin-reviews-screen';

it('a review is deleted after a confirmation', async () => {
  const review = {
    ...{ id: 'review', name: 'Salma Khatun', designation: 'Teacher, Bogura', image: null },
    review: 'Cheap loans, call now',
  };
  let reviews = [review];
  const { press } = await renderPage('/admin/reviews', {
    role: 'admin',
    answers: [
      answer(AdminReviewsDocument, () => ({
        adminReviews: { items: reviews, pages: 1, total: reviews.length },
      })),
      answer(DeleteReviewDocument, () => {
        reviews = [];
        return { deleteReview: { deletedId: review.id } };
      }),
    ],
  });
  expect((await screen.findByRole('row', { name: /Salma Khatun/ })).textContent).toContain('No image');
  await press('Delete Salma Khatun');
  const question = { name: 'Are you sure you want to delete this review?' };
  const dialog = await screen.findByRole('alertdialog', question);
  expect(dialog.textContent).toContain('Cheap loans, call now');
  await press('Delete review', dialog);
  await screen.findByText('The review by Salma Khatun was deleted');
  expect(screen.queryByRole('row', { name: /Salma Khatun/ })).toBeNull();
});

it('a long review is shown whole by a press', async () => {
  const item = { id: 'review', name: 'Salma Khatun', review: 'The advocate told me the fee in writing.' };
  const { press } = await renderPage('/admin/reviews', {
    role: 'admin',
    answers: [answer(AdminReviewsDocument, { adminReviews: { items: [item], pages: 1, total: 1 } })],
  });
  const text = await screen.findByRole('button', { name: item.review, expanded: false });
  await press(item.review);
  expect(text.getAttribute('aria-expanded')).toBe('true');
});

it('the list of unread reviews has no review that was put on the home page', async () => {
  const review = { id: 'review', name: 'Salma Khatun', seenAt: null };
  let unread = [review];
  const { press, follow, sent } = await renderPage('/admin/reviews?state=unread', {
    role: 'admin',
    answers: [
      answer(AdminReviewsDocument, () => ({
        adminReviews: { items: unread, pages: 1, total: unread.length },
      })),
      answer(ShowReviewDocument, () => {
        unread = [];
        return { showReview: { review: { id: review.id, seenAt: '2026-11-28T06:00:00Z' } } };
      }),
    ],
  });
  await press('Show the review by Salma Khatun on the home page');
  await screen.findByText('Nothing to read');
  expect(sent(AdminReviewsDocument).every((variables) => variables.unread)).toBe(true);
  await follow('All');
  await waitFor(() => expect(sent(AdminReviewsDocument).at(-1)).toMatchObject({ unread: false }));
});

it('a review is put on the home page by a press, which then is gone', async () => {
  const review = { id: 'review', name: 'Salma Khatun', designation: 'Teacher, Bogura', image: null };
  let seenAt: string | null = null;
  const { press } = await renderPage('/admin/reviews', {
    role: 'admin',
    answers: [
      answer(AdminReviewsDocument, () => ({
        adminReviews: { items: [{ ...review, seenAt }], pages: 1, total: 1 },
      })),
      answer(ShowReviewDocument, () => {
        seenAt = '2026-11-28T06:00:00Z';
        return { showReview: { review: { id: review.id, seenAt } } };
      }),
    ],
  });
  await press('Show the review by Salma Khatun on the home page');
  await screen.findByText('The review by Salma Khatun is on the home page');
  expect(screen.queryByRole('button', { name: /^Show the review/ })).toBeNull();
});

it('a review that its writer took back meanwhile leaves the list, and the reason is said', async () => {
  const review = { id: 'review', name: 'Salma Khatun', seenAt: null };
  let reviews = [review];
  const { press } = await renderPage('/admin/reviews', {
    role: 'admin',
    answers: [
      answer(AdminReviewsDocument, () => ({
        adminReviews: { items: reviews, pages: 1, total: reviews.length },
      })),
      refuse(ShowReviewDocument, { code: 'NOT_FOUND', message: 'Review not found' }),
    ],
  });
  await screen.findByRole('row', { name: /Salma Khatun/ });
  reviews = [];
  await press('Show the review by Salma Khatun on the home page');
  await screen.findByText(/Review not found/);
  await waitFor(() => expect(screen.queryByRole('row', { name: /Salma Khatun/ })).toBeNull());
});
