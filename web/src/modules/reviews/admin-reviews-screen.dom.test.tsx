import { screen } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { AdminReviewsDocument, DeleteReviewDocument } from './generated/admin-reviews-screen';

it('a review is deleted after a confirmation', async () => {
  const review = { id: 'review', name: 'Salma Khatun', designation: 'Teacher, Bogura', image: null };
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
  await press('Delete review', await screen.findByRole('alertdialog', question));
  await screen.findByText('The review by Salma Khatun was deleted');
  expect(screen.queryByRole('row', { name: /Salma Khatun/ })).toBeNull();
});
