import type { forms as english } from '../en/forms';
import type { Translation } from '../translation';

/** Words that several forms share. Those of the contact form, which every visitor has, are in `shared`. */
export const forms = {
  characters: {
    left_one: 'আর {{count}}টি অক্ষর লেখা যাবে',
    left_other: 'আর {{count}}টি অক্ষর লেখা যাবে',
    tooMany_one: '{{count}}টি অক্ষর বেশি হয়েছে',
    tooMany_other: '{{count}}টি অক্ষর বেশি হয়েছে',
  },
  notSent: 'এখনো কিছু পাঠানো হয়নি। আপনার সব লেখা এখানেই আছে।',
  notSaved: 'এখনো কিছু সংরক্ষণ হয়নি। আপনার সব লেখা এখানেই আছে।',
  unanswered: 'আগেরবার পৌঁছে থাকলে দ্বিতীয়বার যাবে না: আবার চাপুন।',
  restored: 'গতবার যা লিখেছিলেন, রেখে দিয়েছি। এখনো সংরক্ষণ হয়নি।',
  restoredFields: 'বদলেছে: {{fields}}',
  unsavedField: 'সংরক্ষণ হয়নি',
  discard: 'সংরক্ষিত লেখায় ফিরুন',
  stale: {
    title: 'সংরক্ষণ হয়নি: এর মধ্যে অন্য উইন্ডো বা ডিভাইসে এটি বদলানো হয়েছে',
    differs: 'সেখানে এখন যা সংরক্ষিত আছে:',
    empty: 'কিছু নেই',
    mine: 'আপনার পরিবর্তনটি ফরমে আছে',
    kept: 'আপনার পরিবর্তনগুলো ফরমেই আছে। দেখে নিয়ে আবার সংরক্ষণ করুন।',
  },
  fullNameMissing: 'আপনার পুরো নাম লিখুন',
  emailShape: 'name@example.com-এর মতো একটি ইমেইল লিখুন',
  titleMissing: 'শিরোনাম লিখুন',
  titleLong: 'শিরোনাম সর্বোচ্চ ২০০ অক্ষরের হতে পারে',
  tooLong: 'সর্বোচ্চ {{count}}টি অক্ষর লিখুন',
  picture: {
    replace: 'অন্যটি নিন',
    remove: 'বাদ দিন',
    progress: 'ছবি পাঠানো হচ্ছে',
    wrongType: 'এটি JPG, PNG, GIF বা WebP ছবি নয়। আইফোনের ছবি JPG করে পাঠান।',
    tooLarge: 'ছবিটি ২ মেগাবাইটের বেশি। ছোট একটি বেছে নিন।',
  },
} as const satisfies Translation<typeof english>;
