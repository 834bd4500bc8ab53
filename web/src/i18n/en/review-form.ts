/** Words of the review form, loaded when it is opened. */
export const reviewForm = {
  title: 'Add your review',
  lead: 'No account needed. Your words appear at once, with your name.',
  nameHint: 'As it should appear',
  designationHint: 'What you do and where, for example “Shopkeeper, Bogura”',
  image: 'Your picture',
  imageHint: 'JPG, PNG, GIF or WebP, at most 2 MB',
  choose: 'Choose a picture',
  wrongType: 'This is not a JPG, PNG, GIF or WebP picture. Choose another file.',
  trap: 'Leave this field empty',
  submit: 'Submit Review',
  submitting: 'Submitting...',
  failed: 'Failed to submit review: {{reason}}',
  designationMissing: 'Say what you do',
  reviewMissing: 'Write your review',
} as const;
