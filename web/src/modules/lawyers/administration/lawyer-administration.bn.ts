import type { lawyerAdministration as english } from './lawyer-administration.en';
import type { Translation } from '../../../i18n/translation';

/** Words of the admin’s list and record of lawyers. */
export const lawyerAdministration = {
  list: {
    all: 'সব আইনজীবী',
    filter: 'যাচাই অনুযায়ী আইনজীবী',
    everyState: 'সবাই',
    late: '৪৮ ঘণ্টার বেশি পড়ে থাকা অনুরোধ',
    search: 'আইনজীবী খুঁজুন',
    searchHint: 'নাম, ইমেইল বা সনদ নম্বর',
    count_one: '{{number}} জন আইনজীবী',
    count_other: '{{number}} জন আইনজীবী',
    practiceAreasHint: 'আইনের বিষয়, মাঝে কমা দিয়ে',
    noPracticeAreas: 'এখনো নেই',
    experienceHint: 'অভিজ্ঞতা, বছরে',
    years_one: '{{number}} বছর',
    years_other: '{{number}} বছর',
    emptyNote: 'আইনজীবীরা নিবন্ধন করলে এখানে দেখা যাবে।',
    updateFailed: 'আইনজীবীর তথ্য হালনাগাদ হয়নি',
    question: 'এই আইনজীবীকে মুছে ফেলতে চান?',
    consequence:
      'অ্যাকাউন্টটি এখনই লগআউট হবে, তালিকা থেকে নাম সরে যাবে, আর লগইন করা যাবে না। মামলাগুলো থাকবে, আইনজীবীর নামের জায়গায় থাকবে ‘আইনজীবী নেই’; লেখাগুলোও থাকবে, লেখকের নামের জায়গায় থাকবে ‘অজানা’। এটি আর ফেরানো যাবে না।',
    confirm: 'আইনজীবী মুছে ফেলুন',
    deleteFailed: 'আইনজীবীকে মুছে ফেলা যায়নি',
    experienceShape: '০ থেকে ৮০-র মধ্যে পূর্ণ বছর লিখুন',
  },
  record: {
    loadFailed: 'এই আইনজীবীর তথ্য লোড করা যায়নি',
    missingNote: 'অ্যাকাউন্টটি হয়তো এর মধ্যে মুছে ফেলা হয়েছে।',
    toList: 'সব আইনজীবী দেখুন',
    contact: 'যোগাযোগ, কখনো প্রকাশ্য নয়',
    registered: 'নিবন্ধন',
    degreeFrom: '{{degree}}, {{university}}',
    payment: 'টাকা পাঠানোর তথ্য, শুধু গৃহীত মামলার মক্কেল দেখেন',
    bankDetails: 'ব্যাংক',
    mobilePaymentDetails: 'মোবাইল পেমেন্ট',
  },
} as const satisfies Translation<typeof english>;
