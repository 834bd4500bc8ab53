import type { reviewForm as english } from './review-form.en';
import type { Translation } from '../../i18n/translation';

/** Words of the forms for a review and a report, loaded when they are opened. */
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
  report: {
    open: 'আপত্তি জানান',
    openNamed: '‘{{title}}’ নিয়ে আপত্তি জানান',
    title: 'এই লেখা নিয়ে আপত্তি জানান',
    why: 'সমস্যা কী?',
    reason: {
      FALSE: 'কথাটি সত্য নয়',
      INSULT: 'কাউকে অপমান করে',
      PRIVATE: 'ব্যক্তিগত কথা ফাঁস করে',
      PRESSURE: 'কাউকে চাপ দেয়',
      ADVERTISING: 'এটি বিজ্ঞাপন',
      PRETENDS: 'লেখক অন্য কেউ সেজেছেন',
      OTHER: 'অন্য কিছু',
    },
    reasonMissing: 'সমস্যা কী, বেছে নিন',
    text: 'আরও কিছু বলার থাকলে (না লিখলেও চলে)',
    note: 'আমরা আপনার আপত্তি পড়ব। কে পাঠিয়েছেন, লেখক জানবেন না।',
    submit: 'আপত্তি পাঠান',
    busy: 'পাঠানো হচ্ছে…',
    done: 'ধন্যবাদ। আমরা লেখাটি দেখব।',
  },
} as const satisfies Translation<typeof english>;
