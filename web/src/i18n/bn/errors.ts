import type { ErrorCode } from '@ainsathi/contract/error-codes';
import type { errors as english } from '../en/errors';
import type { Translation } from '../translation';

/** One sentence for every error code of the API; a code without a sentence does not compile. */
const codes = {
  BAD_USER_INPUT: 'আপনি যা লিখেছেন তার কিছু অংশ আরেকবার দেখতে হবে।',
  UNAUTHENTICATED: 'এগোতে হলে আবার লগইন করুন।',
  FORBIDDEN: 'আপনার অ্যাকাউন্টে এটি করার অনুমতি নেই। কিছুই বদলানো হয়নি।',
  SECOND_FACTOR_REQUIRED: 'এগোতে হলে কোডের অ্যাপের কোডটি লিখুন।',
  NOT_FOUND: 'এটি এখানে নেই, অথবা এখন আর নেই।',
  METHOD_NOT_ALLOWED: 'এটি এখানে করা যায় না।',
  IDENTITY_REQUIRED: 'পাসওয়ার্ড দিয়ে নিশ্চিত করুন যে এটি আপনিই। কিছুই বদলানো হয়নি।',
  EMAIL_NOT_CONFIRMED: 'আগে আপনার ইমেইল নিশ্চিত করুন। লিংকটি আমরা আবার পাঠাতে পারি। কিছু পাঠানো হয়নি।',
  ACCOUNT_LOCKED: 'অ্যাকাউন্টটি লক করা আছে। ভুল হয়েছে মনে হলে আমাদের লিখুন।',
  CONFLICT: 'আগের তথ্যের সঙ্গে মিলছে না, তাই কিছু বদলানো হয়নি। এখনকার অবস্থা দেখতে পাতাটি আবার লোড করুন।',
  CHANGES_EXPIRED: 'পাতাটি আবার লোড করুন।',
  PAYLOAD_TOO_LARGE: 'ফাইলটি বেশি বড়, তাই কিছু সংরক্ষণ করা হয়নি। ছবি সর্বোচ্চ ২ মেগাবাইট হতে পারে।',
  UNSUPPORTED_MEDIA_TYPE:
    'এই ধরনের ফাইল নেওয়া হয় না, তাই কিছু সংরক্ষণ করা হয়নি। JPG, PNG, GIF বা WebP ছবি দিন।',
  RATE_LIMITED: 'অল্প সময়ে অনেকবার চেষ্টা হয়েছে। কিছুই বদলানো হয়নি; একটু অপেক্ষা করুন।',
  SERVICE_UNAVAILABLE: 'এই মুহূর্তে সেবাটিতে চাপ বেশি। আপনার লেখা কিছুই হারায়নি; একটু পর আবার চেষ্টা করুন।',
  INTERNAL_SERVER_ERROR: 'আমাদের দিকে একটি সমস্যা হয়েছে। আপনার লেখা কিছুই হারায়নি; আবার চেষ্টা করুন।',
} as const satisfies Record<ErrorCode, string>;

export const errors = {
  codes,
  network: 'ইন্টারনেট নেই, অথবা সার্ভারে পৌঁছানো যাচ্ছে না। আপনার লেখা কিছুই হারায়নি।',
  offline: {
    reading: 'আপনি অফলাইনে আছেন, আর এটি এই ডিভাইসে রাখা নেই। ইন্টারনেট ফিরলে এখানেই দেখতে পাবেন।',
    sending: 'আপনি অফলাইনে আছেন। কিছু পাঠানো হয়নি, আপনার লেখা কিছুই হারায়নি। ইন্টারনেট ফিরলে আবার চেষ্টা করুন।',
  },
  withReason: '{{what}}। {{reason}}',
  retryAfterSeconds_one: '{{count}} সেকেন্ড পর আবার চেষ্টা করুন।',
  retryAfterSeconds_other: '{{count}} সেকেন্ড পর আবার চেষ্টা করুন।',
  retryAfterMinutes_one: '{{count}} মিনিট পর আবার চেষ্টা করুন।',
  retryAfterMinutes_other: '{{count}} মিনিট পর আবার চেষ্টা করুন।',
} as const satisfies Translation<typeof english>;
