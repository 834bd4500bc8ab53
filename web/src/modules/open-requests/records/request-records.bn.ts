import type { requestRecords as english } from './request-records.en';
import type { Translation } from '../../../i18n/translation';

/** Words of requests to several lawyers, for the staff: records without texts and people, and reports of lawyers. */
export const requestRecords = {
  title: 'কয়েকজন আইনজীবীর কাছে অনুরোধ',
  lead: 'এখানে লেখা ও মানুষের নাম নেই। অভিযোগ এলে কারণ জানিয়ে লেখাটি পড়া যায়।',
  loading: 'তালিকা লোড হচ্ছে',
  which: 'কোন অনুরোধ',
  reported: 'অভিযোগ আছে',
  unanswered: 'এক দিনেও প্রস্তাব নেই',
  open: 'খোলা',
  all: 'সব',
  empty: 'কোনো অনুরোধ পাওয়া যায়নি',
  emptyNote: 'মক্কেলরা একসঙ্গে কয়েকজন আইনজীবীকে জিজ্ঞেস করলে এখানে দেখা যাবে।',
  column: {
    about: 'বিষয়',
    state: 'কী হয়েছে',
    asked: 'কতজনকে',
    answered: 'উত্তর',
    reports: 'অভিযোগ',
    time: 'পাঠানো ও শেষ',
  },
  state: {
    OPEN: 'উত্তরের অপেক্ষায়',
    ACCEPTED: 'আইনজীবী বেছে নেওয়া হয়েছে',
    WITHDRAWN: 'মক্কেল তুলে নিয়েছেন',
    EXPIRED: 'সময় শেষ',
    CLOSED: 'কর্মীরা বন্ধ করেছেন',
  },
  urgent: 'জরুরি',
  until: '{{from}} – {{to}}',
  look: 'অভিযোগ দেখুন',
  reasons: 'আইনজীবীদের অভিযোগ:',
  reason: {
    SPAM: 'বিজ্ঞাপন বা আজেবাজে লেখা',
    UNLAWFUL: 'বেআইনি উদ্দেশ্য',
    ABUSE: 'গালাগালি',
    CONTACT_DATA: 'যোগাযোগের তথ্য',
    OTHER: 'অন্য কারণ',
  },
  read: {
    why: 'কেন পড়ছেন?',
    hint: 'এটি নথিতে থাকবে। কমপক্ষে ১০টি অক্ষর।',
    missing: 'কারণ লিখুন, ১০ থেকে ৫০০ অক্ষরে',
    act: 'লেখাটি পড়ুন',
    busy: 'লেখা খোলা হচ্ছে…',
    otherSide: 'উল্টো পক্ষ',
  },
  close: {
    why: 'কারণ, মক্কেল এটি পড়বেন',
    missing: 'কারণ লিখুন, সর্বোচ্চ ৫০০ অক্ষরে',
    act: 'অনুরোধ বন্ধ করুন',
    busy: 'অনুরোধ বন্ধ করা হচ্ছে…',
    done: 'অনুরোধ বন্ধ হয়েছে। মক্কেল কারণটি পড়তে পারবেন।',
  },
  dismiss: {
    act: 'সমস্যা নেই',
    busy: 'অভিযোগ বাদ দেওয়া হচ্ছে…',
    done: 'অভিযোগ আর গণ্য হবে না',
  },
} as const satisfies Translation<typeof english>;
