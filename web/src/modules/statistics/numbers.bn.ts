import type { numbers as english } from './numbers.en';
import type { Translation } from '../../i18n/translation';

export const numbers = {
  loading: 'হিসাব লোড হচ্ছে',
  failed: 'হিসাব লোড হয়নি',
  days: 'দিন',
  from: 'শুরুর দিন',
  to: 'শেষ দিন',
  requests: 'এই দিনগুলোর অনুরোধ, আজকের অবস্থায়',
  median: 'অর্ধেকের উত্তর এসেছে এর মধ্যে',
  hours_one: '{{number}} ঘণ্টা',
  hours_other: '{{number}} ঘণ্টা',
  confirmed: 'এই দিনগুলোতে যা নিশ্চিত বা শেষ হয়েছে',
  payments_one: '{{method}}, {{number}}টি পেমেন্ট',
  payments_other: '{{method}}, {{number}}টি পেমেন্ট',
  nonePaid: 'কোনো পেমেন্ট নিশ্চিত করা হয়নি।',
  outcome: {
    SETTLED: 'অভিযোগ: মিটে গেছে',
    UPHELD: 'অভিযোগ: অভিযোগকারীর কথা ঠিক ছিল',
    NOT_UPHELD: 'অভিযোগ: অভিযোগকারীর কথা ঠিক ছিল না',
    WITHDRAWN: 'অভিযোগ: তুলে নেওয়া হয়েছে',
  },
  now: 'এখন যা অপেক্ষায় আছে',
  waiting: {
    LATE_LAWYERS: 'যে আইনজীবীদের অনুরোধ ৪৮ ঘণ্টার বেশি পড়ে আছে',
    UNANSWERED_REQUESTS: 'কয়েকজনকে অনুরোধ, এক দিনেও প্রস্তাব আসেনি',
    DISPUTES: 'টাকা নিয়ে বিরোধ আছে এমন মামলা',
    LICENSES: 'যাচাই বাকি সনদ',
    REPORTS: 'আপত্তি আসা লেখা',
  },
  file: { requests: 'অনুরোধ (CSV)', fees: 'ফি (CSV)', payments: 'পেমেন্ট (CSV)' },
} as const satisfies Translation<typeof english>;
