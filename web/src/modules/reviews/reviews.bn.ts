import type { reviews as english } from './reviews.en';
import type { Translation } from '../../i18n/translation';

/** Words of the clients’ reviews on the home page. */
export const reviews = {
  title: 'মক্কেলরা যা বলেন',
  carousel: 'মক্কেলদের মতামত',
  slideRole: 'স্লাইড',
  carouselRole: 'স্লাইড শো',
  position: '{{count}}টির মধ্যে {{position}}',
  previous: 'আগের মতামত',
  next: 'পরের মতামত',
  pause: 'মতামত থামান',
  play: 'মতামত চালু করুন',
  add: 'আপনার মতামত দিন',
  thanks: 'ধন্যবাদ! আমরা আগে পড়ব, তারপর সবাই পড়তে পারবেন।',
  readFirst: 'আমরা আগে পড়ে নিই',
  empty: 'এখনো কোনো মতামত নেই। প্রথমটি আপনারই হতে পারে।',
  loading: 'মতামত লোড হচ্ছে',
  failed: 'মতামত লোড করা যায়নি',
  designation: 'পেশা',
  review: 'মতামত',
} as const satisfies Translation<typeof english>;
