import type {
  connectionNotice as englishNotice,
  offlinePageWords as englishPage,
  savedAges as englishAges,
} from '../en/offline';
import type { Translation } from '../translation';

/** The connection notice. The service worker uses these texts without a translator: `{{age}}` is the only placeholder. */
export const connectionNotice = {
  offline: 'আপনি অফলাইনে আছেন। জমা রাখা পাতা পড়তে পারবেন; পাঠানোর কাজ ইন্টারনেট ফিরলে হবে।',
  savedOffline: 'আপনি অফলাইনে আছেন। পাতাটি {{age}} রাখা হয়েছিল।',
  savedUnreachable: 'আইনসাথীতে এই মুহূর্তে পৌঁছানো যাচ্ছে না। পাতাটি {{age}} রাখা হয়েছিল।',
  refreshing: 'ইন্টারনেট ফিরেছে। নতুন তথ্য আনা হচ্ছে...',
  refreshed: 'ইন্টারনেট ফিরেছে। পাতাটি এখন হালনাগাদ।',
  retry: 'আবার চেষ্টা করুন',
} as const satisfies Translation<typeof englishNotice>;

export const offlinePageWords = {
  documentTitle: 'আপনি অফলাইনে আছেন · আইনসাথী',
  brand: 'আইনসাথী',
  title: 'এই পাতার জন্য ইন্টারনেট লাগবে',
  text: 'আপনার ফোন বা কম্পিউটারে ইন্টারনেট নেই, অথবা আইনসাথীতে পৌঁছানো যাচ্ছে না; আর এই পাতাটি আগে এখানে রাখা হয়নি। কিছুই হারায়নি।',
  saved: 'এই ডিভাইসে রাখা আছে',
  savedText: 'এই পাতাগুলো ইন্টারনেট ছাড়াই পড়া যায়।',
  nothingSaved: 'সবার জন্য খোলা পাতা পড়লে এখানে রাখা হয়। এখনো কোনোটি নেই।',
  cases: 'আমার মামলা',
  diary: 'ডায়েরি',
  asSeen: 'শেষবার যেমন দেখেছিলেন',
  age: '{{age}} রাখা',
} as const satisfies Translation<typeof englishPage>;

/** The age of a saved copy; counted texts hold `{{count}}`. */
export const savedAges = {
  moment: 'এইমাত্র',
  minute: '{{count}} মিনিট আগে',
  minutes: '{{count}} মিনিট আগে',
  hour: '{{count}} ঘণ্টা আগে',
  hours: '{{count}} ঘণ্টা আগে',
  day: '{{count}} দিন আগে',
  days: '{{count}} দিন আগে',
} as const satisfies Translation<typeof englishAges>;

export const digits = '০১২৩৪৫৬৭৮৯';
