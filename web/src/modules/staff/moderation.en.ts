/** Words of the admin’s list of reviews. */
export const moderation = {
  title: 'Manage Client Reviews',
  count_one: '{{number}} review',
  count_other: '{{number}} reviews',
  intro: 'Reviews are public at once. Delete what is false, offensive or names a third person.',
  search: 'Search reviews',
  searchHint: 'Name, designation or text',
  date: 'Sent',
  imageOf: 'Picture of {{name}}',
  empty: 'No reviews found',
  emptyNote: 'Visitors write reviews on the home page.',
  question: 'Are you sure you want to delete this review?',
  consequence: 'The review and its picture go at once. This cannot be undone.',
  confirm: 'Delete review',
  deleteFailed: 'Failed to delete review',
  deleted: 'The review by {{name}} was deleted',
} as const;
