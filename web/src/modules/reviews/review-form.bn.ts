import type { reviewForm as english } from './review-form.en';
import type { Translation } from '../../i18n/translation';

/** Words of the review form, loaded when it is opened. */
export const reviewForm = {
  title: 'আপনার মতামত দিন',
  lead: 'অ্যাকাউন্ট লাগবে না। আমরা আগে পড়ব, তারপর আপনার কথা নামসহ দেখা যাবে।',
  nameHint: 'যেভাবে দেখাতে চান',
  designationHint: 'কী করেন ও কোথায়, যেমন ‘দোকানদার, বগুড়া’',
  image: 'আপনার ছবি',
  imageHint: 'JPG, PNG, GIF বা WebP, সর্বোচ্চ ২ মেগাবাইট',
  choose: 'ছবি বেছে নিন',
  trap: 'এই ঘরটি খালি রাখুন',
  submit: 'মতামত জমা দিন',
  submitting: 'জমা হচ্ছে...',
  failed: 'মতামত জমা হয়নি: {{reason}}',
  designationMissing: 'আপনি কী করেন, লিখুন',
  reviewMissing: 'আপনার মতামত লিখুন',
} as const satisfies Translation<typeof english>;
