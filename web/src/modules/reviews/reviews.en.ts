/** Words of the clients’ reviews on the home page. */
export const reviews = {
  title: 'What clients say',
  carousel: 'Client reviews',
  slideRole: 'slide',
  carouselRole: 'carousel',
  position: '{{position}} of {{count}}',
  previous: 'Previous review',
  next: 'Next review',
  pause: 'Pause the reviews',
  play: 'Let the reviews run',
  add: 'Add Your Review',
  thanks: 'Thank you! Your review is here for everybody to read.',
  empty: 'No reviews yet. Yours can be the first.',
  loading: 'Loading the reviews',
  failed: 'The reviews could not be loaded',
  designation: 'Designation',
  review: 'Review',
} as const;
